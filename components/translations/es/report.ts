/** In Spanish: what the report and the bug report say of their own accord. */
import { figure, form } from '../../shared/languages/forms.ts';
import type { reportWords as english } from '../../shared/report/report-words.ts';
import { markersOf } from './counts.ts';

const SIDES = { attacker: 'Atacante', defender: 'Defensor' };

export const words: typeof english = {
  untitled: 'Un asalto',
  unfinished: title => `Aún no ha acabado: va por «${title}».`,
  cut: (some, all) =>
    `Solo se pudieron repetir los primeros ${some} de sus ${all} pasos; los demás no salen de ellos.`,
  terms: {
    'epic-armageddon': { forces: 'Formaciones', force: 'Formación', link: 'Este asalto, paso a paso' },
    'warhammer-40k': { forces: 'Unidades', force: 'Unidad', link: 'Esta fase, paso a paso' },
  },
  side: SIDES,
  initiative: value => `iniciativa ${value}+`,
  markers: count => markersOf(count),
  broken: 'desmoralizada',
  marched: 'marcha forzada',
  overwatch: 'en alerta',
  stands: (count, name) => `${count} × ${name}`,
  withCharacters: (name, characters) => `${name} con ${characters}`,
  values: (cc, ff, armour) => `CC ${cc} · TT ${ff} · blindaje ${armour}`,
  speed: cm => `${figure(cm)}\u00a0cm`,
  capacity: points => `capacidad de daño ${points}`,
  damaged: points => `daño ya recibido ${points}`,
  aboard: transport => `a bordo de ${transport}`,
  poppedUp: 'elevada',
  weapons: { assault: 'cuerpo a cuerpo', 'small-arms': 'tiroteo' },
  extraAttacks: more =>
    `+${more} ${typeof more === 'number' ? form(more, { one: 'ataque', other: 'ataques' }) : 'ataques'}`,
  maps: 'La mesa',
  atStart: 'Al empezar',
  atEnd: isOver => (isOver ? 'Al final' : 'Como está ahora'),
  odds: 'Probabilidades antes de la primera tirada',
  rulings: 'Jugado de otra forma',
  steps: 'Lo que pasó',
  inRound: (title, round) => `${title}, ronda ${round}`,
  score: (side, sum, lines) => `${SIDES[side]}: ${sum} (${lines}).`,
  losses: isOver => (isOver ? 'Lo que queda' : 'Lo que queda por ahora'),
  columns: { lost: 'Bajas', left: 'Quedan', markers: 'Marcadores' },
  lostAndLeft: (lost, left) => `bajas ${lost}, quedan ${left}`,
  version: version => `Assault resolver ${version}`,

  print: 'Imprimir o guardar como PDF',
  takeAway: 'Como texto o archivo',
  form: 'Formato',
  forms: {
    text: 'Texto simple', bbcode: 'BBCode, para un foro', markdown: 'Markdown', json: 'JSON, con todos los pasos',
  },
  textIn: form => `El informe: ${form}`,
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'Tu navegador no lo permite. El texto está seleccionado: cópialo con Ctrl+C, o manteniéndolo pulsado.',
  save: 'Guardar como archivo',
  saved: name => `Guardado como ${name}.`,

  wrong: 'Di qué está mal',
  wrongMore: 'No se envía nada: copias el texto de abajo y lo pones donde lo comuniques.',
  what: '¿Qué está mal, qué debería haber pasado, y qué regla lo dice?',
  whatMissing: 'Sin decir.',
  bugReport: 'El aviso de un fallo',
  fault: 'Qué está mal',
  facts: 'Dónde pasó',
  openIssue: 'Abrir una incidencia',
  openIssueMore: 'Abre una página donde aún puedes cambiarlo todo.',
  tooLong: 'Es demasiado largo para una dirección: cópialo y pégalo en la página que se abre.',
  factNames: {
    link: 'Enlace', version: 'Versión', edition: 'Edición', rulings: 'Decisiones', state: 'Estado',
    browser: 'Navegador',
  },
  usualRulings: 'todas como siempre',
  none: 'ninguno',
};
