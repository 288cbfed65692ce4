/** In Spanish: the pages of the site. */
import type { English } from '../english.ts';

type Words = English['site'];

/** The page around the elements. */
const pagesSite: Words['pages/site'] = {
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

/** What stands around the bundled assaults and phases to choose from. */
const pagesChoice: Words['pages/choice'] = {
  assaults: 'Asaltos',
  choose: 'Elegir qué jugar',
  epic: 'Epic: Armageddon, un asalto',
  phase: 'Warhammer 40,000, una fase de asalto',
};

/** What is said where something is done with what is on the table. */
const pagesDesk: Words['pages/desk'] = {
  notLoaded: 'No se pudo cargar una parte del programa. Inténtalo otra vez cuando haya red.',
  close: 'Cerrar',
  keep: { assault: 'Guardar este asalto', phase: 'Guardar esta fase' },
  unnamed: { assault: 'Asalto', phase: 'Fase' },
  kept: name => `${name} está en el estante.`,
};

/** What the page of the lessons says around them. */
const pagesLearn: Words['pages/learn'] = {
  heading: 'Aprender',
  phases: 'Warhammer 40,000',
  all: 'Todas las lecciones',
  next: title => `Siguiente: ${title}`,
  make: 'Hacer una lección',
  notLoaded: 'No se pudo cargar una parte del programa.',
};

/** What the page of the statecharts says around them. */
const pagesStatechart: Words['pages/statechart'] = {
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

/** What the page says on which a tag is put together. */
const pagesEmbed: Words['pages/embed'] = {
  heading: 'Insertar',
  lead: 'Elige qué debe mostrar tu página. Después copia en ella las líneas.',
  settings: 'Qué se muestra',
  element: 'Elemento',
  elements: { resolver: 'Paso a paso', odds: 'Probabilidades', statechart: 'Diagrama', lesson: 'Lección' },
  rules: 'Reglas',
  epic: 'Epic: Armageddon',
  scenario: 'Asalto',
  phase: 'Fase de asalto',
  lesson: 'Lección',
  first: 'Lo primero de la lista',
  match: 'Quién contra quién',
  matchExample: '4 assault + chaplain v 6 boyz 2 nobz',
  bundled: 'Incluidos',
  yours: 'Tuyos',
  onTable: 'Lo que hay en la mesa ahora',
  aLink: 'Lo que cuenta un enlace',
  inWords: 'Unidades en palabras',
  link: 'Enlace',
  linkHint: 'Un enlace de Compartir, de este sitio o de otro.',
  theme: 'Colores',
  themes: { reader: 'Como prefiera quien lee', light: 'Claro', dark: 'Oscuro' },
  height: 'Altura en píxeles',
  heightHint: 'Vacío: la altura que tenga.',
  controls: 'Sin',
  without: {
    resolver: {
      title: 'el título', menu: 'el menú con otros asaltos', rail: 'los pasos', panel: 'lo que hay que hacer',
      odds: 'las probabilidades', bar: 'Deshacer y Seguir', log: 'el registro',
    },
    odds: {
      sides: 'los dos bandos', compare: 'la comparación con otro plan', losses: 'las bajas',
      matters: 'lo que más importa', endings: 'los finales', map: 'el mapa',
    },
    statechart: {
      steps: 'los botones del recorrido', view: 'los botones de la vista', files: 'guardar como imagen',
      moment: 'lo que es posible ahora', tree: 'el diagrama como lista', history: 'por dónde ha pasado',
    },
    lesson: { title: 'el título', rail: 'los momentos de la lección' },
  },
  folder: 'Carpeta de los scripts en tu servidor',
  preview: 'En tu página',
  loading: 'Está en camino…',
  notLoaded: 'No se pudo cargar una parte del programa. Inténtalo otra vez cuando haya red.',
  tag: 'Etiqueta',
  tagHint: 'Para una página donde puedes añadir un script. Necesita la carpeta de los scripts en tu servidor.',
  stepsHint: 'La etiqueta empieza donde empieza el asalto; el marco lo muestra en el paso del enlace.',
  host: 'Alojarlo tú',
  hostHint: 'Una vez, en la carpeta de este programa. Copia todo dist/embed: los elementos toman de ahí lo que '
    + 'necesitan.',
  hostLines: folder => [
    'npm ci && npm run build',
    `cp -r dist/embed/. /var/www/html/${folder.replace(/^\/+|\/+$/g, '')}`,
  ].join('\n'),
  frame: 'Marco',
  frameHint: 'Para un foro, un wiki o un blog que no admite scripts. No hace falta nada en tu servidor. Donde no se '
    + 'admita la segunda línea, el marco conserva su altura.',
  fixedFrameHint: 'Para un foro, un wiki o un blog que no admite scripts. No hace falta nada en tu servidor.',
  copy: 'Copiar',
  copyOf: name => `Copiar: ${name}`,
  copied: 'Copiado.',
  refused: 'Este navegador no deja copiar a la página. Las líneas están seleccionadas: cópialas con Ctrl+C, Cmd+C en '
    + 'un Mac, o manteniéndolas pulsadas.',
};

export const books: Words = {
  'pages/site': pagesSite,
  'pages/choice': pagesChoice,
  'pages/desk': pagesDesk,
  'pages/learn': pagesLearn,
  'pages/statechart': pagesStatechart,
  'pages/embed': pagesEmbed,
};
