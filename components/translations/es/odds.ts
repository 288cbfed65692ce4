/** In Spanish: the calculator. */
import { form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { markersOf, unitsOf } from './grammar.ts';

type Words = English['odds'];

/** What the calculator says. */
const odds: Words['odds'] = {
  calculator: 'Probabilidades de un asalto',
  attacker: 'Atacante',
  defender: 'Defensor',
  theSide: { attacker: 'el atacante', defender: 'el defensor' },
  wins: (names, forces) => `${form(forces, { one: 'Gana', other: 'Ganan' })} ${names}`,
  lose: (names, _, average, of) => `${names}: ${average} bajas de ${of}`,
  swift: 'Acabado antes de la tirada de resultado',
  nobody: 'No gana nadie',
  said: (attacker, defender, swift) => `Atacante ${attacker}, defensor ${defender}, decidido al momento ${swift}.`,
  working: 'calculando',
  loading: 'Las fuerzas están en camino…',
  notLoaded: 'No se pudo cargar una parte del programa.',
  tryAgain: 'Intentar otra vez',
  result: 'Resultado',
  closer: 'afinando',
  exact: 'exacto',
  howSure: '¿Es seguro?',
  surely: 'Exacto: cada tirada se ha seguido hasta el final.',
  sampled: points => `Una parte es un muestreo: tres errores típicos son ${points} puntos.`,
  bounds: (least, most) => `Con certeza entre ${least} y ${most}.`,
  pin: 'Fijar este plan',
  unpin: 'Soltar',
  backToPin: 'Volver a él',
  pinned: 'Fijado',
  againstPin: change => `${change} puntos frente al plan fijado`,
  swap: 'Cambiar bandos',
  play: 'Jugarlo',
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
  swiftFor: { attacker: 'Ahí gana el atacante', defender: 'Ahí gana el defensor' },
  endsBroken: { attacker: 'El atacante acaba desmoralizado', defender: 'El defensor acaba desmoralizado' },
  assumptions: 'Supuesto',
  assumed: (first, others) => `Supuesto: ${first}${others === 0 ? '' : ` (+${others})`}`,
  mattersOf: {
    decided: 'Lo que puedes decidir ahora', shooting: 'Lo que podría hacer el fuego previo', other: 'Qué más influye',
  },
  show: 'Ver',
  doIt: 'Hacerlo',
  noMatters: 'Ningún cambio por sí solo cambiaría nada.',
  stillLooking: 'Buscando más…',
  forces: 'Fuerzas',
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
  nobodyStaggers: 'los críticos que se dejan a la mesa no hacen más daño ni desplazan a nadie',
  nobodyEngaged: 'nadie está implicado directamente',
  caughtInFlight: share =>
    `las unidades perdidas al retirarse no cuentan como bajas (probabilidad ${share} como mucho)`,
  mustMove: (unit, enemy) => 'No hay probabilidades mientras nadie se mueva: '
    + `${unit} empezó en la zona de control de ${enemy} y debe entrar en contacto o salir (A2.7).`,
  mayNotEngage: rule =>
    `No hay probabilidades: las formaciones que han de luchar aquí no pueden trabarse (${rule}).`,
};

const some = (markers: number): string => (markers === 0 ? 'ningún marcador de explosión' : markersOf(markers));

const closingUp = (units: readonly string[]): string =>
  (units.length === 0 ? '' : ` · cierran filas: ${listed(units)}`);

/** Single changes: what is done, and what comes of it. */
const oddsChanges: Words['odds/changes'] = {
  'contact-swap': ({ side, unit, other, enemy }) => ({
    name: side === 'attacker' ? `Pasar delante a ${unit}` : `El rival pasa delante a ${unit}`,
    more: `en lugar de ${other}, contra ${enemy}`,
  }),
  'contact-more': ({ unit, enemy }) => ({ name: `${unit} en contacto`, more: `toca a ${enemy}` }),
  'contact-fewer': ({ unit, enemy }) => ({ name: `${unit} fuera del contacto`, more: `lejos de ${enemy}` }),
  'contact-other': ({ unit, enemy, other }) =>
    ({ name: `${unit} contra ${enemy}`, more: `en vez de contra ${other}` }),
  'held-back': ({ side, unit, closing }) => ({
    name: side === 'attacker' ? `Dejar atrás a ${unit}` : `El rival deja atrás a ${unit}`,
    more: `sigue contando como unidad${closingUp(closing)}`,
  }),
  firefight: () => ({ name: 'Tiroteo, nadie toca', more: 'desde fuera de sus zonas de control' }),
  'marker-fewer': ({ side, formation, markers }) => ({
    name: side === 'attacker' ? 'Esperar a que se vaya un marcador' : 'Un marcador del rival menos',
    more: `${formation}: ${some(markers)}`,
  }),
  'marker-more': ({ side, formation, markers }) => ({
    name: side === 'attacker' ? 'Un marcador más sobre ti' : 'Esperar un marcador sobre el rival',
    more: `${formation}: ${some(markers)}`,
  }),
  'support-more': ({ side, unit }) => ({
    name: side === 'attacker' ? `Traer a ${unit} en apoyo` : `El rival trae a ${unit} en apoyo`,
    more: 'a menos de 15 cm',
  }),
  'support-fewer': ({ unit }) => ({ name: `${unit} no apoya`, more: 'fuera de alcance' }),
  'cover-given': ({ terrain, cover }) =>
    ({ name: `Infantería rival a cubierto (${terrain.toLowerCase()})`, more: `salvación ${cover}+` }),
  'cover-taken': () => ({ name: 'Infantería rival al descubierto', more: 'sin salvación de cobertura' }),
  character: ({ side, character, unit }) => ({
    name: `${character} con ${unit}`, more: side === 'attacker' ? 'un personaje más' : 'un personaje del rival más',
  }),
  shot: ({ side, units, closing }) => ({
    name: side === 'defender' ? `Eliminar a ${listed(units)}` : `El rival elimina a ${listed(units)}`,
    more: `con sus marcadores de explosión${closingUp(closing)}`,
  }),
  ruling: ({ question, text }) => ({ name: text, more: question }),
};

export const books: English['odds'] = {
  odds,
  'odds/assumed': oddsAssumed,
  'odds/changes': oddsChanges,
};
