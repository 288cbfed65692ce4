/** In Spanish: the calculator, the review of an assault, and lists against lists. */
import { counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { markersOf, ofName, standsOf, toName, unitsOf } from './grammar.ts';

type Words = English['odds'];

/** What the calculator says. */
const odds: Words['odds'] = {
  calculator: 'Probabilidades de un asalto',
  attacker: 'Atacante',
  defender: 'Defensor',
  theSide: { attacker: 'el atacante', defender: 'el defensor' },
  theSupport: { attacker: 'apoyo del atacante', defender: 'apoyo del defensor' },
  wins: (names, forces) => `${form(forces, { one: 'Gana', other: 'Ganan' })} ${names}`,
  lose: (names, _, average, of) => `Bajas ${ofName(names)}: ${average} de ${of}`,
  swift: 'Fin antes de la tirada del resultado',
  nobody: 'No gana nadie',
  said: (attacker, defender, swift) => `Atacante ${attacker}, defensor ${defender}, decidido al momento ${swift}.`,
  working: 'calculando',
  loading: 'Cargando las fuerzas…',
  notLoaded: 'No se pudo cargar una parte del programa.',
  tryAgain: 'Intentar otra vez',
  result: 'Resultado',
  closer: 'afinando',
  exact: 'exacto',
  howSure: '¿Es exacto el resultado?',
  surely: 'Exacto: cada tirada se ha seguido hasta el final.',
  sampled: points =>
    `Una parte es un muestreo: tres errores estándar equivalen a ${points} ${points === '1' ? 'punto' : 'puntos'}.`,
  bounds: (least, most) => `Con certeza entre ${least} y ${most}.`,
  pin: 'Fijar este plan',
  unpin: 'Soltar',
  backToPin: 'Volver al plan fijado',
  pinned: 'Fijado',
  againstPin: change => `${change} puntos frente al plan fijado`,
  swap: 'Intercambiar bandos',
  play: 'Jugar',
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
  swiftFor: { attacker: 'Gana el atacante sin tirada', defender: 'Gana el defensor sin tirada' },
  endsBroken: { attacker: 'El atacante acaba desmoralizado', defender: 'El defensor acaba desmoralizado' },
  assumptions: 'Supuesto',
  assumed: (first, others) => `Supuesto: ${first}${others === 0 ? '' : ` (+${others})`}`,
  mattersOf: {
    decided: 'Lo que puedes decidir ahora', shooting: 'Lo que podría hacer el fuego previo', other: 'Qué más influye',
  },
  show: 'Ver',
  doIt: 'Hacerlo',
  noMatters: 'Ningún cambio por sí solo tendría efecto.',
  nothingOpen: {
    dice: 'Ahora se tiran dados: antes no hay nada que decidir.',
    settled: 'Ya se sabe quién gana: lo que queda por decidir no lo cambia.',
    indifferent: 'Nada de lo que se puede decidir ahora cambiaría las cosas.',
    nobodyNear: 'Tal como están las unidades, nadie está lo bastante cerca para luchar: antes hay que cargar.',
  },
  about: chance => `aprox. ${chance}`,
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
  broken: 'Desmoralizada',
  marched: 'Ha hecho marcha forzada',
  rules: 'Reglas de ejército',
  none: 'ninguna',
  values: (cc, ff, armour) => `CC ${cc} · TT ${ff} · blindaje ${armour}`,
  notUnderstood: typed => `«${typed}» no se entiende.`,
  meant: (typed, name) => `«${typed}» se entiende como ${name}.`,
  or: 'O:',
  untitled: 'Un asalto',
  leave: 'Escribir las unidades',
  problems: 'Esto aún no se puede calcular',
  unknownAssault: id => `No hay ningún asalto incluido «${id}».`,
};

/** What odds take for granted. */
const oddsAssumed: Words['odds/assumed'] = {
  noCounterCharge: 'sin contracargas entre rondas',
  nobodyMoves: 'nadie se mueve antes de los ataques',
  noOverwatch: 'sin fuego en alerta',
  noOverwatchLater: 'quien está en alerta no dispara a quienes se retiran o consolidan',
  criticalsLeft: 'los críticos que se resuelven en la mesa no hacen más daño',
  nobodyStaggers: 'los críticos que se resuelven en la mesa no hacen más daño ni desplazan a nadie',
  nobodyEngaged: 'nadie está implicado directamente',
  caughtInFlight: share =>
    `quienes caen en la retirada no se cuentan entre las bajas (probabilidad: ${share} como mucho)`,
  mustMove: (unit, enemy) => 'No hay probabilidades mientras nadie se mueva: '
    + `${unit} empezó en la zona de control de ${enemy} y no puede quedarse allí así (A2.7).`,
  mayNotEngage: rule =>
    `No hay probabilidades: las formaciones que han de luchar aquí no pueden asaltarse (${rule}).`,
};

const some = (markers: number): string => (markers === 0 ? 'ningún marcador de explosión' : markersOf(markers));

const closingUp = (units: readonly string[]): string =>
  (units.length === 0 ? '' : ` · ${form(units.length, { one: 'cierra', other: 'cierran' })} filas: ${listed(units)}`);

/** Single changes: what is done, and what comes of it. */
const oddsChanges: Words['odds/changes'] = {
  'contact-swap': ({ side, unit, other, enemy }) => ({
    name: side === 'attacker' ? `Poner delante a ${unit}` : `El rival pone delante a ${unit}`,
    more: `en lugar de ${other}, contra ${enemy}`,
  }),
  'contact-more': ({ unit, enemy }) => ({ name: `${unit} en contacto`, more: `toca a ${enemy}` }),
  'contact-fewer': ({ unit, enemy }) => ({ name: `${unit} fuera de contacto`, more: `lejos de ${enemy}` }),
  'contact-other': ({ unit, enemy, other }) =>
    ({ name: `${unit} contra ${enemy}`, more: `en vez de contra ${other}` }),
  'held-back': ({ side, unit, closing }) => ({
    name: side === 'attacker' ? `Dejar atrás a ${unit}` : `El rival deja atrás a ${unit}`,
    more: `sigue contando como unidad${closingUp(closing)}`,
  }),
  firefight: () => ({ name: 'Tiroteo, sin contacto', more: 'desde fuera de sus zonas de control' }),
  'marker-fewer': ({ side, formation, markers }) => ({
    name: side === 'attacker' ? 'Esperar a que se vaya un marcador' : 'Un marcador menos del rival',
    more: `${formation}: ${some(markers)}`,
  }),
  'marker-more': ({ side, formation, markers }) => ({
    name: side === 'attacker' ? 'Un marcador más para ti' : 'Esperar a que el rival reciba un marcador',
    more: `${formation}: ${some(markers)}`,
  }),
  'support-more': ({ side, unit }) => ({
    name: side === 'attacker' ? `Traer a ${unit} en apoyo` : `El rival trae a ${unit} en apoyo`,
    more: 'a 15 cm o menos',
  }),
  'support-fewer': ({ unit }) => ({ name: `${unit} no apoya`, more: 'fuera de alcance' }),
  'cover-given': ({ terrain, cover }) =>
    ({ name: `Infantería rival a cubierto (${terrain.toLowerCase()})`, more: `salvación por cobertura ${cover}+` }),
  'cover-taken': () => ({ name: 'Infantería rival al descubierto', more: 'sin salvación por cobertura' }),
  character: ({ side, character, unit }) => ({
    name: `${character} con ${unit}`, more: side === 'attacker' ? 'un personaje más' : 'un personaje más del rival',
  }),
  shot: ({ side, units, closing }) => ({
    name: side === 'defender' ? `Eliminar a ${listed(units)}` : `El rival elimina a ${listed(units)}`,
    more: `con sus marcadores de explosión${closingUp(closing)}`,
  }),
  ruling: ({ question, text }) => ({ name: text, more: question }),
};

const WAYS = { 'close-combat': 'golpea', firefight: 'dispara' } as const;
const SAVES = {
  armour: 'blindaje', cover: 'cobertura', holofield: 'holocampo', 'knight-shield': 'escudo de caballero',
  'ion-shield': 'escudo iónico', none: 'sin salvación',
} as const;
const DECIDERS = { attacker: 'del atacante', defender: 'del defensor' } as const;

/** What players can decide now: what is done, and what comes of it. */
const oddsDecisions: Words['odds/decisions'] = {
  'target-other': ({ formation }) => ({ name: `Cargar contra ${formation}`, more: 'otro objetivo' }),
  'joined-left-out': ({ formation }) =>
    ({ name: `Dejar fuera ${toName(formation)}`, more: 'no participa en este asalto' }),
  'charge-without': ({ unit }) => ({ name: `Dejar atrás a ${unit}`, more: 'las demás cargan de la forma habitual' }),
  'charge-to-fire': () => ({ name: 'Cargar para disparar, sin contacto', more: 'todas se paran antes del contacto' }),
  'charge-also': ({ unit }) => ({ name: `Que cargue también ${unit}`, more: 'por el camino habitual' }),
  'charge-all': () => ({ name: 'Que carguen todas', more: 'las que faltan, por el camino habitual' }),
  'called-off': () => ({ name: 'Renunciar', more: 'no hay asalto, nadie gana' }),
  'counter-charge': ({ unit }) => ({ name: `Contracarga de ${unit}`, more: 'en línea recta al enemigo más cercano' }),
  'counter-charge-all': () => ({ name: 'Contracarga de todas', more: 'en línea recta al enemigo más cercano' }),
  'way-chosen': ({ unit, by }) => ({ name: `${unit} ${WAYS[by]}`, more: 'a quienes están en contacto' }),
  'dice-split': ({ unit, closeCombat, of }) => ({
    name: `${unit}: ${figure(closeCombat)} de ${figure(of)} dados en cuerpo a cuerpo`,
    more: `${figure(of - closeCombat)} en tiroteo`,
  }),
  'hit-moved': ({ unit, other }) => ({ name: `El impacto va a ${other}`, more: `en vez de a ${unit}` }),
  'sniper-aimed': ({ unit, other }) => ({ name: `El francotirador apunta a ${other}`, more: `en vez de a ${unit}` }),
  'save-chosen': ({ unit, save }) => ({ name: `Otra salvación para ${unit}`, more: SAVES[save] }),
  'support-all': ({ side }) => ({ name: 'Pedir todos los apoyos', more: DECIDERS[side] }),
  'support-none': ({ side }) => ({ name: 'No pedir ningún apoyo', more: DECIDERS[side] }),
};

const TRIED = {
  charge: { one: 'carga permitida probada', other: 'cargas permitidas probadas' },
  counterCharge: { one: 'contracarga permitida probada', other: 'contracargas permitidas probadas' },
  other: { one: 'decisión permitida probada', other: 'decisiones permitidas probadas' },
} as const;

/** What a review says. */
const review: English['review']['review'] = {
  title: 'Análisis',
  names: {
    test: 'Chequeo de acción', target: 'Objetivo', charge: 'Carga', counterCharge: 'Contracarga',
    ways: 'Modos de luchar', allocation: 'Impactos', save: 'Elección de una salvación', support: 'Apoyos',
    overwatch: 'Alerta', withdrawal: 'Retirada', consolidation: 'Consolidación',
    weapon: 'Arma', aim: 'A quién golpear', wounds: 'Heridas', fight: 'Combate siguiente',
  },
  graph: names => `${names}: probabilidad de ganar, momento a momento`,
  graphOfFights: (names, fights) =>
    `${names}: probabilidad de ganar, media de ${figure(fights)} combates, momento a momento`,
  nobodyCharges: 'nadie más carga',
  moments: 'Momentos',
  costs: 'Las decisiones costaron',
  lucks: 'Los dados dieron',
  legend: { decision: 'decisión: lo que costó', throw: 'tirada: su suerte' },
  asGood: 'tan buena como cualquier otra',
  inContact: stands => `${figure(stands)} en contacto`,
  moved: stands => counted(stands, { one: 'peana movida', other: 'peanas movidas' }),
  called: stands => `${figure(stands)} en apoyo`,
  thrown: (thrown, dice) => `${thrown} de ${figure(dice)}`,
  against: (attacker, defender) => `${attacker} contra ${defender}`,
  played: chance => `Jugado · ${chance}`,
  best: chance => `Lo mejor hallado · ${chance}`,
  shown: 'Lo que muestra el mapa',
  asPlayed: 'como se jugó',
  after: what => `Tras: ${what}`,
  bestIs: chance => `lo mejor hallado: ${chance}`,
  better: { charge: 'Una carga mejor', counterCharge: 'Una contracarga mejor', other: 'Una decisión mejor' },
  playBetter: {
    charge: 'Jugar la mejor carga', counterCharge: 'Jugar la mejor contracarga', other: 'Tomar la mejor decisión',
  },
  playOn: 'Seguir desde aquí',
  findIt: 'Buscar por mi cuenta',
  all: moments => form(moments, { one: 'El único momento', other: `Los ${figure(moments)} momentos` }),
  fewer: 'Solo este momento',
  report: 'Informe',
  earlier: 'Antes',
  later: 'Después',
  why: ({ contact, fire, out, enemies }, { enemies: before }) => {
    const parts = [
      `${figure(contact)} en contacto`, `${figure(fire)} en tiroteo`,
      ...(out > 0 ? [`${figure(out)} ${form(out, { one: 'queda', other: 'quedan' })} fuera`] : []),
    ];
    const strike = counted(enemies, { one: 'enemigo golpea', other: 'enemigos golpean' });
    return `${parts.join(', ')}. ${strike}${enemies === before ? ', como se jugó' : ` en vez de ${figure(before)}`}.`;
  },
  supporters: names => (names === '' ? 'Nadie apoya.' : `Apoyo: ${names}.`),
  hits: names => `Los impactos caen sobre ${names}.`,
  tried: (tried, told) => `La mejor de ${counted(tried, TRIED[told])}`,
  answered: ', cada una contra la mejor respuesta hallada',
  reply: stands => `Mejor respuesta hallada: ${
    stands === 0 ? 'nadie se mueve' : counted(stands, { one: 'peana movida', other: 'peanas movidas' })}.`,
  noBetter: 'No se halló nada mejor.',
  working: 'Examinando cada momento…',
  longer: 'Seguir buscando',
  workingLonger: 'Se sigue buscando; mientras tanto se muestra lo hallado hasta ahora.',
  nothing: 'Aún no se ha decidido ni tirado nada.',
  notLoaded: 'No se pudo cargar el análisis. Inténtalo otra vez cuando haya red.',
  trying: 'Decide tú: el análisis juzga después tu decisión.',
  tryGood: 'Tu intento es tan bueno como cualquiera de los hallados.',
  tryCosts: points => `Tu intento: ${points} puntos menos que lo mejor hallado.`,
};

export const books: English['odds'] = {
  odds,
  'odds/assumed': oddsAssumed,
  'odds/changes': oddsChanges,
  'odds/decisions': oddsDecisions,
};

export const reviewBooks: English['review'] = {
  review,
};

type ListWords = English['lists'];

/** What lists against lists say. */
const lists: ListWords['lists'] = {
  title: 'Lista contra lista',
  lists: { attacker: 'Lista que carga', defender: 'Lista que recibe la carga' },
  charge: 'cargan contra',
  facing: list => `contra ${list}`,
  swap: 'Intercambiar las listas',
  own: 'Una lista tuya…',
  paste: 'Pega aquí una lista de ejército',
  file: 'O un archivo de lista',
  read: 'Leer',
  leftOpen: stands => `Omitido por no entenderse: ${standsOf(stands)}.`,
  markers: {
    attacker: 'Tus marcadores de explosión', defender: 'Marcadores de explosión rivales',
  },
  onThem: 'rivales',
  markersOnThem: count => counted(count, { one: 'marcador', other: 'marcadores' }),
  cover: 'El rival está en',
  noCover: 'terreno abierto',
  chance: 'Probabilidad de ganar, %',
  caption: (attackers, defenders) =>
    `Probabilidad de ganar de cada formación (${attackers}) si carga contra cada una de las otras (${defenders}), en `
      + 'porcentaje',
  fire: 'disparar',
  strike: 'golpear',
  cell: (attacker, defender, chance, how) => `${chance}, ${how}: ${attacker} contra ${defender}`,
  unknown: (attacker, defender) => `aún sin calcular: ${attacker} contra ${defender}`,
  better: 'mejor disparar: nadie en contacto',
  notYet: 'aún sin calcular',
  sort: name => `Ordenar según ${name}`,
  formation: (name, stands) => `${name} · ${stands}`,
  pair: (attacker, defender) => `${attacker} contra ${defender}`,
  against: (units, enemies) => `${units} contra ${enemies}`,
  lose: (lost, of) => `pierdes ${lost} de ${of}`,
  theyLose: (lost, of) => `el rival pierde ${lost} de ${of}`,
  lineUps: {
    all: 'En contacto todas las que tienen rival', half: 'La mitad en contacto',
    one: 'Una peana en contacto', none: 'Disparar, sin contacto',
  },
  shooting: 'Lo que podría hacer el fuego previo',
  marker: 'Un marcador de explosión para el rival',
  assumed: 'Posiciones habituales, nadie apoya. La tabla tiene la mejor de las colocaciones probadas.',
  onAverage: name => `${name}, de media`,
  againstOnAverage: name => `Contra ${name}, de media`,
  known: (known, all) => `Emparejamientos conocidos: ${known} de ${all}`,
  allKnown: all => `Emparejamientos conocidos: todos (${all}).`,
  wins: (name, chance) => `${name} gana: ${chance}`,
  setUp: 'Preparar este emparejamiento',
  setUpAgainst: name => `Preparar contra ${name}`,
  save: 'Archivo CSV',
  csvHeads: ['Carga', 'Contra', 'Victoria %', 'Nadie %', 'Error estándar', 'Cómo'],
  filters: { all: 'Todos', strike: 'Golpear', fire: 'Disparar' },
  filter: 'Qué emparejamientos se muestran',
  filtered: (filter, count) => `${filter} ${count}`,
  earlier: 'Formación anterior',
  later: 'Formación siguiente',
  place: (place, of, average) => `${place} de ${of} · ${average} de media`,
  loading: 'Cargando las listas…',
  notLoaded: 'No se pudo cargar una parte del programa.',
  tryAgain: 'Intentar otra vez',
  tooMany: (side, count, most) =>
    `La lista ${side === 'attacker' ? 'que carga' : 'que recibe la carga'} tiene ${count} formaciones; el máximo es `
      + `${most}.`,
  nobody: side => `En la lista ${side === 'attacker' ? 'que carga' : 'que recibe la carga'} nadie lucha en tierra.`,
  noSuchList: side =>
    `No existe esa lista para ${side === 'attacker' ? 'el atacante' : 'el defensor'}: elige una arriba.`,
};

export const listsBooks: English['lists'] = { lists };

/** What is said of the best decision that was found. */
const advice: English['advice']['advice'] = {
  look: 'Buscar la mejor decisión',
  found: {
    target: 'Mejor objetivo hallado',
    charge: 'Mejor carga hallada',
    counterCharge: 'Mejor contracarga hallada',
    other: 'Mejor decisión hallada',
  },
  asUsual: {
    target: 'No se halló ningún objetivo mejor.',
    charge: 'Es la carga habitual: no se halló otra mejor.',
    counterCharge: 'Nadie se mueve: no se halló nada mejor.',
    other: 'Tal como está: no se halló nada mejor.',
  },
  play: {
    target: 'Elegir el objetivo hallado',
    charge: 'Cargar según lo hallado',
    counterCharge: 'Contracargar según lo hallado',
    other: 'Decidir según lo hallado',
  },
  of: (names, what) => `${names}: ${what}`,
  working: 'Buscando…',
  stop: 'Parar',
  show: 'Mostrar',
  hide: 'Ocultar',
  doIt: 'Hacerlo',
  none: 'No se halló ninguna decisión permitida.',
  about: chance => `cerca del ${chance}`,
  answered: chance => `${chance} tras la mejor respuesta hallada`,
  tried: tried => counted(tried, { one: 'decisión probada', other: 'decisiones probadas' }),
  strike: units => `en contacto: ${units}`,
  fire: units => `en tiroteo: ${units}`,
  out: units => `sin combatir: ${units}`,
  hits: units => `Los impactos caen en ${units}`,
  saves: units => `Otras salvaciones: ${units}`,
  supporters: units => (units === '' ? 'Nadie apoya' : `En apoyo: ${units}`),
  strikes: unit => `${unit} golpea`,
  fires: unit => `${unit} dispara`,
  split: (unit, closeCombat, fire) =>
    `${unit}: ${counted(closeCombat, { one: 'dado', other: 'dados' })} en cuerpo a cuerpo, `
    + `${figure(fire)} en tiroteo`,
  notLoaded: 'No se pudo cargar el consejo. Inténtalo otra vez cuando haya red.',
};

export const adviceBooks: English['advice'] = {
  advice,
};
