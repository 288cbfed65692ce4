/** In Spanish: what the walk-through of Warhammer 40,000 says of its own accord. */
import { counted } from '../../../shared/languages/forms.ts';
import type { phaseWords as english } from '../../../warhammer-40k/resolver/phase-words.ts';
import { withMonsters } from './weapons.ts';
import type { Side } from '../../../../src/warhammer-40k/model/procedure.ts';

const NO_YES = { no: 'no', yes: 'sí' };
const SIDES: Readonly<Record<Side, string>> = { attacker: 'el atacante', defender: 'el defensor' };
const BARE: Readonly<Record<Side, string>> = { attacker: 'atacante', defender: 'defensor' };

const capital = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`;

export const words: typeof english = {
  phase: title => `Fase de asalto: ${title}`,
  untitled: 'Una fase de asalto',
  noEdition: (ruleset, editions) =>
    `No hay reglas «${ruleset}». Hay warhammer-40k- con ${editions.join(', ')}.`,
  noSample: (id, known) => `No hay ninguna fase incluida «${id}». Hay ${known.join(', ')}.`,
  charge: 'Carga',
  fight: 'Combate',
  aftermath: 'Consecuencias',
  step: rung => `Iniciativa ${rung}`,
  coverStep: 'paso de cobertura',
  decides: side => `Decide ${SIDES[side]}.`,
  usual: 'la respuesta habitual',
  forAll: 'Como siempre para todas estas',
  tapToo: 'También puedes tocar una miniatura en el mapa.',
  whyRule: '¿Qué dice la regla?',
  textSays: (question, answer) => `${question} ${capital(answer)}.`,
  notTold: 'este texto no lo dice',
  menu: 'Fases, ediciones y dados',
  startAgainMore: 'La misma fase con los mismos dados.',
  newDiceMore: 'Desde el principio, con dados que nadie ha visto.',
  rulings: '¿Cómo lo juega tu club?',
  rulingsMore: 'Preguntas que los textos dejan abiertas.',
  rulingsLead: 'Una respuesta nueva vuelve a jugar tu fase con los mismos dados, hasta donde llegue.',
  back: 'Volver a la fase',
  editions: 'La misma mesa según otro texto',
  phases: 'Fases incluidas',
  nextTurnMore: 'El turno del otro jugador: quien está trabado sigue luchando, y quien huye sigue huyendo.',
  inTurn: (edition, turn, active) => `${edition}, turno ${turn}, ${BARE[active]}`,
  siblings: 'Según las páginas hermanas',
  siblingsMore: 'De segunda mano, de otras páginas de esta edición. Lo demás queda abierto.',
  siblingsTell: answer => `Las páginas hermanas dicen: ${answer}.`,
  siblingsTellNot: 'Las páginas hermanas no lo dicen.',
  asIn: edition => `Como en: ${edition}`,
  combat: (units, round) => `${units.join(', ')}, ronda ${round}`,
  fallBackRolls: 'Tiradas de retirada que superar',
  fallBackRoll: (unit, roll) => `${unit} saca ${roll}.`,
  wounds: 'Heridas causadas',
  losses: 'Unidades',
  goOn: 'Seguir',
  undo: 'Deshacer',
  over: 'La fase ha acabado',
  nextTurn: 'Turno siguiente',
  resultOf: ({ winner, wounds: { attacker, defender } }) => {
    const wounds = `${attacker} heridas a ${defender}.`;
    if (winner === null && attacker !== defender) return wounds;
    return `${winner === null ? 'Empate' : `Gana ${SIDES[winner]}`}: ${wounds}`;
  },
  fateOf: (name, fate, lost, of) => `${name}: ${fate}, bajas ${lost} de ${of}`,
  startAgain: 'Empezar de nuevo',
  newDice: 'Dados nuevos',
  silent: 'Este texto no lo dice',
  silentLead: (edition, what) =>
    `${edition}: ${what} Aquí no se inventa nada. Podéis acordar una respuesta de otra edición, o seguir sin ella.`,
  without: 'Seguir sin ella',
  notAgreed: 'sin acuerdo',
  moveRest: 'Mover a los demás como siempre',
  moveAll: 'Mover a todos como siempre',
  done: 'Hecho',
  toMove: names => `Falta por mover: ${names}.`,
  declare: 'Declarar la carga',
  declared: (unit, targets) => `${unit} carga contra ${targets.join(', ')}.`,
  noMore: 'No más cargas',
  noCharge: 'Nadie carga',
  charger: '¿Quién carga?',
  targets: '¿Contra quién?',
  primary: 'objetivo principal',
  picked: '¿Quién mueve ahora?',
  overwatchDone: 'No más disparos defensivos',
  strike: 'Golpear',
  noWeapon: 'nada especial',
  attacksOf: (model, attacks) => `${model}: ${counted(attacks, { one: 'ataque', other: 'ataques' })}`,
  attacksAt: (model, unit) => `${model}: ataques contra ${unit}`,
  at: targets => `contra ${targets.join(', ')}`,
  fires: unit => `${unit} puede disparar`,
  woundsOn: model => `Heridas en ${model}`,
  hasFired: 'Ya ha disparado',
  undone: title => `Deshecho. ${title}.`,
  nowAt: title => `${title}.`,
  nobody: 'nadie',
  versus: (who, against) => `${who} contra ${against}`,
  purposes: {
    'charge-range': 'alcance de carga', 'dangerous-terrain': 'terreno peligroso', regroup: 'reagrupamiento',
    hit: 'para impactar', wound: 'para herir', 'wound-again': 'para herir, otra vez', save: 'salvación',
    'psychic-test': 'chequeo psíquico', panic: 'pánico', morale: 'moral', 'fall-back': 'retirada',
    sweep: 'persecución arrolladora', consolidate: 'consolidación',
  },
  thrown: (purpose, target) => `${capital(purpose)}${target === null ? '' : ` ${target}+`}`,
  choices: {
    combat: '¿Qué combate se lucha ahora?',
    toughness: '¿Qué Resistencia cuenta?',
    'armour-group': '¿Qué armadura recibe primero las heridas?',
    casualty: '¿Quién recibe la herida?',
    pool: '¿Qué heridas se resuelven ahora?',
    nominee: '¿Quién debe tirar la primera salvación?',
    'force-victim': '¿Contra quién va el arma psíquica?',
    morale: '¿Chequeo de moral, o fallar a propósito?',
    sweep: '¿Intentar una persecución arrolladora?',
    'free-round': '¿Golpear al enemigo que huye?',
  },
  options: {
    test: 'Chequear moral', fail: 'Fallar a propósito', sweep: 'Perseguir', stay: 'Quedarse', strike: 'Golpear',
    hold: 'Contenerse', 'no-armour': 'Sin armadura',
  },
  toughness: value => `Resistencia ${value}`,
  saveOn: face => `Salvación ${face}+`,
  round: round => `ronda ${round}`,
  woundsLeft: (left, of) => `${counted(left, { one: 'herida', other: 'heridas' })} de ${of}`,
  armour: save => (save === null ? 'sin armadura' : `salvación ${save}+`),
  poolOf: (strength, kind) => `Fuerza ${strength}, ${withMonsters(kind)}`,
  fates: { destroyed: 'destruida', 'falling-back': 'en retirada', locked: 'trabada en combate', free: 'libre' },
  editionsMore: {
    'trial-seven-steps': 'El borrador posterior: golpean todos los que están en contacto, agruparse va antes que la '
      + 'retirada.',
    'trial-eight-steps': 'El borrador anterior: un paso para la cobertura antes que los demás, una ronda gratis para '
      + 'quien persigue.',
    '4th': 'Solo cuenta el combate: la carga y las consecuencias se acuerdan.',
    '7th': 'Disparo defensivo, cargas al azar, lotes de heridas, una persecución que destruye.',
  },
  asked: {
    lapOverflow: {
      asks: '¿Adónde van las heridas de un grupo de armadura sin nadie?',
      answers: { spill: 'al grupo siguiente', discard: 'se pierden' },
    },
    majority: {
      asks: '¿Qué es una mayoría?',
      answers: { most: 'lo que tienen más', 'more-than-half': 'lo que tiene más de la mitad' },
    },
    coverInOngoingCombat: { asks: '¿Cuenta la cobertura para una unidad que ya luchaba?', answers: NO_YES },
    freeRoundSecondWeapon: {
      asks: '¿Cuenta una segunda arma en la ronda gratis de una persecución?', answers: NO_YES,
    },
    moraleTest: {
      asks: '¿Cuándo se supera un chequeo de Liderazgo?',
      answers: {
        'at-most-leadership': 'dos dados suman como mucho el Liderazgo',
        'natural-two-passes': 'así, y siempre con un doble 1',
      },
    },
    penaltyPerWound: {
      asks: '¿Cuánto Liderazgo cuesta cada herida de diferencia?',
      answers: { 1: 'uno', 0: 'nada', 2: 'dos' },
    },
  },
};
