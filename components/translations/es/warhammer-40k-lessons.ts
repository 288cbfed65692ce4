/** In Spanish: the lessons of Warhammer 40,000. */
import type { PhaseAnswerWords, PhaseQuestionWords } from '../../../machines/lessons/warhammer-40k/answer-words.ts';
import type { LessonProse } from '../../../src/lessons/prose.ts';
import type { NameTexts } from '../../shared/languages/bundled.ts';
import { counted, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { warhammer40kPolicy } from './warhammer-40k.ts';

type Words = English['warhammer-40k-lessons'] & English['warhammer-40k-lesson-answers'];

/** What lessons of Warhammer 40,000 say besides what all lessons say. */
const warhammer40kLesson: Words['warhammer-40k/lesson'] = {
  by: take => `Según: ${take}`,
  nobodyCharges: 'Nadie recibe la carga',
  initiative: value => `Iniciativa ${value}`,
  armour: save => (save === null ? '–' : `${save}+`),
  save: save => (save === null ? 'sin armadura' : `salvación ${save}+`),
  wounds: left => counted(left, { one: 'herida restante', other: 'heridas restantes' }),
  of: (side, unit) => `${side === 'attacker' ? 'atacante' : 'defensor'}, ${unit}`,
  whose: (who, purpose) => `${who}, ${purpose}`,
};

const TEXTS: PhaseQuestionWords['texts'] = {
  'may-it-charge': '¿Puede {unit} cargar contra {target}?',
  'does-cover-help': 'En este combate, ¿le sirve a {unit} su cobertura?',
  'who-strikes-first': '¿Qué bando golpea primero? (Ninguno: golpean los dos a la vez).',
  'when-does-it-strike': '¿Cuándo golpea {model}?',
  'who-strikes-at': '¿Qué miniaturas del {side} golpean con Iniciativa {rung}?',
  'attacks-of': '¿Cuántos ataques tiene {model}?',
  'dice-of-a-side': '¿Cuántos dados para impactar tira ahora el {side}?',
  'needed-to-hit': '¿Con qué resultado mínimo impacta {model}?',
  'needed-to-wound': '¿Con qué resultado mínimo hiere un impacto de {model}? (0: no puede).',
  'value-that-counts': 'Las miniaturas de {unit} no son iguales. ¿Qué {of} cuenta?',
  'whom-may-it-strike': '¿A qué unidades puede golpear {model}?',
  'who-can-fall': '¿Qué miniaturas de {unit} pueden caer ahora ante {by}?',
  'which-armour-first': '¿Qué armadura de {unit} recibe primero las heridas?',
  'saves-in-this-armour': '¿Cuántas de estas heridas caen en miniaturas de {unit} ({save})?',
  'who-may-take-it': '¿Qué miniaturas de {unit} pueden recibir la próxima herida?',
  'how-many-fall': 'Se han tirado estos dados de salvación. ¿Cuántas miniaturas pierde {unit}?',
  'wounds-of-a-side': '¿Cuántas heridas ha causado el {side} en este combate?',
  'who-wins': '¿Quién gana este combate, si es que gana alguien?',
  'who-must-test': '¿Qué unidades tienen que chequear su moral ahora?',
  'highest-that-holds': '¿Hasta qué total de dos dados aguanta {unit}?',
  'does-it-hold': 'Se han tirado estos dados. ¿Aguanta {unit}?',
  'what-becomes-of-it': 'Se han tirado estos dados. ¿Qué pasa con {unit}?',
  'where-is-it-so': '¿Según cuáles de estas reglas acaba la unidad {unit} {fate}?',
  'what-differs': '¿A cuáles de estas preguntas responden de forma distinta los dos textos?',
};

const ZONES: PhaseAnswerWords['zones'] = {
  'danger-zone': 'Pueden ser bajas quienes tocan a la unidad que golpea, y los de su unidad que están a 2″ o menos de '
    + 'uno de ellos.',
  engaged: 'Pueden ser bajas quienes están trabados: en contacto, o a 2″ o menos de una miniatura amiga en contacto.',
  'whole-unit': 'Toda la unidad puede ser baja, estén donde estén sus miniaturas.',
};

const DEALING: PhaseAnswerWords['dealing'] = {
  lap: 'Todas las heridas se reparten antes de cualquier salvación: una a cada miniatura de la armadura más '
    + 'numerosa, luego a cada una de la siguiente, y vuelta a empezar.',
  iterative: 'El mayor grupo de armadura recibe una herida por cada miniatura y tira sus salvaciones; luego se '
    + 'cuentan de nuevo los grupos.',
  pools: 'La miniatura más cercana recibe herida tras herida hasta que cae o no quedan más.',
  'owner-picks': 'El dueño dice de cada herida qué miniatura salva contra ella, pero si hay al menos tantas '
    + 'heridas como miniaturas, quien golpea señala qué miniatura salva primero.',
};

const MORE_THAN_THEY = 'La persecución tiene que sacar más que la tirada de retirada; si saca lo mismo, los '
  + 'perdedores escapan.';

const armour = (save: number | null): string => (save === null ? 'sin armadura' : `salvación ${save}+`);
const modelsOf = (count: number): string => counted(count, { one: 'miniatura', other: 'miniaturas' });

/** What a lesson of Warhammer 40,000 asks, and the words of what it is about. */
const warhammer40kQuestions: Words['warhammer-40k/questions'] = {
  texts: TEXTS,
  sides: { attacker: 'atacante', defender: 'defensor' },
  fates: {
    away: 'en fuga', caught: 'atrapada y trabada como antes', struck: 'golpeada otra vez', destroyed: 'destruida',
  },
  counted: { weaponSkill: 'Habilidad de Armas', toughness: 'Resistencia' },
  armour,
  rung: rung => (rung === 'cover' ? 'paso de cobertura' : `Iniciativa ${rung}`),
  notAnyMore: 'Ya no golpea',
};

/** What a lesson of Warhammer 40,000 says to answers. */
const warhammer40kAnswers: Words['warhammer-40k/answers'] = {
  lookAgain: 'Mira otra vez la regla.',
  nothingComes: 'De eso no sale nada.',

  leftOut: name => `Te falta ${name}.`,
  wrong: name => `${name}, no.`,
  tooMuch: 'Eso es demasiado.',
  tooLittle: 'Eso es demasiado poco.',

  nothingBars: unit => `Nada se lo impide a ${unit}, y alguna de sus miniaturas puede llegar al contacto.`,
  answers: (take, question, answer) => `${take}: ${answer === null ? 'sin respuesta'
    : (warhammer40kPolicy[question].answers as Readonly<Record<string, string>>)[answer] ?? answer}.`,
  question: question => `«${warhammer40kPolicy[question].asks}»`,

  toHit: (skill, against) => `Habilidad de Armas ${skill} contra ${against}. Si es más alta, impacta con 3+; si es `
    + 'igual o más baja, con 4+; si no llega a la mitad, con 5+.',
  toWound: (strength, toughness) => `Fuerza ${strength} contra Resistencia ${toughness ?? '–'}. Si son iguales, `
    + 'se hiere con 4+; cada punto de más resta uno a ese resultado; cada punto de menos suma uno; y un 1 nunca hiere.',
  noWounding: 'No se llega a herir.',
  valuesIn: (unit, values) => `Cuenta la mayoría. Quienes cuentan en ${unit}: `
    + `${values.map(({ count, value }) => `${count} con ${value}`).join(', ')}. Un personaje es una unidad por sí `
    + 'solo.',

  inflicted: (attacker, defender) => 'Cuentan las heridas causadas de verdad por todo el bando: '
    + `el atacante, ${attacker}; el defensor, ${defender}.`,
  together: 'Todas las unidades de un combate cuentan juntas.',
  countsIn: units => 'Cuenta cada herida que el enemigo ha perdido en este combate; las salvadas, no. En el combate '
    + `están ${listed(units)}.`,
  mustTest: unit => `${unit} luchó en el bando que perdió: cada unidad de ese bando chequea por separado.`,
  hasNotLost: side => `${side === 'attacker' ? 'El atacante' : 'El defensor'} no ha perdido.`,
  testsWithHost: name => `${name} chequea junto con la unidad a la que va unido.`,
  leadership: value => `Dos dados no deben sumar más que su Liderazgo, ${value}.`,
  noPenalty: 'Aquí no importa por cuánto se ha perdido.',
  penalty: value => `Se resta uno por cada herida de diferencia con que perdió su bando: ${value}.`,
  sweeps: {
    relock: 'Quien es atrapado no escapa: sigue trabado en combate y no pierde a nadie por ello.',
    'free-round': 'Quien es atrapado recibe otra vez los golpes de los ganadores, que impactan todos, y luego huye.',
    destroy: 'Quien es atrapado es destruido hasta la última miniatura.',
    'destroy-by-most': 'Quien es atrapado es destruido hasta la última miniatura.',
  },
  measures: {
    relock: MORE_THAN_THEY,
    'free-round': MORE_THAN_THEY,
    destroy: 'Los dos bandos suman su Iniciativa a un dado; los ganadores necesitan tanto como los perdedores, o más.',
    'destroy-by-most': 'Los dos bandos suman a un dado la Iniciativa que tiene la mayoría de los suyos; los ganadores '
      + 'necesitan tanto como los perdedores, o más.',
  },
  knowsNoFear: unit =>
    `${unit} no conoce el miedo: si la atrapan, sigue trabada en combate, y no cae nadie.`,
  runs: unit => `${unit} huye hasta donde dicen sus dados.`,

  yes: 'sí',
  no: 'no',
  nobody: 'nadie',
  winners: { attacker: 'el atacante', defender: 'el defensor' },
  theAnswer: what => `La respuesta: ${what}.`,
  move: names => `Movimiento: ${names}.`,

  ofModel: (model, why) => `${model}: ${why}`,
  strikesNow: (models, unit, attacks) =>
    `${unit}: ${counted(models, { one: 'miniatura golpea', other: 'miniaturas golpean' })} ahora, con `
    + `${counted(attacks, { one: 'ataque', other: 'ataques' })} en total.`,
  dieForEach: 'Cada ataque de quienes tienen esa Iniciativa es un dado.',
  character: name => `${name} es un personaje independiente: una unidad por sí solo, y hay reglas sobre quién puede `
    + 'golpearlo y quién tiene que hacerlo.',

  zones: ZONES,
  stands: {
    touching: 'Toca a un enemigo.', supporting: 'Está a 2″ o menos de una miniatura amiga que toca a un enemigo.',
    idle: 'No toca a nadie, y tampoco ninguna miniatura amiga a 2″ o menos de ella.',
  },
  dealing: DEALING,
  armoursIn: (unit, armours) =>
    `${unit}: ${armours.map(({ count, value }) => `${modelsOf(count)} (${armour(value)})`).join(', ')}.`,
  savesIn: (unit, saves) => 'Un dado salva si muestra lo que pide la armadura, o más; cada fallo cuesta a '
    + `una miniatura una herida de su perfil. Para todos en ${unit}: ${saves.map(armour).join(' o ')}.`,
};

/** What the takes of lessons are called, each by its name in English. */
const warhammer40kTakes: Words['warhammer-40k/takes'] = {
  'Trial rules, seven steps': 'Reglas de prueba, siete pasos',
  'Trial rules, eight steps': 'Reglas de prueba, ocho pasos',
  'Fourth edition': 'Cuarta edición',
  'Seventh edition': 'Séptima edición',
  'Trial rules, seven steps, no grenades': 'Reglas de prueba, siete pasos, sin granadas',
  'Trial rules, seven steps, frag grenades': 'Reglas de prueba, siete pasos, granadas de fragmentación',
  'Trial rules, eight steps, no grenades': 'Reglas de prueba, ocho pasos, sin granadas',
  'Seventh edition, no grenades': 'Séptima edición, sin granadas',
  'Two squads against two': 'Dos escuadras contra dos',
  'Seventh edition, with rows': 'Séptima edición, con filas',
};

/** The lesson '40k-barricade'. */
const lesson40kBarricadeName: NameTexts = {
  title: 'Tras una barricada',
  teaches: 'Quién golpea primero cuando una carga cruza una cobertura, y qué cambian las granadas de fragmentación.',
};

const warhammer40kCourse40kBarricade: LessonProse = {
  charge: {
    title: 'Por encima de la barricada',
    text: [
      'Cinco Marines tuyos están a 3″ de diez guardias, con una barricada en medio.',
      'Según las reglas de prueba, borradores de una edición por venir, en su versión posterior de siete pasos, '
      + 'cargan hasta 6″, y para eso no se tira ningún dado.',
    ],
    task: 'Declara una carga que lleve al combate a las dos unidades.',
    hint: [
      'Quien va a cargar dice contra quién, antes de que nadie se mueva.',
    ],
    after: [
      'Cada Marine está junto a la barricada, en contacto con dos guardias.',
    ],
  },
  first: {
    title: '¿Quién es más rápido?',
    text: [
      'Un Marine tiene Iniciativa 4; un guardia, 3. Normalmente la más alta golpea primero. Estos Marines no llevan '
      + 'granadas.',
      '«El cuatro va antes que el tres», dice tu amigo.',
    ],
    hint: [
      'La cobertura no da salvación en cuerpo a cuerpo. Da tiempo.',
      'La cobertura cuenta en el turno de la carga, para quienes reciben esa carga.',
    ],
    after: [
      'Quien recibe la carga a cubierto la espera y golpea antes que quien carga.',
    ],
  },
  when: {
    title: '¿En qué peldaño golpean?',
    text: [
      'La escalera de Iniciativa baja de 10 a 1.',
    ],
    hint: [
      'Las reglas de prueba posteriores dan a quien está a cubierto el peldaño más alto que hay.',
    ],
    after: [
      'Iniciativa 10, por lento que sea el perfil.',
    ],
  },
  fall: {
    title: 'Antes de que muevas un dedo',
    text: [
      'Los guardias han tirado: Habilidad de Armas 3 contra 4 impacta con 4+, es decir, con un 4 o más.',
      'Se han causado dos heridas. Los Marines salvan con 3+.',
    ],
    hint: [
      'Un dado salva si muestra 3 o más; quien no salva es baja.',
    ],
    after: [
      'Quien cae en un peldaño anterior ya no golpea.',
    ],
  },
  frag: {
    title: 'La misma carga con granadas de fragmentación',
    text: [
      'Los mismos Marines, la misma barricada; pero cada Marine tiene granadas de fragmentación.',
      'Por un momento las granadas obligan a agachar la cabeza a quien está tras la cobertura.',
    ],
    hint: [
      'Las granadas de fragmentación no frenan al enemigo. Hacen rápidos a quienes las lanzan.',
    ],
    after: [
      'Los dos bandos golpean con Iniciativa 10, y quien cae ya ha golpeado.',
    ],
  },
  dice: {
    title: 'Un puñado de dados',
    text: [
      'Un Marine tiene 1 ataque en su perfil, una espada sierra y una pistola. Los cinco tocan a alguien.',
    ],
    hint: [
      'Un arma en cada mano es un ataque más.',
      'Y una carga también, en el turno en que se hace.',
    ],
    after: [
      'Tres dados para cada uno de los cinco. En el turno siguiente serían dos.',
    ],
  },
  eight: {
    title: 'Un borrador anterior',
    text: [
      'Otra vez sin granadas, pero con las reglas de prueba anteriores y sus ocho pasos.',
      'También tienen en cuenta la cobertura, pero en otro momento.',
    ],
    hint: [
      'Esta cobertura no es un peldaño de la escalera. Va antes de que la escalera empiece.',
    ],
    after: [
      'Hasta una miniatura con Iniciativa 10 tendría que esperar a quienes están a cubierto.',
    ],
  },
  seventh: {
    title: 'Y la séptima edición',
    text: [
      'Los Marines han sacado 5 y 4 para su carga y han llegado.',
      '«Una barricada es una barricada», dice tu amigo. «Golpean primero».',
    ],
    hint: [
      'Busca la palabra «cobertura» en las reglas de Iniciativa de esta edición.',
    ],
    after: [
      'En esta edición lo que hace lento a quien carga es el terreno difícil en el camino y no la cobertura.',
    ],
  },
};

/** The lesson '40k-power-fist'. */
const lesson40kPowerFistName: NameTexts = {
  title: 'Un puño que llega el último',
  teaches: 'La escalera de Iniciativa, los ataques y un arma que golpea cuando los demás han acabado.',
};

const warhammer40kCourse40kPowerFist: LessonProse = {
  squad: {
    title: 'Un sargento y sus cuatro Marines',
    text: [
      'Cuatro Marines y su sargento han cargado contra diez Orks.',
      'El sargento tiene un puño de combate y una pistola; sus Marines tienen armas normales.',
      'Los Marines tienen Iniciativa 4; los Orks, 2. La más alta golpea primero; las iguales, a la vez.',
    ],
    hint: [],
  },
  'at-four': {
    title: 'Los primeros golpes',
    text: [
      'El sargento tiene Iniciativa 4 en su perfil, como sus Marines.',
    ],
    hint: [
      'Un puño de combate es lento: tiene su propio peldaño.',
    ],
    after: [
      'Con el puño golpea con Iniciativa 1, y nada lo hace más rápido.',
    ],
  },
  attacks: {
    title: '¿Cuántas veces?',
    text: [
      'El sargento tiene 2 ataques en su perfil. Ha cargado y toca a varios Orks.',
    ],
    hint: [
      'Su carga cuenta.',
      'Y también la pistola de la otra mano.',
    ],
    after: [
      'El más lento de todos y el que más ataques tiene.',
    ],
  },
  hit: {
    title: 'Impactar',
    text: [
      'Un Marine tiene Habilidad de Armas 4, y un Ork también.',
    ],
    hint: [
      'Quien es mejor impacta con 3+; quien es igual de bueno, no.',
    ],
    after: [
      'Entre iguales impacta la mitad de los golpes.',
    ],
  },
  quick: {
    title: 'Rápido, por una vez',
    text: [
      'A veces un golpe flojo a tiempo vale más que uno fuerte demasiado tarde.',
      'Una miniatura con un arma especial puede golpear sin ella.',
    ],
    task: 'Haz que el sargento golpee con Iniciativa 4, junto con su escuadra.',
    hint: [
      'Lo lento es el puño, no el sargento.',
    ],
    after: [
      'Ahora golpea con los demás y no más fuerte que ellos.',
    ],
  },
  wound: {
    title: 'El último peldaño',
    text: [
      'Volvemos al puño: todos los demás han golpeado. Orks caídos: {lost mob}.',
      'Un puño dobla la Fuerza: el 4 del sargento pasa a 8. Un Ork tiene Resistencia 4.',
    ],
    hint: [
      'Con una Fuerza igual a la Resistencia se hiere con 4+. Cada punto de más resta uno, pero un 1 falla siempre.',
    ],
    after: [
      'Y contra un puño de combate no sirve ninguna armadura.',
    ],
  },
  won: {
    title: '¿Quién ha ganado?',
    text: [
      'Se acabó. Orks caídos: {lost mob}; Marines caídos: {lost squad}.',
      '«Aún somos más», dice el jugador ork.',
    ],
    hint: [
      'Nadie cuenta cabezas. Se cuentan las heridas causadas.',
    ],
    after: [
      'Cuántos queden no importa, ni quién sea más fuerte.',
    ],
  },
  seventh: {
    title: 'Veinte años después',
    text: [
      'El mismo sargento según la séptima edición.',
    ],
    hint: [
      'No todo cambia de una edición a la siguiente.',
    ],
    after: [
      'Un puño de combate va el último en cada uno de los cuatro textos.',
    ],
  },
};

/** The lesson '40k-two-armours'. */
const lesson40kTwoArmoursName: NameTexts = {
  title: 'Dos tipos de armadura',
  teaches: 'Cuatro formas de repartir las heridas en una unidad con armaduras distintas.',
};

const warhammer40kCourse40kTwoArmours: LessonProse = {
  unit: {
    title: 'Diez que no salvan igual',
    text: [
      'Cinco berserkers tuyos han cargado contra diez cazadores: cuatro veteranos con 3+, seis Scouts con 4+.',
      'Una herida necesita a alguien que salve contra ella, y los textos lo encuentran de cuatro formas.',
      'En los cuatro casos tus berserkers hieren once veces.',
    ],
    hint: [],
  },
  zone: {
    title: '¿Quién puede caer?',
    text: [
      'Seis cazadores están delante y cuatro detrás, a media pulgada.',
      '«Solo puede morir quien está en contacto», dice tu amigo.',
    ],
    hint: [
      'La zona de peligro tiene 2″ de fondo.',
    ],
    after: [
      'Quien está a 2″ o menos de una miniatura amiga en contacto también puede ser baja.',
    ],
  },
  first: {
    title: '¿Qué armadura primero?',
    text: [
      'Once heridas esperan una salvación.',
      '«La mejor armadura va delante», dice el dueño de los cazadores.',
    ],
    hint: [
      'Cuenta las miniaturas de cada armadura.',
    ],
    after: [
      'Reciben primero las heridas los más numerosos; el dueño solo elige entre grupos iguales.',
    ],
  },
  lap: {
    title: 'Por vueltas',
    text: [
      'Aquí se reparten las once heridas antes de que nadie tire una salvación.',
    ],
    hint: [
      'Una herida a cada Scout, luego una a cada veterano, y vuelta a empezar.',
      'Seis Scouts y cuatro veteranos son diez. ¿Quién recibe la undécima herida?',
    ],
    after: [
      'Siete heridas a los Scouts y cuatro a los veteranos, muestren lo que muestren las salvaciones.',
    ],
  },
  iterative: {
    title: 'Tanda tras tanda',
    text: [
      'El borrador anterior: seis heridas caen en los seis Scouts, y estos salvan antes de que se repartan más.',
      'Los dados muestran 4, 5, 6, 4, 5 y 6: no cae nadie. Quedan cinco heridas.',
    ],
    hint: [
      'Tras cada tanda se cuentan de nuevo los grupos, tal como están entonces.',
    ],
    after: [
      'Seis Scouts siguen siendo el grupo mayor: salvar bien les trajo más heridas.',
    ],
  },
  name: {
    title: 'Quien golpea también decide',
    text: [
      'La cuarta edición deja casi todo en manos del dueño de los cazadores.',
      'Pero con al menos tantas heridas como miniaturas trabadas, tú señalas a la que tira la primera salvación.',
      'El próximo dado mostrará un 1.',
    ],
    task: 'Haz que caiga un veterano.',
    hint: [
      'La miniatura que señales tiene que salvar, y un 1 no salva a nadie.',
    ],
    after: [
      'Once heridas en diez miniaturas lo permiten; después el dueño dice quién salva.',
    ],
  },
  nearest: {
    title: 'Desde delante',
    text: [
      'La séptima edición no mira ni la armadura ni el número de miniaturas.',
      'Toda la unidad puede ser baja, pero alguien tiene que ser el primero.',
    ],
    hint: [
      'Primero quienes tocan a quien golpea ahora, luego los más cercanos.',
    ],
    after: [
      'Hay varios en contacto: su dueño elige a uno, que recibe heridas hasta caer.',
    ],
  },
};

/** The lesson '40k-who-strikes-whom'. */
const lesson40kWhoStrikesWhomName: NameTexts = {
  title: 'Un capitán, y dos escuadras contra dos',
  teaches: 'A quién puede golpear una miniatura, quién es una unidad por sí solo y cómo se puntúa un combate entre '
    + 'muchos.',
};

const warhammer40kCourse40kWhoStrikesWhom: LessonProse = {
  captain: {
    title: 'Un capitán en primera fila',
    text: [
      'Tus Orks ({left mob}) se han lanzado contra unos Marines ({left squad}) y el capitán que va con ellos.',
      'En un combate, un personaje independiente, como el capitán, es una unidad por sí solo, también dentro de una '
      + 'escuadra.',
      'Una miniatura puede golpear a quien toca, o a quien toca la miniatura a la que apoya.',
    ],
    hint: [],
  },
  both: {
    title: 'Entre dos enemigos',
    text: [
      'El Ork 3 toca al capitán y a un Marine que está a su lado.',
    ],
    hint: [
      'Quien toca a varias unidades puede elegir, salvo que una regla se lo impida.',
    ],
    after: [
      'Según el borrador posterior se puede golpear al capitán; nadie tiene que hacerlo.',
    ],
  },
  must: {
    title: 'El mismo Ork, un borrador anterior',
    text: [
      'Las miniaturas están donde estaban.',
      '«Yo prefiero matar Marines», dice tu amigo.',
    ],
    hint: [
      'En este borrador un personaje atrae los golpes de quienes lo tocan.',
    ],
    after: [
      'Quien toca al capitán lo golpea, toque a quien toque además.',
    ],
  },
  skill: {
    title: '¿La habilidad de quién?',
    text: [
      'El capitán tiene Habilidad de Armas 5; sus Marines, 4. Los Orks golpean a la escuadra.',
    ],
    question: '¿Qué Habilidad de Armas de la escuadra cuenta contra estos golpes?',
    hint: [
      'Cuenta la mayoría de la unidad golpeada, y el capitán no es parte de ella.',
    ],
    after: [
      'Al capitán se le impacta según su Habilidad de Armas; a los Marines, según la de ellos.',
    ],
  },
  aim: {
    title: 'Déjalo en paz',
    text: [
      'El capitán y los Marines han golpeado y han fallado todos. Ahora llega la Iniciativa de tus Orks.',
      'En este texto, todos los ataques de una miniatura van contra una sola unidad.',
    ],
    task: 'Haz que el Ork 3 no golpee al capitán.',
    hint: [
      'El Ork 3 también toca a otra unidad.',
    ],
    after: [
      'Un capitán al que nadie golpea vuelve a golpear en el turno siguiente.',
    ],
  },
  crowd: {
    title: 'Dos escuadras contra dos',
    text: [
      'Otra mesa: dos escuadras de Marines han cargado contra dos escuadras de guardias.',
      'Quienes están unidos por el contacto libran un solo combate: aquí son todos.',
      'El Marine 5 de la primera escuadra está donde se juntan los dos enemigos.',
    ],
    hint: [
      'Mira a quién toca la miniatura, no contra quién cargó su escuadra.',
    ],
    after: [
      'Cada miniatura por separado: lo que toca, lo puede golpear.',
    ],
  },
  score: {
    title: 'Un resultado para todos',
    text: [
      'Guardias caídos: {lost left} a la izquierda, {lost right} a la derecha. Cada uno tenía 1 herida en su perfil.',
    ],
    hint: [
      'Un combate, un resultado.',
    ],
    after: [
      'Las dos escuadras de Marines ganan juntas, haya hecho el trabajo quien lo haya hecho.',
    ],
  },
  test: {
    title: '¿Quién tiene que chequear?',
    text: [
      'El defensor ha perdido este combate. No todas las escuadras han sufrido lo mismo.',
    ],
    hint: [
      'No quien ha perdido miniaturas, sino quien ha perdido el combate.',
    ],
    after: [
      'Cada unidad del bando perdedor chequea por separado.',
    ],
  },
};

/** The lesson '40k-caught'. */
const lesson40kCaughtName: NameTexts = {
  title: 'Vencidos, en fuga y atrapados',
  teaches: 'Lo difícil que es aguantar y las tres cosas que puede hacer una persecución arrolladora.',
};

const warhammer40kCourse40kCaught: LessonProse = {
  won: {
    title: 'Tres a cero',
    text: [
      'Unos Marines ({left marines}) han cargado contra unos guardias. Guardias caídos: {lost guard}; Marines, '
        + 'ninguno.',
    ],
    hint: [
      'Deciden las heridas causadas, no cuántos quedan.',
    ],
    after: [
      'Ahora los guardias tienen que chequear su moral.',
    ],
  },
  holds: {
    title: '¿Es difícil el chequeo?',
    text: [
      'Los guardias tienen Liderazgo 7 y deben hacer un chequeo para ver si aguantan. Su jugador tira dos dados.',
      '«Has perdido por tres, así que resta tres», dice tu amigo.',
    ],
    hint: [
      'Mira si a las reglas de prueba les importa por cuánto se ha perdido.',
    ],
    after: [
      'En los dos borradores, una derrota por poco es tan mala como una grande.',
    ],
  },
  penalty: {
    title: '¿Y en la séptima?',
    text: [
      'El mismo combate según la séptima edición: tres heridas a cero, Liderazgo 7.',
    ],
    hint: [
      'Aquí cuenta cada herida de diferencia.',
    ],
    after: [
      'Quien pierde por mucho tiene poca esperanza de aguantar.',
    ],
  },
  test: {
    title: 'Los dados',
    text: [
      'Otra vez según las reglas de prueba.',
    ],
    hint: [
      'Los guardias deben sacar como mucho su Liderazgo; si no, se retiran.',
    ],
    after: [
      'Los guardias rompen el contacto. Hasta dónde corren lo dirán dos dados.',
    ],
  },
  sweep: {
    title: '¿Tras ellos?',
    text: [
      'Los guardias han sacado 1 y 2 para su movimiento de retirada.',
      'En este borrador ves esa tirada antes de decir si vas tras ellos en persecución arrolladora.',
    ],
    task: 'Haz que los guardias no escapen.',
    hint: [
      'Tus dos dados tienen que sumar más de 3.',
    ],
    after: [
      'Los guardias no han escapado, pero tampoco ha caído nadie por ello.',
    ],
  },
  struck: {
    title: 'El borrador anterior',
    text: [
      'La misma derrota según los ocho pasos. Ellos huyen y tú vas detrás.',
    ],
    hint: [
      'La segunda tirada tiene que superar a la primera.',
      'Este borrador da una ronda gratis a quien atrapa a alguien.',
    ],
    after: [
      'Cada golpe impacta, nadie responde y quien queda sigue huyendo.',
    ],
  },
  destroyed: {
    title: 'La séptima edición',
    text: [
      'Los Marines tienen Iniciativa 4; los guardias, 3. Cada bando tira un dado.',
      'Cada bando suma a su dado la mejor Iniciativa que tiene.',
    ],
    hint: [
      'Un 4 en el dado e Iniciativa 4 contra un 2 e Iniciativa 3.',
    ],
    after: [
      'Once guardias, y ni una salvación entre todos.',
    ],
  },
  differs: {
    title: 'Borrador contra borrador',
    text: [
      'Hay dos borradores de las reglas de prueba en la mesa: el de siete pasos y el de ocho.',
    ],
    hint: [
      'Lo que hace una persecución arrolladora lo acabas de ver dos veces.',
      'Lo difícil que es aguantar lo has visto una vez.',
    ],
    after: [
      'Antes de una partida, acuerda con tu rival qué texto se usa.',
    ],
  },
};

/** The lesson '40k-weapons'. */
const lesson40kWeaponsName: NameTexts = {
  title: 'Lo que hace un arma según sus números',
  teaches: 'Fuerza añadida, armas aparatosas y una segunda arma que no cuenta.',
};

const warhammer40kCourse40kWeapons: LessonProse = {
  bare: {
    title: 'Un hacha',
    text: [
      'Cuatro Marines y un sargento han cargado contra diez Orks. El sargento tiene un hacha de energía y una '
      + 'pistola.',
      'Por sí solo, el texto de la séptima edición no dice nada de un hacha así.',
    ],
    hint: [
      'Un hacha de la que no se dice nada es un arma como cualquier otra.',
    ],
    after: [
      'Así que nada frena al sargento.',
    ],
  },
  unwieldy: {
    title: 'Con su fila',
    text: [
      'Los jugadores han activado filas, es decir, lo que dicen otras páginas: aquí, de hachas y armas aparatosas.',
    ],
    hint: [
      'Las armas aparatosas golpean cuando todos los demás han acabado.',
    ],
    after: [
      'El sargento golpea el último, como con un puño de combate.',
    ],
  },
  attacks: {
    title: '¿Cuántas veces?',
    text: [
      'El sargento tiene 2 ataques en su perfil y ha cargado.',
    ],
    hint: [
      'La carga vale un ataque.',
      'La pistola junto al hacha vale otro.',
    ],
    after: [
      'A un hacha le vale cualquier segunda arma.',
    ],
  },
  specialist: {
    title: '¿Y con un puño?',
    text: [
      'El mismo sargento con un puño de combate en vez del hacha.',
    ],
    hint: [
      'Un puño es un arma de especialista: la segunda debe serlo también.',
    ],
    after: [
      'Una pistola no es de especialista y no añade nada.',
    ],
  },
  wound: {
    title: 'Un punto más',
    text: [
      'Le toca al sargento, hacha en mano. Tiene Fuerza 4; un Ork, Resistencia 4.',
    ],
    hint: [
      'La fila del hacha suma 1 a la Fuerza.',
    ],
    after: [
      'La Fuerza supera en uno a la Resistencia.',
    ],
  },
  quick: {
    title: 'A tiempo',
    text: [
      'Quien tiene un arma especial puede golpear sin ella.',
    ],
    hint: [
      'Solo el hacha es lenta.',
    ],
    after: [
      'Golpea con su escuadra y no más fuerte que ella.',
    ],
    task: 'Haz que el sargento golpee con Iniciativa 4.',
  },
};

/** The lesson '40k-furious'. */
const lesson40kFuriousName: NameTexts = {
  title: 'Furiosos y duros de matar',
  teaches: 'Asalto rabioso, Rabia y No hay dolor, con sus filas y sin ellas.',
};

const warhammer40kCourse40kFurious: LessonProse = {
  plain: {
    title: 'Sin filas',
    text: [
      'Unos Marines de Fuerza 4 han cargado contra Orks de Resistencia 4.',
      '«Están furiosos», dice su jugador, pero no hay ninguna fila activa.',
    ],
    hint: [
      'Tanta Fuerza como Resistencia.',
    ],
    after: [
      'Una regla con la fila desactivada no hace nada.',
    ],
  },
  furious: {
    title: 'Asalto rabioso',
    text: [
      'Los mismos golpes, pero con la fila «Asalto rabioso» activa.',
    ],
    hint: [
      'La fila suma 1 a la Fuerza en el turno de la carga.',
    ],
    after: [
      'De la mitad de los impactos a dos tercios.',
    ],
  },
  rage: {
    title: 'Rabia',
    text: [
      'Un Marine tiene 1 ataque en su perfil, una espada sierra y una pistola.',
    ],
    hint: [
      'Con Rabia una carga vale dos ataques en vez de uno.',
    ],
    after: [
      'Un ataque del perfil, dos por la carga y uno por la segunda arma.',
    ],
  },
  quick: {
    title: 'Todos a la vez',
    text: [
      'El sargento de los Marines tiene un puño de combate, pero puede golpear sin él.',
    ],
    hint: [
      'El puño es lento, no el sargento.',
    ],
    after: [
      'Cinco Marines golpean antes que ningún Ork.',
    ],
    task: 'Haz que el sargento golpee con Iniciativa 4, mientras los Orks aún esperan.',
  },
  score: {
    title: '¿Qué cuenta?',
    text: [
      'Unos Orks que no sienten dolor han tirado un dado por cada herida no salvada.',
      'Orks caídos: {lost mob}.',
    ],
    hint: [
      'Una herida ignorada cuenta como salvada.',
    ],
    after: [
      'Solo cuentan las heridas perdidas.',
    ],
  },
};

/** The lesson '40k-no-fear'. */
const lesson40kNoFearName: NameTexts = {
  title: 'Vencidos y sin miedo',
  teaches: 'Unidades tozudas, unidades que no conocen el miedo y lo que les hace una persecución.',
};

const warhammer40kCourse40kNoFear: LessonProse = {
  charge: {
    title: 'A por ellos',
    text: [
      'Seis Marines están ante catorce guardias.',
    ],
    hint: [
      'Quien va a cargar dice contra quién.',
    ],
    after: [
      'Los Marines han avanzado nueve pulgadas, más que suficiente.',
    ],
    task: 'Declara una carga que lleve a los Marines al combate.',
  },
  penalty: {
    title: 'Tres a cero',
    text: [
      'Los guardias han perdido por tres heridas. Su Liderazgo es 7.',
    ],
    hint: [
      'Cada herida de diferencia resta uno.',
    ],
    after: [
      'Los guardias necesitan suerte para aguantar.',
    ],
  },
  stubborn: {
    title: 'Tozudos',
    text: [
      'La misma derrota, pero uno de los guardias es tozudo y la fila está activa.',
    ],
    hint: [
      'Los tozudos no pierden nada de su Liderazgo.',
    ],
    after: [
      'Para los tozudos una gran derrota no es peor que una ajustada.',
    ],
  },
  destroyed: {
    title: 'Huyen',
    text: [
      'Once en los dados: los guardias no aguantan. Los Marines tiran un dado; los guardias, otro.',
    ],
    hint: [
      'Cada bando suma a su dado la mejor Iniciativa que tiene.',
      'Un 4 en el dado e Iniciativa 4 contra un 2 e Iniciativa 3.',
    ],
    after: [
      'No queda ningún guardia.',
    ],
  },
  locked: {
    title: 'No conocen el miedo',
    text: [
      'Los mismos dados, pero estos guardias no conocen el miedo.',
    ],
    hint: [
      'Quien no conoce el miedo es atrapado, pero no cae nadie.',
    ],
    after: [
      'Los guardias siguen luchando como si hubieran aguantado.',
    ],
  },
};

export const warhammer40kLessonsBooks: English['warhammer-40k-lessons'] = {
  'warhammer-40k/lesson': warhammer40kLesson,
  'warhammer-40k/questions': warhammer40kQuestions,
  'warhammer-40k/takes': warhammer40kTakes,
};

export const warhammer40kLessonAnswersBooks: English['warhammer-40k-lesson-answers'] = {
  'warhammer-40k/answers': warhammer40kAnswers,
};

export const course40kBarricadeBooks: English['course-40k-barricade'] = {
  'warhammer-40k/course/40k-barricade': warhammer40kCourse40kBarricade,
  'warhammer-40k/course/40k-barricade/name': lesson40kBarricadeName,
};

export const course40kPowerFistBooks: English['course-40k-power-fist'] = {
  'warhammer-40k/course/40k-power-fist': warhammer40kCourse40kPowerFist,
  'warhammer-40k/course/40k-power-fist/name': lesson40kPowerFistName,
};

export const course40kTwoArmoursBooks: English['course-40k-two-armours'] = {
  'warhammer-40k/course/40k-two-armours': warhammer40kCourse40kTwoArmours,
  'warhammer-40k/course/40k-two-armours/name': lesson40kTwoArmoursName,
};

export const course40kWhoStrikesWhomBooks: English['course-40k-who-strikes-whom'] = {
  'warhammer-40k/course/40k-who-strikes-whom': warhammer40kCourse40kWhoStrikesWhom,
  'warhammer-40k/course/40k-who-strikes-whom/name': lesson40kWhoStrikesWhomName,
};

export const course40kCaughtBooks: English['course-40k-caught'] = {
  'warhammer-40k/course/40k-caught': warhammer40kCourse40kCaught,
  'warhammer-40k/course/40k-caught/name': lesson40kCaughtName,
};

export const course40kWeaponsBooks: English['course-40k-weapons'] = {
  'warhammer-40k/course/40k-weapons': warhammer40kCourse40kWeapons,
  'warhammer-40k/course/40k-weapons/name': lesson40kWeaponsName,
};

export const course40kFuriousBooks: English['course-40k-furious'] = {
  'warhammer-40k/course/40k-furious': warhammer40kCourse40kFurious,
  'warhammer-40k/course/40k-furious/name': lesson40kFuriousName,
};

export const course40kNoFearBooks: English['course-40k-no-fear'] = {
  'warhammer-40k/course/40k-no-fear': warhammer40kCourse40kNoFear,
  'warhammer-40k/course/40k-no-fear/name': lesson40kNoFearName,
};

export const warhammer40kLessonNamesBooks: English['warhammer-40k-lesson-names'] = {
  'warhammer-40k/course': {
    '40k-barricade': lesson40kBarricadeName,
    '40k-power-fist': lesson40kPowerFistName,
    '40k-two-armours': lesson40kTwoArmoursName,
    '40k-who-strikes-whom': lesson40kWhoStrikesWhomName,
    '40k-caught': lesson40kCaughtName,
    '40k-weapons': lesson40kWeaponsName,
    '40k-furious': lesson40kFuriousName,
    '40k-no-fear': lesson40kNoFearName,
  },
};
