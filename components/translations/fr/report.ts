/** In French: what the report and the bug report say of their own accord. */
import { figure, form } from '../../shared/languages/forms.ts';
import type { reportWords as english } from '../../shared/report/report-words.ts';
import { markersOf } from './counts.ts';
import { de } from './elision.ts';

const SIDES = { attacker: 'Attaquant', defender: 'Défenseur' };

export const words: typeof english = {
  untitled: 'Un assaut',
  unfinished: title => `Ce n’est pas fini : on en est à « ${title} ».`,
  cut: (some, all) =>
    `Seules les ${some} premières étapes sur ${all} ont pu être rejouées ; les suivantes n’en découlent pas.`,
  terms: {
    'epic-armageddon': { forces: 'Formations', force: 'Formation', link: 'Cet assaut, étape par étape' },
    'warhammer-40k': { forces: 'Unités', force: 'Unité', link: 'Cette phase, étape par étape' },
  },
  side: SIDES,
  initiative: value => `initiative ${value}+`,
  markers: count => markersOf(count),
  broken: 'démoralisée',
  marched: 'marche forcée',
  overwatch: 'en état d’alerte',
  stands: (count, name) => `${count} × ${name}`,
  withCharacters: (name, characters) => `${name} avec ${characters}`,
  values: (cc, ff, armour) => `CC ${cc} · FF ${ff} · blindage ${armour}`,
  speed: cm => `${figure(cm)}\u00a0cm`,
  capacity: points => `capacité de dégâts ${points}`,
  damaged: points => `dégâts déjà subis ${points}`,
  aboard: transport => `à bord ${de(transport)}`,
  poppedUp: 'en hauteur',
  weapons: { assault: 'corps à corps', 'small-arms': 'fusillade' },
  extraAttacks: more =>
    `+${more} ${typeof more === 'number' ? form(more, { one: 'attaque', other: 'attaques' }) : 'attaques'}`,
  maps: 'La table',
  atStart: 'Au départ',
  atEnd: isOver => (isOver ? 'À la fin' : 'En ce moment'),
  odds: 'Chances avant le premier jet',
  rulings: 'Joué autrement',
  steps: 'Ce qui s’est passé',
  inRound: (title, round) => `${title}, round ${round}`,
  score: (side, sum, lines) => `${SIDES[side]} : ${sum} (${lines}).`,
  losses: isOver => (isOver ? 'Ce qui reste' : 'Ce qui reste pour l’instant'),
  columns: { lost: 'Pertes', left: 'Reste', markers: 'Pions Impact' },
  lostAndLeft: (lost, left) => `pertes ${lost}, reste ${left}`,
  version: version => `Assault resolver ${version}`,

  print: 'Imprimer ou enregistrer en PDF',
  takeAway: 'En texte ou en fichier',
  form: 'Forme',
  forms: {
    text: 'Texte simple', bbcode: 'BBCode, pour un forum', markdown: 'Markdown', json: 'JSON, avec chaque étape',
  },
  textIn: form => `Le rapport : ${form}`,
  copy: 'Copier',
  copied: 'Copié.',
  notCopied: 'Ton navigateur ne le permet pas. Le texte est sélectionné : copie-le avec Ctrl+C, ou par un appui long.',
  save: 'Enregistrer en fichier',
  saved: name => `Enregistré : ${name}.`,

  wrong: 'Dire ce qui ne va pas',
  wrongMore: 'Rien n’est envoyé : tu copies le texte ci-dessous et le mets là où tu le signales.',
  what: 'Qu’est-ce qui ne va pas, qu’aurait-il dû se passer, et quelle règle le dit ?',
  whatMissing: 'Pas précisé.',
  bugReport: 'Le signalement d’une erreur',
  fault: 'Ce qui ne va pas',
  facts: 'Où c’est arrivé',
  openIssue: 'Ouvrir un ticket',
  openIssueMore: 'Cela ouvre une page où tu peux encore tout changer.',
  tooLong: 'C’est trop long pour une adresse : copie-le, et colle-le sur la page qui s’ouvre.',
  factNames: {
    link: 'Lien', version: 'Version', edition: 'Édition', rulings: 'Décisions', state: 'État', browser: 'Navigateur',
  },
  usualRulings: 'toutes comme d’habitude',
  none: 'aucun',
};
