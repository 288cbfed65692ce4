/** In Spanish: attacks, supporting fire and their dice. */
import { counted } from '../../../shared/languages/forms.ts';
import type { attackWords as english } from '../../../epic-armageddon/steps/attack-words.ts';

const DICE = { one: 'dado', other: 'dados' };

export const words: typeof english = {
  firstStrike: 'First Strike',
  attacks: 'Ataques',
  inRound: (batch: string, round: number): string => `${batch}, ronda ${round}`,
  support: 'Fuego de apoyo',
  batchHits: (batch: string, hits: string): string => `${batch}: ${hits}`,
  macroHits: (hits: string): string => `Macroarmas: ${hits}`,
  firstStrikeLead: 'Las unidades con First Strike atacan antes que las demás. Lo que matan no devuelve el golpe.',
  engagedLead:
    'Golpean todas las unidades implicadas directamente, los dos bandos a la vez: cuerpo a cuerpo en contacto, '
    + 'tiroteo hasta 15 cm.',
  leftLead:
    'Golpean todas las que quedan, los dos bandos a la vez: cuerpo a cuerpo en contacto, tiroteo hasta 15 cm.',
  macroLead:
    'Se tiran con los demás y se salvan después: caen en quienes quedan, desde el más cercano hacia fuera.',
  oneEach: 'Los impactos caen desde la unidad más cercana hacia fuera, uno a cada una.',
  oneEachFirst: 'Los impactos caen desde la unidad más cercana hacia fuera, uno a cada una antes de un segundo.',
  enginesTake: 'Una máquina de guerra recibe en su turno tantos como su capacidad de daño inicial.',
  second: (hit: number, name: string): string => `El impacto ${hit} es el segundo en ${name}.`,
  beyond: (hit: number, name: string): string =>
    `El impacto ${hit} cae en ${name}, lo más cercano de lo que no está en contacto.`,
  ownerChooses: 'Entre unidades igual de cercanas elige su dueño.',
  sniperPicks: 'Quien golpea como francotirador elige la víctima.',
  macroLater: 'Los impactos de macroarma vienen después de estas salvaciones.',
  toSaves: 'A las salvaciones',
  nothingSaves: 'Seguir: nada los salva',

  whoIsEngaged: '¿Quién está implicado directamente?',
  whichDice: '¿Qué dados son estos?',
  whenEnds: '¿Cuándo acaba aquí?',
  whyNot: (names: string): string => `¿Por qué no ${names}?`,
  noFirefight: (name: string): string => `${name} no tiene valor de tiroteo.`,
  farFromAll: (name: string): string => `${name} está lejos de todo enemigo.`,
  whyThere: '¿Por qué caen ahí?',
  whoCanBeHit: '¿Quién puede recibir impactos?',
  specialHits: '¿Dónde caen los impactos especiales?',
  sniperHits: '¿A quién puede dar un francotirador?',
  engineHits: '¿A quién llegan los impactos de una máquina de guerra?',
  engineTakes: '¿Cuántos recibe una máquina de guerra?',
  shields: '¿Qué paran los escudos?',
  whyLast: '¿Por qué estos al final?',

  howDoThey: '¿Cómo luchan?',
  choosingLead:
    'Los gravíticos en contacto golpean o disparan, las máquinas de guerra reparten sus dados. Lo marcado es lo '
    + 'habitual.',
  fightLikeThis: 'Luchar así',
  whyNotOthers: '¿Por qué no las demás?',
  howEngine: '¿Cómo lucha una máquina de guerra?',
  whatSkimmer: '¿Qué puede hacer un gravítico?',
  skimmers: 'Un gravítico en contacto puede disparar en vez de golpear, y quien esté en contacto con él debe disparar '
    + 'también, salvo que esté en contacto además con otro.',
  onlyCloseCombat: (name: string): string =>
    `${name} solo puede luchar de una forma, todos sus rivales están en contacto: cuerpo a cuerpo.`,
  onlyFirefight: (name: string): string =>
    `${name} solo puede luchar de una forma, sin nadie en contacto a quien golpear: tiroteo.`,
  allFire: 'Todos los gravíticos disparan',
  allStrike: 'Todos los gravíticos golpean',
  howFights: (force: string): string => `Cómo lucha: ${force}`,
  noValue: 'ninguno',
  splitDice: {
    'close-combat': (dice, value) => `${counted(dice, DICE)} en cuerpo a cuerpo a ${value}`,
    firefight: (dice, value) => `${counted(dice, DICE)} en tiroteo a ${value}`,
  },
  howInContact: '¿Cómo lucha en contacto?',
  strikeAt: (value: string): string => `Golpear a ${value}`,
  fireAt: (value: string): string => `Disparar a ${value}`,
  striking: 'Cuerpo a cuerpo, salvo que alguien en contacto imponga el tiroteo',
  firing: 'Quien esté en contacto con ella debe usar también su valor de tiroteo',
  closeCombatDice: (name: string): string => `Dados de ${name} en cuerpo a cuerpo`,
  ofDice: (dice: number): string => `de ${dice} dados en cuerpo a cuerpo, los demás en tiroteo`,

  strikes: 'CC',
  strikesInWords: 'golpea en cuerpo a cuerpo',
  fires: 'TT',
  firesInWords: 'dispara a quien está en contacto, que debe disparar también',
  splits: (blows: number, shots: number): string =>
    `${counted(blows, DICE)} en cuerpo a cuerpo, ${shots} en tiroteo`,

  whoIsCalled: 'Fuego de apoyo: ¿a quién llamas?',
  callingLead:
    'Los amigos a 15 cm de un enemigo que atacó pueden disparar por su bando. Quita a quien prefiera no disparar.',
  supportLead: 'Todos los llamados tiran con su valor de tiroteo, los dos bandos a la vez.',
  callThese: 'Llamarlos',
  nobodySupports: 'Sin apoyo',
  for: { attacker: force => `Por ${force}`, defender: force => `Por ${force}` },
  firefight: (value: string): string => `tiroteo ${value}`,
  firefightFrom: (value: string, length: string, enemy: string): string =>
    `tiroteo ${value}, a ${length} de ${enemy}`,
  bars: {
    fights: 'en el propio asalto', inside: 'dentro de un transporte', broken: 'formación desmoralizada',
    marched: 'marcha forzada este turno', 'no-firefight': 'sin valor de tiroteo',
  },
  nobodyAttacked: 'no queda ningún enemigo que atacara',
  overFar: (length: string): string => `a más de ${length} de todo enemigo que atacó`,
  noLine: 'sin línea de fuego a su alcance',
  idle: (formation: string, names: string, why: string): string => `${formation}, ${names}: ${why}.`,
  whomHit: '¿A quién darán?',
  doesItCount: '¿Cuenta?',
  whoMaySupport: '¿Quién puede apoyar?',
  again: '¿Se les puede volver a llamar?',
  cost: '¿Qué le cuesta a su bando?',
};
