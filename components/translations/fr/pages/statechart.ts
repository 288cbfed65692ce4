/** In French: what the page of the statecharts says around them. */
import type { statechartPageWords as english } from '../../../site/site-words.ts';

export const words: typeof english = {
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
