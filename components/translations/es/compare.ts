/** In Spanish: rulings and editions side by side. */
import type { CaseWords } from '../../../machines/compare/editions/case-words.ts';
import { counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { diceOf, either } from './grammar.ts';

type Words = English['compare'] & English['warhammer-40k-compare'] & English['warhammer-40k-cases'];

/** What the comparison says of its own accord. */
const compare: Words['compare'] = {
  heading: 'En paralelo',
  reading: 'Leyendo el escenario…',
  scenario: 'Asalto',
  ownScenario: 'Un escenario tuyo',
  question: 'Pregunta que las reglas dejan abierta',
  matter: 'Aquí cambia algo',
  others: 'Aquí no cambia nada',
  untried: 'Preguntas',
  answer: letter => `Respuesta de ${letter}`,
  back: 'Atrás',
  on: 'Seguir',
  toDifference: 'Diferencia siguiente',
  step: (at, of) => `Paso ${at} de ${of}`,
  beginning: of => `Antes del paso 1 de ${figure(of)}`,
  alike: 'Aquí los dos lados van igual.',
  waits: 'En espera: aquí no pasa nada parecido.',
  refused: say => `No fue posible: ${say}`,
  over: 'Este lado ya ha acabado.',
  onlyHere: letter => `solo en ${letter}`,
  dice: 'Dados',
  round: round => `ronda ${round}`,
  newDie: 'tirado solo aquí',
  log: 'Lo que ha pasado hasta ahora',
  apartNow: 'Lo que difiere ahora',
  apartInTheEnd: 'Lo que difiere al final',
  nothingApart: 'Nada: los dos lados están igual.',
  nothingInTheEnd: 'Nada: los dos lados acaban igual.',
  fact: 'Dato',
  more: count => `${count} más`,
  rest: (caption, count) => `${caption}: ${count} más`,
  turning: 'Lo que depende aquí de una interpretación',
  trying: (tried, found) =>
    `${counted(tried, { one: 'respuesta probada', other: 'respuestas probadas' })}, de momento `
    + `${form(found, { one: 'importa', other: 'importan' })} ${figure(found)}.`,
  tried: found => (found === 0 ? 'Nada, tal como se juega este asalto con estos dados.'
    : `${counted(found, { one: 'respuesta distinta cambia', other: 'respuestas distintas cambian' })} algo.`),
  from: (first, steps) => `Desde el paso ${first} de ${steps}.`,
  endsOtherwise: 'Acaba de otra forma.',
  compare: 'Comparar',
  odds: 'Probabilidades desde aquí',
  asking: 'Calculando…',
  views: 'Qué se muestra',
  table: 'La mesa',
  charts: 'Los diagramas',
  chartDifferences: 'Qué cambia entre los diagramas',
  sameCharts: 'A y B tienen el mismo diagrama; lo que una interpretación '
    + 'cambia está dentro de las condiciones y acciones.',
  noCharts: 'No hay diagrama que mostrar.',
  shown: 'Lado mostrado',
  notLoaded: 'No se pudo cargar una parte del programa. Comprueba la conexión e inténtalo otra vez.',
  tryAgain: 'Intentar otra vez',
  problems: 'Este escenario no se puede jugar',
  said: (at, of, differing) => `Paso ${at} de ${of}. ${differing}`,

  facts: {
    winner: 'Ganador', ending: 'Cómo acabó', round: 'Ronda', hackDown: 'Impactos del remate',
    kills: 'bajas causadas', hits: 'impactos por resolver', living: 'unidades que quedan',
    blastMarkers: 'marcadores de explosión', broken: 'desmoralizada', lostTo: '', damage: 'daño', place: 'posición',
  },
  lost: {
    attack: 'baja por un ataque', support: 'baja por fuego de apoyo', 'hack-down': 'baja en el remate',
    withdrawal: 'baja en la retirada', 'already-broken': 'baja, ya desmoralizada',
    passengers: 'baja con su transporte', critical: 'baja por un crítico', coherency: 'baja fuera de coherencia',
    'dangerous-terrain': 'baja en terreno peligroso', 'blast-marker': 'baja por un marcador',
    overwatch: 'baja por fuego en alerta', summoned: 'se desvaneció',
  },
  lives: 'vive',
  endings: { 'no-assault': 'sin asalto', swift: 'al momento', result: 'por el resultado' },
  nobody: 'nadie',
  yes: 'sí',
  no: 'no',
  sides: { attacker: 'Atacante', defender: 'Defensor' },
  theSides: { attacker: 'atacante', defender: 'defensor' },
  purposes: {
    'close-combat': 'Cuerpo a cuerpo', firefight: 'Tiroteo', 'extra-attacks': 'Ataques adicionales', damage: 'Daño',
    save: 'Salvación', 're-roll': 'Repetición', invulnerable: 'Invulnerable', critical: 'Crítico',
    splash: 'Explosión', result: 'Resultado', 'dangerous-terrain': 'Terreno peligroso',
    'action-test': 'Chequeo de acción', 'blast-markers': 'Marcadores de explosión',
  },
  news: {
    alone: 'solo pasa en uno de los dos', event: 'se decide otra cosa', dice: 'se piden otros dados',
    faces: 'los dados caen de otra forma', log: 'el registro dice otra cosa', next: 'sigue en otro paso',
    facts: 'después la situación es otra',
  },
  newsSaid: news => `${news.join('; ')}.`.replace(/^./, first => first.toUpperCase()),

  aspects: {
    key: value => `se llama ${value}`, parent: value => `está en ${value}`, kind: value => `es ${value}`,
    title: value => `tiene el título ${value}`, description: value => `dice ${value}`, rule: value => `cita ${value}`,
    initial: value => `empieza por ${value}`, event: value => `responde a ${value}`,
    guard: value => `comprueba ${value}`,
    targets: value => `lleva a ${value}`, actions: value => `hace ${value}`,
  },
  state: id => `Estado ${id}`,
  transition: id => `Transición ${id}`,
  lacks: name => `falta en ${name}`,
  isThere: 'está presente',
  inThisOrder: 'se prueba en este orden',
  inAnotherOrder: 'se prueba en otro orden',
  nothing: 'nada',
  quoted: texts => texts.map(one => `«${one}»`).join(', '),
};

/** What the comparison of editions says. */
const warhammer40kCompare: Words['warhammer-40k/compare'] = {
  kinds: {
    charge: 'Carga', fight: 'Combate', panic: 'Pánico', morale: 'Moral', 'break-off': 'Ruptura y persecución',
    'pile-in': 'Agruparse', consolidate: 'Consolidación', untold: 'Consecuencias',
  },
  scenario: 'Combate que se compara',
  completion: 'Con las reglas que otras páginas añaden a la cuarta y la séptima edición',
  besideTexts: editions => (editions.length === 0
    ? 'Con esas reglas nada cambia en este combate.'
    : `Con esas reglas este combate va de otro modo en: ${editions.join(', ')}.`),
  walkedWith: 'Combate que se recorre',
  edition: 'Edición',
  strike: units => `Golpes: ${units.join(', ')}`,
  steps: 'Pasos',
  back: 'Paso anterior',
  on: 'Paso siguiente',
  toDifference: 'Diferencia siguiente',
  stepOf: (at, of) => `Paso ${at} de ${of}`,
  isOtherwise: 'No es igual en todas las ediciones',
  isAlike: 'Igual en todas las ediciones',
  rung: rung => `Iniciativa ${rung}`,
  coverRung: 'Antes que nadie, por la cobertura',
  thrown: (side, purpose, target) =>
    `${side === 'attacker' ? 'atacante' : 'defensor'}: ${purpose}${target === null ? '' : ` ${target}+`}`,
  nothing: 'Aquí no pasa nada parecido.',
  tellsNothing: 'Este paso no trae nada nuevo.',
  silent: 'el texto no lo dice',
  otherwise: 'solo aquí o de otra forma',
  turnsOn: 'Qué marca la diferencia',
  turnsOnNothing: 'Aquí ninguna pregunta marca por sí sola la diferencia: esta viene de lo que pasó antes.',
  searching: (tried, of) => `Probando todas las demás respuestas: ${tried} de ${of}.`,
  cases: 'Un comienzo, cuatro resultados',
  chargeCharts: 'Cargas de dos ediciones, diagrama a diagrama',
  sideOf: at => (at === 0 ? 'A' : 'B'),
  sameChargeChart: 'Las dos cargas pasan por la misma parte del diagrama de estados. Lo que las distingue se decide '
    + 'dentro de ella.',
  noChargeChart: 'Si un texto no dice cómo cargan las unidades, no hay diagrama que comparar.',
  notLoaded: id => `No hay ningún combate incluido «${id}».`,
};

const INPUTS: CaseWords['inputs'] = {
  'X-01': 'Una miniatura con Habilidad de Armas 3 golpea a una unidad de dos: una tiene Habilidad de Armas 2; la '
    + 'otra, 4.',
  'X-02': 'Se golpea a una unidad de dos: una tiene Resistencia 2; la otra, 4.',
  'X-03': 'Se golpea a una unidad de seis: tres tienen Resistencia 3; las otras tres, 5.',
  'X-04': 'Una miniatura que carga, con dos ataques y dos armas, está detrás de otra de su unidad que toca al enemigo.',
  'X-05': 'Cinco miniaturas con un ataque cada una cargan contra una unidad a la que han disparado.',
  'X-06': 'Una miniatura con Iniciativa 6 carga contra un defensor con Iniciativa 3 a cubierto.',
  'X-07': 'Una miniatura con Iniciativa 6 cargó por terreno difícil contra defensores con Iniciativa 3.',
  'X-08': 'Una miniatura con Iniciativa 10 carga contra un defensor con Iniciativa 3 a cubierto.',
  'X-09': 'Caen ocho heridas en cuatro miniaturas con armadura de 3+ y en seis con 5+, y se consiguen todas las '
    + 'salvaciones.',
  'X-10': 'El único enemigo al que toca una miniatura lenta cae antes de que ella golpee; '
    + 'otros dos están 1,5″ por detrás.',
  'X-11': 'De cuatro miniaturas, una toca a quienes golpean; la segunda, a otra unidad; la tercera está detrás de la '
    + 'primera, y la cuarta está lejos de todos. ¿Quién puede caer?',
  'X-12': 'Los perdedores sacan 3 y 3 para retirarse; el ganador también saca treses al perseguir, y ningún bando '
    + 'es más rápido que el otro.',
  'X-13': 'Los perdedores sacan 3 y 3 para retirarse; el ganador es más rápido y saca cuatros al perseguir.',
  'X-14': 'Los perdedores han huido 2″. ¿Puede un ganador que consolida entrar en contacto con ellos?',
  'X-15': 'De una unidad a la que se golpea, una miniatura con Habilidad de Armas 4 toca al enemigo; otras '
    + 'cinco, con 2, están 7″ por detrás.',
  'X-16': 'Una miniatura de una unidad trabada quiere disparar; la miniatura amiga más cercana de las que tocan a un '
    + 'enemigo está a 4″.',
  'X-17': 'Un enemigo toca a un personaje independiente y a una miniatura de su unidad. ¿A quién golpea?',
  'X-18': 'Una unidad que ha disparado a B quiere cargar solo contra B, contra B y luego contra C, a su lado, o contra '
    + 'C y luego contra B.',
  'X-19': 'Una unidad que se quedó quieta para disparar un arma pesada quiere cargar.',
  'X-20': 'De tres miniaturas que cargan, con dos ataques cada una, una toca al enemigo; las otras están junto a otra '
    + 'unidad que lo toca.',
  'X-21': 'Un enemigo está a 8″ en terreno abierto; la unidad, de por sí, carga 6″ o 12″.',
  'X-22': 'Una unidad con 6″ de alcance de carga propio carga entre cráteres contra un enemigo a 3″ y saca 4 y 6.',
  'X-23': 'Dos miniaturas cargan contra tres puestas en fila; el camino de una pasa sobre unos bidones que están '
    + 'delante de las dos primeras.',
};

/** What the cases of the comparison say beside the log. */
const warhammer40kCases: Words['warhammer-40k/cases'] = {
  inputs: INPUTS,
  silent: 'El texto no lo dice.',
  may: 'Está permitido.',
  mayCharge: 'Puede cargar.',
  charging: (targets, refusal) => `Contra ${listed(targets)}: ${refusal ?? 'puede cargar.'}`,
  chargingFrom: (inches, refusal) => `Con ${inches}″: ${refusal ?? 'puede cargar.'}`,
  toughness: value => `Tiene Resistencia ${value}.`,
  ownerChooses: values => `El dueño elige ${either(values)}.`,
  weaponSkill: value => `Cuenta la Habilidad de Armas ${value}.`,
  attacks: attacks => `Tiene ${counted(attacks, { one: 'ataque', other: 'ataques' })}.`,
  mayFall: models => `${either(models)}.`,
  strikes: units => `Golpea a ${either(units)}.`,
  inCover: models => (models.length === 0 ? 'Nadie está a cubierto.' : `A cubierto: ${listed(models)}.`),
  blows: (unit, target, dice, need) => `${unit} contra ${target}: ${diceOf(dice)} con ${need}+.`,
  times: (say, times) => `${say} (×${times})`,
};

export const compareBooks: English['compare'] = {
  compare,
};

export const warhammer40kCompareBooks: English['warhammer-40k-compare'] = {
  'warhammer-40k/compare': warhammer40kCompare,
};

export const warhammer40kCasesBooks: English['warhammer-40k-cases'] = {
  'warhammer-40k/cases': warhammer40kCases,
};
