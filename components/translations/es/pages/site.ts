/** In Spanish: the page around the elements. */
import type { siteWords as english } from '../../../site/site-words.ts';

export const words: typeof english = {
  pages: 'Páginas',
  play: 'Jugar',
  setUp: 'Preparar',
  odds: 'Probabilidades',
  learn: 'Aprender',
  statechart: 'Diagrama',
  embed: 'Insertar',
  about: 'Un asalto de Epic: Armageddon o Warhammer 40,000, paso a paso: con tus dados o los nuestros, y una regla '
    + 'detrás de cada línea.',
  share: 'Compartir',
  keep: 'Guardar',
  report: 'Informe',
  fault: '¿Algo va mal?',
  language: 'Idioma',
  unspoken: 'No se pudo cargar este idioma. Vuelve a cargar la página cuando haya red.',
  unloaded: 'No se pudo cargar esta parte. Vuelve a cargar la página cuando haya red.',
  unofficial: 'Una herramienta no oficial hecha por aficionados, para jugadores que tienen las reglas. No contiene '
    + 'texto de reglas ni ilustraciones. Los nombres de juegos, ejércitos y unidades son de sus dueños, que ni la han '
    + 'aprobado ni tienen nada que ver con ella.',
  licence: 'Software libre bajo la [licencia MIT]. Datos de las unidades del [NetEA Tournament Pack].',
  documentation: '[Documentación]: para jugadores, docentes y desarrolladores, y qué pasa con tus datos.',
  offline: 'Lista para usarse sin conexión.',
};
