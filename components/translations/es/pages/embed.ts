/** In Spanish: what the page says on which a tag is put together. */
import type { embedPageWords as english } from '../../../site/embed/embed-page-words.ts';

export const words: typeof english = {
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
