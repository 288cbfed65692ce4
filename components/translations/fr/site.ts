/** In French: the pages of the site. */
import type { English } from '../english.ts';

type Words = English['site'];

/** The page around the elements. */
const pagesSite: Words['pages/site'] = {
  pages: 'Pages',
  play: 'Jouer',
  setUp: 'Préparer',
  odds: 'Chances',
  learn: 'Apprendre',
  statechart: 'Diagramme',
  embed: 'Intégrer',
  about: 'Un assaut d’Epic: Armageddon ou de Warhammer 40,000, pas à pas : avec tes dés ou les nôtres, et une règle '
    + 'derrière chaque ligne.',
  share: 'Partager',
  keep: 'Garder',
  report: 'Rapport',
  fault: 'Quelque chose ne va pas ?',
  language: 'Langue',
  unspoken: 'Cette langue n’a pas pu être chargée. Recharge la page quand il y a du réseau.',
  unloaded: 'Cette partie n’a pas pu être chargée. Recharge la page quand il y a du réseau.',
  unofficial: 'Un outil non officiel, fait par des fans, pour les joueurs qui possèdent les règles. Il ne contient ni '
    + 'texte de règles ni illustration. Les noms des jeux, des armées et des unités sont à leurs propriétaires, qui ne '
    + 'l’ont pas approuvé et n’y sont pour rien.',
  licence: 'Logiciel libre sous la [licence MIT]. Données des unités tirées du [NetEA Tournament Pack].',
  documentation: '[Documentation] : pour les joueurs, les enseignants et les développeurs, et ce que deviennent tes '
    + 'données.',
  offline: 'Prêt à servir sans connexion.',
};

/** What stands around the bundled assaults and phases to choose from. */
const pagesChoice: Words['pages/choice'] = {
  assaults: 'Assauts',
  choose: 'Choisir quoi jouer',
  epic: 'Epic: Armageddon, un assaut',
  phase: 'Warhammer 40,000, une phase d’assaut',
};

/** What is said where something is done with what is on the table. */
const pagesDesk: Words['pages/desk'] = {
  notLoaded: 'Une partie du programme n’a pas pu être chargée. Réessaie quand il y a du réseau.',
  close: 'Fermer',
  keep: { assault: 'Garder cet assaut', phase: 'Garder cette phase' },
  unnamed: { assault: 'Assaut', phase: 'Phase' },
  kept: name => `${name} est sur l’étagère.`,
};

/** What the page of the lessons says around them. */
const pagesLearn: Words['pages/learn'] = {
  heading: 'Apprendre',
  phases: 'Warhammer 40,000',
  all: 'Toutes les leçons',
  next: title => `Ensuite : ${title}`,
  make: 'Créer une leçon',
  notLoaded: 'Une partie du programme n’a pas pu être chargée.',
};

/** What the page of the statecharts says around them. */
const pagesStatechart: Words['pages/statechart'] = {
  views: {
    chart: 'Le diagramme', compare: 'Deux décisions côte à côte', phase: 'Le diagramme de Warhammer 40,000',
    editions: 'Quatre éditions côte à côte',
  },
  titles: {
    chart: 'La procédure en diagramme', compare: 'Deux décisions côte à côte',
    phase: 'Le diagramme de Warhammer 40,000', editions: 'Quatre éditions côte à côte',
  },
  leads: {
    chart: 'Une boîte est un état de l’assaut, une flèche une chose qui peut arriver. Parcours-le événement par '
      + 'événement.',
    compare: 'Le même assaut, les mêmes décisions et les mêmes dés, avec deux réponses à une question de règles.',
    phase: 'Un diagramme pour toutes les éditions : là où leurs textes se séparent, la réponse à une question dit par '
      + 'où passer.',
    editions: 'Le même combat, les mêmes décisions et les mêmes dés, dans quatre éditions de Warhammer 40,000.',
  },
  shown: 'Ce qui est montré',
  walkedWith: 'Assaut du parcours',
  print: 'Imprimer',
  notLoaded: 'Une partie du programme n’a pas pu être chargée. Vérifie la connexion.',
  tryAgain: 'Réessayer',
};

/** What the page says on which a tag is put together. */
const pagesEmbed: Words['pages/embed'] = {
  heading: 'Intégrer',
  lead: 'Règle ce que ta page doit montrer. Puis copie les lignes dedans.',
  settings: 'Ce qui est montré',
  element: 'Élément',
  elements: { resolver: 'Pas à pas', odds: 'Chances', statechart: 'Diagramme', lesson: 'Leçon' },
  rules: 'Règles',
  epic: 'Epic: Armageddon',
  scenario: 'Assaut',
  phase: 'Phase d’assaut',
  lesson: 'Leçon',
  first: 'Premier choix de la liste',
  match: 'Qui contre qui',
  matchExample: '4 assault + chaplain v 6 boyz 2 nobz',
  bundled: 'Fournis',
  yours: 'Les tiens',
  onTable: 'Ce qui est sur la table',
  aLink: 'Ce que dit un lien',
  inWords: 'Des unités en mots',
  link: 'Lien',
  linkHint: 'Un lien de Partager, de ce site ou d’un autre.',
  theme: 'Couleurs',
  themes: { reader: 'Au goût du lecteur', light: 'Clair', dark: 'Sombre' },
  height: 'Hauteur en pixels',
  heightHint: 'Vide : sa hauteur naturelle.',
  controls: 'Sans',
  without: {
    resolver: {
      title: 'le titre', menu: 'le menu des autres assauts', rail: 'les étapes', panel: 'ce qu’il y a à faire',
      odds: 'les chances', bar: 'Annuler et Continuer', log: 'le journal',
    },
    odds: {
      sides: 'les deux camps', compare: 'la comparaison avec un autre plan', losses: 'les pertes',
      matters: 'ce qui compte le plus', endings: 'les fins', map: 'la carte',
    },
    statechart: {
      steps: 'les boutons du parcours', view: 'les boutons de la vue', files: 'l’enregistrement en image',
      moment: 'ce qui est possible maintenant', tree: 'le diagramme en liste', history: 'le chemin suivi',
    },
    lesson: { title: 'le titre', rail: 'les moments de la leçon' },
  },
  folder: 'Dossier des scripts sur ton serveur',
  preview: 'Sur ta page',
  loading: 'Ça arrive…',
  notLoaded: 'Une partie du programme n’a pas pu être chargée. Réessaie quand il y a du réseau.',
  tag: 'Balise',
  tagHint: 'Pour une page où tu peux ajouter un script. Il faut le dossier des scripts sur ton serveur.',
  stepsHint: 'La balise commence au début de l’assaut ; le cadre le montre à l’étape du lien.',
  host: 'L’héberger toi-même',
  hostHint: 'Une fois, dans le dossier de ce programme. Copie tout dist/embed : les éléments y prennent ce qu’il leur '
    + 'faut.',
  hostLines: folder => [
    'npm ci && npm run build',
    `cp -r dist/embed/. /var/www/html/${folder.replace(/^\/+|\/+$/g, '')}`,
  ].join('\n'),
  frame: 'Cadre',
  frameHint: 'Pour un forum, un wiki ou un blog sans scripts. Rien à mettre sur ton serveur. Là où la seconde ligne '
    + 'est refusée, le cadre garde sa hauteur.',
  fixedFrameHint: 'Pour un forum, un wiki ou un blog sans scripts. Rien à mettre sur ton serveur.',
  copy: 'Copier',
  copyOf: name => `Copier : ${name}`,
  copied: 'Copié.',
  refused: 'Ce navigateur ne laisse pas la page copier. Les lignes sont sélectionnées : copie-les avec Ctrl+C, Cmd+C '
    + 'sur Mac, ou par un appui long.',
};

export const books: Words = {
  'pages/site': pagesSite,
  'pages/choice': pagesChoice,
  'pages/desk': pagesDesk,
  'pages/learn': pagesLearn,
  'pages/statechart': pagesStatechart,
  'pages/embed': pagesEmbed,
};
