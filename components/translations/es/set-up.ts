/** In Spanish: what sets up tables and forces. */
import type { TerrainKind, Works } from '../../../src/epic-armageddon/model/terrain.ts';
import { capital, counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { cmOf, either, ofName, standsOf, unitsOf } from './grammar.ts';
import { partsTerrain, partsWorks } from './screen.ts';

type Words = English['set-up'] & English['formation-card'] & English['table-editor'] & English['import'];

const WHOM = { attacker: 'el atacante', defender: 'el defensor' };

const PLACES = { inContact: 'en contacto', inFirefight: 'tiroteo', back: 'detrás' } as const;

/** What the set-up says. */
const setUp: Words['set-up'] = {
  heading: 'Prepara tu propio asalto',
  bring: 'Una lista, un archivo, mesas guardadas',
  shelfFor: 'Una formación de aquí será',
  whom: WHOM,
  sides: 'Bandos',
  tab: (side, stands) => `${side === 'attacker' ? 'Atacante' : 'Defensor'} · ${figure(stands)}`,
  hints: { attacker: '8 boyz, 2 nobz con un warlord', defender: '6 tactical con un chaplain' },
  stands: 'Dónde están',
  kind: (count, name) => `${figure(count)} ${name}`,
  values: (cc, ff, armour) => `CC ${cc} · TT ${ff} · blindaje ${armour}`,
  places: PLACES,
  inPlace: (name, place) => `${name}, ${PLACES[place]}`,
  markers: 'Marcadores de explosión',
  markersOf: { attacker: 'Marcadores de explosión: atacante', defender: 'Marcadores de explosión: defensor' },
  cover: 'está en',
  noCover: 'terreno abierto',
  broken: 'Desmoralizada',
  marched: 'Ha hecho marcha forzada',
  overwatch: 'En alerta',
  addSupport: '+ apoyo',
  support: 'Apoyo',
  supporter: number => `Apoyo ${figure(number)}`,
  removeSupporter: number => `Quitar el apoyo ${figure(number)}`,
  supportHint: '4 devastators',
  swap: 'Intercambiar bandos',
  map: 'La mesa',
  title: (attacker, defender) => `${attacker} contra ${defender}`,
  deploy: 'Poner los bandos a distancia de carga',
  lineUpAgain: 'Alinear otra vez las peanas',
  begin: 'Empieza por',
  begins: { a1ChooseTarget: 'la carga', a4Attacks: 'los ataques' },
  rulings: 'Interpretaciones y reglas de ejército',
  apply: count => `${figure(count)} en vigor`,
  rules: { attacker: 'Reglas del ejército atacante', defender: 'Reglas del ejército defensor' },
  start: 'Jugar',
  clear: 'Vaciar la mesa',
  clearMore: 'Ya no queda nadie en la mesa. «Deshacer» devuelve a todos.',
  keepTable: 'Guardar esta mesa',
  kept: name => `Guardado: ${name}.`,
  keepFormation: side => `Guardar ${side === 'attacker' ? 'al atacante' : 'al defensor'}`,
  best: 'El mejor cambio hallado',
  foldBest: 'Plegar',
  swapThem: 'Intercambiar',
  doIt: 'Hacerlo',
  others: count => `${figure(count)} más`,
  problems: 'Antes de poder empezar',
  loading: 'Cargando las unidades…',
  unreachable: 'No se pudieron cargar las unidades. Comprueba la conexión e',
  again: 'inténtalo otra vez',
  taken: names => `Incorporado: ${names.join(', ')}.`,
  tooManyTaken: count => `Se leyeron ${count} formaciones: las dos primeras se enfrentan; el resto está al lado.`,
  set: (side, name) => `${name} es ahora ${WHOM[side]}.`,
};

const BLOCKS = {
  line: 'Línea', 'two-ranks': 'Dos filas', wedge: 'Cuña', ring: 'Círculo', 'as-they-are': 'Juntas',
} as const;

const tidy = (cm: number): string => figure(Math.round(cm * 10) / 10);

/** What the table editor itself says. */
const tableEditor: Words['table-editor'] = {
  keys: 'Tab va de una peana a otra. Espacio añade la peana a la selección, Intro elige solo esa, F elige su '
    + 'formación. Las flechas mueven la selección 1 centímetro, o 5 con Mayús. Los corchetes la giran, más y menos la '
    + 'separan y la juntan. S la pone en contacto, Supr la quita, M pone la cinta desde aquí y después hasta allí, '
    + 'Ctrl y Z deshacen, Escape anula la selección. Las herramientas de dibujo tienen un lápiz: las flechas lo '
    + 'mueven, Intro pone una esquina, empieza o termina, Supr quita una esquina, C o Intro en la primera esquina '
    + 'cierra el contorno, Escape lo abandona.',
  tools: 'Herramientas',
  tool: {
    select: 'Elegir y mover', lasso: 'Lazo', look: 'Desplazar el mapa', stand: 'Otra peana',
    tape: 'Cinta métrica',
    rectangle: 'Rectángulo', polygon: 'Polígono', brush: 'Pincel',
  },
  tasks: { move: 'Mover', stand: 'Peana', terrain: 'Terreno', measure: 'Medir' },
  toolHints: {
    select: 'Toca una peana, tócala dos veces para elegir su formación o rodea varias.',
    lasso: 'Rodea las peanas que quieras.',
    look: 'Arrastra el mapa; con dos dedos se puede siempre.',
    stand: 'Toca donde debe estar la peana.',
    tape: 'Arrastra de un sitio a otro o toca los dos extremos.',
    rectangle: 'Arrastra de esquina a esquina.',
    polygon: 'Toca las esquinas; tocar otra vez la primera cierra el contorno.',
    brush: 'Pinta el terreno.',
  },
  like: 'Una más',
  standAdded: name => `${name} está en la mesa.`,
  inviting: 'Escribe quién lucha y aparecerá aquí.',
  several: 'Añadir a la selección',
  selectedSection: 'Lo elegido',
  selected: count => `Selección: ${standsOf(count)}`,
  selectedNames: names => (names.length === 0 ? 'Nada elegido' : `Selección: ${listed(names)}`),
  isSelected: said => `en la selección; ${said}`,
  block: BLOCKS,
  blocks: 'Colocación',
  arranged: block => `Colocación: ${BLOCKS[block].toLowerCase()}.`,
  spacing: 'Separación, cm',
  turnLeft: 'Girar a la izquierda',
  turnRight: 'Girar a la derecha',
  turned: degrees => `Giro de ${counted(Math.abs(degrees), { one: 'grado', other: 'grados' })} `
    + `a la ${degrees < 0 ? 'izquierda' : 'derecha'}.`,
  wider: 'Separar',
  tighter: 'Juntar',
  spread: 'Peanas más separadas.',
  tightened: 'Peanas más juntas.',
  noWider: 'Las peanas no se pueden separar más: se rompería la cadena o se saldrían de la mesa.',
  noTighter: 'Las peanas no se pueden juntar más.',
  contact: 'Poner en contacto',
  inContact: 'En contacto.',
  noContact: 'Junto a ningún enemigo cabe otra peana.',
  align: 'Poner frente al enemigo',
  aligned: 'Frente al enemigo.',
  mirror: 'Reflejar',
  mirrored: 'Reflejo hecho.',
  copy: 'Copiar',
  copyFormation: 'Copiar la formación',
  copied: 'Copiado.',
  remove: 'Quitar',
  standsRemoved: count => `${standsOf(count)} ${form(count, { one: 'quitada', other: 'quitadas' })}.`,
  terrainRemoved: 'Terreno quitado.',
  damage: 'Daño recibido',
  aboard: names => `A bordo: ${names}`,
  into: 'A un transporte',
  anyTransport: 'Cualquiera con sitio',
  getIn: 'Subir',
  gotIn: names => `Ahora a bordo: ${names}.`,
  letOut: 'Hacer bajar',
  onFoot: names => `A pie: ${names}.`,
  remarks: 'Por revisar',
  formations: 'Formaciones',
  noFormations: 'Aún no hay formaciones.',
  all: 'Elegir',
  allOf: name => `Elegir todo: ${name}`,
  name: 'Nombre',
  markers: 'Marcadores de explosión',
  broken: 'Desmoralizada',
  marched: 'Ha hecho marcha forzada',
  overwatch: 'En alerta',
  side: 'Bando',
  sides: { attacker: 'Atacante', defender: 'Defensor' },
  changeSide: 'Pasar al otro bando',
  leads: { attacker: 'se lanza al asalto', defender: 'es el objetivo' },
  joined: { attacker: 'también carga', defender: 'entremezclada' },
  makeLead: { attacker: 'Que se lance al asalto', defender: 'Que sea el objetivo' },
  join: { attacker: 'También carga', defender: 'También recibe la carga' },
  removeFormation: 'Quitar',
  formationRemoved: name => `${name} ya no está.`,
  terrain: 'Terreno y mesa',
  noTerrain: 'Aún no hay terreno.',
  ground: 'Tipo',
  placeTerrain: 'Poner uno en la mesa',
  terrainAdded: name => `Puesto en la mesa: ${name}.`,
  finish: 'Cerrar el contorno',
  pen: 'Lápiz',
  penName: (x, y) => `Lápiz, ${figure(x)} a la derecha, ${figure(y)} arriba`,
  penKeys: 'Dibujar con teclas',
  begun: 'Trazo empezado. Mueve el lápiz y pulsa Intro al final.',
  cornerSet: count => counted(count, { one: 'esquina', other: 'esquinas' }),
  corner: (number, of, x, y) => `Esquina ${number} de ${of}, ${figure(x)} a la derecha, ${figure(y)} arriba`,
  body: name => `${name}: mover, girar, quitar`,
  width: 'Ancho, cm',
  depth: 'Fondo, cm',
  mirrorTable: 'Invertir izquierda y derecha',
  mirrorEnds: 'Invertir arriba y abajo',
  clearTape: 'Quitar la cinta',
  tapeFrom: name => `La cinta sale de: ${name}. Ahora el otro extremo.`,
  tapeLength: (cm, from, to) => `${cmOf(cm)}: ${from} – ${to}.`,
  aPlace: 'un sitio',
  at: (name, [x, y]) => `${name}, ${tidy(x)} a la derecha, ${tidy(y)} arriba.`,
  more: count => `y ${figure(count)} más`,
};

const remarksNames = (some: readonly string[], more: number): string =>
  (more === 0 ? listed(some) : `${some.join(', ')} y ${figure(more)} más`);
const kindOf = (kind: TerrainKind | Works): string =>
  (kind in partsTerrain.within ? partsTerrain.within[kind as TerrainKind] : partsWorks[kind as Works].toLowerCase());

/** What is said of a table that is being set up. */
const tableEditingRemarks: Words['table-editing/remarks'] = {
  apart: (units, more, cm, formation) => `Fuera de coherencia, a ${cmOf(cm)} del resto ${ofName(formation)}: `
    + `${remarksNames(units, more)}.`,
  overlap: (one, other, cm) => `${listed([one, other])} se solapan ${cmOf(cm)}.`,
  offTable: (unit, cm) => `${unit} se sale ${cmOf(cm)} de la mesa.`,
  impassable: (unit, where) => `${unit} no puede estar ahí: ${where}.`,
  inPiece: name => name,
  inKind: kind => kindOf(kind),
  brokenEngages: formation => `Una formación desmoralizada no puede lanzarse al asalto: ${formation}.`,

  noUnits: formation => `${formation} no tiene unidades.`,
  stranger: unit => `No hay ninguna unidad ${unit} que pueda luchar en un asalto.`,
  aloneCharacter: unit => `${unit} es un personaje: tiene que unirse a una unidad.`,
  manyFormations: most => `Ya hay ${figure(most)} formaciones, y no se permiten más.`,
  manyInFormation: (most, units) =>
    `Una formación puede tener como mucho ${unitsOf(most)}; esta tendría ${figure(units)}.`,
  manyUnits: (most, units) => `Puede haber como mucho ${unitsOf(most)} en la mesa; habría ${figure(units)}.`,

  fewCorners: 'Un elemento de terreno necesita al menos tres esquinas.',
  manyCorners: (most, corners) =>
    `Un elemento de terreno puede tener como mucho ${figure(most)} esquinas; este tiene ${figure(corners)}.`,
  farOff: 'El terreno tiene que estar en la mesa o muy cerca.',
  crossing: 'El contorno se cruza o se toca a sí mismo.',
  manyPieces: most => `Ya hay ${figure(most)} elementos de terreno, y no se permiten más.`,
};

/** What the formation picker says. */
const formationBuilder: Words['formation-builder'] = {
  heading: side => (side === 'attacker' ? 'Atacante' : 'Defensor'),
  search: 'Formación o unidades',
  suggestions: count => counted(count, { one: 'sugerencia', other: 'sugerencias' }),
  loading: 'Cargando las listas de ejército…',
  unreachable: 'No se pudieron cargar las listas de ejército.',
  again: 'Intentar otra vez',
  notUnderstood: typed => `«${typed}» no se entiende.`,
  taken: (typed, name) => `«${typed}» se entiende como ${name}.`,
  fromList: 'Elegir de una lista',
  list: 'Lista de ejército',
  chooseList: 'Elige una lista…',
  formation: 'Formación',
  chooseFormation: 'Elige una formación…',
  size: 'Tamaño',
  sizes: ['Habitual', 'El doble', 'El triple'],
  way: 'Formada por',
  transport: 'Viene con',
  onFoot: 'A pie',
  none: 'Ninguno',
  extras: 'Mejoras y personajes',
  madeNow: count => (count === 0 ? 'ninguno' : String(count)),
  times: says => `Cuántas veces: ${says}`,
  howMany: name => `Número de ${name}`,
  nobody: 'Nadie de esta formación está nunca en la mesa en un asalto.',
  count: count => unitsOf(count),
  initiative: 'Iniciativa',
  rules: 'Reglas de ejército',
  rule: word => capital(word.replaceAll('-', ' ')),
  kept: name => `Guardado: ${name}.`,
  aboard: 'Los pasajeros empiezan a bordo',
  singly: 'Una por una',
  unit: (name, at) => `${name} ${at}`,
  remove: name => `Quitar ${name}`,
  removed: name => `${name} ya no está.`,
  rides: 'en',
  ridesFor: name => `${name} va en`,
  moveTo: name => `Mover ${name} a`,
  optionOf: name => `Elección de ${name}`,
  optionAmount: (option, name) => `${option} de ${name}`,
  noOption: 'Nada elegido',
  idleOption: 'Sin diferencia en un asalto',
  add: 'Añadir una unidad',
  addHint: 'Nombre de una unidad',
  edit: name => `Editar ${name}`,
  editShort: 'Editar',
  own: 'Crear una unidad propia',
  change: 'Unidad por unidad',
  tooMany: most => `Más de ${unitsOf(most)} son demasiadas para una formación.`,
  details: 'Lo que puede hacer',
  idle: names => `Sin efecto en un asalto: ${names}.`,
  name: 'Nombre',
};

/** What a datasheet says that counts in an assault. */
const formationBuilderCard: Words['formation-builder/card'] = {
  types: {
    infantry: 'Infantería', 'light-vehicle': 'Vehículo ligero', 'armoured-vehicle': 'Vehículo blindado',
    'war-engine': 'Máquina de guerra', character: 'Personaje',
  },
  values: { armour: 'Blindaje', cc: 'CC', ff: 'TT', speed: 'Velocidad', damageCapacity: 'CD' },
  cm: cm => `${figure(cm)} cm`,
  inContact: 'en contacto',
  inFirefight: 'en tiroteo',
  extraAttacks: more =>
    `+${more} ${typeof more === 'number' ? form(more, { one: 'ataque', other: 'ataques' }) : 'ataques'}`,
  weapon: (name, facts) => `${name}: ${facts.join(', ')}`,
};

const SHIELDS = 'Cada uno detiene un punto de daño de tiroteo o de fuego de apoyo y cae.';
const OVER = 'Pasa sobre unidades amigas y terreno';

/** What each ability does in an assault, by its word. */
const formationBuilderAbilities: Words['formation-builder/abilities'] = {
  units: {
    aircraft: 'Aterriza donde quiera en su carga y se queda; es destruida si su formación pierde, salvo si es '
      + 'Fearless.',
    automata: 'Su baja no cuenta en el resultado ni da marcador mientras su formación tenga unidades de otro tipo.',
    automaton: 'Su baja cuenta, pero no da marcador; salva como siempre cuando su formación desmoralizada sufre '
      + 'pánico.',
    brutal: 'Un impacto más en el remate si gana su bando, uno por bando, mientras viva una unidad con Brutal.',
    commander: 'Dirige asaltos combinados.',
    'damage-capacity': 'En un personaje, como un carro de batalla: se suma a la de su portador.',
    'deflector-shield': 'Una segunda salvación de 5+ contra cualquier ataque.',
    expendable: 'Su baja cuenta, pero no da marcador, salvo que toda su formación sea Expendable.',
    farsight: 'Conservar la iniciativa no le cuesta nada a su formación en el chequeo de acción.',
    fearless: 'El remate la pasa por alto; puede quedarse quieta y no es destruida si pierde ya desmoralizada.',
    ferocity: '5 cm más en una contracarga.',
    'first-strike': 'Todos sus ataques van antes que los de los demás.',
    holofield: 'Salva con 3+ en vez de con el blindaje, sea cual sea el impacto.',
    infiltrator: 'Dobla su Velocidad en la carga e ignora las zonas de control del objetivo.',
    inspiring: '+1 al resultado de su bando mientras viva.',
    'ion-shield': 'Salva con 4+ en vez de con el blindaje contra impactos de tiroteo, salvo los de macroarmas.',
    'invulnerable-save': 'Una segunda salvación de 6+ contra cualquier ataque.',
    'jump-packs': `${OVER}.`,
    'knight-shield': 'Salva con 4+ en vez de con el blindaje, sea cual sea el impacto, pero no contra fuego de apoyo.',
    'living-metal': 'Una segunda salvación de 4+ contra cualquier ataque.',
    mounted: 'En cuanto al terreno, cuenta como vehículo.',
    'passengers-fire': 'Los pasajeros disparan desde dentro, en asalto y en apoyo.',
    'power-fields': SHIELDS,
    'reinforced-armour': 'Repite una salvación fallada, salvo contra macroarmas y lanzas.',
    scout: 'Zona de control de 10 cm, coherencia de 20 cm.',
    shadowfield: SHIELDS,
    shadowfields: SHIELDS,
    skimmer: `${OVER}; en contacto puede hacer que todos luchen en tiroteo.`,
    'support-craft': 'Un gravítico siempre en lo alto: en contacto todos luchan en tiroteo.',
    'supreme-commander': 'Dirige asaltos combinados y hace repetir un chequeo de acción fallado.',
    'tau-jet-packs': `${OVER}, como con retrorreactores.`,
    transport: 'Lleva otras unidades: bajan en una carga o contracarga y pueden ser bajas con su transporte.',
    'void-shield': SHIELDS,
    'void-shields': SHIELDS,
    walker: 'Repite un chequeo de terreno peligroso fallado.',
  },
  weapons: {
    'first-strike': 'Sus ataques van antes que los de los demás.',
    'ignore-cover': 'Sin salvación por cobertura.',
    lance: 'Sin segunda tirada de Reinforced Armour.',
    'macro-weapon': 'En los ataques adicionales: el blindaje salva solo con Reinforced Armour; la cobertura, nunca.',
    sniper: 'El bando que golpea elige a la víctima, que salva con −1.',
    'titan-killer': 'En los ataques adicionales: una macroarma contra la que no salva ningún blindaje, con varios '
      + 'puntos de daño a la vez.',
  },
};

/** What the form for a profile says. */
const formationBuilderProfileForm: Words['formation-builder/profile-form'] = {
  name: 'Nombre',
  nameless: 'El nombre no debe estar vacío.',
  type: 'Tipo',
  speed: 'Velocidad en cm',
  armour: 'Blindaje, vacío si no tiene',
  cc: 'Cuerpo a cuerpo, vacío si no tiene',
  ff: 'Tiroteo, vacío si no tiene',
  damageCapacity: 'Capacidad de daño, vacío: la habitual',
  radius: 'Radio de su peana en cm, vacío: el habitual',
  abilities: 'Habilidades, separadas por comas',
  weapon: at => `Arma ${at}`,
  weaponName: 'Nombre',
  weaponKind: 'Lucha',
  kinds: { assault: 'En contacto', 'small-arms': 'En tiroteo' },
  extraAttacks: 'Ataques adicionales: un número o dados',
  weaponRules: 'Reglas, separadas por comas',
  addWeapon: 'Añadir un arma',
  removeWeapon: at => `Quitar el arma ${at}`,
  critical: 'Impacto crítico',
  criticalDamage: 'Más daño (un número o «all»), vacío: lo habitual',
  criticalWithin: 'Alcance de la explosión en cm, vacío si no hay',
  criticalHitOn: 'Con cuánto impacta la explosión, vacío: siempre',
  criticalEffect: 'La explosión es',
  criticalEntered: 'Su ficha pide algo más al momento',
  criticalLater: 'Una parte ocurre tras el asalto',
  criticalMoves: 'Desplazamiento máximo en cm, vacío si no hay',
  keep: 'Guardar esta unidad',
  drop: 'Cancelar',
};

const AT_WILL = 'a voluntad';

/** `6 Tactical`, `Hunter a voluntad` */
const many = (amount: string, units: string): string =>
  (amount === AT_WILL ? `${units} ${AT_WILL}` : `${amount} ${units}`);

/** What a formation of an army list may take. Beside a figure the English names need no forms. */
const armyListsChoices: Words['army-lists/choices'] = {
  many: unit => unit,

  exactly: count => figure(count),
  orMore: least => `al menos ${figure(least)}`,
  anyNumber: AT_WILL,
  upTo: most => `hasta ${figure(most)}`,
  between: (least, most) => `de ${figure(least)} a ${figure(most)}`,
  inAll: amount => `${amount} en total`,

  part: many,
  oneOf: units => `1 ${either(units)}`,
  someOf: (amount, units) => many(amount, either(units)),
  anyOf: (amount, units) => `${amount} a elegir (${either(units)})`,
  together: parts => listed(parts),
  either,
  beside: some => some.join(' con '),
  ways: ways => ways.join('; o bien '),
  plusTransport: ways => `${ways}, más transporte`,
  capital,

  add: what => `Añadir ${what}`,
  addOften: what => `Añadir tantas veces como quieras: ${what}`,
  addTimes: (times, what) => `Añadir${times < 2 ? '' : ` ${figure(times)} veces`}: ${what}`,
  replace: (goes, comes) => `Cambiar ${goes} por ${comes}`,
  anyNumberOf: units => many(AT_WILL, either(units)),
  upToOf: (most, units) => `hasta ${figure(most)} ${either(units)}`,
  on: (who, units) => `${who}, con ${either(units)}`,
  carry: transports => `Llevar la formación en ${either(transports)}`,
  allGain: ability => `Todas las unidades reciben ${ability}`,
  give: (ability, to) => `Dar ${ability} a ${to}`,
  summon: units => `Invocar ${either(units)}`,
  comesTo: (count, units) => `${figure(count)} ${units}`,

  noneToGiveWay: units => `Aquí falta lo que se cambiaría: ${units}.`,
  noneToCarry: units => `Aquí falta una unidad para el personaje: ${units}.`,
  noneHere: units => `Aquí falta: ${units}.`,
  nobodyFits: transports => `Nadie de aquí cabe en ${either(transports)}.`,
};

const formationsOf = (count: number): string => counted(count, { one: 'formación', other: 'formaciones' });
const importNames = (count: number): string => counted(count, { one: 'nombre', other: 'nombres' });

/** What an import says. */
const setUpImport: Words['set-up/import'] = {
  title: 'Importar una lista',
  intro: 'Una lista de BattleScribe o New Recruit, una lista por escrito o una mesa guardada aquí.',
  file: 'Elegir un archivo',
  drop: 'o suéltalo aquí',
  paste: 'O pega una lista',
  pasteHint: 'Tactical Detachment [325]\n6 Tactical, 3 Rhino, Captain',
  read: 'Leer',
  reading: 'Leyendo…',
  unreadable: 'No se pudo abrir este archivo.',
  notLoaded: 'No se pudo cargar una parte del programa. Inténtalo otra vez.',
  onlyFirst: 'Solo se leyó el primero de estos archivos.',
  another: 'Leer otra cosa',
  more: count => form(count, { one: 'Hay un problema más.', other: `Hay ${count} problemas más.` }),
  problems: 'Esto no se pudo leer',
  found: 'Lo que se entendió',
  noUnits: 'Aún sin unidades',
  aboard: count => `${unitsOf(count)} a bordo`,
  on: (character, unit) => `${unit} con ${character}`,
  notUnderstood: (count, typed) => `${count} × «${typed}» no se entiende.`,
  meant: 'Quiere decir:',
  leaveOut: 'Dejar fuera',
  meantSpoken: (typed, name) => `«${typed}» quiere decir ${name}`,
  leaveOutSpoken: typed => `Dejar fuera «${typed}»`,
  byFile: count => `Jugar ${unitsOf(count)} con los valores de este archivo, no con los de la biblioteca`,
  whichDiffer: 'Qué es distinto',
  field: {
    type: 'tipo', speed: 'velocidad', armour: 'blindaje', cc: 'CC', ff: 'TT', damageCapacity: 'capacidad de daño',
    critical: 'impactos críticos', abilities: 'habilidades', weapons: 'armas',
  },
  instead: (field, library, file) => `${field} ${file}, no ${library}`,
  notes: count => counted(count, { one: 'nota', other: 'notas' }),
  take: count => `Incorporar ${formationsOf(count)}`,
  open: count => `${importNames(count)} por aclarar: ${
    form(count, { one: 'se deja fuera si no dices qué es', other: 'se dejan fuera si no dices qué son' })}.`,
  settled: (typed, name) => `«${typed}» es ${name}.`,
  leftOut: typed => `Se deja fuera «${typed}».`,
  cannotJoin: name => `${name} necesita antes una unidad a la que unirse.`,
  understood: (formations, open) =>
    `${formationsOf(formations)} `
    + `${form(formations, { one: 'entendida', other: 'entendidas' })}`
    + `${open === 0 ? '' : `, ${importNames(open)} por aclarar`}.`,
  untitled: 'Una mesa',
  table: (units, formations) => `${formationsOf(formations)}, ${unitsOf(units)}`,
  takeTable: 'Usar esta mesa',
};

/** 'Solo se leyó la primera línea', 'Solo se leyeron las primeras 5 líneas'. */
const onlyFirst = (most: number, one: string, many: string): string => form(most, {
  one: `Solo se leyó la primera ${one}.`, other: `Solo se leyeron las primeras ${figure(most)} ${many}.`,
});

/** 'Se deja fuera, por no ser una unidad'. */
const leftOut = (names: readonly string[], one: string, many: string): string =>
  form(names.length, { one: `Se deja fuera, ${one}`, other: `Se dejan fuera, ${many}` });

/** What is said of a list that was read from outside. */
const armyListsImport: Words['army-lists/import'] = {
  tooLarge: 'Esto es demasiado grande para una lista o un escenario, así que no se ha leído.',
  notText: 'Esto no es texto: tiene bytes que ninguna lista tiene.',
  nothing: 'Nada de esto se entendió como una formación.',
  nothingOf: (typed, near) => `Nada de esto se entendió como una formación. Aquí nadie se llama ${typed.join(', ')}.`
    + (near.length === 0 ? '' : ` Nombres más parecidos: ${near.join(', ')}.`),
  damagedJson: 'Esto parece JSON, pero está dañado o cortado.',
  otherJson: 'Este JSON no es una lista ni un escenario.',
  declares: 'Este archivo declara cosas propias (un DOCTYPE), y ninguna lista lo hace: por eso no se lee.',
  damagedRoster: 'Esta lista está dañada o cortada.',
  otherXml: 'Este XML no es una lista.',
  catalogue: 'Esto es un catálogo, que sirve para hacer listas: exporta una lista desde tu programa.',
  scenario: 'Esto es un escenario y no una lista.',
  rosterTooDeep: 'Esta lista tiene más niveles que cualquier ejército.',
  rosterTooLarge: 'Esta lista contiene más que cualquier ejército.',
  damagedArchive: 'Este archivo comprimido está dañado o cortado.',
  noRosterInside: 'Este archivo comprimido no contiene ninguna lista.',
  archiveInside: 'Este archivo comprimido contiene otro, que se queda cerrado.',
  manyFiles: 'Este archivo comprimido contiene demasiados archivos para una lista.',
  largeInside: 'Lo que hay en este archivo comprimido es demasiado grande para una lista.',

  firstNames: most => form(most, {
    one: 'Solo se buscó el primer nombre.',
    other: `Solo se buscaron los primeros ${figure(most)} nombres distintos.`,
  }),
  firstUnmatched: most => form(most, {
    one: 'De las palabras no entendidas solo se muestra una.',
    other: `De las palabras no entendidas solo se muestran ${figure(most)}.`,
  }),
  firstLines: most => onlyFirst(most, 'línea', 'líneas'),
  firstLetters: most => form(most, {
    one: 'De una línea solo se leyó un carácter.', other: `De una línea solo se leyeron ${figure(most)} caracteres.`,
  }),
  cut: most => `Una formación se cortó tras ${unitsOf(most)}.`,
  heading: name => `${name} se entiende como título.`,
  column: name => `La columna ${name} se ha omitido.`,
  times: (name, count) => `${name} se entiende como ${figure(count)} formaciones.`,
  assumed: name => `${name} no nombra unidades propias; tiene las mínimas que permite su lista de ejército.`,
  ability: name => `${name} es aquí una habilidad y se deja fuera.`,
  unusable: name => `${name} no puede luchar aquí.`,
  unusableWhy: (name, why) => `${name} no puede luchar aquí. ${why}`,
  taken: (name, unit) => `${name} se entiende como ${unit}.`,
  noUnits: names => `${leftOut(names, 'por no ser una unidad', 'por no ser unidades')}: ${names.join(', ')}.`,
  noFormations: names =>
    `${leftOut(names, 'por no ser una formación', 'por no ser formaciones')}: ${names.join(', ')}.`,
  otherGame: name => `Esta lista es de otro juego: ${name}.`,
  manyFormations: most => `Hay más formaciones de las permitidas (${figure(most)}); no se ha leído nada.`,
  manyStands: (name, most) => `${name} tiene más peanas de las permitidas (${figure(most)}); no se ha leído nada.`,
  enough: (name, count) => `Número de ${name} para llevar a todos: ${figure(count)}.`,
  unread: (name, parts) => `Del perfil de ${name} no se ha entendido: ${parts.join(', ')}.`,
  unreadable: name => `El perfil de ${name} en este archivo no se ha entendido.`,
  differs: names => 'Este archivo tiene valores distintos de los de la biblioteca (valen estos últimos): '
    + `${names.join(', ')}.`,
  alone: name => `${name} es una ficha sin lista; se ha tomado una peana.`,
  idle: name => `Nadie en esta lista se llama ${name}, que aquí tiene una ficha.`,
};

/** What the set-up of Warhammer 40,000 says. */
const phase: Words['set-up/phase'] = {
  heading: 'Prepara tu propio combate',
  edition: 'Reglas',
  hints: { attacker: '10 tactical marines', defender: '20 ork boyz' },
  search: 'Unidades',
  tab: (side, models) => `${side === 'attacker' ? 'Atacante' : 'Defensor'} · ${figure(models)}`,
  rows: 'Quién está en la mesa',
  howMany: name => `Número de ${name}`,
  carries: name => `Con qué golpea ${name}`,
  asListed: 'como en su lista',
  characteristics: (ws, s, t, w, i, a, ld, save) =>
    `HA ${ws} · F ${s} · R ${t} · H ${w} · I ${i} · A ${a} · L ${ld} · TS ${save}`,
  together: 'en la misma unidad',
  joined: name => `se une a ${name}`,
  fromList: 'Elegir de una lista',
  army: 'Ejército',
  chooseArmy: 'Elige un ejército…',
  add: name => `Añadir ${name}`,
  own: 'Crear un perfil propio',
  ownKept: name => `${name} ya se puede escribir.`,
  noProfiles: 'Ninguna fuente tiene perfiles de esta edición: al escribir solo valen los propios.',
  begin: 'Empieza por',
  begins: { charge: 'la carga', fight: 'el combate' },
  whole: 'Jugar toda la séptima edición',
  wholeMore: count => `${counted(count, { one: 'regla', other: 'reglas' })} de otras páginas, con sus fuentes.`,
  idle: names => `Sin esas reglas no hacen nada especial: ${names.join(', ')}.`,
  notTyped: 'Esta mesa no se escribió aquí. Lo que escribas abajo ocupará su lugar.',
  otherGame: 'Preparar Epic: Armageddon',
  thisGame: 'Preparar Warhammer 40,000',
  otherGameMore: 'Otra mesa de otro juego',
  afterCharge: 'Las probabilidades son las del combate tras la carga, si todos entran en contacto.',
  standsThere: name => `Ahí ya está ${name}.`,
  saved: 'Mesas guardadas',
  roster: 'Una lista de la séptima edición',
  rosterMore: 'Un archivo de BattleScribe (.ros, .rosz) o una lista por escrito.',
  rosterFor: { attacker: 'Leer la lista para el atacante', defender: 'Leer la lista para el defensor' },
  rosterText: 'La lista por escrito',
  rosterFile: 'Elegir un archivo',
  keep: 'Guardar',
  drop: 'Descartar',
  fields: {
    name: 'Nombre', weaponSkill: 'HA', strength: 'F', toughness: 'R', wounds: 'H', initiative: 'I', attacks: 'A',
    leadership: 'L', save: 'TS', invulnerable: 'Inv', weapons: 'Armas',
  },
  weaponsHint: 'power sword, pistol',
  noWeapon: name => `Aquí no hay ningún arma «${name}».`,
};

export const setUpBooks: English['set-up'] = {
  'set-up': setUp,
  'set-up/phase': phase,
  'formation-builder': formationBuilder,
  'formation-builder/card': formationBuilderCard,
};

export const formationCardBooks: English['formation-card'] = {
  'formation-builder/abilities': formationBuilderAbilities,
  'formation-builder/profile-form': formationBuilderProfileForm,
  'army-lists/choices': armyListsChoices,
};

export const tableEditorBooks: English['table-editor'] = {
  'table-editor': tableEditor,
  'table-editing/remarks': tableEditingRemarks,
};

export const importBooks: English['import'] = {
  'set-up/import': setUpImport,
  'army-lists/import': armyListsImport,
};
