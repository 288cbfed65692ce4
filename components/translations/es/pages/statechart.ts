/** In Spanish: what the page of the statecharts says around them. */
import type { statechartPageWords as english } from '../../../site/site-words.ts';

export const words: typeof english = {
  views: {
    chart: 'El diagrama', compare: 'Dos decisiones lado a lado', phase: 'El diagrama de Warhammer 40,000',
    editions: 'Cuatro ediciones lado a lado',
  },
  titles: {
    chart: 'El procedimiento como diagrama', compare: 'Dos decisiones lado a lado',
    phase: 'El diagrama de Warhammer 40,000', editions: 'Cuatro ediciones lado a lado',
  },
  leads: {
    chart: 'Una caja es un estado del asalto, una flecha algo que puede pasar. Recórrelo suceso a suceso.',
    compare: 'El mismo asalto, las mismas decisiones y los mismos dados, con dos respuestas a una pregunta de las '
      + 'reglas.',
    phase: 'Un diagrama para todas las ediciones: donde sus textos se separan, la respuesta a una pregunta dice por '
      + 'dónde va.',
    editions: 'El mismo combate, las mismas decisiones y los mismos dados, en cuatro ediciones de Warhammer 40,000.',
  },
  shown: 'Qué se muestra',
  walkedWith: 'Asalto del recorrido',
  print: 'Imprimir',
  notLoaded: 'No se pudo cargar una parte del programa. Comprueba la conexión.',
  tryAgain: 'Intentar otra vez',
};
