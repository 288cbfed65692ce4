/** In French: what is said of what a page gives an element, and how it fails. */
import type { givenWords as english } from '../../shared/public/given-words.ts';

export const words: typeof english = {
  notAsked: name => `Une adresse n’est lue que si l’attribut ${name} de la balise la donne.`,
  answered: status => `Le serveur n’a pas ce fichier pour cette page : il a répondu ${status}.`,
  notFetched: 'Lecture impossible. Il n’y a peut-être pas de réseau, ou son serveur ne laisse pas cette page le lire. '
    + 'Une page ouverte elle-même comme fichier peut garder le JSON dans la balise.',
  tooLarge: 'C’est bien trop gros pour venir d’ici.',
  notJson: 'Ce n’est pas du JSON qui commence par une accolade.',
  inTag: 'le script dans la balise',
  noLink: 'Un lien ne peut pas s’ouvrir ici. Donne-le à un <assault-resolver>.',
};
