/** In Spanish: what is wrong with something given, and what is noted of it. */
import type { LessonKindName } from '../../../src/lessons/lesson-problem-words.ts';
import type { Listed, Named, NamedField } from '../../../src/parsing/problem-words.ts';
import { capital, counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { markersOf, OF_SIDES, pointsOf, SIDES, standsOf, unitsOf } from './grammar.ts';

type Words = English['problems'] & English['link-problems'] & English['link-steps']
  & English['notes'];

/** What lists of a scenario are of. */
const LISTED: Readonly<Record<Listed, string>> = {
  kinds: 'tipos',
  abilities: 'habilidades', 'army rules': 'reglas de ejército', corners: 'esquinas',
  'damaged units': 'unidades dañadas', events: 'sucesos', faces: 'caras de dados',
  'formation ids': 'id de formaciones', formations: 'formaciones', grenades: 'granadas', hits: 'impactos',
  'ids of units': 'id de unidades', models: 'miniaturas', moments: 'momentos',
  options: 'opciones',
  'pieces of terrain': 'elementos de terreno', 'profile ids of characters': 'id de perfiles de personajes',
  'rule ids': 'id de reglas', sentences: 'frases', traits: 'rasgos', 'traits of terrain': 'rasgos de terreno',
  'unit ids': 'id de unidades', units: 'unidades', 'weapon rules': 'reglas de armas', weapons: 'armas',
  'wounded models': 'miniaturas heridas',
};

const NAMED: Readonly<Record<Named, string>> = {
  formation: 'La formación', model: 'La miniatura', 'piece of terrain': 'El elemento de terreno', unit: 'La unidad',
};
const FIELDS: Readonly<Record<NamedField, string>> = {
  field: 'ningún campo', question: 'ninguna pregunta', ruling: 'ninguna interpretación',
};

/** What is told of a scenario that is not right. */
const parsingProblems: Words['parsing/problems'] = {
  scenario: 'El escenario',
  more: count => form(count, {
    one: 'Hay un problema más como estos.', other: `Hay ${figure(count)} problemas más como estos.`,
  }),
  guess: (sentence, near) => `${sentence} ¿Querías decir ${near}?`,

  tooLarge: 'El escenario pasa de 1 MB de JSON.',
  notJson: 'Este texto no es JSON.',
  noNumber: value => `${value} no es un número que quepa en JSON.`,
  noValue: type => `En JSON no cabe nada de este tipo: ${type}.`,
  circle: 'Esto se contiene a sí mismo, y en JSON no cabe.',
  tooDeep: most => `Esto tiene más de ${figure(most)} listas y objetos, unos dentro de otros.`,
  unreadable: 'Esto no se puede leer de ninguna manera.',
  holes: 'Esta lista tiene huecos o campos propios.',
  ofClass: 'Esto es un objeto de una clase, no un objeto simple.',
  symbols: 'Esto tiene símbolos como campos.',
  getter: 'Esto se calcula en vez de estar escrito.',
  reserved: name => `${name} no puede servir de nombre.`,

  mustBe: (field, wants, found) => `${field} debe ser ${wants}. Encontrado: ${found}.`,
  aList: 'una lista',
  anObject: 'un objeto',
  empty: field => `${field} no debe estar vacío.`,
  newer: (field, found, known) =>
    `${field} es ${found}: lo escribió una versión más nueva de este programa. Esta lee ${figure(known)}.`,
  tooFew: (field, count, what, least) =>
    `Faltan ${LISTED[what]} en ${field}: hay ${figure(count)}, y el mínimo es ${figure(least)}.`,
  tooMany: (field, count, what, most) =>
    `Sobran ${LISTED[what]} en ${field}: hay ${figure(count)}, y el máximo es ${figure(most)}.`,
  missing: (field, wants) => `Falta ${field}. Debe ser ${wants}.`,
  noField: name => `Aquí no hay ningún campo ${name}.`,
  noSuch: (what, name) => `No hay ${FIELDS[what]} ${name}.`,
  noSpeed: wants => `Falta speed. Debe ser ${wants}.`,
  noPlace: wants => `Falta at. Si la unidad no va en un transporte, at debe ser ${wants}.`,
  fromOneTo: (field, most) => `${field} debe ser un número de 1 a ${figure(most)}.`,
  capacities: (field, numbers) =>
    `${field} no puede ser a la vez ${listed(numbers.map(String))}; la palabra que figura en abilities también cuenta.`,
  farOff: field => `${field} queda muy lejos de cualquier mesa.`,
  notRound: field => `${field} debe rodear una vez una superficie sin cruzarse ni tocarse.`,
  noArmyRule: name => `No hay ninguna regla de ejército ${name}.`,
  noAbility: name => `No hay ninguna habilidad ${name}.`,
  noWeaponRule: name => `No hay ninguna regla de arma ${name}.`,
  inExtraAttacks: (field, word) => `${field} dice ${word}; mejor dilo en el campo extraAttacks de un arma.`,
  needsNumber: (field, word, example) => `${field} dice ${word}; detrás va un número, como en ${example}.`,

  calledAlready: (what, path, id) => `${NAMED[what]} en ${path} ya se llama ${id}.`,
  lostMarkers: markers =>
    'Una formación desmoralizada ya no tiene marcadores de explosión: blastMarkers debe ser 0, y es '
    + `${figure(markers)}.`,
  breaksAt: (least, markers) => `Esta formación se desmoraliza con ${markersOf(least)}: blastMarkers debe ser menor, y `
    + `es ${figure(markers)}.`,
  brokenOnOverwatch: 'Una formación desmoralizada no puede estar en alerta.',
  marchedOnOverwatch: 'Una formación que ha hecho marcha forzada no puede estar en alerta.',
  noFormationOf: side => `No hay ninguna formación ${OF_SIDES[side]}.`,
  brokenEngages: name => `La formación ${name} está desmoralizada, así que no puede lanzarse al asalto.`,
  inAlready: name => `La formación ${name} ya está en el asalto.`,
  wrongSide: (field, side, name) =>
    `${field} debe nombrar una formación ${OF_SIDES[side]}; ${name} es del otro bando.`,
  noFormation: name => `No hay ninguna formación ${name}.`,
  passengerUp: 'Un pasajero de un transporte no puede haberse elevado.',
  othersTransport: name => `${name} es del otro bando y no lleva a nadie de este.`,
  aboardItself: name => `${name} no puede ir a bordo de sí misma.`,
  aboardToo: name => `${name} también va a bordo de un transporte.`,
  noTransport: (name, unit) => `${name} no es un transporte: ${unit} no lleva a nadie.`,
  noUnit: name => `No hay ninguna unidad ${name}.`,
  ownNeedsProfile: name => `No hay ninguna unidad ${name}. Una unidad propia necesita un perfil en profiles.`,
  works: (works, kind) => `${works} es una de las fortificaciones (fortifications); kind no puede ser ${kind}.`,
  offTable: (at, width, depth) => `${at} está fuera de la mesa, que mide ${figure(width)} × ${figure(depth)} cm.`,
  overlap: (one, other, cm) =>
    `${listed([one, other])} están en el mismo sitio: sus peanas se solapan ${figure(cm)} cm.`,
  manyUnits: (count, most) => `Hay ${unitsOf(count)}, y el máximo es ${figure(most)}.`,
  isCharacter: name => `${name} es un personaje: se une a una unidad, en su lista characters.`,
  destroyed: (name, capacity, damage) => `La unidad ${name} es destruida con ${pointsOf(capacity)} de daño; damage `
    + `debe ser menor, y es ${figure(damage)}.`,
  shields: (name, most, shields) => {
    const has = most === 0 ? 'no tiene escudos' : `tiene ${counted(most, { one: 'escudo', other: 'escudos' })}`;
    return `${name} ${has}; shields no puede ser ${figure(shields)}.`;
  },
  noOption: (unit, option) => `La ficha de ${unit} no tiene la opción ${option}.`,
  noRoomFor: (unit, option) => `${unit} no puede tener además ${option}: su ficha obliga a elegir.`,
  noSkimmer: name => `${name} no es un gravítico, así que no puede haberse elevado.`,
  noCharacter: name => `${name} no es un personaje que pueda unirse a una unidad.`,
  unusable: (name, why) => `${name} no puede luchar aquí. ${why}`,
};

/** What a value must be. */
const parsingWants: Words['parsing/wants'] = {
  text: 'un texto',
  naming: 'un texto que sirva de nombre',
  truth: 'true o false',
  number: (least, most) => `un número de ${figure(least)} a ${figure(most)}`,
  whole: (least, most) => `un número entero de ${figure(least)} a ${figure(most)}`,
  wholeOrAll: most => `un número entero de 0 a ${figure(most)} o all`,
  countOrDice: most => `un número entero de 0 a ${figure(most)} o dados como D3 o 2D6`,
  oneOf: options => `uno de estos valores: ${options.join(', ')}`,
  listOf: what => `una lista de ${LISTED[what]}`,
  pairCm: 'dos números [x, y] en cm',
  pairInches: 'dos números [x, y] en pulgadas',
  answers: 'un objeto con una respuesta por pregunta',
  profiles: 'un objeto con un perfil por id',
  weapon: 'un arma con name y kind',
  profile: 'un perfil con name, type y speed',
  splash: 'un objeto con within',
  critical: 'un objeto con damage, splash, entered, later y moves',
  unit: 'una unidad con id, profile y at',
  formation: 'una formación con id, side y units',
  terrain: 'un elemento de terreno con id, kind y outline',
  table: 'una mesa con width, depth y terrain',
  engage: 'un objeto con formation y target',
  scenario: 'un objeto con format, ruleset, formations y engage',
};

/** What is told of a phase that is not right. */
const warhammer40kProblems: Words['warhammer-40k/problems'] = {
  manyModels: (count, most) =>
    `Hay ${counted(count, { one: 'miniatura', other: 'miniaturas' })}, y el máximo es ${figure(most)}.`,
  noUnitOf: side => `No hay ninguna unidad ${OF_SIDES[side]}.`,
  companion: 'Solo un personaje independiente va con una unidad, y nunca consigo mismo.',
  wrongSide: (field, side, name) => `${field} debe nombrar una unidad ${OF_SIDES[side]}; ${name} no lo es.`,
  noProfile: name => `No hay ningún perfil ${name} en profiles.`,
  lost: (wounds, lost) => `Con ${counted(wounds, { one: 'herida', other: 'heridas' })} en su perfil, lost debe ser `
    + `menor, y es ${figure(lost)}.`,
  offTable: (at, width, depth) => `${at} está fuera de la mesa, que mide ${figure(width)}″ × ${figure(depth)}″.`,
  overlap: (one, other, inches) =>
    `${listed([one, other])} están en el mismo sitio: sus peanas se solapan ${figure(inches)}″.`,
  weaponNotAgreed: 'heavy no está en este texto; hay que acordar 4C-W3 (heavyWeapons en completion) o usar ordinary.',
  weaponNeedsNumber: 'Esa arma no existe en esta edición; indica armourPiercing.',
  wrongEdition: (row, own, edition) =>
    `${row} completa la edición ${own}, y aquí se juega según ${edition}.`,
  leftOut: row => `${row} no se juega aquí, así que no se puede activar.`,
  told: (question, answer) => `El propio texto responde a ${question}: ${answer}.`,

  model: 'una miniatura con id, profile y at',
  unit: 'una unidad con id, side y models',
  table: 'una mesa con width, depth, terrain y edges',
  edges: 'un borde para cada bando',
  phase: 'un objeto con format, ruleset y units',
  weapon: 'un arma con kind',
  profile: 'un perfil con name y atributos',
  charging: 'un objeto con strengthBonus y armourPiercing',
  rulings: 'un objeto con una respuesta por interpretación',
};

/** 'solo 3 peanas de 5 pueden' */
const can = (possible: number, asked: number): string => {
  if (possible === 0) return asked === 1 ? 'la única peana no puede' : `ninguna de las ${figure(asked)} peanas puede`;
  return `solo ${standsOf(possible)} de ${figure(asked)} ${form(possible, { one: 'puede', other: 'pueden' })}`;
};
const ofSide = (side: keyof typeof OF_SIDES): string => `En el bando ${OF_SIDES[side]}`;

/** What is said of two forces that are typed in and lined up. */
const deploymentNotes: Words['deployment/notes'] = {
  inContact: (side, asked, possible) => `${ofSide(side)}, ${can(possible, asked)} estar en contacto: como mucho dos `
    + 'enemigos tocan una misma peana, y tiene que haber suficientes enemigos a los que tocar.',
  inFirefight: (side, asked, possible) =>
    `${ofSide(side)}, ${can(possible, asked)} estar en tiroteo: a 15 cm o menos no hay sitio para más.`,
  back: (side, asked, possible) => `${ofSide(side)}, ${can(possible, asked)} estar más atrás.`,
  supporters: (side, asked, possible) =>
    `En apoyo ${OF_SIDES[side]}, ${can(possible, asked)} estar a 15 cm o menos de un enemigo.`,
  coherency: (side, asked, possible) => `${ofSide(side)} hay muy pocas peanas entre el enemigo y las que están más `
    + `atrás, y la cadena se rompe: aguanta ${figure(possible)} de ${figure(asked)}.`,
  blastMarkers: (side, asked, possible) => `${capital(SIDES[side])} no puede tener ${markersOf(asked)}: con más de `
    + `${figure(possible)}, su formación se desmoraliza.`,
  broken: side =>
    `La formación ${OF_SIDES[side]} no puede estar desmoralizada: así no podría lanzarse al asalto.`,
  marched: side =>
    `La formación ${OF_SIDES[side]} no puede haber hecho marcha forzada: su acción es este asalto.`,
  cover: (side, asked, possible) => (possible > 0
    ? `${ofSide(side)}, solo ${standsOf(possible)} de ${figure(asked)} `
      + `${form(possible, { one: 'está', other: 'están' })} a cubierto.`
    : `${capital(SIDES[side])} no saca nada de su cobertura: sirve a la infantería que ha recibido la carga.`),
  nobodyEngaged: 'Nadie está a 15 cm o menos de un enemigo, así que no hay asalto.',
  noNumber: 'El número debe ser entero, de 0 en adelante.',
  noStands: side => `${capital(SIDES[side])} no tiene peanas.`,
  manyStands: (side, stands, most) =>
    `Una formación ${OF_SIDES[side]} tiene ${standsOf(stands)}; el máximo es ${figure(most)}.`,
  noUnit: name => `No hay ninguna unidad ${name}.`,
  unusable: (name, why) => `${name} no puede luchar aquí. ${why}`,
  aloneCharacter: name => `${name} es un personaje: necesita una peana a la que unirse.`,
  noCharacter: name => `${name} no es un personaje que pueda unirse a una peana.`,
  wrongNumber: number => `${number} no es un número de peanas: escribe uno entero, como 2.`,
  longLine: (letters, most) => `La línea tiene ${letters} caracteres; el máximo es ${most}.`,
  manyNames: (names, most) => `La línea nombra ${names} cosas; el máximo es ${most}.`,
  nameless: 'Un número sin nombre.',
  unknown: said => `Nada se llama ${said}.`,
  inFront: (side, units) => `${ofSide(side)}, delante: ${units}.`,
  taken: (said, count, unit) => `${said} se entiende como ${figure(count)} ${unit}.`,
  several: (said, units) => `${said} puede ser varias cosas: ${units.join(', ')}. Escribe cuál.`,
  vehicle: name => `${name} es un vehículo, y aquí no se juegan vehículos.`,
  noProfiles: said => `Aquí no hay perfiles de esta edición: crea uno propio para ${said}.`,
  modelNumber: number => `${number} no es un número de miniaturas: escribe uno entero, como 2.`,
  manyModels: (unit, models, most) => `${unit}: ${models} miniaturas son demasiadas; el máximo es ${most}.`,
  manyUnits: most => `Más de ${most} unidades son demasiadas para una mesa.`,
  unsourced: (unit, things) => `${unit}: ninguna fuente nombra ${things.join(', ')}; todos lo juegan así.`,
  noModels: side => `${capital(SIDES[side])} no tiene miniaturas.`,
  ownRules: unit => `${unit} tiene reglas propias que quedan a cargo de su jugador.`,
};

/** What is said of things that cannot be put on a shelf. */
const shelf: Words['shelf'] = {
  nameless: 'un elemento sin nombre',
  leftOut: (what, why) => `Se deja fuera: ${what}. ${why}`,
  leftOutForMore: (what, why) => `Se deja fuera: ${what}. ${why} Y no es lo único que está mal.`,
  cut: what => `${capital(what)} llega solo hasta donde dejan las reglas; el resto se deja fuera.`,
  tooLarge: 'Esto pasa de 1 MB.',
  nothing: 'Esto no es nada que se pueda guardar.',
  aboardNothing: 'Una unidad va a bordo de algo que no puede llevar a nadie.',
  noEvent: name => `No hay ningún suceso ${name} en un asalto.`,
  noPhaseEvent: name => `No hay ningún suceso ${name} en una fase.`,
  fileTooLarge: megabytes => `Este archivo pasa de ${figure(megabytes)} MB.`,
  fileNotJson: 'Este archivo no es JSON o está incompleto.',
  otherFile: 'Este no es el archivo de un estante.',
  otherVersion: 'Este archivo lo guardó otra versión de este programa, que lo escribe de otra forma.',

  time: 'una fecha y hora como 2026-11-21T20:15:00.000Z',
  id: 'un texto de letras, cifras y guiones, de 64 caracteres como mucho',
  thing: 'un elemento con id, kind, name, savedAt y content',
  unit: 'una unidad con profile, characters y aboard',
  formation: 'una formación con name, list, initiative, rules y units',
  scenario: 'un escenario',
  assault: 'un asalto con scenario, events y at',
  phase: 'una fase con scenario, events y at',
  event: 'un suceso',
};

const stepsOf = (count: number): string => counted(count, { one: 'paso', other: 'pasos' });

/** What is said of a link that cannot be read. */
const shareLinks: Words['share-links'] = {
  noAssault: 'Lo que contiene este enlace no es un asalto que se pueda jugar.',
  noPhase: 'Lo que contiene este enlace no es una fase que se pueda jugar.',
  short: 'Este enlace se corta en medio de su contenido.',
  nonsense: 'Este enlace no contiene nada que se entienda.',
  newer: 'Este enlace contiene algo que esta versión del programa no conoce; una más nueva quizá sí.',
  more: count => form(count, {
    one: 'Hay un error más.', other: `Hay ${figure(count)} errores más.`,
  }),
  manySteps: (steps, most) => `Este enlace contiene ${stepsOf(steps)}; un asalto tiene como mucho ${figure(most)}.`,
  manyPhaseSteps: (steps, most) => `Este enlace contiene ${stepsOf(steps)}; una fase tiene como mucho ${figure(most)}.`,
  otherSheet: unit =>
    `La ficha de ${unit} ha cambiado desde que se hizo este enlace, así que puede salir otra cosa.`,
};

/** What is said of a link that cannot be made or read. */
const shareLinkReading: Words['share/link-reading'] = {
  tooOld: 'Este navegador es demasiado viejo para los enlaces: no tiene con qué comprimirlos y descomprimirlos.',
  notLoaded: 'No se pudo cargar una parte del programa. Inténtalo otra vez cuando haya red.',
  tooLong: 'Este enlace es demasiado largo para ser uno de los nuestros.',
  noLink: 'Esto no es un enlace a un asalto: tiene que empezar por play=1.',
  nothingBehind: 'Este enlace está cortado: no hay nada detrás del comienzo.',
  strange: letter => `Este enlace contiene ${letter}, y ninguno de los nuestros lo tiene.`,
  notOurs: 'Este enlace no se puede descomprimir: no lo hizo este programa.',
  toAssault: 'Este enlace lleva a un asalto de Epic, no a una fase de Warhammer 40,000.',
  toPhase: 'Este enlace lleva a una fase de Warhammer 40,000, no a un asalto de Epic.',
  unknownKind: (kind, ours) => `Este enlace es del tipo desconocido ${kind}; los nuestros son del tipo `
    + `${ours.join(' o ')}.`,
  cut: percent => `Este enlace está cortado: falta cerca del ${percent}\u00a0% al final.`,
  longer: 'A este enlace le han añadido algo al final.',
  changed: 'Este enlace ha cambiado por el camino: algunas letras no son las que se enviaron.',
  changedRulings: {
    supportReach: 'Este enlace es anterior a la versión 0.2.0, a partir de la cual los impactos de apoyo no llegan a '
      + 'más de 15 cm de quienes disparan.',
    losersSupporters: 'Este enlace es anterior a la versión 0.2.0, a partir de la cual las formaciones amigas '
      + 'del perdedor que están cerca reciben un marcador de explosión también tras un final al momento.',
    settledTies: 'Este enlace es anterior a la versión 0.2.0, a partir de la cual las distancias iguales se deciden '
      + 'de nuevo para los impactos de macroarma y Matatitanes y tras First Strike.',
    moraleTest: 'Este enlace es anterior a la versión 0.2.0, a partir de la cual dos unos superan todo chequeo de '
      + 'moral en esta edición.',
  },
};

/** What is said of one that is read, and goes wrong in its steps. */
const shareLinkSteps: Words['share/link-steps'] = {
  senseless: 'Este enlace contiene pasos que no tienen sentido en su mesa.',
  refused: (at, of, step, reason) =>
    `El paso ${at} de ${of} de este enlace (${step}) no está permitido ahí${reason === null ? '.' : `: ${reason}`}`,
};

/** Why some units have no profile here. */
const armyListsUnusable: Words['army-lists/unusable'] = {
  aircraft: 'Esta unidad nunca aterriza para luchar, y en el aire nada puede asaltarla.',
  spacecraft: 'Las naves espaciales se quedan por encima de la mesa y nunca luchan en un asalto.',
  delivery: 'Esta unidad solo lleva otras a la mesa y no tiene valores para luchar.',
};

const AFTER = {
  nothing: 'no va nada más', side: 'va un bando', unit: 'va una unidad', formation: 'va una formación',
} as const;
const NONE: Readonly<Record<LessonKindName, string>> = {
  'kind of moment': 'ningún tipo de momento', question: 'ninguna pregunta', task: 'ninguna tarea',
};
const ONE: Readonly<Record<LessonKindName, string>> = {
  'kind of moment': 'un tipo de momento', question: 'una pregunta', task: 'una tarea',
};
const NO_NAME = { formation: 'ninguna formación', state: 'ningún estado', unit: 'ninguna unidad' } as const;

/** What is told of a lesson that is not right. */
const lessonProblems: Words['lesson/problems'] = {
  tooLarge: 'La lección pasa de 1 MB de JSON.',
  noLesson: 'Una lección debe ser un objeto con version, id, title y moments.',
  momentAlready: (name, path) => `El momento ${name} ya existe: ${path}.`,
  dice: 'Los dados no son una decisión; su sitio es el campo dice.',
  figureOf: (name, of, found) =>
    `Entre las llaves, detrás de ${name}, ${AFTER[of]}.${found === null ? '' : ` Encontrado: ${found}.`}`,
  noFigure: name => `Entre las llaves no puede ir ${name}: no existe ese dato.`,
  noKind: (what, name) => `No hay ${NONE[what]} ${name}.`,
  kindWith: (what, field) => `Aquí va ${ONE[what]}, como objeto con ${field}.`,
  noName: (what, name) => `No hay ${NO_NAME[what]} ${name}.`,
  noBundled: name => `Ningún asalto incluido se llama ${name}.`,

  characters: most => `un texto de 1 a ${figure(most)} caracteres`,
  name: 'una palabra de minúsculas, cifras y guiones, de 64 caracteres como mucho',
  rule: 'el id de una regla como A4.2',
  state: 'un estado del diagrama como a4Attacks.attacks',
  sentence: 'una frase con say y, si quieres, rule',
  kind: what => ONE[what],
  moment: 'un momento del asalto con su estado',
  scenario: 'un escenario o el id de un asalto incluido',
  seed: 'un número entero',
  lesson: 'una lección',
};

export const problemsBooks: English['problems'] = {
  'parsing/problems': parsingProblems,
  'parsing/wants': parsingWants,
  'warhammer-40k/problems': warhammer40kProblems,
  'lesson/problems': lessonProblems,
  shelf,
  'army-lists/unusable': armyListsUnusable,
};

export const linkProblemsBooks: English['link-problems'] = {
  'share-links': shareLinks,
  'share/link-reading': shareLinkReading,
};

export const linkStepsBooks: English['link-steps'] = {
  'share/link-steps': shareLinkSteps,
};

export const notesBooks: English['notes'] = {
  'deployment/notes': deploymentNotes,
};
