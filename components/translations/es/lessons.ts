/** In Spanish: what holds a lesson, what it asks and answers, and the lesson editor. */
import { counted, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { diceOf, hitsOf, markersOf } from './grammar.ts';

type Words = English['lessons'] & English['lesson-asked'] & English['lesson-tasks'] & English['lesson-questions']
  & English['lesson-answers'] & English['lesson-editor'];

const RAIL = { done: 'hecho', missed: 'fallado', later: 'por venir', missing: 'no llega', now: 'ahora' } as const;

/** What lessons say of their own accord. */
const lesson: Words['lesson'] = {
  lesson: title => `Lección: ${title}`,
  moments: 'Momentos de esta lección',
  moment: (at, of) => `${at} de ${of}`,
  railMoment: (at, title, state) => `${at}: ${title}, ${RAIL[state]}`,
  passedOver: title => `«${title}» no se da en este asalto.`,
  moreRules: rules => `Más reglas: ${rules}`,
  check: 'Comprobar',
  hint: 'Pista',
  moreHint: 'Otra pista',
  show: 'Mostrar',
  again: 'Intentar otra vez',
  leave: 'Dejarlo',
  onceMore: 'Una vez más',
  goOn: 'Seguir',
  end: 'Acabar la lección',
  back: 'Atrás',
  stop: 'Parar',
  textAgain: 'De qué trata',
  toLesson: 'Volver a la lección',
  advice: 'Tus decisiones y las probabilidades',
  weighing: 'Se compara cada decisión con las probabilidades…',
  loading: 'Cargando la lección…',
  verdicts: { right: 'Bien', done: 'Hecho', wrong: 'Tu rival dice', shown: 'La respuesta' },
  said: {
    right: says => `Bien. ${says}`.trim(),
    wrong: says => `No es así. ${says}`.trim(),
    shown: says => `Se muestra la respuesta. ${says}`.trim(),
  },
};

/** While an answer is shown on the board. */
const lessonShown: Words['lesson/shown'] = {
  steps: 'La respuesta, paso a paso',
  place: (at, of) => `Paso ${at} de ${of}`,
  yourAnswer: 'tu respuesta',
  way: (gone, all) => `${gone} de ${all}`,
  hit: (number, name) => `Impacto ${number} en ${name}`,
  yes: 'sí',
  no: 'no',
  scale: 'La probabilidad exacta y tu estimación, del 0 al 100 por ciento',
  exact: percent => `exacta: ${percent}`,
  guess: percent => `tu estimación: ${percent}`,
};

/** What is asked in a lesson, and what is to be seen on its table. */
const lessonAsked: Words['lesson/asked'] = {
  answerLegends: {
    units: 'Elige en el mapa o aquí', formations: 'Elige aquí',
    number: 'Tu número', side: 'Tu respuesta',
    order: 'La primera va delante', 'yes-no': 'Tu respuesta',
  },
  whyList: 'Pregunta por qué',
  why: name => `¿Por qué ${name}?`,
  log: lines => `Registro, ${counted(lines, { one: 'línea', other: 'líneas' })}`,
  logName: 'Registro',
  stands: 'Las peanas y sus valores',
  openRule: rule => `Regla ${rule}`,
  ruleSays: 'Qué dice la regla',
  sides: { attacker: 'atacante', defender: 'defensor' },
  theSides: { attacker: 'Atacante', defender: 'Defensor' },
  dice: 'Los dados que se tiraron',
  purposes: {
    'close-combat': 'cuerpo a cuerpo', firefight: 'tiroteo', 'extra-attacks': 'número de ataques adicionales',
    damage: 'puntos de daño', save: 'salvación', 're-roll': 'salvación repetida',
    invulnerable: 'salvación invulnerable', critical: 'impacto crítico', splash: 'explosión', result: 'resultado',
    'dangerous-terrain': 'terreno peligroso', 'action-test': 'chequeo de acción',
    'blast-markers': 'marcadores de explosión',
  },
  withCharacters: (unit, characters) => `${unit} con ${characters}`,
  sideAndFormation: (side, formation) => `${side}, ${formation}`,
  chosen: 'en tu respuesta',
  inOrder: at => `n.º ${at}`,
  marked: 'señalada por el rival',
  markedSign: '!',
  lost: 'eliminada',
  broken: 'desmoralizada',
  values: (cc, ff, armour) => `CC ${cc}, TT ${ff}, blindaje ${armour}`,
  aboard: transport => `a bordo de ${transport}`,
  standsIn: terrain => `en ${terrain}`,
  touches: names => `en contacto con ${names}`,
  away: (far, name) => `a ${far} de ${name}`,
  behind: (far, terrain) => `${far}, con ${terrain} en medio`,
  formation: (side, stands, markers, isBroken) => [
    side, counted(stands, { one: 'peana', other: 'peanas' }), ...(markers === 0 ? [] : [markersOf(markers)]),
    ...(isBroken ? ['desmoralizada'] : []),
  ].join(', '),
  answers: { attacker: 'El atacante', defender: 'El defensor', neither: 'Ninguno', yes: 'Sí', no: 'No' },
  less: 'Uno menos',
  more: 'Uno más',
  order: {
    keys: 'Las flechas cambian el orden; Supr quita la elegida.',
    none: 'La lista está vacía: elige por orden, en el mapa o aquí.',
    rest: 'Aún sin ordenar',
    placed: (name, at, of) => `${name}, ${at} de ${of}`,
    earlier: name => `${name} antes`,
    later: name => `${name} después`,
    out: name => `Quitar ${name}`,
  },
  unknownLesson: (id, ids) => `No hay ninguna lección «${id}». Hay: ${ids.join(', ')}.`,
  summary: {
    heading: title => `El final de «${title}»`,
    said: (asked, right) => {
      if (asked === 0) return 'Esta vez no se ha preguntado nada.';
      if (right === asked) return `${asked === 1 ? 'Bien' : `${asked} de ${asked} bien`} a la primera, sin ayuda.`;
      return `Bien a la primera, sin ayuda: ${right} de ${asked}. El resto, con su regla:`;
    },
    missed: 'Lo que has fallado',
    how: (outcome, wrong, hints) => {
      if (outcome === 'shown') return 'se mostró la respuesta';
      if (outcome === 'passed') return 'quedó sin resolver';
      const goes = form(wrong, { one: 'a la segunda', other: `tras ${wrong} intentos fallidos` });
      return ['bien', ...(wrong === 0 ? [] : [goes]), ...(hints === 0 ? [] : ['con una pista'])].join(' ');
    },
    back: 'Ir a ese momento',
    goTo: title => `Ir a «${title}»`,
    missedAgain: 'Otra vez lo que has fallado',
    begin: 'Desde el principio',
  },
  linkTooOld: 'Este navegador es demasiado viejo para los enlaces: no tiene con qué comprimirlos y descomprimirlos.',
  linkChanged: 'Este enlace a una lección se cortó o cambió por el camino.',
  linkStrange: 'Esto no es un enlace a una lección: tiene que empezar por lesson=1.',
  course: {
    lead: (lessons, done) =>
      `${counted(lessons, { one: 'lección', other: 'lecciones' })}: `
      + `tú dices qué pasa después, lo haces en la mesa, y `
      + 'las reglas responden. '
      + (done === 0 ? 'No se pregunta nada que la mesa no muestre.'
        : `${counted(done, { one: 'está hecha', other: 'están hechas' })}.`),
    go: (title, isBegun, isAny) => {
      if (isBegun) return `Seguir con «${title}»`;
      return isAny ? `Siguiente: «${title}»` : `Empezar con «${title}»`;
    },
    marks: {
      done: () => 'Hecha',
      missed: moments => `Hecha, ${counted(moments, { one: 'fallo', other: 'fallos' })}`,
      begun: () => 'Empezada',
    },
    known: (known, asked) => `Preguntas acertadas: ${known} de ${asked}`,
  },
};

/** The questions of lessons, by their ids. */
const lessonQuestions: Words['lesson/questions'] = {
  'who-may-be-charged': '¿Contra qué formaciones se puede cargar?',
  'who-may-join': '¿Qué otras formaciones pueden luchar en este asalto por el bando {side}?',
  'is-there-an-assault': 'Si la carga acabara aquí, ¿habría asalto?',
  'whose-zones': '¿De quién son las zonas de control en las que está {unit}?',
  'who-may-be-contacted': '¿Con qué enemigos puede ponerse en contacto {unit}?',
  'may-the-charge-end': '¿Puede acabar la carga tal como están todos?',
  'who-may-get-out': '¿Qué pasajeros del bando {side} pueden bajar ahora?',
  'markers-after-fire': 'Dispara quien está en alerta. ¿Cuántos marcadores de explosión tiene {formation} cuando todo '
    + 'está resuelto?',
  'counter-charge-distance': '¿Cuántos centímetros puede contracargar {unit}?',
  'who-may-attack': '¿Qué peanas del bando {side} pueden atacar?',
  'who-strikes-in-close-combat': '¿Qué peanas del bando {side} golpean en cuerpo a cuerpo?',
  'who-fires-in-the-firefight': '¿Qué peanas del bando {side} atacan en tiroteo?',
  'who-strikes-first': '¿Qué peanas del bando {side} atacan antes que las demás?',
  'dice-of-a-side': '¿Cuántos dados tira el bando {side} para impactar?',
  'value-needed': '¿Con qué resultado mínimo impacta {unit}? (0: no ataca).',
  'hits-of-a-side': 'Se han tirado estos dados. ¿Cuántos impactos logra el bando {side}?',
  'who-may-be-hit': '¿Qué peanas del bando {side} pueden recibir impactos?',
  'order-of-hits': '¿En qué orden caen los impactos en las peanas del bando {side}?',
  'who-takes-the-hits': 'Impactos en el bando {side}: {hits}. ¿Cuáles de sus peanas los reciben?',
  'hits-on-a-unit': 'Impactos en el bando de {unit}: {hits}. ¿Cuántos de ellos caen en {unit}?',
  'who-is-hit-last': '¿Qué peana del bando {side} es la última de todas en recibir un impacto?',
  'who-saves-by-cover': 'De las peanas del bando {side} que pueden recibir impactos, ¿cuáles tienen salvación por '
    + 'cobertura?',
  'save-needed': 'Un impacto ({effect}) cae en {unit}. ¿Cuál es el resultado mínimo de su mejor salvación? (0: no '
    + 'tiene).',
  'may-it-save': '¿Puede algo salvar a {unit} de un impacto ({effect})?',
  'how-many-are-lost': 'Se han tirado estos dados de salvación. ¿Cuántas peanas pierde el bando {side}?',
  'damage-left': 'Se han tirado estos dados. ¿Cuántos puntos de capacidad de daño le quedan a {unit}?',
  'does-it-end-here': 'Se han tirado estos dados. ¿Se decide el asalto al momento?',
  'who-has-won-at-once': 'Se han tirado estos dados. ¿Quién ha ganado al momento, si es que ha ganado alguien?',
  'who-may-support': '¿Qué peanas pueden apoyar al bando {side}?',
  'kills-of-a-side': '¿Cuántas bajas causadas cuenta el bando {side} hasta ahora?',
  'counted-for-numbers': '¿Cuántas peanas cuenta el bando {side} al comparar el número?',
  'modifier-of-a-side': '¿Qué suma en total el bando {side} a su dado más alto?',
  'total-of-a-side': 'Se han tirado estos dados. ¿Cuál es el total del bando {side}?',
  'who-wins-the-result': 'Se han tirado estos dados. ¿Quién gana, si es que gana alguien?',
  'hack-downs': '¿Cuántos impactos sin salvación recibe el perdedor?',
  'who-is-hacked-down': '¿En qué peanas cae el remate?',
  'who-breaks': '¿Qué formaciones se desmoralizan antes de que acabe todo?',
  'who-is-destroyed': '¿De qué formaciones no queda nadie cuando acaba todo?',
  'who-must-withdraw': '¿Qué formaciones se retiran?',
  'who-is-caught': 'Si la retirada acabara ahora, ¿qué peanas serían bajas o sufrirían daños?',
  'markers-on': '¿Cuántos marcadores de explosión tiene {formation} cuando acaba todo?',
  'chance-to-win': '¿Qué probabilidad tiene de ganar el bando {side}, en porcentaje? Vale un error de {within}.',
};

/** The tasks of lessons, by their ids. */
const lessonTasks: Words['lesson/tasks'] = {
  'charge-with': 'Elige el objetivo y haz luchar en este asalto a cada formación indicada: {formations}.',
  'in-contact': 'Pon en contacto peanas del bando {side}: al menos {count}.',
  'not-in-contact': 'Carga de modo que alguien quede lo bastante cerca, pero no quede en contacto ninguna peana '
    + 'del bando {side}.',
  near: 'Coloca a {unit} a no más de {cm} cm de {from}.',
  away: 'Coloca a {unit} a más de {cm} cm de {from}.',
  'clear-of-enemies': 'Coloca a {unit} a más de {cm} cm de cualquier enemigo.',
  'in-cover': 'Pon a cubierto a {units}.',
  engaged: 'Haz que sea posible un ataque de {units}.',
  'not-engaged': 'Deja fuera del combate a {units}: sin poder atacar ni recibir impactos.',
  'hit-last': 'Coloca a {unit} para que nadie de su bando reciba un impacto después de ella.',
  'dice-split': 'Reparte los dados de {unit}. En cuerpo a cuerpo: {count}; los demás, en tiroteo.',
  hit: 'Asigna los impactos para que {unit} reciba uno.',
  spare: 'Asigna los impactos para que {unit} no reciba ninguno.',
  'save-by': 'Haz que {unit} salve con {save}.',
  'supported-by': 'Haz que el único apoyo del bando {side} sea el de {units}.',
  'got-away': 'Haz que {formation} se retire sin perder a nadie por el camino.',
  'charge-well': 'Carga lo mejor que puedas y acaba la carga; se compara con la mejor que se ha encontrado.',
  'allocate-well': 'Asigna los impactos del bando {side} lo mejor que puedas; se compara con la mejor forma que se ha '
    + 'encontrado.',
  reach: 'Juega hasta «{state}».',
  'play-well': 'Juega con el bando {side} hasta el final; después cada decisión se compara con las probabilidades.',
};

const nearer = (count: number): string => {
  if (count === 0) return 'nadie está más cerca';
  return counted(count, { one: 'de su bando está más cerca', other: 'de su bando están más cerca' });
};

/** What lessons say to answers and to what was done. */
const lessonAnswers: Words['lesson/answers'] = {
  sides: { attacker: 'atacante', defender: 'defensor' },
  winners: { attacker: 'el atacante', defender: 'el defensor' },
  nobody: 'nadie',
  noSave: 'ninguna salvación',
  diceTogether: (first, second) => `${first} y ${second}`,
  effects: {
    normal: 'normal', 'ignore-cover': 'que ignora la cobertura', lance: 'de lanza', sniper: 'de francotirador',
    'macro-weapon': 'de macroarma', 'titan-killer': 'de Matatitanes',
  },
  saves: {
    armour: 'su blindaje', cover: 'la cobertura', holofield: 'su holocampo',
    'knight-shield': 'su escudo de caballero', 'ion-shield': 'su escudo iónico',
    none: 'ningún medio',
  },

  lookAgain: 'Mira otra vez la regla.',
  timeIsOver: 'Ya ha pasado el momento.',
  chooseOne: 'Elige algo.',
  leftOut: name => `Falta ${name}.`,
  not: name => `${name}, no.`,
  notComplete: name => `El orden no está completo: falta ${name}.`,
  tooEarly: name => `${name} viene demasiado pronto.`,
  tooMuch: 'Es demasiado.',
  tooLittle: 'Es demasiado poco.',

  mayBeCharged: 'Es una formación enemiga con una peana en la mesa.',
  mayBeBrought: 'Un Commander puede llevarla consigo: está lo bastante cerca y no está desmoralizada.',
  mayBeChargedToo: 'Está a 5 cm o menos del objetivo, así que se puede cargar también contra ella.',
  somebodyNear: 'Una peana que carga está a 15 cm o menos de otra que recibe la carga, y nada las tapa.',
  nobodyNear: 'Ninguna peana que carga está a 15 cm o menos y en línea de fuego de una que recibe la carga.',
  speed: (name, speed) => `${name} tiene Velocidad ${speed}; desde 30 vale la distancia larga; por debajo, la corta.`,

  zoneReaches: (name, zone, far) =>
    `La zona de ${name} llega a ${zone}, de peana a peana, y la distancia es de ${far}.`,
  hasNoZone: name =>
    `Un enemigo ya está en contacto con ${name}, que ha perdido su zona para el resto de este asalto.`,
  mayReach: (name, speed, far) => `${name} puede cargar ${speed}; hasta allí hay ${far}, y ninguna zona de otro `
    + 'enemigo cierra todos los caminos.',
  nobodyPinned: 'Nadie está donde no puede quedarse: quien empezó en una zona ha salido de ella o toca a un enemigo.',
  mayGetOut: (name, transport) => `${name} va en ${transport}, que nadie bloquea, y hay sitio a 5 cm o menos.`,
  noFireAt: name => `Nadie dispara a ${name}, así que tiene los marcadores de antes.`,
  fearlessStays: name => `${name} es Fearless y no se ha movido: puede quedarse donde está.`,

  firstStrike: 'Tiene First Strike y ataca antes que quienes no lo tienen.',
  noFirstStrike: 'Ataca a la vez que los demás: aquí no tiene First Strike.',
  nobodyAttacks: 'No ataca ninguna peana de ese bando.',
  throwsForOne: (name, dice) => `Por ejemplo, ${name} tira ${diceOf(dice)}.`,
  diceEach: 'Cada peana que ataca tira un dado; los ataques adicionales añaden los suyos.',
  enginesThrow: 'Una máquina de guerra tira un dado por cada punto de su capacidad inicial.',
  whichValue: 'En contacto cuenta el valor de cuerpo a cuerpo; si no, el de tiroteo.',
  whatHits: 'Un dado impacta si muestra el valor de la peana que lo tira, o más; no todas las peanas necesitan lo '
    + 'mismo.',

  inContact: count => `Está en contacto; ${nearer(count)}.`,
  awayFromEnemy: (far, count) => `Está a ${far} del enemigo más cercano; ${nearer(count)}.`,
  awayFromSupporter: (far, count) => `Está a ${far} del más cercano de los que apoyan; ${nearer(count)}.`,
  getsAsFar: 'Un impacto llega hasta esta peana: nadie recibe antes un segundo impacto.',
  doesNotGetAsFar: 'Los impactos no llegan hasta esta peana: primero van las peanas más cercanas.',
  nobodyTwice: 'Nadie recibe un segundo impacto hasta que tienen uno todos los que pueden recibir impactos.',
  takesOfALap: (name, takes) =>
    `En una vuelta, ${name} recibe hasta ${hitsOf(takes)}, tantos como su capacidad, antes que la unidad siguiente.`,

  noCover: {
    'war-engine': 'Las máquinas de guerra no tienen salvación por cobertura.',
    charged: 'Quien carga ha dejado atrás la cobertura, esté donde esté ahora.',
    'own-bunker': 'Salva gracias al búnker que se cavó para ella.',
  },
  inCover: 'Está a cubierto y puede salvar con la cobertura en vez de con su blindaje.',
  coverForInfantry: 'Está en una cobertura que es solo para infantería.',
  noCoverThere: 'Donde está no hay cobertura.',
  againstEffects: {
    normal: 'A un impacto normal se le opone el blindaje o la cobertura, lo que prefiera el dueño de la peana.',
    'ignore-cover': 'Contra este impacto no ayuda ninguna cobertura; el blindaje sí.',
    lance: 'Contra un impacto de lanza se tira salvación una vez, nunca dos.',
    sniper: 'El impacto de un francotirador da −1 a la salvación.',
    'macro-weapon': 'Ni el blindaje ni la cobertura salvan de una macroarma; Reinforced Armour tiene una tirada.',
    'titan-killer': 'De un Matatitanes no salva ningún blindaje, sea del tipo que sea, ni la cobertura.',
  },
  againstAnything: name => `Pregúntate también si ${name} tiene una salvación que valga contra todo.`,
  noInvulnerable: name => `${name} no tiene salvación invulnerable, la que vale contra cualquier impacto.`,
  savesOn: (name, face) => `${name} salva contra este impacto con ${face}+.`,
  lostWithoutSave: 'Quien recibe un impacto y no tiene salvación es baja; nadie más.',
  damageNow: (name, left) =>
    `${name}, puntos que quedan: ${left}; cada impacto que nada detiene quita uno; algunos, más.`,
  criticals: 'Por cada punto perdido se tira un dado, y un impacto crítico puede quitar otro.',
  leftAfter: (attackers, engaged, defenders) =>
    `Peanas que quedan en el asalto tras estos dados: ${attackers} del atacante (${engaged} de las implicadas `
    + `directamente) y ${defenders} del defensor.`,

  kills: 'Las bajas causadas son las de los ataques y del fuego de apoyo, en todas las rondas de este asalto.',
  damageCounts: 'Un punto de daño en una máquina de guerra también es una baja causada.',
  everybodyCounts: 'Cuentan todas las peanas de las formaciones que luchan, implicadas o no; quienes solo apoyan no '
    + 'cuentan.',
  enginesCount: 'Una máquina de guerra cuenta por su capacidad inicial.',
  nothingCounts: side => `No hay nada a favor del bando ${side}.`,
  whatCounts: (side, names) => `A favor del bando ${side}: ${names}.`,
  onlyHigher: 'De sus dos dados solo cuenta el más alto.',
  settledBefore: 'No hace falta tirar: el asalto se resuelve antes.',
  totals: (attacker, defender) =>
    `El atacante llega a ${attacker}; el defensor, a ${defender}. `
    + 'Gana el total más alto; con empate se sigue luchando.',
  hackDowns: 'El perdedor recibe tantos impactos como puntos de diferencia; tras un empate, ninguno.',
  halved: 'Los Marines que no conocen el miedo reciben la mitad de los impactos, redondeando hacia abajo.',
  brutal: 'Los ganadores con Brutal suman un impacto.',

  hasNotFought: 'No ha luchado: como mucho recibe un solo marcador de explosión.',
  hasWon: 'Es del bando ganador: recibe un marcador de explosión por cada una de sus bajas.',
  onlyLosersBreak: 'Por el asalto solo se desmoraliza una formación que lo ha perdido.',
  wasBroken: 'Ya estaba desmoralizada.',
  allLost: 'Al final todas sus peanas son bajas.',
  standsLeft: left => `Peanas que le quedan cuando acaba todo: ${left}.`,
  mustGo: 'Ha perdido: tiene dos movimientos.',
  shakenAway: 'La ha desmoralizado el marcador que recibe por estar cerca: tiene dos movimientos.',
  nobodyLeft: 'No le queda nadie que pueda retirarse.',
  stays: 'Es del bando ganador: se queda donde está, aunque sus bajas la desmoralicen.',
  losesMarkers: 'Una formación que se desmoraliza pierde todos sus marcadores de explosión.',
  keepsAndTakes: 'Conserva los marcadores que tenía y recibe uno más por cada una de sus bajas.',
  keepsMarkers: 'Conserva sus marcadores; las formaciones amigas del perdedor que estaban cerca reciben uno más.',
  certain: (attacker, defender) =>
    `Cuenta lo seguro: bajas causadas por el atacante, ${attacker}; por el defensor, ${defender}; luego, lo que queda `
    + 'por tirar.',

  somebodyOut: 'Hay una formación que no lucha en este asalto: solo lo hacen las señaladas junto con el objetivo.',
  formationOut: name =>
    `${name} no lucha en este asalto: solo lo hacen las formaciones señaladas junto con el objetivo.`,
  diceInContact: (name, dice) =>
    `${name}, dados puestos en el cuerpo a cuerpo: ${dice}; si su dueño no dice nada, van todos donde el valor `
    + 'es mejor.',
  cannotBeHit: name => `En ${name} no puede caer ningún impacto.`,
  hitsAlone: (name, hits) =>
    `Impactos en ${name}: ${hits}; su dueño solo puede cambiar impactos con alguien que esté igual de cerca, y no `
    + 'hay nadie.',
  hitsAmong: (name, hits, equal) =>
    `Impactos en ${name}: ${hits}; su dueño solo puede cambiar impactos con quien esté igual de cerca: ${equal}.`,
  hasNotThrown: (name, save) => `${name} no ha tirado para salvar con ${save}.`,
  hasNoSave: (name, save) => `${name} no puede salvar con ${save} contra un impacto normal.`,
  supportedBy: (side, names) =>
    `Apoyo del bando ${side}: ${names}; apoyan todos los que pueden, salvo que su dueño diga otra cosa.`,
  mayNotSupport: name => `${name} no puede apoyar ahora.`,
  wasNoAssault: 'Acabó de otra forma: no hubo asalto.',
  wentAnotherWay: 'Acabó de otra forma: el asalto fue por otro camino.',

  someInContact: (there, count) => `En contacto: ${there} de ${count}, con un hueco de 0,05 cm como mucho.`,
  strikes: name => `${name} está en contacto y golpea en cuerpo a cuerpo.`,
  noAssault: 'Nadie está a 15 cm o menos y en línea de fuego: no hay asalto.',
  measured: (name, far, from) => `Entre ${listed([name, from])} hay ${far}, de peana a peana.`,
  isLost: name => `${name} es baja.`,
  charges: name => `${name} carga y no tiene cobertura en este asalto.`,
  noCoverFor: name => `${name} no tiene cobertura donde está.`,
  mayNotAttack: name => `${name} no puede atacar.`,
  isEngaged: name => `${name} está entre las peanas implicadas directamente.`,
  cannotBeHitAtAll: name => `${name} no puede recibir ningún impacto: la peana no está implicada directamente.`,
  nearerIsFirst: (name, far, other, farther) =>
    `${name} está a ${far} del enemigo; ${other}, a ${farther}: quien está más cerca recibe antes el impacto.`,
  fearlessLost: name => `${name} se ha movido y ha acabado a 5 cm o menos de un enemigo: es baja.`,
  tooNear: name => `${name} ha acabado demasiado cerca de un enemigo: a 15 cm o menos es baja.`,
  standTooNear: 'Una peana ha acabado demasiado cerca de un enemigo: a 15 cm o menos es baja.',

  yes: 'sí',
  no: 'no',
  theAnswer: what => `La respuesta: ${what}.`,
  ofThese: names => `${names}:`,
  ofEach: names => `${names}, en cada caso:`,
  mayGo: (name, far) => `${name} puede moverse ${far}.`,
  adds: (name, value) => `${name}: ${value < 0 ? '−' : '+'}${Math.abs(value)}.`,
  hitsFall: names => `Los impactos caen sobre ${names}.`,
  hitGoes: name => `Un impacto pasa a ${name}.`,
  savesBy: (name, save) => `${name} salva con ${save}.`,

  ways: {
    'best-charge': 'con la mejor carga que se ha encontrado',
    'best-hits': 'con los impactos donde menos cuestan',
    'best-found': 'con lo mejor que se ha encontrado',
  },
  wasBest: (title, round, chance) =>
    `${title}, ronda ${round}: ${chance} de probabilidad de ganar, y nada de lo que se probó habría sido mejor.`,
  wasBetter: (title, round, chance, better, way) =>
    `${title}, ronda ${round}: ${chance} de probabilidad de ganar; ${better} ${way}.`,
};

const moments = (count: number): string => counted(count, { one: 'momento', other: 'momentos' });
const steps = (count: number): string => counted(count, { one: 'paso', other: 'pasos' });

/** What the lesson editor says of its own accord. */
const lessonEditor: Words['lesson-editor'] = {
  heading: 'Crear una lección',
  intro: 'Juega un asalto, detente donde valga la pena preguntar algo y elige qué preguntar. No se escribe ninguna '
    + 'respuesta: la dan las reglas.',
  undo: 'Deshacer',
  redo: 'Rehacer',
  anew: 'Empezar de nuevo',
  begunAnew: 'Una lección vacía. «Deshacer» recupera la otra.',
  loading: 'Cargando…',
  notLoaded: 'No se pudo cargar una parte del programa.',
  tryAgain: 'Intentar otra vez',
  about: 'De qué trata',
  title: 'Título de la lección',
  teaches: 'Lo que enseña, en una frase',
  assault: 'El asalto',
  bundled: 'Un asalto incluido',
  take: 'Usar este asalto',
  other: 'Otro asalto',
  taken: title => `En la mesa está ahora: ${title}.`,
  ownWays: 'El tuyo: preparado, de tu estante, de una lista o de un archivo',
  fileWays: 'Una lección o un escenario como JSON',
  json: 'JSON de una lección o de un escenario',
  openJson: 'Abrir este JSON',
  openFile: 'Abrir archivo',
  opened: (title, count) => `Abierto: «${title}», con ${moments(count)}.`,
  untitled: 'Un asalto sin título',
  play: 'Juega y detente',
  playIntro: 'Deja que siga, o decide y tira tú. Al ir atrás y adelante no se pierde nada.',
  stoppedAt: (title, round, step) => `Detenido en «${title}», ronda ${round}, tras ${steps(step)}.`,
  add: 'Añadir un momento aquí',
  strays: step => `Como lección, el asalto sigue de otra forma tras ${steps(step)}: algo se decidió cuando ya `
    + 'tocaba tirar. Los momentos posteriores pueden ser distintos de lo que jugaste.',
  moments: 'Momentos',
  noMoments: 'Aún no hay momentos. Detén el asalto en la mesa y añade uno.',
  editShort: 'Editar',
  edit: title => `Editar «${title}»`,
  remove: title => `Quitar «${title}»`,
  removed: title => `«${title}» ya no está. «Deshacer» lo recupera.`,
  added: 'Hay un momento más.',
  up: title => `Adelantar «${title}»`,
  comes: (title, step) => `«${title}», tras ${steps(step)}`,
  remarks: {
    'usual-title': 'El momento no tiene título todavía: di de qué trata, sin dar la respuesta.',
    'nothing-told': 'Este momento está para contar algo y todavía no cuenta nada.',
    'empty-sentence': 'Una frase sigue vacía; los lectores no la verán.',
  },
  trivial: {
    'every-answer': 'Aquí sería correcta cualquier respuesta posible: la pregunta no pregunta nada.',
    'one-choice': 'Solo hay una opción: la pregunta no pregunta nada.',
    everybody: 'La respuesta es todo lo que se puede elegir: quien lo marque todo acierta sin pensar.',
    certain: 'Aquí el resultado es casi seguro: con esto nadie aprende a estimar.',
  },
  reader: 'Lo que ve el lector',
  readerChooses: names => `Para elegir: ${listed(names)}.`,
  momentTitles: {
    predict: number => `Pregunta ${number}`,
    do: number => `Tarea ${number}`,
    see: number => `Vistazo ${number}`,
  },
  kinds: {
    predict: { label: 'Preguntar', detail: 'Alguien dice qué sigue antes de que se vea.' },
    do: { label: 'Poner una tarea', detail: 'Alguien hace algo en la mesa.' },
    see: { label: 'Explicar', detail: 'Algo que mirar.' },
  },
  kind: '¿Qué pasa aquí?',
  momentTitle: 'Título del momento',
  question: 'Pregunta',
  task: 'Tarea',
  atHome: 'Propias de aquí',
  elsewhere: 'También posibles',
  parameters: {
    side: 'Qué bando', unit: 'Qué peana', from: 'Medido desde', formation: 'Qué formación', units: 'Qué peanas',
    formations: 'Qué formaciones', hits: 'Cuántos impactos', count: 'Cantidad', cm: 'Centímetros',
    within: 'Margen, en porcentaje', effect: 'Qué tipo de impacto', save: 'Qué salvación', state: 'Qué paso',
    slack: 'Cuántos puntos peor puede ser una decisión',
  },
  something: {
    side: 'elegido', unit: 'una peana', from: 'otra', formation: 'una formación', units: 'unas peanas',
    formations: 'unas formaciones', hits: 'algunos', count: 'cierto número', cm: 'tantos', within: 'algunos puntos',
    effect: 'de un tipo a elegir', save: 'un medio a tu elección', state: 'un paso a tu elección',
  },
  effects: {
    normal: 'un impacto normal', 'ignore-cover': 'un impacto que ignora la cobertura', lance: 'un impacto de lanza',
    sniper: 'un impacto de francotirador', 'macro-weapon': 'un impacto de macroarma',
    'titan-killer': 'un impacto de Matatitanes',
  },
  saves: {
    armour: 'blindaje', cover: 'cobertura', holofield: 'holocampo', 'knight-shield': 'escudo de caballero',
    'ion-shield': 'escudo iónico',
    none: 'ninguna',
  },
  sides: { attacker: 'atacante', defender: 'defensor' },
  stand: (name, side) => `${name} (${side})`,
  inOrder: names => names.join(', luego '),
  onMap: 'Toca peanas en el mapa o elígelas en la lista.',
  text: 'Lo que se dice primero',
  hint: 'Pista',
  after: 'Lo que se dice cuando está bien',
  asked: say => `Se pregunta así: «${say}»`,
  ownQuestion: 'La pregunta con tus propias palabras',
  ownTask: 'La tarea con tus propias palabras',
  objection: 'Lo que dice el rival ante una respuesta equivocada, antes de la razón',
  more: 'Palabras propias, pistas y lo que se dice después',
  figures: 'Datos que puede incluir una frase',
  figuresIntro: 'Escritos entre llaves, se sustituyen por lo que hay en la mesa cuando se dice la frase.',
  sentence: (list, number) => `${list}, frase ${number}`,
  ruleOf: (list, number) => `Regla de la frase ${number}: ${list}`,
  rule: 'Regla',
  unknownRule: rule => `No hay ninguna regla «${rule}».`,
  addSentence: list => `Añadir una frase: ${list}`,
  one: 'Añadir una frase',
  removeSentence: (list, number) => `Quitar la frase ${number}: ${list}`,
  done: 'Hecho',
  answerNow: 'Lo que responden aquí las reglas',
  reckoning: 'Consultando las reglas…',
  noAnswer: 'Aquí esta pregunta no tiene respuesta. Elige otra o detente en otro momento.',
  wouldSay: given => `A «${given}», el rival responde:`,
  nobody: 'nadie',
  neither: 'ninguno',
  yes: 'sí',
  no: 'no',
  inWay: 'Lo que falta por arreglar',
  tryIt: 'Probar la lección',
  check: 'Comprobar la lección',
  checking: 'Alguien que siempre acierta recorre la lección…',
  allWell: count => `Todo está bien: ${moments(count)}, y todo se puede hacer.`,
  notWell: count => counted(count, {
    one: 'momento no funciona tal como está escrito.', other: 'momentos no funcionan tal como están escritos.',
  }),
  notReady: 'Queda algo por arreglar antes de poder probar la lección.',
  tried: {
    well: 'bien', stuck: 'Aquí no tiene respuesta, o nada de lo que se probó lo consigue.', missing: 'No llega nunca.',
  },
  results: 'Momento a momento',
  columns: { moment: 'Momento', comes: 'Llega', answer: 'La respuesta correcta' },
  afterStep: step => `tras ${steps(step)}`,
  seen: 'visto',
  doneByPlay: 'se puede hacer',
  preview: 'Vista previa',
  endPreview: 'Acabar la vista previa',
  takeAlong: 'Llévate la lección',
  copyJson: 'Copiar el JSON',
  saveJson: 'Guardar el JSON',
  copyTag: 'Copiar la etiqueta',
  copyLink: 'Copiar el enlace',
  jsonLabel: 'La lección como JSON',
  tagLabel: 'La lección como etiqueta para una página',
  linkLabel: 'La lección como enlace',
  tagHint: 'La etiqueta necesita, junto a la página, assault-lesson.js y los archivos que están con él.',
  copied: 'Copiado.',
  saved: 'Guardado.',
  copyRefused: 'El navegador no deja usar el portapapeles: el texto está seleccionado, cópialo a mano.',
  noLink: 'Este navegador es demasiado viejo para los enlaces.',
};

/** What is said of a lesson before it has come. */
const lessonShell: Words['lesson/shell'] = {
  loading: 'Cargando la lección…',
  notLoaded: 'No se pudo cargar una parte del programa.',
  tryAgain: 'Intentar otra vez',
};

export const lessonsBooks: English['lessons'] = {
  lesson,
  'lesson/shell': lessonShell,
};

export const lessonAskedBooks: English['lesson-asked'] = {
  'lesson/asked': lessonAsked,
  'lesson/shown': lessonShown,
};

export const lessonQuestionsBooks: English['lesson-questions'] = {
  'lesson/questions': lessonQuestions,
};

export const lessonTasksBooks: English['lesson-tasks'] = {
  'lesson/tasks': lessonTasks,
};

export const lessonAnswersBooks: English['lesson-answers'] = {
  'lesson/answers': lessonAnswers,
};

export const lessonEditorBooks: English['lesson-editor'] = {
  'lesson-editor': lessonEditor,
};
