/** In Spanish: the calculator. */
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { markersOf, unitsOf } from './grammar.ts';

type Words = English['odds'];

/** What the calculator says. */
const odds: Words['odds'] = {
  calculator: 'Probabilidades de un asalto',
  attacker: 'Atacante',
  defender: 'Defensor',
  theSide: { attacker: 'el atacante', defender: 'el defensor' },
  wins: 'gana',
  swift: 'Acabado antes de la tirada de resultado',
  nobody: 'No gana nadie',
  said: (attacker, defender, swift) => `Atacante ${attacker}, defensor ${defender}, decidido al momento ${swift}.`,
  working: 'Calculando…',
  loading: 'Las fuerzas están en camino…',
  notLoaded: 'No se pudo cargar una parte del programa.',
  tryAgain: 'Intentar otra vez',
  result: 'Resultado',
  refining: 'Calculando las rondas siguientes…',
  exact: 'Exacto',
  estimated: points => `Estimado, ± ${points}`,
  pin: 'Fijar este plan',
  unpin: 'Soltar',
  backToPin: 'Volver a él',
  pinned: 'Fijado',
  againstPin: change => `${change} puntos frente al plan fijado`,
  swap: 'Cambiar bandos',
  losses: 'Bajas',
  lossesOf: { attacker: 'Bajas del atacante', defender: 'Bajas del defensor' },
  reading: { exactly: 'Exactamente', atLeast: 'Al menos' },
  readingLegend: 'Qué cuentan las barras',
  chartSpoken: (side, likeliest, chance, average, of) =>
    `Bajas ${side === 'attacker' ? 'del atacante' : 'del defensor'}: lo más probable es ${likeliest} de `
    + `${unitsOf(of)}, ${chance}; ${average} de media. La tabla de abajo tiene todas las cifras.`,
  average: (average, of) => `${average} de ${unitsOf(of)} de media`,
  table: 'Tabla',
  lost: 'Bajas',
  pinnedExactly: 'Fijado, exactamente',
  more: count => `${count} o más`,
  endings: 'Finales',
  endsIn: round => `Acaba en la ronda ${round}`,
  endsLater: from => `En la ronda ${from} o después`,
  swiftFor: { attacker: 'Al momento, para el atacante', defender: 'Al momento, para el defensor' },
  endsBroken: { attacker: 'El atacante acaba desmoralizado', defender: 'El defensor acaba desmoralizado' },
  assumptions: 'Supuesto',
  matters: 'Lo que puedes decidir ahora',
  mattersMore: 'Cambios de uno en uno, y lo que vale cada uno para el atacante en puntos porcentuales.',
  mattersOf: {
    decided: 'Por decidir ahora', shooting: 'Lo que podría hacer el fuego previo', other: 'Qué más influye',
  },
  allMatters: count => `Ver los ${count}`,
  noMatters: 'Ningún cambio por sí solo cambiaría nada.',
  stillLooking: 'Buscando más…',
  units: 'Unidades',
  unitsHint: '6 boyz 2 nobz',
  support: 'En apoyo',
  supportHint: '4 devastators',
  places: { inContact: 'En contacto', inFirefight: 'En tiroteo', back: 'Fuera de alcance' },
  stands: unit => `Número de ${unit}`,
  inPlace: (unit, place) =>
    `${unit}, ${{ inContact: 'en contacto', inFirefight: 'en tiroteo', back: 'fuera de alcance' }[place]}`,
  markers: 'Marcadores',
  markersOf: { attacker: 'Marcadores de explosión: atacante', defender: 'Marcadores de explosión: defensor' },
  cover: 'Cobertura',
  noCover: 'Al descubierto',
  broken: 'Desmoralizado',
  marched: 'Ha hecho marcha forzada',
  rules: 'Reglas de ejército',
  none: 'ninguna',
  values: (cc, ff, armour) => `CC ${cc} · TT ${ff} · blindaje ${armour}`,
  notUnderstood: typed => `«${typed}» no se entiende.`,
  meant: (typed, name) => `«${typed}» se toma como ${name}.`,
  or: 'O:',
  openMap: 'Abrir en el mapa',
  closeMap: 'Cerrar el mapa',
  untitled: 'Un asalto',
  leave: 'Escribir las unidades',
  problems: 'Esto aún no se puede calcular',
  unknownAssault: id => `No hay ningún asalto incluido «${id}».`,
};

/** What odds take for granted. */
const oddsAssumed: Words['odds/assumed'] = {
  noCounterCharge: 'sin contracargas entre rondas',
  nobodyMoves: 'nadie mueve antes de los ataques',
  noOverwatch: 'sin fuego en alerta',
  noOverwatchLater: 'quien está en alerta no dispara a quienes se retiran o consolidan',
  criticalsLeft: 'los críticos que se dejan a la mesa no hacen más daño',
  nobodyEngaged: 'nadie está implicado directamente',
  caughtInFlight: share =>
    `las unidades perdidas al retirarse no cuentan como bajas (probabilidad ${share} como mucho)`,
  mustMove: (unit, enemy) => 'No hay probabilidades mientras nadie se mueva: '
    + `${unit} empezó en la zona de control de ${enemy} y debe entrar en contacto o salir (A2.7).`,
  mayNotEngage: rule =>
    `No hay probabilidades: las formaciones que han de luchar aquí no pueden trabarse (${rule}).`,
};

const OF: Readonly<Record<Side, string>> = { attacker: 'del atacante', defender: 'del defensor' };
const some = (markers: number): string => (markers === 0 ? 'ningún marcador de explosión' : markersOf(markers));

const closingUp = (units: readonly string[]): string =>
  (units.length === 0 ? '' : ` Cierran filas: ${listed(units)}.`);

/** Single changes and what they are. */
const oddsChanges: Words['odds/changes'] = {
  'contact-swap': ({ side, unit, other, enemy }) =>
    `${unit} y ${other} ${OF[side]} cambian de lugar: ${unit} toca a ${enemy}.`,
  'contact-more': ({ side, unit, enemy }) => `Una unidad ${OF[side]} más en contacto: ${unit} toca a ${enemy}.`,
  'contact-fewer': ({ side, unit, enemy }) =>
    `Una unidad ${OF[side]} menos en contacto: ${unit} se queda lejos de ${enemy}.`,
  'contact-other': ({ side, unit, enemy, other }) => `${unit} ${OF[side]} toca a ${enemy} en vez de a ${other}.`,
  'held-back': ({ side, unit, closing }) =>
    `${unit} ${OF[side]} se queda atrás, fuera de alcance.${closingUp(closing)}`,
  'marker-fewer': ({ side, formation, markers }) =>
    `${side === 'attacker' ? 'Esperar a que se vaya un marcador de explosión' : 'Un marcador de explosión menos'}: `
    + `${formation} tiene ${some(markers)}.`,
  'marker-more': ({ formation, markers }) => `Un marcador de explosión más: ${formation} tiene ${some(markers)}.`,
  'support-more': ({ side, unit }) => `Un apoyo ${OF[side]} más: ${unit}.`,
  'support-fewer': ({ side, unit }) => `Un apoyo ${OF[side]} menos: sin ${unit}.`,
  'cover-given': ({ terrain, cover }) =>
    `La infantería del defensor está a cubierto (${terrain.toLowerCase()}), salvación ${cover}+.`,
  'cover-taken': () => 'La infantería del defensor está al descubierto.',
  character: ({ side, character, unit }) => `${character} se une a ${unit} ${OF[side]}.`,
  shot: ({ formation, units, closing }) =>
    `Bajo el fuego antes de la carga, ${formation} pierde ${listed(units)}.${closingUp(closing)}`,
  ruling: ({ question, text }) => `${question} ${text}`,
};

export const books: English['odds'] = {
  odds,
  'odds/assumed': oddsAssumed,
  'odds/changes': oddsChanges,
};
