/** In Spanish: what is said of what a page gives an element, and how it fails. */
import type { givenWords as english } from '../../shared/public/given-words.ts';

export const words: typeof english = {
  notAsked: name => `Una dirección solo se lee si la da el atributo ${name} de la etiqueta.`,
  answered: status => `El servidor no tiene ese archivo para esta página: respondió ${status}.`,
  notFetched: 'No se pudo leer. Quizá no hay red, o su servidor no deja que esta página lo lea. Una página abierta '
    + 'ella misma como archivo puede llevar el JSON dentro de la etiqueta.',
  tooLarge: 'Es demasiado grande para ser nuestro.',
  notJson: 'No es JSON que empiece por una llave.',
  inTag: 'el script dentro de la etiqueta',
  noLink: 'Aquí no se puede abrir un enlace. Dáselo a un <assault-resolver>.',
};
