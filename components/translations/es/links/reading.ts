/** In Spanish: what is said of a link that cannot be made or read. */
import type { linkReadingWords as english } from '../../../share/link-reading-words.ts';

export const words: typeof english = {
  tooOld: 'Este navegador es demasiado viejo para los enlaces: no tiene con qué comprimirlos y descomprimirlos.',
  notLoaded: 'No se pudo cargar una parte del programa. Inténtalo otra vez cuando haya red.',
  tooLong: 'Este enlace es demasiado largo para ser uno de los nuestros.',
  noLink: 'Esto no es un enlace a un asalto: tiene que empezar por play=1.',
  nothingBehind: 'Este enlace está cortado: no hay nada detrás del comienzo.',
  strange: letter => `Este enlace contiene ${letter}, y ninguno de los nuestros lo tiene.`,
  notOurs: 'Este enlace no se puede descomprimir: no lo hizo este programa.',
  toAssault: 'Este enlace lleva a un asalto de Epic, no a una fase de Warhammer 40,000.',
  toPhase: 'Este enlace lleva a una fase de Warhammer 40,000, no a un asalto de Epic.',
  unknownKind: (kind, ours) => `Este enlace es del tipo desconocido ${kind}; los nuestros son del tipo `
    + `${ours.join(' o ')}.`,
  cut: percent => `Este enlace está cortado: falta cerca del ${percent}\u00a0% al final.`,
  longer: 'A este enlace le han añadido algo al final.',
  changed: 'Este enlace ha cambiado por el camino: algunas letras no son las que se enviaron.',
  senseless: 'Este enlace cuenta pasos que no tienen sentido en su mesa.',
  refused: (at, of, step, reason) =>
    `El paso ${at} de ${of} de este enlace (${step}) no está permitido ahí${reason === null ? '.' : `: ${reason}`}`,
};
