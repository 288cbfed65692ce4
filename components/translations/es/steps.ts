/** In Spanish: the panels of an assault’s steps. */
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Counted } from '../../../src/epic-armageddon/odds/luck.ts';
import { counted, figure, form, type Forms } from '../../shared/languages/forms.ts';
import { diceOf, ofName, pointsOf, toName } from './grammar.ts';
import type { English } from '../english.ts';

type Words =
  English['steps-playing'] & English['steps-map'] & English['steps-charge'] & English['steps-moves']
  & English['steps-overwatch'] & English['steps-dice'] & English['steps-attacks'] & English['steps-ways']
  & English['steps-support'] & English['steps-hits'] & English['steps-settling']
  & English['steps-result'] & English['steps-outcome'] & English['steps-endings'] & English['club-rulings']
  & English['live-odds'] & English['throws'] & English['luck'] & English['steps-other-dice'];

/** What the panel of the action test says. */
const stepsActionTest: Words['steps/action-test'] = {
  test: (name: string): string => `${name}: chequeo de acción`,
  testFailed: (name: string): string => `${name} falla su chequeo`,
  testLead: (initiative: number): string =>
    `Un dado contra su iniciativa de ${initiative}+ decide si la formación se lanza al asalto.`,
  onTheDie: (modifiers: string): string => `${modifiers} al dado.`,
  needs: (target: number): string => `Necesita ${target}+.`,
  needsTooMuch: 'Ningún dado llega a tanto.',
  accepting: 'Aceptar el fallo cuesta un marcador de explosión y la formación se queda en posición. No hay combate.',
  throwingAgain: 'Tu Supreme Commander puede hacer que se repita, una vez.',
  whatItNeeds: '¿Cuánto hay que sacar?',
  whatStarts: '¿Cómo empieza un asalto?',
};

/** What the panels of the charge and of the counter-charge say. */
const stepsCharges: Words['steps/charges'] = {
  charges: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'carga', other: 'cargan' })}`,
  lead: (length: string, target: string): string =>
    `Mueve cada unidad una vez, hasta su Velocidad. Alguna debe acabar a ${length} o menos `
    + `${ofName(target)} y con línea de fuego.`,
  allToNearest: 'Todas hacia el enemigo más cercano',
  standOff: 'Todas se quedan a distancia para disparar',
  inFront: units => `Delante: ${units}.`,
  toFire: units => `Detrás, para disparar: ${units}.`,
  leftBehind: (names, units) =>
    `${form(units, { one: 'Quedaría atrás y sería baja', other: 'Quedarían atrás y serían bajas' })}: ${names}.`,
  ifEnded: (engaged: string): string => `Si la carga acabara ahora: ${engaged}.`,
  nobodyNear: (length: string, target: string): string =>
    `Nadie está a ${length} o menos y en línea de fuego ${ofName(target)}. Si la carga acaba ahora, no hay asalto.`,
  nearestIs: (length: string): string => `El enemigo más cercano está a ${length}.`,
  gotOut: 'a pie',
  inContact: 'Está en contacto y se queda ahí.',
  letOut: 'Ha dejado bajar a pasajeros y ya no sigue.',
  landNearest: 'Aterrizar lo más cerca posible del enemigo',
  landInContact: (enemy: string): string => `Aterrizar en contacto con ${enemy}`,
  towards: 'Hacia el enemigo más cercano',
  intoContact: (enemy: string): string => `Hasta el contacto con ${enemy}`,
  howFar: '¿Hasta dónde puede moverse?',
  whereNot: '¿Adónde no puede ir?',
  whoIsShoved: '¿A quién puede apartar una máquina de guerra?',
  whoGetsOut: '¿Quién puede bajar?',
  isThereOne: '¿Hay asalto?',
  mustAll: '¿Tienen que llegar todas?',
  together: '¿Deben seguir juntas?',

  breaks: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'se desmoraliza', other: 'se desmoralizan' })}`,
  brokenAndOver: (formations: number): string => form(formations, {
    one: 'Desmoralizada de camino, hace dos movimientos de retirada y no hay combate.',
    other: 'Desmoralizadas de camino, hacen dos movimientos de retirada y no hay combate.',
  }),
  brokenOthersGoOn: (formations: number): string => form(formations, {
    one: 'Desmoralizada de camino, hace dos movimientos de retirada y no participa.',
    other: 'Desmoralizadas de camino, hacen dos movimientos de retirada y no participan.',
  }),
  whyBreak: '¿Por qué se desmoraliza?',
  whoGetsAway: '¿Quién escapa?',

  countersIn: (names: string, formations: number, round: number): string =>
    `${round === 1 ? '' : `Ronda ${round}: `}${names} `
    + form(formations, { one: 'contracarga', other: 'contracargan' }),
  tie: 'Empate: el asalto continúa.',
  counterLead: 'Las unidades que no están en contacto pueden ir derechas a su enemigo más cercano.',
  someMust: 'Algunas tienen que hacerlo.',
  nobodyMust: 'Ninguna está obligada.',
  skimmersMay: 'Los gravíticos pueden elevarse.',
  asTheyStand: (engaged: string): string => `Tal como están las unidades: ${engaged}.`,
  allToTheirs: 'Todas hacia su enemigo más cercano',
  must: 'Debe contracargar',
  poppedUp: 'elevada',
  drawnIn: (formations: number): string => form(formations, {
    one: 'Lucha como si hubiera cargado.', other: 'Luchan como si hubieran cargado.',
  }),
  cannotMove: 'No puede moverse: se queda.',
  toNearest: 'Hacia el enemigo más cercano',
  intoDrawing: (enemy: string, formation: string): string =>
    `Hasta el contacto con ${enemy}, lo que arrastra al asalto ${toName(formation)}`,
  howFarAtWhom: '¿Hasta dónde y hacia quién?',
  withoutSpeed: '¿Y una unidad sin Velocidad?',
  engineInContact: '¿Y una máquina de guerra en contacto?',
  third: '¿Y si se toca a una tercera formación?',
  whoGetsInOrOut: '¿Quién puede subir o bajar?',
  whoMust: '¿Quién tiene que hacerlo?',
  whyAnother: '¿Por qué otra ronda?',
  ifNobodyCan: '¿Y si entonces nadie puede luchar?',

  hasPoppedUp: 'Se ha elevado: lucha en tiroteo, y también quien esté en contacto con ella.',
  popUp: 'Elevarse',
  cannotPopUp: 'No puede elevarse.',

  engaged: {
    contact: (units: number): string => `${units} en contacto`,
    firefight: (units: number): string => `${units} en tiroteo`,
    not: (units: number): string => counted(units, { one: 'no implicada', other: 'no implicadas' }),
    aboard: (units: number): string => `${units} a bordo`,
  },
};

/** What is said where overwatch fire is entered. */
const stepsOverwatch: Words['steps/overwatch'] = {
  doesAnybody: '¿Dispara alguien en alerta?',
  lead: 'La carga ha acabado. Tira los dados de los disparos en la mesa y anota aquí a quién alcanzaron.',
  leadWithdrawal: 'Las unidades se han movido. Tira los dados de los disparos en la mesa y anota aquí '
    + 'a quién alcanzaron: una formación desmoralizada pierde además una unidad por cada marcador.',
  leadConsolidation: 'El ganador se ha movido. Tira los dados de los disparos en la mesa y anota aquí a quién '
    + 'alcanzaron.',
  whatIsIt: '¿Qué es estar en alerta?',
  nobody: 'Nadie dispara',
  nobodyElse: 'Nadie más dispara',
  misses: (name: string): string => `${name} dispara y falla`,
  fires: (name: string, hits: number): string =>
    `${name} dispara: ${counted(hits, { one: 'impacto', other: 'impactos' })}`,
  who: '¿Quién dispara?',
  atWhom: '¿A quién?',
  kind: 'Impactos de este tipo',
  kinds: {
    normal: 'normal', 'ignore-cover': 'ignora cobertura', lance: 'lanza', sniper: 'francotirador',
    'macro-weapon': 'macroarma', 'titan-killer': 'Matatitanes', lost: 'baja o daño ya sufridos',
  },
  counted: (hits: number, kind: string): string => `${kind}: ${figure(hits)}`,
  ofKindOn: (kind: string, name: string): string => `${kind}: ${name}`,
  points: 'Puntos de daño de cada impacto en una máquina de guerra',
  markers: 'Marcadores de explosión adicionales',
  help: 'Recibir fuego da un marcador de explosión, y cada baja, otro; se ponen sin tu ayuda. Los adicionales son, '
    + 'por ejemplo, los de armas disruptoras.',
};

/** What the panels say of any move. */
const stepsMoves: Words['steps/moves'] = {
  unitsOf: (formation: string): string => `Unidades ${ofName(formation)}`,
  moved: (moved: string, allowance: string): string => `${moved} de ${allowance}`,
  landed: 'en tierra',
  carefully: 'con cuidado',
  how: 'Muévela en el campo de batalla: arrástrala o usa las flechas.',
  mayStill: (length: string): string => `Aún puede moverse ${length}.`,
  landsAnywhere: 'Aterriza donde quiera.',
  asFarAsItMay: 'Ya se ha movido todo lo que puede.',
  shoving: (move: string, names: string): string => `${move}, apartando a ${names}`,
  goesCarefully: 'Va con cuidado y repite un chequeo fallado.',
  goCarefully: (length: string): string => `Con cuidado: ${length}, repite chequeo`,
  apart: (names: string, units: number): string =>
    `${names} ${form(units, {
      one: 'queda aparte y será baja', other: 'quedan aparte y serán bajas',
    })} si el movimiento acaba ahora.`,
  choosePart: 'Elige qué parte se queda',
  partThatStays: 'La parte que se queda',
  keep: (names: string): string => `Conservar a ${names}`,
  lose: (names: string): string => `Bajas: ${names}`,

  terrain: 'Terreno peligroso',
  terrainLead: 'La unidad que se ha movido tira un dado antes de que se mueva nadie más.',
  whoTests: '¿Quién tiene que tirar?',

  contactWith: (enemy: string): string => `en contacto con ${enemy}`,
  inFirefight: (length: string): string => `tiroteo, ${length}`,
  tooFar: (length: string): string => `demasiado lejos, ${length}`,
  noLine: 'sin línea de fuego',
  inTransport: (transport: string): string => `en ${transport}`,

  firstMovesMade: 'Primeros movimientos hechos: ¿alerta?',
  movesMade: 'Movimientos hechos: ¿alerta?',
  apartNow: 'separada: baja',
  unitsThatWithdraw: 'Unidades en retirada',
  straightAway: 'Alejarse derecho del enemigo más cercano',
  nobodyLost: 'No habría bajas si el movimiento acabara ahora.',
  tooNear: (names: string, units: number): string => form(units, {
    one: `${names} está demasiado cerca de un enemigo: será baja si el movimiento acaba ahora.`,
    other: `${names} están demasiado cerca de un enemigo: serán bajas si el movimiento acaba ahora.`,
  }),
  enginesTooNear: (names: string, units: number): string => form(units, {
    one: `${names} recibe un punto de daño por cada enemigo demasiado cercano.`,
    other: `${names} reciben un punto de daño por cada enemigo demasiado cercano.`,
  }),
  caught: (length: string): string => `atrapada, ${length}`,
  damaged: (length: string): string => `con daño, ${length}`,
  fearless: 'a salvo, Fearless',
  safeAt: (length: string): string => `a salvo, ${length}`,
  safe: 'a salvo',
};

/** What the panels say of getting in and out. */
const stepsTransports: Words['steps/transports'] = {
  cannotGetOut: 'No puede bajar.',
  sitsIn: (transport: string): string =>
    `Va en ${transport}. En el mapa está ahí por ahora: arrástrala o usa las flechas.`,
  outNearest: 'Bajar lo más cerca posible del enemigo',
  outInContact: (enemy: string): string => `Bajar hasta el contacto con ${enemy}`,
  outFurthest: 'Bajar lo más lejos posible del enemigo',
  collectedBy: (transport: string): string => `${transport} la recoge`,
  carries: (names: string): string => `A bordo: ${names}.`,
  allOutNearest: 'Bajar a todos lo más cerca posible del enemigo',
  allOut: 'Bajar a todos',
  into: (transport: string): string => `Subir a ${transport}`,
  nearSomebody: 'Lo más cerca posible de otra unidad',
  nearWhom: 'Cerca de quién',
  outNear: (name: string): string => `Bajar cerca de ${name}`,
};

const DICE = { one: 'dado', other: 'dados' };

/** What is said of hands of dice. */
const stepsDice: Words['steps/dice'] = {
  dice: (dice: number): string => counted(dice, DICE),
  attack: (dice: string, way: string, target: number): string => `${dice}, ${way} ${target}+`,
  withEffect: (words: string, effect: string): string => `${words}, ${effect}`,
  withDice: (names: string, dice: number): string => `${names} con ${counted(dice, DICE)}`,
  withDiceEach: (names: string, dice: number): string => `${names} con ${counted(dice, DICE)} por unidad`,
  hits: (hits: number): string =>
    (hits === 0 ? 'ningún impacto' : counted(hits, { one: 'impacto', other: 'impactos' })),
  extraAttacks: (dice: string): string => `Número de ataques adicionales, ${dice}`,
};

/** Dice that are no attacks: saves, damage and tests. */
const stepsOtherDice: Words['steps/other-dice'] = {
  again: 'otra vez',
  invulnerable: 'invulnerable',
  save: (how: string, target: number): string => `${how} ${target}+`,
  savePerPoint: (how: string, target: number): string => `${how} ${target}+, un dado por punto`,
  titanKiller: (name: string): string => `Matatitanes en ${name}`,
  points: (dice: string): string => `Puntos de daño, ${dice}`,
  critical: (name: string, dice: string, from: number): string => `${name}: ${dice}, crítico con ${from}`,
  splash: (target: number): string => `impacto con ${target}+`,
  test: (name: string, target: number): string => `${name}: ${target}+`,
  testTooHigh: (name: string): string => `${name}: ningún dado llega a tanto`,
  grief: 'Marcadores de explosión, D3',
  etherealsLost: (lost: number): string =>
    `Por ${counted(lost, { one: 'Ethereal caído', other: 'Ethereals caídos' })}`,
  inTerrain: (name: string, terrain: string): string => `${name} en ${terrain}`,
  dangerousTerrain: 'terreno peligroso',
  walkerAgain: 'Un Walker repite una vez: es baja con 1',
  lostOnOne: 'Es baja con 1',
  verdicts: {
    save: { counts: 'salvado', countsNot: 'no salvado' },
    critical: { counts: 'impacto crítico', countsNot: 'sin crítico' },
    splash: { counts: 'impacto', countsNot: 'sin impacto' },
    test: { counts: 'superado', countsNot: 'fallado' },
    terrain: { counts: 'a salvo', countsNot: 'baja' },
  },
};

/** Attacks, supporting fire and their dice. */
const stepsAttacks: Words['steps/attacks'] = {
  firstStrike: 'First Strike',
  attacks: 'Ataques',
  inRound: (batch: string, round: number): string => `${batch}, ronda ${round}`,
  batchHits: (batch: string, hits: string): string => `${batch}: ${hits}`,
  macroHits: (hits: string): string => `Macroarmas: ${hits}`,
  firstStrikeLead: 'Las unidades con First Strike atacan antes que las demás. Quienes caen ante ellas no devuelven el '
    + 'golpe.',
  engagedLead: 'Golpean a la vez quienes están en contacto o ven a un enemigo a 15 cm o menos.',
  leftLead:
    'Golpean todas las unidades que quedan, los dos bandos a la vez: cuerpo a cuerpo en contacto, '
    + 'tiroteo a 15 cm o menos.',
  macroLead:
    'Sus dados se tiran con los demás; sus salvaciones, después: los impactos caen en quienes quedan, '
    + 'empezando por el más cercano.',
  oneEach: 'Los impactos caen empezando por la unidad más cercana, uno en cada una.',
  oneEachFirst: 'Los impactos caen empezando por la unidad más cercana, uno en cada una antes de que alguna reciba '
    + 'un segundo.',
  enginesTake: 'Una máquina de guerra recibe, cuando le toca, tantos como su capacidad de daño inicial.',
  second: (hit: number, name: string): string => `El impacto ${hit} es el segundo en ${name}.`,
  beyond: (hit: number, name: string): string =>
    `El impacto ${hit} cae en ${name}, la unidad más cercana de las que no están en contacto.`,
  ownerChooses: 'Entre unidades igual de cercanas elige su dueño.',
  sniperPicks: 'Quien golpea como francotirador elige a la víctima.',
  macroLater: 'Los impactos de macroarma vienen después de estas salvaciones.',

  whoIsEngaged: '¿Quién está implicado directamente?',
  whichDice: '¿Qué dados son estos?',
  whenEnds: '¿Cuándo acaba aquí?',
  whyNot: (names: string): string => `¿Por qué no ${names}?`,
  whyNotOthers: '¿Por qué no las demás?',
  noFirefight: (name: string): string => `${name} no tiene valor de tiroteo.`,
  farFromAll: (name: string): string => `${name} está lejos de cualquier enemigo.`,
  whyThere: '¿Por qué caen ahí?',
  whoCanBeHit: '¿Quién puede recibir impactos?',
  specialHits: '¿Dónde caen los impactos especiales?',
  sniperHits: '¿A quién puede impactar un francotirador?',
  engineHits: '¿A quién llegan los impactos de una máquina de guerra?',
  engineTakes: '¿Cuántos recibe una máquina de guerra?',
  shields: '¿Qué paran los escudos?',
  whyLast: '¿Por qué estos al final?',
};

/** How those fight who have a choice. */
const stepsWays: Words['steps/ways'] = {
  howDoThey: '¿Cómo luchan?',
  choosingLead:
    'Los gravíticos en contacto pueden golpear o disparar; las máquinas de guerra reparten sus dados. Lo marcado es '
    + 'lo habitual.',
  howEngine: '¿Cómo lucha una máquina de guerra?',
  whatSkimmer: '¿Qué puede hacer un gravítico?',
  skimmers: 'Un gravítico en contacto puede disparar en vez de golpear, y quien esté en contacto con él debe disparar '
    + 'también, salvo que toque también a alguien más.',
  onlyCloseCombat: (name: string): string =>
    `${name} solo puede luchar en cuerpo a cuerpo: todos los enemigos a su alcance están en contacto.`,
  onlyFirefight: (name: string): string =>
    `${name} solo puede luchar en tiroteo: no hay nadie en contacto a quien golpear.`,
  allFire: 'Todos los gravíticos disparan',
  allStrike: 'Todos los gravíticos golpean',
  howFights: (force: string): string => `Modo de luchar: ${force}`,
  noValue: 'ninguno',
  howInContact: '¿Cómo lucha en contacto?',
  strikeAt: (value: string): string => `Golpear con ${value}`,
  fireAt: (value: string): string => `Disparar con ${value}`,
  striking: 'Cuerpo a cuerpo, salvo que alguien en contacto imponga el tiroteo',
  firing: 'También quien esté en contacto con ella debe usar su valor de tiroteo',
  closeCombatDice: (name: string): string => `Dados de ${name} en cuerpo a cuerpo`,
  howSplits: (name, dice) => `Cómo reparte ${name} sus ${figure(dice)} dados`,
};

/** Supporting fire. */
const stepsSupport: Words['steps/support'] = {
  support: 'Fuego de apoyo',
  whoIsCalled: 'Fuego de apoyo: ¿a quién se lo pides?',
  callingLead:
    'Las unidades amigas a 15 cm o menos de un enemigo que atacó pueden disparar por su bando. Quita a quien prefiera '
    + 'no disparar.',
  supportLead: 'Quienes apoyan tiran con su valor de tiroteo, los dos bandos a la vez.',
  for: { attacker: force => `Apoyo ${toName(force)}`, defender: force => `Apoyo ${toName(force)}` },
  firefight: (value: string): string => `tiroteo ${value}`,
  firefightFrom: (value: string, length: string, enemy: string): string =>
    `tiroteo ${value}, a ${length} de ${enemy}`,
  bars: {
    fights: 'en el propio asalto', inside: 'dentro de un transporte', broken: 'formación desmoralizada',
    marched: 'marcha forzada este turno', 'no-firefight': 'sin valor de tiroteo',
  },
  nobodyAttacked: 'no queda ningún enemigo que haya atacado',
  overFar: (length: string): string => `a más de ${length} de todos los enemigos que atacaron`,
  noLine: 'sin línea de fuego a su alcance',
  idle: (formation: string, names: string, why: string): string => `${formation}, ${names}: ${why}.`,
  whomHit: '¿A quién impactarán?',
  doesItCount: '¿Cuenta el apoyo?',
  whoMaySupport: '¿Quién puede apoyar?',
  again: '¿Se les puede volver a pedir apoyo?',
  cost: '¿Qué le cuesta a su bando?',
};

const hitsHitsOf = (hits: number): string => counted(hits, { one: 'impacto', other: 'impactos' });

/** What is said of hits. */
const stepsHits: Words['steps/hits'] = {
  hits: (hits: number): string => hitsHitsOf(hits),
  hitsOn: (hits: number, force: string): string => `${hitsHitsOf(hits)} en ${force}`,
  heading: (hits: number, force: string): string => `${hitsHitsOf(hits)} en ${force}`,
  listOn: (force: string): string => `Impactos en ${force}`,
  listOnSide: { attacker: 'Impactos en el atacante', defender: 'Impactos en el defensor' },
  whoTakes: (hit: number): string => `¿Quién recibe el impacto ${hit}?`,
  whomSniper: (hit: number): string => `¿En quién cae el impacto de francotirador ${hit}?`,
  howSaved: (hit: number): string => `¿Qué salvación se tira contra el impacto ${hit}?`,
  changePlaces: (place: string, hits: number): string => `${place}, ya ${hitsHitsOf(hits)}: se intercambian`,
  choices: {
    armour: 'Blindaje', cover: 'Cobertura', holofield: 'Holocampo', 'knight-shield': 'Escudo de caballero',
    'ion-shield': 'Escudo iónico',
    none: 'Sin salvación',
  },
  choice: (save: string, target: number): string => `${save} ${target}+`,

  inContact: 'en contacto',
  aboard: (transport: string): string => `a bordo de ${transport}`,
  from: (length: string, enemy: string): string => `a ${length} de ${enemy}`,
  nearest: 'la más cercana',
  hackedDown: 'baja en el remate',
  losesPoint: 'pierde un punto',
  noSave: 'sin salvación',
  save: (save: string, target: number): string => `${save} ${target}+`,
  again: (target: number): string => `repite ${target}+`,
  invulnerable: (target: number): string => `invulnerable ${target}+`,
  then: (target: number): string => `luego ${target}+`,

  stages: { save: 'salvación', 're-roll': 'repetición', invulnerable: 'invulnerable' },
  saved: 'salvado',
  rollSaved: (stage: string, target: number, face: number): string => `${stage} ${target}+: ${face}, salvado`,
  rollFailed: (stage: string, target: number, face: number): string => `${stage} ${target}+: ${face}, no salvado`,
  critical: (from: number, face: number): string => `crítico con ${from}: ${face}, impacto crítico`,
  noCritical: (from: number, face: number): string => `crítico con ${from}: ${face}, ninguno`,
  notYet: 'aún no',
  stopped: 'parado por escudos',
  lost: 'baja',
  damaged: 'daño',
  dicePoints: (dice: string): string => `${dice} puntos`,
  points: (points: number): string => counted(points, { one: 'punto', other: 'puntos' }),
  stoppedPoints: (points: number): string =>
    `${counted(points, { one: 'parado', other: 'parados' })} por escudos`,
  lostUnits: (units: number): string => counted(units, { one: 'baja', other: 'bajas' }),
  damagedUnits: (units: number): string => counted(units, { one: 'dañada', other: 'dañadas' }),
  allSaved: 'todos salvados',
  allStopped: 'todos parados',
  nobodyHit: 'Nadie recibió impactos',
  saves: {
    armour: 'blindaje', cover: 'cobertura', holofield: 'holocampo', 'knight-shield': 'escudo de caballero',
    'ion-shield': 'escudo iónico',
    none: 'sin salvación',
  },
};

const settlingHitsOf = (hits: number): string => counted(hits, { one: 'impacto', other: 'impactos' });
const pointsLeft = (points: number): string =>
  `${form(points, { one: 'queda', other: 'quedan' })} ${counted(points, { one: 'punto', other: 'puntos' })}`;

/** What is said while hits are settled. */
const stepsSettling: Words['steps/settling'] = {
  blowsUp: (name: string): string => `${name} explota`,
  criticalOn: (name: string): string => `Impacto crítico en ${name}`,
  howMuch: '¿Cuánto daño?',
  criticalsOn: names => `Impactos críticos: ${names}`,
  saves: (force: string): string => `Salvaciones: ${force}`,
  blast: (length: string): string => `La explosión llega a ${length}. Un dado por cada unidad cercana.`,
  datasheet: (does: string): string =>
    `Su ficha dice qué hace: ${does}. Lo que no dañe a nadie, como perder un arma, se juega en la mesa.`,
  datasheetMoves: (does: string): string =>
    `Su ficha dice qué hace: ${does}. Tira en la mesa para saber la distancia y la dirección; después mueve la unidad `
    + 'en el mapa.',
  purposes: {
    save: 'Un dado por cada impacto contra el que se puede salvar.',
    're-roll': 'Reinforced Armour repite las salvaciones falladas.',
    invulnerable: 'La salvación invulnerable es una última oportunidad, sea cual sea el impacto.',
    damage: 'Los dados dicen cuántos puntos de daño hace este impacto y, con ello, en quién cae el siguiente.',
    critical: 'Un dado por punto de daño recibido: crítico con 6.',
  },
  causes: {
    overwatch: 'El fuego en alerta ha alcanzado a quienes cargan; contra él pueden usar la cobertura.',
    'hack-down': 'Nada salva de un remate.',
    withdrawal: 'Un punto de daño por cada enemigo demasiado cercano al lugar donde acaba; nada salva de ello.',
    'dangerous-terrain': 'Nada salva del terreno peligroso.',
    splash: 'Quien queda dentro de la explosión recibe un impacto.',
    passengers: 'Quienes salen de los restos reciben un impacto como el que destruyó el transporte. Salvan con su '
      + 'blindaje o con 6+ gracias a los restos.',
    'blast-marker': 'Ya desmoralizadas, reciben impactos en vez de marcadores de explosión.',
    critical: 'Esto lo hizo el impacto crítico; nada salva de él.',
  },
  thenOthers: (force: string, hits: number): string => `Después, ${force}: ${settlingHitsOf(hits)} por resolver.`,
  sitIn: (names: string, passengers: number, transport: string): string =>
    `${names} ${form(passengers, { one: 'va', other: 'van' })} en ${transport}.`,

  asked: {
    overwatch: '¿Por qué les disparan?',
    'hack-down': '¿Por qué estos impactos?',
    withdrawal: '¿Por qué este daño?',
    'dangerous-terrain': '¿Qué hace el terreno peligroso?',
    splash: '¿A quién alcanza una explosión?',
    passengers: '¿Qué pasa con los pasajeros?',
    'blast-marker': '¿Por qué pierden unidades?',
    critical: '¿Qué hace un impacto crítico?',
  },
  askedOfDice: {
    're-roll': '¿Por qué otra vez?',
    invulnerable: '¿Qué salvación es esta?',
    damage: '¿Por qué primero estos dados?',
    critical: '¿Qué es un impacto crítico?',
  },
  whatCriticalDoes: '¿Qué hace un impacto crítico?',
  whatSaves: '¿Qué salva de estos impactos?',
  armourOrCover: '¿Blindaje o cobertura?',
  whatShields: '¿Qué paran los escudos?',
  whatFields: '¿Qué hacen estos campos?',
  whichOrder: '¿En qué orden?',

  criticalRows: 'Máquinas de guerra que han recibido puntos de daño',
  stopped: points => counted(points, { one: 'parado', other: 'parados' }),
  lost: points => counted(points, { one: 'perdido', other: 'perdidos' }),
  none: 'ninguno',
  blowsUpAtOnce: 'explota',
  destroyedAtOnce: 'destruida',
  losesMore: points => `pierde ${figure(points)} más`,
  noted: 'anotado',
  ifSix: 'Si sale un 6',
  ifSixOn: name => `Si sale un 6 para ${name}`,
  settledHere: 'se resuelve aquí',
  waits: 'Su efecto espera al final del asalto',
  moreDamage: 'Más daño, si tu lista lo dice',
  youEnter: 'se preguntará',
  destroyed: 'es destruida',
  loses: (points: number): string => `pierde ${counted(points, { one: 'punto más', other: 'puntos más' })}`,
  splash: (length: string, blast: string): string => `todos a ${length} o menos reciben ${blast}`,
  splashOn: (length: string, blast: string, target: number): string =>
    `todos a ${length} o menos reciben ${blast} con ${target}+`,
  blasts: {
    normal: 'un impacto', 'ignore-cover': 'un impacto que ignora la cobertura', lance: 'un impacto de lanza',
    sniper: 'un impacto', 'macro-weapon': 'un impacto de macroarma', 'titan-killer': 'un impacto de Matatitanes',
  },
  moves: (length: string): string => `se mueve ${length} como mucho`,
  entered: 'tú anotas qué más dice su ficha',
  later: 'lo demás, después del asalto',
  nothing: 'nada en un asalto',
  damage: (points: number, capacity: number): string => `daño ${figure(points)} de ${figure(capacity)}`,
  left: (points: number): string => pointsLeft(points),
  leftAway: (points: number, length: string): string => `${pointsLeft(points)}, a ${length}`,

  pointsOfDamage: 'Puntos de daño',
  pointsFurther: 'Puntos de daño, más lejos',
  pointsOn: (name: string): string => `Puntos de daño en ${name}`,
  othersFurther: (units: number): string =>
    form(units, { one: 'Otra más lejos', other: `Otras ${figure(units)} más lejos` }),
  enter: (points: number): string =>
    `Anotar ${counted(points, { one: 'punto de daño', other: 'puntos de daño' })}`,

  moveIt: 'Moverla',
  moveHow: most => `arrástrala en el mapa, ${most} como mucho`,
  movedBy: (length, most) => `${length} de ${most} como mucho`,
  putBack: 'Devolverla a su sitio',
  enterMove: length => `Moverla ${length}`,
  enterBoth: (points, length) =>
    `Anotar ${counted(points, { one: 'punto', other: 'puntos' })}, moverla ${length}`,
};

const wins = (formations: number): string => form(formations, { one: 'gana', other: 'ganan' });
const takes = (formations: number): string => form(formations, { one: 'recibe', other: 'reciben' });
const endingsHitsOf = (hits: number): string => counted(hits, { one: 'impacto', other: 'impactos' });
/** How an assault ended. */
const stepsOutcome: Words['steps/outcome'] = {
  testFailed: 'El chequeo de acción falló y no hubo combate.',
  nobodyNear: 'Nadie estaba lo bastante cerca y no hubo combate.',
  nobodyLeft: 'No queda nadie que pueda ganar.',
  winsNobodyLeft: (names: string, formations: number, losers: string): string =>
    `${names} ${wins(formations)} al momento: no queda nadie ${ofName(losers)}.`,
  winsEngagedDead: (names: string, formations: number): string =>
    `${names} ${wins(formations)} al momento: han muerto todos los atacantes implicados directamente.`,
  winsResult: (names: string, formations: number, points: number): string =>
    `${names} ${wins(formations)} en el resultado por ${pointsOf(points)}.`,
  winsResultAfter: (names: string, formations: number, points: number, rounds: number): string =>
    `${names} ${wins(formations)} en el resultado por ${pointsOf(points)}, tras `
    + `${counted(rounds, { one: 'ronda', other: 'rondas' })}.`,
};

/** What the panels say from the result on. */
const stepsEndings: Words['steps/endings'] = {
  withdraws: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'se retira', other: 'se retiran' })}`,
  defeatBroke: 'La derrota ha desmoralizado también a formaciones amigas que estaban cerca.',
  fireBroke: 'El fuego en alerta ha desmoralizado a los ganadores mientras consolidaban.',
  twoMoves: 'Cada unidad puede hacer dos movimientos, con tirada por terreno peligroso; si acaba separada '
    + 'de las demás o a 15 cm o menos de un enemigo, es baja.',
  twoMovesEngines: 'Cada unidad puede hacer dos movimientos, con tirada por terreno peligroso; si acaba separada '
    + 'de las demás o a 15 cm o menos de un enemigo, es baja; una máquina de guerra sufre daño por cada enemigo '
    + 'a esa distancia.',
  whyWithdraw: '¿Por qué se retiran?',
  whyBreak: '¿Por qué se desmoralizan?',
  whoGetsAway: '¿Quién escapa?',
  whyAircraft: '¿Por qué es baja la aeronave?',
  mayFearless: '¿Pueden quedarse las unidades Fearless?',
  ofFriends: '¿Y las formaciones amigas cercanas?',
  whichOrder: '¿En qué orden?',

  etherealLost: 'Ha caído un Ethereal',
  grieves: 'Su formación está de luto: D3 marcadores de explosión más por cada Ethereal muerto.',
  consolidates: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'consolida', other: 'consolidan' })}`,
  mayMove: 'Cada unidad puede moverse 5 cm, pero sin entrar en zonas de control enemigas.',
  mayRun: 'Cada unidad puede moverse hasta su Velocidad si su ejército golpea y huye; si no, 5 cm. No puede entrar en '
    + 'zonas de control enemigas.',
  runs: (length: string): string => `Golpea y huye, hasta ${length}`,
  noMarkers: 'No recibe marcadores de explosión.',
  whyMarkers: '¿Por qué estos marcadores?',
  whoMoves: '¿Quién puede moverse?',
  evenBroken: '¿Aun desmoralizada?',
  whoIsPickedUp: '¿A quién se puede recoger?',
};

/** The result, and the end. */
const stepsResult: Words['steps/result'] = {
  result: 'Resultado',
  resultOf: (round: number): string => `Resultado de la ronda ${round}`,
  to: 'a',
  for: names => `para ${names}`,
  resultLead: 'Cada bando tira dos dados, se queda con el más alto y suma lo que ha ganado en el combate.',
  takesHalf: (names, formations, taken, points) =>
    `${names} ${takes(formations)} la mitad de ${figure(points)}: ${endingsHitsOf(taken)}.`,
  brutalAdds: 'Los ganadores con Brutal suman un impacto.',
  fearless: names => `Se pasa por alto a ${names} por ser Fearless.`,
  whatAdds: '¿Qué suma cada bando?',
  whoWins: '¿Quién gana?',
  whyHit: '¿Por qué estos impactos?',
  passedOver: '¿A quién se pasa por alto?',
  ofEngine: '¿Y una máquina de guerra?',
  ofInside: '¿Y los de dentro?',
  whyThere: '¿Por qué caen ahí?',

  noAssault: 'Sin asalto',
  nobodyWon: 'Nadie ha ganado',
  hasWon: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'ha ganado', other: 'han ganado' })}`,
  whatIsLeft: 'Lo que queda',
  formation: 'Formación',
  lost: 'Bajas',
  left: 'Quedan',
  markers: 'Marcadores',
  round: (round: number): string => `Ronda ${round}`,
  tieRound: (round: number): string => `Ronda ${round}: empate`,
  failedTestCost: '¿Qué cuesta un chequeo fallado?',
  whyNothing: '¿Por qué no hubo combate?',
  whyAtOnce: '¿Por qué al momento?',
  whyWon: '¿Por qué ganó?',
  whichMarkers: '¿Qué bajas dieron marcadores de explosión?',
  stillInContact: '¿Y quienes siguen en contacto?',

  losses: {
    attack: names => `Bajas en los ataques: ${names}`,
    support: names => `Bajas por fuego de apoyo: ${names}`,
    'hack-down': names => `Bajas en el remate: ${names}`,
    withdrawal: names => `Bajas en la retirada: ${names}`,
    'already-broken': names => `Bajas en formación ya desmoralizada: ${names}`,
    passengers: names => `Bajas con su transporte: ${names}`,
    critical: names => `Bajas por un impacto crítico: ${names}`,
    coherency: names => `Fuera de coherencia: ${names}`,
    'dangerous-terrain': names => `Bajas en terreno peligroso: ${names}`,
    'blast-marker': names => `Bajas por pánico: ${names}`,
    overwatch: names => `Bajas por fuego en alerta: ${names}`,
    summoned: names => `Bajas al desvanecerse: ${names}`,
  },
  damaged: (name: string, damage: string): string => `${name}: ${damage}`,
  destroyed: 'destruida',
  broken: 'desmoralizada',
};

/** What is said around the questions that the rules leave open. */
const resolverClubRulings: Words['resolver/club-rulings'] = {
  heading: '¿Cómo lo juega tu club?',
  open: questions =>
    `Las reglas dejan ${counted(questions, { one: 'pregunta abierta', other: 'preguntas abiertas' })}.`,
  differing: answers => (answers === 0 ? 'Todas tienen la respuesta habitual.'
    : `${counted(answers, { one: 'de tus respuestas es distinta', other: 'de tus respuestas son distintas' })}.`),
  playedAgain: 'Con una respuesta nueva tu asalto se juega otra vez con los mismos dados.',
  allAsUsual: 'Respuestas habituales',
  back: 'Volver al asalto',
  search: 'Buscar preguntas',
  groups: {
    charge: 'Objetivo, carga y contracarga',
    hits: 'Ataques, impactos y salvaciones',
    support: 'Fuego de apoyo',
    result: 'Resultado y consecuencias',
  },
  countYours: answers => counted(answers, { one: 'tuya', other: 'tuyas' }),
  yours: 'Tuya',
  usual: 'La respuesta habitual',
};

const HITS = { one: 'impacto', other: 'impactos' } as const;
const POINTS = { one: 'punto', other: 'puntos' } as const;
const SUCCESSES = { one: 'éxito', other: 'éxitos' } as const;
const COUNTS: Readonly<Record<Counted, Forms>> = {
  hits: HITS, saves: { one: 'salvación', other: 'salvaciones' }, attacks: { one: 'ataque', other: 'ataques' },
  damage: POINTS, criticals: { one: 'impacto crítico', other: 'impactos críticos' }, splash: HITS, result: POINTS,
  terrain: SUCCESSES, test: SUCCESSES, markers: { one: 'marcador de explosión', other: 'marcadores de explosión' },
};
const HEADS: Readonly<Record<Counted, string>> = {
  hits: 'Impactos', saves: 'Salvaciones', attacks: 'Ataques', damage: 'Daño', criticals: 'Impactos críticos',
  splash: 'Impactos alrededor', result: 'Dado más alto', terrain: 'Chequeos de terreno', test: 'Chequeo de acción',
  markers: 'Marcadores de explosión',
};
const NAMES: Readonly<Record<Side, string>> = { attacker: 'Atacante', defender: 'Defensor' };
const THE: Readonly<Record<Side, string>> = { attacker: 'el atacante', defender: 'el defensor' };
const OF: Readonly<Record<Side, string>> = { attacker: 'del atacante', defender: 'del defensor' };

/** Why there are no odds. */
const resolverLiveOdds: Words['resolver/live-odds'] = {
  nobodyInReach: 'Tal como están las unidades, nadie llega a nadie y no hay combate.',
  unfinished: 'Sin probabilidades mientras este paso no pueda acabar tal como está.',
  notLoaded: 'No se pudieron cargar las probabilidades.',
};

/** What hangs on a throw, and what throws have turned. */
const resolverThrows: Words['resolver/throws'] = {
  names: NAMES,
  heads: HEADS,
  stakes: 'Qué depende de esta tirada',
  stakesOf: (side, what) => `${NAMES[side]}: ${HEADS[what].toLowerCase()}`,
  at: (what, count, chance) => `con ${counted(count, COUNTS[what])}: ${chance}`,
  chance: 'Probabilidad',
  wins: { attacker: 'Gana el atacante', defender: 'Gana el defensor' },
  all: 'Todos los números',
  result: 'Resultado',
  lead: count =>
    (count === 0 ? 'empate' : `${count > 0 ? 'atacante' : 'defensor'} +${figure(Math.abs(count))}`),
  resultAt: (attacker, defender) => `Atacante ${attacker}, defensor ${defender}.`,
  resultOrTie: (attacker, defender, tie, wins) =>
    `Atacante ${attacker}, defensor ${defender}, empate ${tie}; tras él gana el atacante en el ${wins} de los casos.`,
  inRound: (title, round) => (round === 1 ? title : `${title}, ronda ${round}`),
};

/** What all throws have turned. */
const resolverLuck: Words['resolver/luck'] = {
  luck: 'Suerte',
  lucky: (side, points) =>
    `Los dados le han valido ${points} puntos ${side === 'attacker' ? 'al atacante' : 'al defensor'}.`,
  even: 'Los dados no han favorecido a nadie.',
  biggest: 'Sobre todo:',
  moment: (name, what, swing, side) => `${name}: ${what}; ${swing} puntos para ${THE[side]}.`,
  rolled: (side, what, thrown, expected) =>
    `${HEADS[what].toLowerCase()} ${OF[side]}, ${thrown} cuando lo esperado era ${expected}`,
  higher: (attacker, defender) => `el ${attacker} del atacante contra el ${defender} del defensor`,
  totals: 'Lo que salió y lo esperado',
  thrown: 'Salió',
  expected: 'Esperado',
  throws: 'Tirada a tirada',
  throw: 'Tirada',
  swing: 'Probabilidad del atacante',
  of: (thrown, expected) => `${thrown} (${expected})`,
  reckoning: 'Calculando qué ha cambiado cada tirada…',
  leftOut: 'Se dejan fuera las tiradas cuyas probabilidades no se pudieron calcular.',
};

/** Beside a counter whose unit may choose how it fights. */
const stepsBadges: Words['steps/badges'] = {
  strikes: 'CC',
  strikesInWords: 'golpea en cuerpo a cuerpo',
  fires: 'TT',
  firesInWords: 'dispara a quien está en contacto, que debe disparar también',
  splits: (blows: number, shots: number): string =>
    `${counted(blows, DICE)} en cuerpo a cuerpo, ${shots} en tiroteo`,
  ways: { 'close-combat': 'cuerpo a cuerpo', firefight: 'tiroteo' },
  effects: {
    'ignore-cover': 'ignora cobertura', lance: 'lanza', sniper: 'francotirador', 'macro-weapon': 'macroarma',
    'titan-killer': 'Matatitanes',
  },
};

/** What has been counted so far. */
const stepsTally: Words['steps/tally'] = {
  soFar: 'Hasta ahora',
  soFarIn: (round: number): string => `Hasta ahora, ronda ${round}`,
};

/** What is added to a die or to a result. */
const stepsModifiers: Words['steps/modifiers'] = {
  modifiers: {
    kills: 'bajas causadas', 'points of damage': 'puntos de daño', 'more units': 'más unidades',
    'more than twice as many': 'más del doble',
    'no Blast markers': 'sin marcadores', 'enemy has more Blast markers': 'el enemigo tiene más marcadores',
    Inspiring: 'Inspiring', 'Blast markers': 'marcadores de explosión',
    'keeping the initiative': 'conservar la iniciativa', army: 'ejército',
  },
  modifier: (name: string, value: string): string => `${name} ${value}`,
  versus: (what, more, fewer) => `${what}: ${figure(more)} contra ${figure(fewer)}`,
  result: 'Resultado',
  higherDie: 'El dado más alto',
  higherOf: (face, other) => `${figure(face)}; el otro, ${figure(other)}`,
  nothingToAdd: 'Nada que sumar',
  higherOfTwo: (force: string, added: string): string => `${force}: el más alto de dos dados, ${added}`,
};

/** What bounds a move on the map. */
const stepsMapAreas: Words['steps/map-areas'] = {
  blast: (length, face) =>
    `explota: ${length}${face === null ? '' : `, impacta con ${figure(face)}${face < 6 ? '+' : ''}`}`,
  zones: length => `zona de ${length}`,
  closed: formation => `${formation} · zona cerrada`,
};

/** Formations on the map. */
const stepsMapFormations: Words['steps/map-formations'] = {
  label: (name, left, all, markers) =>
    `${name}${all === 1 ? '' : ` · ${figure(left)}`}${left < all ? ` de ${figure(all)}` : ''}`
    + `${markers > 0 ? ` · ${counted(markers, { one: 'marcador', other: 'marcadores' })}` : ''}`,
  maySupport: label => `${label}, puede apoyar`,
};

/** What the map shows of a unit. */
const stepsMapDetails: Words['steps/map-details'] = {
  at: target => `con ${figure(target)}+`,
  fire: dice => `fuego ${dice}`,
  fireAt: (dice, target) => `fuego ${dice} con ${figure(target)}+`,
  left: (points, all) => `${form(points, { one: 'queda', other: 'quedan' })} ${figure(points)} de ${figure(all)}`,
  pointsOf: (points, all) => `${figure(points)} de ${figure(all)}`,
  fillings: {
    solid: 'cuerpo a cuerpo', tinted: 'tiroteo',
    ring: 'aún puede intervenir', dotted: 'no implicada',
  },
  nearestAt: (unit, enemy, length) => `El enemigo más cercano a ${unit} es ${enemy}, a ${length}.`,
  aboard: units => `${figure(units)} a bordo`,
};

/** Hits on the map, and how far a move goes. */
const stepsMapMoves: Words['steps/map-moves'] = {
  stopped: 'parado',
  noSave: 'sin salvación',
  saves: {
    armour: target => `salvación ${target}+`, cover: target => `cobertura ${target}+`,
    holofield: target => `holocampo ${target}+`, 'knight-shield': target => `escudo ${target}+`,
    'ion-shield': target => `escudo iónico ${target}+`,
    none: () => 'sin salvación',
  },
  hitsOn: (hits, name) => `${counted(hits, { one: 'impacto', other: 'impactos' })} en ${name}`,
  hits: (hits: number): string => counted(hits, { one: 'impacto', other: 'impactos' }),
  hit: (number: number, name: string): string => `Impacto ${figure(number)} en ${name}`,
  way: (length, most) => `${length} de ${most}`,
  maySupport: 'puede apoyar',
};

/** What the resolver says of an assault under way. */
const resolverPlaying: Words['resolver/playing'] = {
  round: round => `ronda ${round}`,
  left: (cm, enemy) =>
    [...(enemy === null ? [] : [`En contacto con ${enemy}`]), cm === null ? 'aterriza aquí' : `hasta ${cm} más`]
      .join('; '),
  out: (transport, enemy) =>
    (enemy === null ? `Baja de ${transport}` : `Baja de ${transport}, en contacto con ${enemy}`),
  review: 'Analizar el asalto',
  lookForBest: 'Buscar la mejor decisión',
  playedAgain: 'Tu asalto se ha jugado otra vez con esta respuesta, hasta el mismo momento.',
  playedUpTo: title => `Tu asalto se ha jugado otra vez con esta respuesta. Desde aquí sigue de otra forma: ${title}.`,
};

const STANDS = { one: 'peana', other: 'peanas' } as const;

/** What the next action of an assault is called. */
const stepsPrimary: Words['steps/primary'] = {
  throwTest: 'Tirar el chequeo de acción',
  throwTestAgain: 'Repetir el chequeo',
  acceptTest: 'Aceptar el chequeo fallado',
  charge: force => `Cargar contra ${force}`,
  callOff: 'Renunciar al asalto',
  endCharge: 'Acabar la carga',
  holdOverwatch: (names, formations) => `${names} no ${form(formations, { one: 'dispara', other: 'disparan' })}`,
  endOverwatch: 'Acabar el fuego en alerta',
  counterCharge: units => `Contracargar con ${units}`,
  endCounterCharge: 'Acabar la contracarga',
  anotherRound: 'Librar otra ronda',
  throwAttackNumbers: dice => `Tirar ${diceOf(dice)} para ataques adicionales`,
  throwSaves: saves => `Tirar ${counted(saves, { one: 'salvación', other: 'salvaciones' })}`,
  throwCriticals: dice => `Tirar ${diceOf(dice)} para críticos`,
  throwDamage: dice => `Tirar ${diceOf(dice)} para el daño`,
  throwBlast: dice => `Tirar ${diceOf(dice)} para la explosión`,
  throwTerrain: dice => `Tirar ${diceOf(dice)} por terreno peligroso`,
  throwMarkers: dice => `Tirar ${diceOf(dice)} para marcadores de explosión`,
  throwResult: 'Tirar para el resultado',
  takeOff: stands => `Retirar de la mesa ${counted(stands, STANDS)}`,
  takeHits: hits => `Recibir ${counted(hits, { one: 'impacto', other: 'impactos' })}`,
  endCritical: engine => `${engine} no pierde nada más`,
  callSupporters: stands => `Pedir ${counted(stands, { one: 'apoyo', other: 'apoyos' })}`,
  holdFire: 'No disparar',
  hackDown: hits => `Rematar con ${counted(hits, HITS)}`,
  withdraw: stands => `Mover en retirada ${counted(stands, STANDS)}`,
  stay: 'Quedarse donde están',
  endWithdrawal: 'Acabar la retirada',
  endConsolidation: 'Acabar la consolidación',
};

/** What each event of an assault is called when it is taken back or done again. */
const resolverEvents: Words['resolver/events'] = {
  'test.repeated': 'segundo intento del chequeo',
  'test.accepted': 'chequeo fallado',
  'target.chosen': 'elección del objetivo',
  'unit.disembarked': 'bajada de un transporte',
  'unit.embarked': 'subida a un transporte',
  'overwatch.fired': 'fuego en alerta',
  'overwatch.ended': 'fin del fuego en alerta',
  'way.chosen': 'modo de luchar',
  'dice.split': 'reparto de los dados',
  'ways.settled': 'modos de luchar',
  'sniper.aimed': 'objetivo de un francotirador',
  'critical.entered': 'impacto crítico',
  'care.taken': 'movimiento con cuidado',
  'unit.rose': 'elevación',
  'charge.ended': 'fin de la carga',
  'counterCharge.ended': 'fin de la contracarga',
  'hit.moved': 'traslado de un impacto',
  'hits.allocated': 'bajas',
  'save.chosen': 'elección de una salvación',
  'supporters.called': 'elección de los apoyos',
  'support.called': 'petición de apoyo',
  'rest.withdrew': 'retirada',
  'withdrawal.halfway': 'primeros movimientos',
  'withdrawal.moved': 'movimientos',
  'withdrawal.ended': 'fin de la retirada',
  'consolidation.moved': 'movimientos',
  'consolidation.ended': 'fin de la consolidación',
};

export const stepsPlayingBooks: English['steps-playing'] = {
  'resolver/playing': resolverPlaying,
  'resolver/events': resolverEvents,
  'steps/primary': stepsPrimary,
  'steps/tally': stepsTally,
  'steps/modifiers': stepsModifiers,
};

export const stepsMapBooks: English['steps-map'] = {
  'steps/map-moves': stepsMapMoves,
  'steps/map-areas': stepsMapAreas,
  'steps/map-details': stepsMapDetails,
  'steps/map-formations': stepsMapFormations,
  'steps/badges': stepsBadges,
};

export const stepsChargeBooks: English['steps-charge'] = {
  'steps/action-test': stepsActionTest,
  'steps/charges': stepsCharges,
};

export const stepsMovesBooks: English['steps-moves'] = {
  'steps/moves': stepsMoves,
  'steps/transports': stepsTransports,
};

export const stepsOverwatchBooks: English['steps-overwatch'] = {
  'steps/overwatch': stepsOverwatch,
};

export const stepsDiceBooks: English['steps-dice'] = {
  'steps/dice': stepsDice,
};

export const stepsOtherDiceBooks: English['steps-other-dice'] = {
  'steps/other-dice': stepsOtherDice,
};

export const stepsAttacksBooks: English['steps-attacks'] = {
  'steps/attacks': stepsAttacks,
};

export const stepsWaysBooks: English['steps-ways'] = {
  'steps/ways': stepsWays,
};

export const stepsSupportBooks: English['steps-support'] = {
  'steps/support': stepsSupport,
};

export const stepsHitsBooks: English['steps-hits'] = {
  'steps/hits': stepsHits,
};

export const stepsSettlingBooks: English['steps-settling'] = {
  'steps/settling': stepsSettling,
};

export const stepsResultBooks: English['steps-result'] = {
  'steps/result': stepsResult,
};

export const stepsOutcomeBooks: English['steps-outcome'] = {
  'steps/outcome': stepsOutcome,
};

export const stepsEndingsBooks: English['steps-endings'] = {
  'steps/endings': stepsEndings,
};

export const clubRulingsBooks: English['club-rulings'] = {
  'resolver/club-rulings': resolverClubRulings,
};

export const liveOddsBooks: English['live-odds'] = {
  'resolver/live-odds': resolverLiveOdds,
};

export const luckBooks: English['luck'] = {
  'resolver/luck': resolverLuck,
};

export const throwsBooks: English['throws'] = {
  'resolver/throws': resolverThrows,
};
