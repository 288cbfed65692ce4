/** In French: what the shelf says. */
import type { shelfWords as english } from '../../set-up/shelf/shelf-words.ts';
import { counted, figure, form } from '../../shared/languages/forms.ts';

const things = (count: number): string => counted(count, { one: 'élément', other: 'éléments' });

export const words: typeof english = {
  shelf: 'Ton étagère',
  loading: 'L’étagère arrive…',
  kinds: { formation: 'Formation', table: 'Table', assault: 'Assaut', profile: 'Profil', phase: 'Phase' },
  plural: { formation: 'Formations', table: 'Tables', assault: 'Assauts', profile: 'Profils', phase: 'Phases' },
  epic: 'Epic: Armageddon',
  phaseOf: edition => `Warhammer 40,000, ${edition}`,
  everything: 'Tout',
  show: 'Afficher',
  search: 'Chercher',
  empty: 'Rien n’est encore gardé ici. Les formations, tables, assauts, phases et profils que tu enregistres viennent '
    + 'ici ; une étagère enregistrée en fichier s’ouvre ci-dessous.',
  emptyKind: 'Rien de ce type n’est encore gardé.',
  notFound: sought => `Rien ici ne ressemble à « ${sought} ».`,
  found: (found, all) => `${figure(found)} sur ${things(all)}`,
  all: count => things(count),
  showAll: count => `Tout afficher (${figure(count)})`,
  open: 'Ouvrir',
  rename: 'Renommer',
  remove: 'Retirer',
  openOf: name => `Ouvrir : ${name}`,
  renameOf: name => `Renommer : ${name}`,
  removeOf: name => `Retirer : ${name}`,
  name: 'Nom',
  note: 'Note',
  done: 'Fini',
  leave: 'Laisser comme avant',
  unnamed: 'Sans nom',
  renamed: name => `Nouveau nom : « ${name} ».`,
  removed: name => `« ${name} » n’est plus là.`,
  undo: 'Annuler',
  undoOf: name => `Annuler : remettre « ${name} »`,
  back: name => `« ${name} » est de retour.`,
  saveFile: 'Enregistrer en fichier',
  openFile: 'Ouvrir un fichier',
  drop: 'Tu peux aussi déposer un fichier ici. Ce qui est déjà sur l’étagère y reste.',
  fileSaved: count => `${things(count)} dans un fichier.`,
  imported: (added, replaced, same) => [
    added > 0 ? `${things(added)} ${form(added, { one: 'ajouté', other: 'ajoutés' })}.` : '',
    replaced > 0 ? `${things(replaced)} mis à jour.` : '',
    same > 0 ? `${things(same)} déjà ${form(same, { one: 'présent', other: 'présents' })}.` : '',
  ].filter(Boolean).join(' ') || 'Rien n’a été ajouté.',
  moreProblems: count => `Et ${figure(count)} de plus du même genre.`,
  unreadable: name => `« ${name} » n’a pas pu être lu.`,
  unsaved: 'seulement tant que cette page est ouverte',
  blocked: 'Ce navigateur ne garde rien pour cette page, comme en navigation privée ou quand le stockage est bloqué. '
    + 'Ce que tu enregistres s’oublie quand la page se ferme : enregistre l’étagère en fichier, et ouvre-le la '
    + 'prochaine fois.',
  held: 'Un autre onglet avec une version plus ancienne de cette page tient l’étagère. Ferme-le et recharge cette '
    + 'page. D’ici là, ce que tu enregistres s’oublie avec cette page, sauf si tu enregistres l’étagère en fichier.',
  outdated: 'Cette page est plus ancienne que l’étagère de ce navigateur et n’y touche pas : recharge la page. D’ici '
    + 'là, ce que tu enregistres s’oublie avec cette page, sauf si tu enregistres l’étagère en fichier.',
  newer: 'Une version plus récente de cette page, dans un autre onglet, a repris l’étagère. Enregistre l’étagère en '
    + 'fichier si tu l’as changée depuis, et recharge cette page.',
  closed: 'Le navigateur a fermé l’étagère. Tout est encore là tant que tu ne quittes pas la page : enregistre '
    + 'l’étagère en fichier si tu l’as changée depuis, et recharge cette page.',
  full: 'Ce navigateur n’a plus de place. Ce qui est marqué ci-dessous n’est là que tant que cette page est ouverte : '
    + 'enregistre l’étagère en fichier, ou retire autre chose.',
  failed: 'Le navigateur n’a pas enregistré le dernier changement. Ce qui est marqué ci-dessous n’est là que tant que '
    + 'cette page est ouverte : enregistre l’étagère en fichier.',
};
