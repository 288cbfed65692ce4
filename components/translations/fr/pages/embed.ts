/** In French: what the page says on which a tag is put together. */
import type { embedPageWords as english } from '../../../site/embed/embed-page-words.ts';

export const words: typeof english = {
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
