/** In Spanish: what the first screen of every element says. */
import { counted, figure, form } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { diceOf, ofName, toName } from './grammar.ts';

type Words = English['screen'] & English['sheets'] & English['given'] & English['samples']
  & English['warhammer-40k-samples'] & English['resolver'] & English['resolver-menu'] & English['dice-entry']
  & English['opening'] & English['steps-target'];

/** What those hear who wait for an answer. */
const worker: Words['worker'] = {
  broken: 'El cálculo se interrumpió.',
};

/** What is said of what a page gives an element, and how it fails. */
const embed: Words['embed'] = {
  notAsked: name => `Una dirección solo se lee si la da el atributo ${name} de la etiqueta.`,
  answered: status => `El servidor no tiene ese archivo para esta página: respondió ${status}.`,
  notFetched: 'No se pudo leer. Quizá no haya red, o el servidor no deje que esta página lo lea. Si la propia página '
    + 'se abre como archivo, puede llevar el JSON dentro de la etiqueta.',
  tooLarge: 'Es demasiado grande para ser nuestro.',
  notJson: 'No es JSON que empiece por una llave.',
  inTag: 'el script dentro de la etiqueta',
  notRead: 'No se pudo cargar una parte del programa. Comprueba la conexión e inténtalo otra vez.',
  noLink: 'Aquí no se puede abrir un enlace. Dáselo a un <assault-resolver>.',
  problems: 'Este escenario no se puede jugar',
  problemsMore: count =>
    `Tiene ${counted(count, { one: 'error', other: 'errores' })}. No se muestra nada del escenario.`,
  whole: 'todo el escenario',
  unknownAssault: (id, known) => `No hay ningún asalto incluido «${id}». Hay ${known.join(', ')}.`,
  unknownStep: step => `No hay ningún paso «${step}». Van de A1 a A7; un número indica cuántos sucesos.`,
  unheld: 'Esta lección no se puede dar',
};

/** What the parts say of their own accord, dice aside. */
const parts: Words['parts'] = {
  less: (what: string): string => `Uno menos: ${what}`,
  more: (what: string): string => `Uno más: ${what}`,
  steps: 'Pasos del asalto',
  stepState: { done: 'hecho', skipped: 'omitido', now: 'ahora', next: 'siguiente posible', later: 'después' },
  undone: 'deshecho',
  rule: 'Regla',
  source: (where: string): string => `Fuente: ${where}`,
  ruling: (question: string): string => `Interpretación: ${question}`,
  instead: 'También se podría jugar así:',
  attacker: 'Atacante',
  defender: 'Defensor',
  none: 'ninguno',
  total: 'Total',
  odds: (attacker: string, defender: string): string =>
    `Gana el atacante: ${attacker}; el defensor: ${defender}`,
  noOdds: 'Aún no se sabe',
};

/** What dice say of their own accord. */
const partsDice: Words['parts/dice'] = {
  die: (number: number, of: number, says: string): string => `dado ${number} de ${of}: ${says}`,
  throw: (dice: number): string => `Tirar ${diceOf(dice)}`,
  dice: diceOf,
  about: { hits: hits => `· unos ${hits} impactos`, wounds: wounds => `· unas ${wounds} heridas` },
  myDice: 'Mis dados',
  myDiceOf: (dice, of) => `Mis dados · ${dice} de ${of}`,
  counts: { successes: 'impacto', highest: 'el que cuenta', sum: 'cuenta', halves: 'cuenta' },
  countsNot: { successes: 'fallo', highest: 'no cuenta', sum: 'no cuenta', halves: 'no cuenta' },
};

/** What is said while dice from the table are entered. */
const partsDiceEntry: Words['parts/dice-entry'] = {
  blank: 'vacío',
  yourDice: 'Tus dados',
  of: (dice: number, of: number): string => `${dice} de ${of}`,
  erase: 'Quitar el último',
  close: 'Cerrar, los dados se guardan',
  hands: 'Grupos de dados',
  slots: 'Dados de este grupo',
  keys: 'Caras',
  toEnter: (dice: number): string => `por anotar: ${dice}`,
  use: (dice: number): string => (dice === 1 ? 'Usar este dado' : `Usar estos ${dice} dados`),
  throwRest: 'Tirar el resto',
  hits: (hits: number, of: number): string =>
    `${counted(hits, { one: 'impacto', other: 'impactos' })} de ${of}`,
  verdicts: (verdict: string, count: number, of: number): string => `${verdict}: ${count} de ${of}`,
  highest: (face: number): string => `el más alto: ${face}`,
  sum: (sum: number): string => `suma: ${sum}`,
  soFar: 'hasta ahora',
  next: (hand: string): string => `Siguiente: ${hand}`,
  takenBack: (entered: string): string => `Dado quitado, ${entered}`,
  noFace: (sign: string): string => `Ningún dado muestra «${sign}». No se ha anotado nada.`,
  allEntered: 'Todos los dados están anotados.',
  tooMany: (faces: number, dice: number): string =>
    `${counted(faces, { one: 'cara', other: 'caras' })} para ${counted(dice, { one: 'dado', other: 'dados' })}. `
    + 'No se ha anotado nada.',
};

/** What kinds of terrain are called. */
export const partsTerrain: Words['parts/terrain'] = {
  kinds: {
    buildings: 'Edificios', cliffs: 'Acantilados', fortifications: 'Fortificaciones', jungle: 'Jungla',
    marsh: 'Pantano', 'open-ground': 'Terreno abierto', hill: 'Colina', river: 'Río', road: 'Carretera',
    ruins: 'Ruinas', rubble: 'Escombros', scrub: 'Matorral', woods: 'Bosque',
  },
  within: {
    buildings: 'edificios', cliffs: 'acantilados', fortifications: 'fortificaciones', jungle: 'jungla',
    marsh: 'pantano', 'open-ground': 'terreno abierto', hill: 'colina', river: 'río', road: 'carretera',
    ruins: 'ruinas', rubble: 'escombros', scrub: 'matorral', woods: 'bosque',
  },
};

/** What field works are called. */
export const partsWorks: Words['parts/works'] = {
  trench: 'Trinchera', bunker: 'Búnker', 'gun-emplacement': 'Emplazamiento de armas', minefield: 'Campo de minas',
  'razor-wire': 'Alambrada',
};

const KEYS =
  'Las flechas van de una unidad a otra; Intro elige una. Si la elegida puede moverse, las flechas la mueven '
  + '1 centímetro, o 5 con Mayús; Intro la suelta, Escape la devuelve a su sitio, después anula la elección y después '
  + 'sale del mapa. Re Pág y Av Pág van a otras unidades. Más, menos y cero cambian el zoom.';

/** What the battlefield itself says. */
const battlefield: Words['battlefield'] = {
  map: (counters: number): string =>
    `Campo de batalla con ${counted(counters, { one: 'unidad', other: 'unidades' })}`,
  mapRole: 'mapa',
  keys: KEYS,
  keysAndAsking:
    `${KEYS} Un signo de interrogación pregunta por qué una unidad puede luchar o no; Intro también, si esta `
    + 'no se puede elegir.',
  closer: 'Acercar',
  further: 'Alejar',
  whole: 'Ver todo el combate',
  measure: 'Medir',
  table: 'Ver como tabla',
  drawing: 'Ver como mapa',
  showKey: 'Mostrar la leyenda',
  hideKey: 'Ocultar la leyenda',
  overwatch: 'en alerta',
  skimmer: 'gravítico',
  landed: 'en tierra',
  damaged: (points: number, capacity: number): string =>
    `daño ${figure(points)}${capacity > 0 ? ` de ${figure(capacity)}` : ''}`,
  shielded: (up: number, full: number): string => `escudos ${figure(up)} de ${figure(full)}`,
  carries: (units: number, names: string): string => `${figure(units)} a bordo${names === '' ? '' : `: ${names}`}`,
  pushed: (length: string): string => `apartada ${length}`,
  farOff: (formation: string, units: number): string => `${formation} · ${figure(units)}`,
  farOffWhy: (formation: string, units: number, why: string): string => `${formation} · ${figure(units)}, ${why}`,
  formations: (formations: number): string => counted(formations, { one: 'formación', other: 'formaciones' }),
  moreFormations: (formations: number): string =>
    counted(formations, { one: 'formación más', other: 'formaciones más' }),
  whichOne: '¿Cuál?',
  twoFingers: 'Dos dedos mueven el mapa',
  tokenOn: (number: number, name: string): string => `Impacto ${number} en ${name}`,
};

/** The key of the map, and the table instead of it. */
const battlefieldSheets: Words['battlefield/sheets'] = {
  key: 'Leyenda del mapa',
  caption: 'Unidades en el campo de batalla',
  columns: {
    name: 'Unidad', side: 'Bando', values: 'CC/TT', fights: 'Cómo lucha', nearest: 'Enemigo más cercano',
    hits: 'Impactos', kind: 'Tipo', place: 'Posición, cm a la derecha · arriba',
  },
  sides: { attacker: 'atacante', defender: 'defensor' },
  owners: {
    attacker: (formation: string): string => `atacante, ${formation}`,
    defender: (formation: string): string => `defensor, ${formation}`,
  },
  shapes: { circle: 'infantería', square: 'vehículo', ring: 'máquina de guerra' },
  stances: {
    fighting: 'implicada directamente',
    engaged: 'no implicada directamente',
    supporting: 'en apoyo',
    bystander: 'fuera del asalto',
  },
  dead: 'eliminada',
  broken: 'desmoralizada',
  character: 'personaje',
  inspiring: 'Inspiring',
  lines: {
    contact: 'en contacto', firefight: 'tiroteo', support: 'fuego de apoyo', 'too-far': 'demasiado lejos',
    blocked: 'sin línea de fuego', distance: 'distancia que decide',
  },
  shields: 'escudos activos',
  damage: 'daño recibido',
  aboard: 'unidades a bordo',
  push: 'apartada',
  effects: {
    'ignore-cover': 'ignora cobertura', lance: 'lanza', sniper: 'francotirador', 'macro-weapon': 'macroarma',
    'titan-killer': 'Matatitanes',
  },
  gap: (name: string, length: string): string => `${name}, ${length}`,
  contact: (name: string): string => `${name}, en contacto`,
  nobody: 'ninguno',
  tokenStates: {
    waiting: 'en espera', stopped: 'parado por un escudo', saved: 'salvación superada',
    damaged: 'daño', killed: 'mortal',
  },
  hit: (state: string): string => `impacto, ${state}`,
  token: (number: number, state: string): string => `impacto ${number}, ${state}`,
};

/** What the resolver says of its own accord. */
const resolver: Words['resolver'] = {
  resolver: title => `Asalto: ${title}`,
  untitled: 'Un asalto',
  undo: 'Deshacer',
  redo: 'Rehacer',
  turn: (name, what) => `${name}: ${what}`,
  letItRun: 'Dejar que siga',
  nextStep: 'Paso siguiente',
  stop: 'Parar',
  seeReport: 'Ver el informe',
  why: '¿Por qué?',
  menu: 'Más',
  reading: 'Leyendo el escenario…',
  notLoaded: 'No se pudo cargar una parte del programa. Comprueba la conexión e inténtalo otra vez.',
  tryAgain: 'Intentar otra vez',
};

/** The menu of an assault, and what every menu of a resolver has. */
const resolverMenu: Words['resolver/menu'] = {
  letItRunMore: 'Tira y elige lo habitual hasta la próxima decisión.',
  runToEnd: 'Dejar que siga hasta el final',
  runToEndMore: 'Tira y elige lo habitual hasta que acabe.',
  startAgain: 'Empezar de nuevo',
  startAgainMore: 'El mismo asalto con los mismos dados.',
  newDice: 'Dados nuevos',
  newDiceMore: 'Desde el principio, con dados que nadie ha visto.',
  rulings: '¿Cómo lo juega tu club?',
  rulingsMore: 'Preguntas que las reglas dejan abiertas.',
  odds: areOn => `${areOn ? 'Ocultar' : 'Mostrar'} probabilidades`,
  oddsMore: 'Quién lleva las de ganar en este punto.',
  assaults: 'Asaltos incluidos',
};

/** What is said while a target is chosen. */
const stepsTarget: Words['steps/target'] = {
  engages: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'se lanza', other: 'se lanzan' })} al asalto`,
  oneTarget: 'Hay una sola formación enemiga en la mesa. Las demás formaciones cercanas solo pueden apoyar.',
  whichTarget: '¿Contra qué formación enemiga carga? Las demás formaciones cercanas solo pueden apoyar.',
  target: 'Objetivo',
  engage: names => `Asaltar ${toName(names)}`,
  whoCanBe: '¿Contra quién se puede cargar?',
  whatStarts: '¿Cómo empieza un asalto?',
  away: (length: string): string => `a ${length}`,
  units: (units: number): string => counted(units, { one: 'unidad', other: 'unidades' }),
  broken: 'desmoralizada',
  markers: (markers: number): string =>
    counted(markers, { one: 'marcador de explosión', other: 'marcadores de explosión' }),
};

/** What is said of formations that join an assault. */
const stepsJoinedFormations: Words['steps/joined-formations'] = {
  together: 'También reciben la carga',
  along: 'También cargan, con un Commander',
  whoTogether: '¿Contra quién se puede cargar a la vez?',
  whoAlong: '¿A quién puede llevar consigo un Commander?',
  awayFrom: (length: string, name: string): string => `a ${length} ${ofName(name)}`,
};

/** What the map says of an Epic assault. */
const stepsMap: Words['steps/map'] = {
  values: (closeCombat: string, firefight: string, armour: string): string =>
    `cuerpo a cuerpo ${closeCombat}, tiroteo ${firefight}, blindaje ${armour}`,
  noValue: 'ninguno',
  with: (name: string, characters: string): string => `${name} con ${characters}`,
  owners: {
    attacker: formation => `atacante, ${formation}`, defender: formation => `defensor, ${formation}`,
  },
  lost: 'eliminada',
  broken: 'desmoralizada',
  poppedUp: 'elevada',
  aboard: (transport: string): string => `a bordo de ${transport}`,
  notEngaged: 'no implicada',
  notInAssault: 'fuera del asalto',

  contact: (unit: string, enemy: string): string => `${unit} está en contacto con ${enemy}: cuerpo a cuerpo.`,
  firefight: (unit: string, enemy: string, length: string): string =>
    `${unit} dispara a ${enemy}, a ${length}: tiroteo.`,
  tooFar: (unit: string, enemy: string, length: string, missing: string): string =>
    `${unit} está a ${length} de ${enemy}: ${missing} de más.`,
  within: (length, most) => `${length} de ${most}`,
  blocked: (unit: string, enemy: string, length: string, terrain: string): string =>
    `${unit} no tiene línea de fuego a ${enemy}: ${length} de ${terrain} de por medio.`,
  of: (length: string, terrain: string): string => `${length} de ${terrain}`,
  supports: (unit: string, enemy: string, length: string): string => `${unit} apoya, a ${length} de ${enemy}.`,
  maySupport: (unit: string, enemy: string, length: string): string =>
    `${unit} puede apoyar, a ${length} de ${enemy}.`,
};

/** The names of the bundled assaults. */
const samples: Words['samples'] = {
  'marines-charge-warband': {
    title: 'Unos Assault Marines cargan contra una Warband',
    teaches: 'Cuerpo a cuerpo y tiroteo, impactos que caen primero en la unidad más cercana y una peana que avanza '
      + 'para ver desde las ruinas.',
  },
  'orks-storm-ruins': {
    title: 'Los Orks asaltan a una compañía entre ruinas',
    teaches: 'La infantería del defensor salva gracias a su cobertura; los Orks han dejado la suya, incluso el que '
      + 'sigue en el bosque.',
  },
  'banshees-and-terminators': {
    title: 'Las Banshees golpean a unos Terminators',
    teaches: 'First Strike antes que nadie, blindaje que salva dos veces y macroarmas al final, casi sin salvación.',
  },
  'firefight-to-a-tie': {
    title: 'Un tiroteo llega a la segunda ronda',
    teaches: 'Un asalto sin contacto, fuego de apoyo de los dos bandos y qué se conserva tras un empate y qué no.',
  },
  'warband-swarms-titan': {
    title: 'Una gran Warband se echa sobre un Warlord Titan',
    teaches: 'Una máquina de guerra reparte ocho dados y aguanta ocho impactos; sus escudos paran disparos, no '
      + 'golpes. Nadie cuenta a los Grotz.',
  },
  'mechanised-company-cornered': {
    title: 'Una compañía mecanizada atrapada en sus Chimeras',
    teaches: 'Los Marines bajan de sus Rhinos hasta el contacto. Algunos guardias bajan a tiempo; los demás acaban '
      + 'entre restos.',
  },
  'warlord-leads-three-mobs': {
    title: 'Un Warlord lleva tres bandas contra cañones Tau',
    teaches: 'Un Commander lleva consigo dos formaciones; unos Fire Warriors en alerta disparan antes. Va un '
      + 'Ethereal con '
      + 'ellos.',
  },
  'swarm-among-the-broken': {
    title: 'Un enjambre cae sobre tanques e infantería desmoralizada',
    teaches: 'Dos formaciones entremezcladas luchan como una. La desmoralizada estorba y no sobreviviría a una '
      + 'derrota.',
  },
  'falcons-refuse-close-combat': {
    title: 'Unos Falcons se elevan sobre las rebanadoras',
    teaches: 'Los gravíticos en contacto eligen el tiroteo y se lo imponen a quien los toca. Si ganan, los Eldar se '
      + 'van enseguida.',
  },
  'thunderhawk-lands-on-guns': {
    title: 'Un Thunderhawk aterriza entre los Big Gunz',
    teaches: 'Una aeronave aterriza, dos destacamentos bajan hasta el contacto, y los tres luchan como uno. Una '
      + 'derrota costaría la aeronave.',
  },
  'gargant-barges-to-tanks': {
    title: 'Un Gargant se abre paso hasta los Shadowswords',
    teaches: 'Una máquina de guerra aparta a la infantería; Matatitanes, campos de energía, explosiones y un Reaver '
      + 'demasiado lejos para apoyar.',
  },
  'bloodthirster-and-necrons': {
    title: 'Un Bloodthirster lleva demonios contra una falange',
    teaches: 'Metal vivo, demonios Expendable a los que nadie llora, y lo invocado se desvanece al desmoralizarse '
      + 'su formación.',
  },
};

/** What the editions of Warhammer 40,000 are called. */
const warhammer40kEditions: Words['warhammer-40k/editions'] = {
  'trial-seven-steps': 'Reglas de prueba, siete pasos',
  'trial-eight-steps': 'Reglas de prueba, ocho pasos',
  '4th': 'Cuarta edición',
  '7th': 'Séptima edición',
};

const warhammer40kShortEditions: Words['warhammer-40k/short-editions'] = {
  'trial-seven-steps': 'Prueba 7', 'trial-eight-steps': 'Prueba 8', '4th': '4.ª ed.', '7th': '7.ª ed.',
};

/** The names of the bundled phases. */
const warhammer40kSamples: Words['warhammer-40k/samples'] = {
  'barricade-with-frag': {
    title: 'Unos Marines con granadas de fragmentación asaltan una barricada',
    teaches: 'Los guardias tras una barricada golpean primero, salvo que las granadas de fragmentación hagan '
      + 'que todos golpeen a la vez.',
  },
  'barricade-without-frag': {
    title: 'Unos Marines sin granadas asaltan una barricada',
    teaches: 'La misma carga sin granadas: los guardias golpean antes que nadie, salvo que la cobertura no '
      + 'sirva de nada.',
  },
  'power-fist-sergeant': {
    title: 'Un sargento con puño de combate',
    teaches: 'Los Marines golpean por orden de Iniciativa; el puño de combate va el último, y entonces no ayuda '
      + 'ninguna armadura.',
  },
  'two-armours': {
    title: 'Heridas en una unidad con dos armaduras',
    teaches: 'Cuatro miniaturas con 3+ y seis con 4+ reciben heridas: cada edición tiene su forma de decir quién '
      + 'salva.',
  },
  'character-in-a-unit': {
    title: 'Un capitán en primera fila',
    teaches: 'Unos Orks tocan a un capitán y a la escuadra a la que va unido. Que puedan golpear a la escuadra en vez '
      + 'de a él depende de la edición.',
  },
  'multiple-combat': {
    title: 'Dos escuadras contra dos escuadras',
    teaches: 'Dos cargas contra dos unidades que están juntas forman un solo combate, y su resultado cuenta '
      + 'para las cuatro.',
  },
  'sweeping-advance': {
    title: 'Vencidos, en fuga y atrapados',
    teaches: 'Los perdedores huyen y los ganadores los atrapan: siguen trabados, reciben más golpes o son '
      + 'destruidos.',
  },
};

/** What the statechart says, for as long as it is on its way: its steps by name, and the first. */
const resolverOpening: Words['resolver/opening'] = {
  labels: {
    a1ChooseTarget: 'Objetivo',
    a2Charge: 'Carga',
    a3CounterCharge: 'Contracarga',
    a4Attacks: 'Ataques',
    a5SupportingFire: 'Apoyo',
    a6Result: 'Resultado',
    a7Withdraw: 'Retirada',
    a7Consolidate: 'Consolidación',
  },
  first:
    'La formación atacante dice contra quién carga, con quién y qué hay entremezclado.',
};

/** What is said of an assault that can be gone on with. */
const kept: Words['kept'] = {
  heading: 'Aún sin terminar',
  untitled: 'Un asalto',
  rounds: { round: round => `ronda ${figure(round)}`, turn: turn => `turno ${figure(turn)}` },
  offer: (title, where, when) => `¿Continuar con «${title}» (${where})? Última vez: ${when}.`,
  goOn: 'Continuar',
  forget: 'Olvidar',
  unreadable: 'Lo que se guardaba aquí ya no se puede leer. Todo está como estaba.',
  upTo: 'Continúa desde el último paso que las reglas todavía permiten.',
};

export const screenBooks: English['screen'] = {
  worker,
  parts,
  'parts/terrain': partsTerrain,
  'parts/works': partsWorks,
  battlefield,
  'steps/map': stepsMap,
};

export const sheetsBooks: English['sheets'] = {
  'battlefield/sheets': battlefieldSheets,
};

export const givenBooks: English['given'] = {
  embed,
  kept,
};

export const samplesBooks: English['samples'] = {
  samples,
};

export const warhammer40kSamplesBooks: English['warhammer-40k-samples'] = {
  'warhammer-40k/samples': warhammer40kSamples,
  'warhammer-40k/editions': warhammer40kEditions,
  'warhammer-40k/short-editions': warhammer40kShortEditions,
};

/** What the frame of a table says of its own accord. */
const frame: Words['frame'] = {
  panel: 'Panel',
  tabs: { step: 'Este paso', log: 'Registro', rules: 'Reglas', table: 'Tabla' },
  step: (at, of) => `paso ${at} de ${of}`,
  lines: (count: number): string => counted(count, { one: 'línea', other: 'líneas' }),
  sheet: detent => `Panel: ${detent}`,
  detents: { peek: 'solo el título', half: 'a media altura', full: 'entero' },
  showMap: 'Mostrar el mapa',
  fullScreen: 'Pantalla completa',
};

/** What the bar says of the odds. */
const resolverBarOdds: Words['resolver/bar-odds'] = {
  odds: 'Probabilidades desde aquí',
  ask: 'Probabilidades',
  wins: (names, forces) => `${names} ${form(forces, { one: 'gana', other: 'ganan' })}`,
  hasWon: (names, forces) => `${names} ${form(forces, { one: 'ha ganado', other: 'han ganado' })}`,
  nobodyHasWon: 'Nadie ha ganado',
  turnTo: names => `La probabilidad ${ofName(names)}`,
  working: 'calculando',
  closer: 'afinando',
  exact: 'exacto',
  ifSo: 'si es así',
  anotherRound: 'otra ronda',
  nobody: chance => `nadie ${chance}`,
  drawn: chance => `${chance} de empate`,
  was: chance => `antes ${chance}`,
  about: (chance, unsure) => `cerca del ${chance} ± ${unsure}`,
};

/** What undo takes back and redo does again. */
const resolverHistory: Words['resolver/history'] = {
  thrown: dice => `tirada de ${diceOf(dice)}`,
  move: name => `movimiento de ${name}`,
  moves: moves => counted(moves, { one: 'movimiento', other: 'movimientos' }),
  steps: steps => counted(steps, { one: 'paso', other: 'pasos' }),
  turn: 'comienzo del turno',
  setUp: 'cambio de la preparación',
  rules: 'cambio de las reglas',
  course: 'otro desarrollo desde un momento anterior',
  takenBack: what => `Deshecho: ${what}.`,
  next: action => `Después: ${action}.`,
};

export const resolverBooks: English['resolver'] = {
  resolver,
  frame,
  'resolver/bar-odds': resolverBarOdds,
  'resolver/history': resolverHistory,
  'parts/dice': partsDice,
};

export const resolverMenuBooks: English['resolver-menu'] = {
  'resolver/menu': resolverMenu,
};

export const diceEntryBooks: English['dice-entry'] = {
  'parts/dice-entry': partsDiceEntry,
};

export const openingBooks: English['opening'] = {
  'resolver/opening': resolverOpening,
};

export const stepsTargetBooks: English['steps-target'] = {
  'steps/target': stepsTarget,
  'steps/joined-formations': stepsJoinedFormations,
};
