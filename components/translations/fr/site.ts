/** In French: the pages of the site, and links, reports and the shelf. */
import { counted, figure, form } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { de, markersOf, pointsIn, WEAPONS } from './grammar.ts';

type Words = English['site'] & English['home'] & English['site-statechart'] & English['site-embed']
  & English['sharing'];

/** The page around the elements. */
const site: Words['site'] = {
  home: 'Accueil',
  views: 'Vues de la table',
  more: 'Plus',
  play: 'Jouer',
  setUp: 'Préparer',
  odds: 'Chances',
  learn: 'Apprendre',
  lists: 'Liste contre liste',
  statechart: 'Diagramme',
  embed: 'Pour les clubs',
  compare: 'Comparer dans quatre éditions',
  share: 'Partager',
  keep: 'Enregistrer',
  report: 'Rapport',
  review: 'Analyse',
  fault: 'Signaler une erreur',
  language: 'Langue',
  unspoken: 'Cette langue n’a pas pu être chargée. Recharge la page quand il y aura du réseau.',
  unloaded: 'Cette partie n’a pas pu être chargée. Recharge la page quand il y aura du réseau.',
  unofficial: 'Un outil non officiel, fait par des fans, pour les joueurs qui possèdent les règles. Il ne contient ni '
    + 'texte de règles ni illustration. Les noms des jeux, des armées et des unités appartiennent à leurs '
    + 'propriétaires, qui n’ont pas approuvé cet outil et n’y sont pour rien.',
  licence: 'Logiciel libre sous la [licence MIT]. Données des unités tirées du [NetEA Tournament Pack].',
  documentation: '[Documentation] : pour les joueurs, les enseignants et les développeurs, et ce que deviennent tes '
    + 'données.',
  offline: 'Prêt à servir sans connexion.',
};

/** Where one begins. */
const siteHome: Words['site/home'] = {
  game: 'Jeu',
  games: { epic: 'Epic: Armageddon', phase: 'Warhammer 40,000' },
  edition: 'Édition',
  heading: 'Deux formations se heurtent. Qui gagne, et pourquoi ?',
  lead: 'Dans les règles, avec tes dés ou les nôtres, et la raison de chaque ligne.',
  settle: 'Résoudre un assaut',
  settleLead: 'L’assaut de ta table, étape par étape, avec tes dés ou les nôtres.',
  charge: 'Faut-il charger ?',
  chargeLead: 'Nomme les deux camps et vois qui devrait gagner.',
  line: 'Les deux camps',
  example: '8 boyz, 2 nobz contre 6 tactical',
  phaseExample: '10 tactical contre 20 boyz',
  ask: 'Voir les chances',
  learn: 'Apprendre les règles',
  learnLead: lessons => `${lessons} courtes leçons sur une table : tu réponds, les règles jugent.`,
  editions: 'Comparer quatre éditions',
  editionsLead: 'Le même combat, les mêmes décisions et les mêmes dés, selon quatre textes.',
  carryOn: 'Continuer',
  moment: (at, steps) => (steps === 0 ? 'pas commencé' : `étape ${at} sur ${steps}`),
  ready: 'À jouer tout de suite',
  themes: {
    'marines-charge-warband': 'corps à corps et fusillade',
    'orks-storm-ruins': 'couvert',
    'banshees-and-terminators': 'First Strike, macro-armes',
    'firefight-to-a-tie': 'appui, égalité, deux rounds',
    'warband-swarms-titan': 'un engin de guerre',
    'mechanised-company-cornered': 'transports',
    'warlord-leads-three-mobs': 'trois formations, état d’alerte',
    'swarm-among-the-broken': 'formations entremêlées, une démoralisée',
    'falcons-refuse-close-combat': 'antigravs',
    'thunderhawk-lands-on-guns': 'un appareil se pose',
    'gargant-barges-to-tanks': 'engins de guerre, Tueurs de Titans',
    'bloodthirster-and-necrons': 'démons sacrifiables, invoqués',
    'barricade-with-frag': 'couvert, grenades frag',
    'barricade-without-frag': 'couvert, sans grenades',
    'power-fist-sergeant': 'ordre d’Initiative',
    'two-armours': 'deux types d’armure',
    'character-in-a-unit': 'un personnage',
    'multiple-combat': 'deux unités par camp',
    'sweeping-advance': 'fuite et percée',
  },
};

/** What is said where something is done with what is on the table. */
const siteTableActions: Words['site/table-actions'] = {
  notLoaded: 'Une partie du programme n’a pas pu être chargée. Réessaie quand il y aura du réseau.',
  close: 'Fermer',
  keep: { assault: 'Enregistrer cet assaut', phase: 'Enregistrer cette phase' },
  unnamed: { assault: 'Assaut', phase: 'Phase' },
  kept: name => `Enregistré : ${name}.`,
};

/** What the page of the statecharts says around them. */
const siteStatechart: Words['site/statechart'] = {
  views: {
    chart: 'Le diagramme', compare: 'Deux interprétations côte à côte', phase: 'Le diagramme de Warhammer 40,000',
    editions: 'Quatre éditions côte à côte',
  },
  titles: {
    chart: 'La procédure en diagramme', compare: 'Deux interprétations côte à côte',
    phase: 'Le diagramme de Warhammer 40,000', editions: 'Quatre éditions côte à côte',
  },
  leads: {
    chart: 'Une case est un état de l’assaut ; une flèche, une chose qui peut arriver. Parcours le diagramme '
      + 'événement par événement.',
    compare: 'Le même assaut, les mêmes décisions et les mêmes dés, avec deux réponses à une question de règles.',
    phase: 'Un diagramme pour toutes les éditions : là où leurs textes divergent, la réponse à une question dit par '
      + 'où passer.',
    editions: 'Le même combat, les mêmes décisions et les mêmes dés, dans quatre éditions de Warhammer 40,000.',
  },
  shown: 'Ce qui est montré',
  walkedWith: 'Assaut à parcourir',
  print: 'Imprimer',
  notLoaded: 'Une partie du programme n’a pas pu être chargée. Vérifie la connexion.',
  tryAgain: 'Réessayer',
};

/** What the page says on which a tag is put together. */
const siteEmbed: Words['site/embed'] = {
  heading: 'Intégrer',
  lead: 'Règle ce que ta page doit montrer, puis copies-y les lignes.',
  settings: 'Ce qui est montré',
  element: 'Élément',
  elements: {
    resolver: 'Pas à pas', odds: 'Chances', statechart: 'Diagramme', lesson: 'Leçon',
    lists: 'Liste contre liste',
  },
  rules: 'Règles',
  epic: 'Epic: Armageddon',
  scenario: 'Assaut',
  phase: 'Phase d’assaut',
  lesson: 'Leçon',
  first: 'Par défaut',
  lists: { attacker: 'La liste qui charge', defender: 'La liste qui défend' },
  match: 'Qui contre qui',
  matchExample: '4 assault + chaplain contre 6 boyz 2 nobz',
  bundled: 'Du programme',
  yours: 'Les tiens',
  onTable: 'Ce qui est sur la table',
  aLink: 'Ce que dit un lien',
  inWords: 'Des unités en texte',
  link: 'Lien',
  linkHint: 'Un lien de « Partager », de ce site ou d’un autre.',
  theme: 'Couleurs',
  themes: { reader: 'Au goût du lecteur', light: 'Clair', dark: 'Sombre' },
  height: 'Hauteur en pixels',
  heightHint: 'Vide : hauteur naturelle.',
  controls: 'Sans',
  without: {
    resolver: {
      title: 'le titre', menu: 'le menu des autres assauts', fullscreen: 'le bouton de plein écran',
      rail: 'les étapes', panel: 'ce qu’il y a à faire',
      odds: 'les chances', bar: 'la barre', log: 'le journal',
    },
    odds: {
      sides: 'les deux camps', compare: 'la comparaison avec un autre plan', losses: 'les pertes',
      matters: 'ce qui compte le plus', endings: 'les issues', map: 'la carte',
    },
    statechart: {
      steps: 'les boutons du parcours', view: 'les boutons de la vue', files: 'l’enregistrement en image',
      moment: 'ce qui est possible maintenant', tree: 'le diagramme en liste', history: 'le chemin suivi',
    },
    lesson: { title: 'le titre', rail: 'les moments de la leçon' },
    lists: { choose: 'le choix des listes', pair: 'la paire choisie', bar: 'la barre' },
  },
  folder: 'Dossier des scripts sur ton serveur',
  preview: 'Sur ta page',
  loading: 'Chargement…',
  notLoaded: 'Une partie du programme n’a pas pu être chargée. Réessaie quand il y aura du réseau.',
  tag: 'Balise',
  tagHint: 'Pour une page où tu peux ajouter un script. Il faut le dossier des scripts sur ton serveur.',
  stepsHint: 'La balise commence au début de l’assaut ; le cadre le montre à l’étape du lien.',
  host: 'Héberger soi-même',
  asModule: 'En tant que module',
  moduleHint: 'Les balises d’une page partagent ce qu’il leur faut. Pas pour une page ouverte depuis un fichier.',
  hostHint: built => `Une fois, dans le dossier de ce programme. Copie tout ${built} : les éléments y `
    + 'prennent ce qu’il leur faut.',
  hostLines: (folder, built) => [
    'npm ci && npm run build',
    `cp -r ${built}/. /var/www/html/${folder.replace(/^\/+|\/+$/g, '')}`,
  ].join('\n'),
  frame: 'Cadre',
  frameHint: 'Pour un forum, un wiki ou un blog qui n’accepte pas de scripts. Rien à mettre sur ton serveur. Là où '
    + 'la seconde ligne est refusée, le cadre garde sa hauteur.',
  fixedFrameHint: 'Pour un forum, un wiki ou un blog qui n’accepte pas de scripts. Rien à mettre sur ton serveur.',
  copy: 'Copier',
  copyOf: name => `Copier : ${name}`,
  copied: 'Copié.',
  refused: 'Ce navigateur ne laisse pas la page copier. Les lignes sont sélectionnées : copie-les avec Ctrl+C, Cmd+C '
    + 'sur Mac, ou par un appui long.',
};

const letters = (count: number): string => counted(count, { one: 'caractère', other: 'caractères' });

/** What the sharing of an assault or a phase says. */
const share: Words['share'] = {
  privacy: 'La table et toutes ses étapes sont dans le lien même, après son # : rien ne quitte ce navigateur tant '
    + 'que tu n’envoies pas le lien.',
  link: 'Lien',
  working: 'Préparation du lien…',
  nothing: 'Il n’y a encore rien à partager.',
  unfinished: 'Pas encore de lien vers cette table :',
  unreadable: 'Quelque chose sur cette table est incomplet.',
  length: count => `${letters(count)}. Qui ouvre le lien voit la table telle qu’elle est maintenant.`,
  copy: 'Copier le lien',
  copied: 'Le lien est copié.',
  copyRefused: 'Ce navigateur ne laisse pas la page copier. Le lien est sélectionné : copie-le avec Ctrl+C, Cmd+C sur '
    + 'Mac, ou par un appui long.',
  share: 'Envoyer…',
  title: (title, isPhase) => title || (isPhase ? 'Une phase d’assaut' : 'Un assaut'),
  shareRefused: 'Ce navigateur n’a pas pu envoyer le lien. Copie-le plutôt.',
  code: 'Code QR',
  codeHint: 'Vise le code avec l’appareil photo d’un autre téléphone.',
  codeDense: 'Ce code est dense : approche l’appareil, ou agrandis le code avec le zoom.',
  codeNotLoaded: 'Le code QR n’a pas pu être chargé. Referme-le et rouvre-le pour réessayer.',
};

const SIDES = { attacker: 'Attaquant', defender: 'Défenseur' };

/** What comes of dice. */
const CAME = {
  hits: { one: 'touche', other: 'touches' }, wounds: { one: 'blessure', other: 'blessures' },
  saves: { one: 'sauvegarde', other: 'sauvegardes' }, attacks: { one: 'attaque', other: 'attaques' },
  points: { one: 'point', other: 'points' }, criticals: { one: 'coup critique', other: 'coups critiques' },
  successes: { one: 'réussite', other: 'réussites' },
} as const;

/** What the report and the bug report say of their own accord. */
const report: Words['report'] = {
  untitled: 'Un assaut',
  unfinished: title => `Ce n’est pas fini : on en est à « ${title} ».`,
  cut: (some, all) =>
    `Étapes qui ont pu être rejouées : ${some} sur ${all} ; les suivantes n’en découlent pas.`,
  terms: {
    assault: { forces: 'Formations', force: 'Formation', link: 'Cet assaut, étape par étape' },
    phase: { forces: 'Unités', force: 'Unité', link: 'Cette phase, étape par étape' },
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
  damaged: points => `dégâts déjà subis : ${points}`,
  aboard: transport => `à bord ${de(transport)}`,
  poppedUp: 'en hauteur',
  weapons: { assault: 'corps à corps', 'small-arms': 'fusillade' },
  extraAttacks: more =>
    `+${more} ${typeof more === 'number' ? form(more, { one: 'attaque', other: 'attaques' }) : 'attaques'}`,
  maps: 'La table',
  atStart: 'Au départ',
  atEnd: isOver => (isOver ? 'À la fin' : 'En ce moment'),
  rules: (game, otherwise) => `${game} · ${otherwise === 0 ? 'interprétations habituelles'
    : `${counted(otherwise, { one: 'question', other: 'questions' })} avec une autre réponse`}`,
  result: 'Résultat',
  dice: 'Dés',
  diceColumns: { step: 'Étape', who: 'Qui lance', needs: 'Ce qu’il faut', dice: 'Dés', came: 'Effet' },
  came: (what, count) => counted(count, CAME[what]),
  logColumns: { step: 'Étape', say: 'Ce qui s’est passé', rule: 'Règle' },
  luck: 'Chance, en points pour l’attaquant',
  luckOnTheWay: 'Calcul en cours…',
  decisions: 'Décisions, avec leur coût en points',
  allDecisions: 'Toutes les décisions',
  allDice: 'Tous les dés',
  chanceBefore: chance => `chances avant les dés : ${chance}`,
  diceGave: points => `les dés ont donné ${pointsIn(points)}`,
  diceTook: points => `les dés ont coûté ${pointsIn(points)}`,
  printed: date => `Imprimé le ${date}`,
  unofficial: 'Les noms appartiennent à leurs propriétaires, qui n’ont rien approuvé.',
  odds: 'Chances avant le premier jet',
  rulings: 'Joué autrement',
  steps: 'Ce qui s’est passé',
  inRound: (title, round) => `${title}, round ${round}`,
  score: (side, sum, lines) => `${SIDES[side]} : ${sum} (${lines}).`,
  losses: isOver => (isOver ? 'Ce qui reste' : 'Ce qui reste pour l’instant'),
  columns: { lost: 'Pertes', left: 'Reste', markers: 'Pions Impact' },
  lostAndLeft: (lost, left) => `pertes : ${lost}, reste : ${left}`,
  version: version => `Assault resolver ${version}`,

  codeLabel: 'Code QR du lien',
  codeTooLong: (count, most) =>
    `Un lien de ${letters(count)} est trop long pour un code QR lisible par un téléphone ; ${letters(most)} au plus. `
    + 'Copie-le plutôt.',
  print: 'Imprimer ou enregistrer en PDF',
  takeAway: 'En texte ou en fichier',
  form: 'Format',
  forms: {
    text: 'Texte simple', bbcode: 'BBCode, pour un forum', markdown: 'Markdown', json: 'JSON, avec chaque étape',
  },
  textIn: form => `Le rapport : ${form}`,
  copy: 'Copier',
  copied: 'Copié.',
  notCopied: 'Ton navigateur ne laisse pas la page copier. Le texte est sélectionné : copie-le avec Ctrl+C, ou par '
    + 'un appui long.',
  save: 'Enregistrer dans un fichier',
  saved: name => `Enregistré : ${name}.`,

  wrongMore: 'Rien n’est envoyé : tu copies le texte ci-dessous et le mets là où tu signales l’erreur.',
  what: 'Qu’est-ce qui ne va pas, qu’aurait-il dû se passer, et quelle règle le dit ?',
  whatMissing: 'Pas précisé.',
  bugReport: 'Le signalement d’une erreur',
  fault: 'Ce qui ne va pas',
  facts: 'Où c’est arrivé',
  openIssue: 'Ouvrir un ticket',
  openIssueMore: 'Cela ouvre une page où tu peux encore tout changer.',
  tooLong: 'Le texte est trop long pour une adresse : copie-le, et colle-le sur la page qui s’ouvre.',
  factNames: {
    link: 'Lien', version: 'Version', edition: 'Édition', rulings: 'Interprétations', state: 'État',
    browser: 'Navigateur',
  },
  usualRulings: 'comme d’habitude',
  none: 'aucun',
};

/** What the report of a phase says beside its log. */
const warhammer40kReport: Words['warhammer-40k/report'] = {
  game: edition => `Warhammer 40,000, ${edition}`,
  result: (combat, result) => `${combat}. ${result}`,
  noFight: 'Personne n’a combattu.',
  unfinished: title => `Ce n’est pas fini : on en est à « ${title} ».`,
  cut: (some, all) =>
    `Étapes qui ont pu être rejouées : ${some} sur ${all} ; les suivantes n’en découlent pas.`,
  inTurn: (title, turn) => `${title}, tour ${turn}`,
  playedBy: game => `${game}.`,
  models: count => counted(count, { one: 'figurine', other: 'figurines' }),
  traits: {
    terminators: 'terminators', bikes: 'motos', 'jump-packs': 'réacteurs dorsaux', dreadnought: 'dreadnought',
    walker: 'marcheur', 'monstrous-creature': 'créature monstrueuse',
    'independent-character': 'personnage indépendant', 'may-not-sweep': 'sans percée possible',
    beasts: 'bêtes', cavalry: 'cavalerie', 'jet-packs': 'réacteurs antigrav',
  },
  fallingBack: 'en retraite',
  wentToGround: 'à terre',
  with: unit => `avec ${unit}`,
  values: ({ weaponSkill, strength, toughness, wounds, initiative, attacks, leadership }, save) => [
    ...[
      `CC ${weaponSkill}`, `F ${strength}`, `E ${toughness}`, `PV ${wounds}`, `I ${initiative}`, `A ${attacks}`,
      `Cd ${leadership}`,
    ].map(value => value.replace(' ', '\u00a0')),
    save,
  ].join(' · '),
  save: needed => `sauvegarde ${needed}`,
  invulnerable: face => `invulnérable ${face}+`,
  lost: count => counted(count, { one: 'point de vie déjà perdu', other: 'points de vie déjà perdus' }),
  weapons: WEAPONS,
  weaponNamed: (name, kind) => `${name} (${kind})`,
  grenades: { frag: 'grenades frag', plasma: 'grenades à plasma', photon: 'grenades à photons' },
  slain: {
    fight: 'au combat', 'free-round': 'dans le round gratuit', 'force-weapon': 'par une arme de force',
    overwatch: 'par un tir d’état d’alerte', 'dangerous-terrain': 'en terrain dangereux', swept: 'lors d’une percée',
    trapped: 'lors d’une retraite sans issue', 'regroup-failed': 'faute de regroupement',
    'no-retreat': 'pour avoir tenu bon', 'off-table': 'par sortie de table',
  },
  lostTo: (count, how) => `${counted(count, { one: 'perte', other: 'pertes' })} ${how}`,
};

const things = (count: number): string => counted(count, { one: 'élément', other: 'éléments' });

/** What the shelf says. */
const setUpShelf: Words['set-up/shelf'] = {
  shelf: 'Tables enregistrées',
  loading: 'Chargement de l’étagère…',
  kinds: { formation: 'Formation', table: 'Table', assault: 'Assaut', profile: 'Profil', phase: 'Phase' },
  plural: { formation: 'Formations', table: 'Tables', assault: 'Assauts', profile: 'Profils', phase: 'Phases' },
  epic: 'Epic: Armageddon',
  phaseOf: edition => `Warhammer 40,000, ${edition}`,
  everything: 'Tout',
  show: 'Afficher',
  search: 'Chercher',
  empty: 'Rien n’est encore gardé ici. Les formations, tables, assauts, phases et profils que tu enregistres sont '
    + 'rangés ici ; une étagère enregistrée dans un fichier s’ouvre ci-dessous.',
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
  done: 'Terminé',
  leave: 'Laisser tel quel',
  unnamed: 'Sans nom',
  renamed: name => `Nouveau nom : « ${name} ».`,
  removed: name => `« ${name} » n’est plus là.`,
  undo: 'Annuler',
  undoOf: name => `Annuler : remettre « ${name} »`,
  back: name => `« ${name} » est de retour.`,
  saveFile: 'Enregistrer dans un fichier',
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
    + 'Ce que tu enregistres est perdu quand la page se ferme : enregistre l’étagère dans un fichier, et ouvre-le '
    + 'la prochaine fois.',
  held: 'Un autre onglet avec une version plus ancienne de cette page bloque l’étagère. Ferme-le et recharge '
    + 'cette page. D’ici là, ce que tu enregistres est perdu avec cette page, sauf si tu enregistres l’étagère '
    + 'dans un fichier.',
  outdated: 'Cette page est plus ancienne que l’étagère de ce navigateur et n’y touche pas : recharge la page. '
    + 'D’ici là, ce que tu enregistres est perdu avec cette page, sauf si tu enregistres l’étagère dans un fichier.',
  newer: 'Une version plus récente de cette page, dans un autre onglet, a pris le contrôle de l’étagère. Enregistre '
    + 'l’étagère dans un fichier si tu l’as changée depuis, et recharge cette page.',
  closed: 'Le navigateur a fermé l’étagère. Tout reste là tant que tu ne quittes pas la page : enregistre '
    + 'l’étagère dans un fichier si tu l’as changée depuis, et recharge cette page.',
  full: 'Ce navigateur n’a plus de place. Ce qui est marqué ci-dessous n’est là que tant que cette page est ouverte : '
    + 'enregistre l’étagère dans un fichier, ou retire autre chose.',
  failed: 'Le navigateur n’a pas enregistré le dernier changement. Ce qui est marqué ci-dessous n’est là que tant que '
    + 'cette page est ouverte : enregistre l’étagère dans un fichier.',
};

/** What the page of the lessons says around them. */
const siteLearn: Words['site/learn'] = {
  heading: 'Apprendre',
  phases: 'Warhammer 40,000',
  all: 'Toutes les leçons',
  next: title => `Ensuite : ${title}`,
  leave: 'Quitter la leçon',
  make: 'Créer une leçon',
  playOn: 'Continuer à partir d’ici',
  mixed: 'Questions mélangées',
  mixedAt: (at, of) => `Questions mélangées, ${figure(at)} sur ${figure(of)}`,
  mixedEnd: (right, of) => `Réponses justes du premier coup : ${figure(right)} sur ${figure(of)}.`,
  notLoaded: 'Une partie du programme n’a pas pu être chargée.',
};

const siteTable: Words['site/table'] = {
  play: 'Jouer',
  changeInSetUp: 'Modifier dans « Préparer »',
  from: step => `À partir d’ici : ${step}`,
  playedUpTo: title =>
    `${title === '' ? 'Tout n’a pas pu être rejoué' : `Rejoué jusqu’à : ${title}`}. `
    + 'La suite est conservée ; « Annuler » la ramène.',
  notSetUpHere: title =>
    `« ${title} » est une phase d’assaut de Warhammer 40,000. `
    + 'Ce que tu prépares ci-dessous prend sa place.',
};

export const siteBooks: English['site'] = {
  site,
  'site/learn': siteLearn,
  'site/table': siteTable,
};

export const homeBooks: English['home'] = {
  'site/home': siteHome,
};

export const siteStatechartBooks: English['site-statechart'] = {
  'site/statechart': siteStatechart,
};

export const siteEmbedBooks: English['site-embed'] = {
  'site/embed': siteEmbed,
};

export const sharingBooks: English['sharing'] = {
  'site/table-actions': siteTableActions,
  share,
  report,
  'warhammer-40k/report': warhammer40kReport,
  'set-up/shelf': setUpShelf,
};
