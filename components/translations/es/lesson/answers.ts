/** In Spanish: what lessons say to answers and to what was done. */
import type { ANSWER_WORDS as english } from '../../../../machines/lessons/answer-words.ts';
import { counted } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { diceOf } from '../counts.ts';

const nearer = (count: number): string => {
  if (count === 0) return 'nadie está más cerca';
  return counted(count, { one: 'de su bando está más cerca', other: 'de su bando están más cerca' });
};

export const words: Told<typeof english> = {
  sides: { attacker: 'atacante', defender: 'defensor' },
  winners: { attacker: 'el atacante', defender: 'el defensor' },
  nobody: 'nadie',
  noSave: 'ninguna salvación',
  diceTogether: (first, second) => `${first} y ${second}`,
  effects: {
    normal: 'normal', 'ignore-cover': 'que ignora cobertura', lance: 'de lanza', sniper: 'de francotirador',
    'macro-weapon': 'de macroarma', 'titan-killer': 'de Matatitanes',
  },
  saves: {
    armour: 'blindaje', cover: 'cobertura', holofield: 'holocampo', 'knight-shield': 'escudo de caballero',
    none: 'ningún medio',
  },

  lookAgain: 'Mira otra vez la regla.',
  timeIsOver: 'Ya ha pasado el momento.',
  chooseOne: 'Elige algo.',
  leftOut: name => `Falta ${name}.`,
  not: name => `${name} no.`,
  notComplete: name => `El orden no está completo: falta ${name}.`,
  tooEarly: name => `${name} viene demasiado pronto.`,
  tooMuch: 'Es demasiado.',
  tooLittle: 'Es demasiado poco.',

  mayBeCharged: 'Es una formación enemiga con una peana en la mesa.',
  mayBeBrought: 'Un Commander puede llevarla: está bastante cerca y no está desmoralizada.',
  mayBeChargedToo: 'Está a 5 cm del objetivo, así que se puede cargar también contra ella.',
  somebodyNear: 'Una peana que carga está a 15 cm de otra que recibe la carga, y nada las tapa.',
  nobodyNear: 'Ninguna peana que carga está a 15 cm y en línea de fuego de una que recibe la carga.',
  speed: (name, speed) => `${name} tiene Velocidad ${speed}; los rápidos van más lejos, todos los demás menos.`,

  firstStrike: 'Tiene First Strike y ataca antes que quienes no lo tienen.',
  noFirstStrike: 'Ataca con todos los demás: aquí no tiene First Strike.',
  nobodyAttacks: 'No ataca ninguna peana de ese bando.',
  throwsForOne: (name, dice) => `Por ejemplo, ${name} tira ${diceOf(dice)}.`,
  diceEach: 'Cada peana que ataca tira un dado, una máquina de guerra uno por punto; los ataques adicionales añaden '
    + 'los suyos.',
  whichValue: 'En contacto cuenta el valor de cuerpo a cuerpo, si no el de tiroteo.',
  whatHits: 'Un dado impacta si muestra lo que pide su grupo, o más; cada grupo pide un número distinto.',

  inContact: count => `Está en contacto; ${nearer(count)}.`,
  awayFromEnemy: (far, count) => `Está a ${far} del enemigo más cercano; ${nearer(count)}.`,
  awayFromSupporter: (far, count) => `Está a ${far} del más cercano de los que apoyan; ${nearer(count)}.`,
  getsAsFar: 'Un impacto llega hasta ahí: nadie recibe antes un segundo.',
  doesNotGetAsFar: 'Los impactos no llegan hasta ahí: primero van los más cercanos.',
  nobodyTwice: 'Nadie recibe un segundo impacto antes de que lo tengan todos los que pueden recibirlo.',
  takesOfALap: (name, takes) =>
    `En una vuelta, ${name} recibe hasta ${takes}, tantos como su capacidad, antes que la unidad siguiente.`,

  noCover: {
    'war-engine': 'Las máquinas de guerra no tienen cobertura.',
    charged: 'Quien carga ha dejado atrás la cobertura, esté donde esté ahora.',
    'own-bunker': 'Salva por el búnker que se cavó para ella.',
  },
  inCover: 'Está a cubierto y puede salvar por eso en vez de por su blindaje.',
  coverForInfantry: 'Está en una cobertura que es solo para infantería.',
  noCoverThere: 'Donde está no hay cobertura.',
  againstEffects: {
    normal: 'A un impacto normal se le opone el blindaje o la cobertura, lo que prefiera su dueño.',
    'ignore-cover': 'Contra este impacto no ayuda ninguna cobertura; el blindaje sí.',
    lance: 'Un impacto de lanza se salva una vez, nunca una segunda.',
    sniper: 'El impacto de un francotirador hace la salvación 1 más difícil.',
    'macro-weapon': 'Ni blindaje ni cobertura salvan de una macroarma; Reinforced Armour tiene una tirada.',
    'titan-killer': 'Ningún tipo de blindaje y ninguna cobertura salvan de un Matatitanes.',
  },
  againstAnything: name => `Pregunta también si ${name} tiene una salvación que vale contra todo.`,
  savesOn: (name, face) => `${name} salva este con ${face}+.`,
  lostWithoutSave: 'Quien recibe un impacto y no tiene salvación se pierde; nadie más.',
  damageNow: (name, left) =>
    `${name}, puntos que quedan: ${left}; cada impacto que nada para quita uno, algunos quitan más.`,
  criticals: 'Por cada punto perdido se tira un dado, y un impacto crítico puede quitar otro.',
  leftAfter: (attackers, engaged, defenders) =>
    `Peanas en el asalto tras estos dados: ${attackers} del atacante, ${engaged} de ellas de las que estaban `
    + `implicadas directamente, y ${defenders} del defensor.`,

  kills: 'Las bajas causadas son las de los ataques y del fuego de apoyo, en todas las rondas de este asalto; un punto '
    + 'de daño en una máquina de guerra es una.',
  everybodyCounts: 'Cuentan todas las peanas de las formaciones que luchan, implicadas o no; los amigos que solo '
    + 'apoyan no cuentan.',
  enginesCount: 'Una máquina de guerra cuenta por su capacidad inicial.',
  nothingCounts: side => `Nada cuenta para el bando ${side}.`,
  whatCounts: (side, names) => `Lo que cuenta para el bando ${side}: ${names}.`,
  onlyHigher: 'De sus dos dados solo cuenta el más alto.',
  settledBefore: 'No se tira por nada: el asalto se resuelve antes.',
  totals: (attacker, defender) =>
    `El atacante llega a ${attacker}, el defensor a ${defender}; gana el más alto, con empate se sigue luchando.`,
  hackDowns: 'El perdedor recibe tantos impactos como puntos de diferencia; tras un empate, ninguno.',
  halved: 'Los Marines que no conocen el miedo reciben la mitad, redondeando hacia abajo.',

  hasNotFought: 'No ha luchado: como mucho la sacude un solo marcador de explosión.',
  hasWon: 'Su bando ha ganado: recibe un marcador de explosión por cada una de sus bajas.',
  onlyLosersBreak: 'Por el asalto solo se desmoraliza una formación que lo ha perdido.',
  wasBroken: 'Ya estaba desmoralizada.',
  allLost: 'Al final se han perdido todas sus peanas.',
  standsLeft: left => `Peanas que le quedan cuando acaba todo: ${left}.`,
  mustGo: 'Ha perdido, o la ha desmoralizado un marcador por estar cerca: tiene dos movimientos.',
  nobodyLeft: 'No queda nadie de ella para retirarse.',
  stays: 'Su bando ha ganado: se queda donde está, aunque sus bajas la desmoralicen.',
  losesMarkers: 'Una formación que se desmoraliza pierde todos sus marcadores de explosión.',
  keepsAndTakes: 'Conserva los marcadores que tenía, y recibe uno más por cada una de sus bajas.',
  keepsMarkers: 'Conserva sus marcadores; un amigo del perdedor que estaba cerca recibe uno más.',
  certain: (attacker, defender) =>
    `Cuenta lo seguro: bajas causadas por el atacante, ${attacker}; por el defensor, ${defender}; luego, lo que queda `
    + 'por tirar.',

  somebodyOut: 'Alguien no lucha en este asalto: solo lo hacen las formaciones señaladas con el objetivo.',
  formationOut: name => `${name} no lucha en este asalto: solo lo hacen las formaciones señaladas con el objetivo.`,
  diceInContact: (name, dice) =>
    `${name}, dados puestos en el cuerpo a cuerpo: ${dice}; si su dueño no dice nada, van todos donde su valor `
    + 'es mejor.',
  cannotBeHit: name => `En ${name} no puede caer ningún impacto.`,
  hitsAlone: (name, hits) =>
    `Impactos en ${name}: ${hits}; su dueño solo puede cambiarlos con alguien igual de cerca, y no hay nadie.`,
  hitsAmong: (name, hits, equal) =>
    `Impactos en ${name}: ${hits}; su dueño solo puede cambiarlos con alguien igual de cerca: ${equal}.`,
  hasNotThrown: (name, save) => `${name} no ha tirado ninguna salvación por ${save}.`,
  hasNoSave: (name, save) => `${name} no tiene salvación por ${save} contra un impacto normal.`,
  supportedBy: (side, names) =>
    `Apoyo del bando ${side}: ${names}; apoyan todos los que pueden, salvo que su dueño diga otra cosa.`,
  mayNotSupport: name => `${name} no puede apoyar ahora.`,
  wasNoAssault: 'Acabó de otra forma: no hubo asalto.',
  wentAnotherWay: 'Acabó de otra forma: el asalto fue por otro camino.',

  someInContact: (there, count) => `En contacto: ${there} de ${count}, con un hueco de 0,05 cm como mucho.`,
  strikes: name => `${name} está en contacto y golpea cuerpo a cuerpo.`,
  noAssault: 'Nadie está a 15 cm y en línea de fuego: no hay asalto.',
  measured: (name, far, from) => `Entre ${name} y ${from} hay ${far}, de peana a peana.`,
  isLost: name => `${name} es baja.`,
  charges: name => `${name} carga y no tiene cobertura en este asalto.`,
  noCoverFor: name => `Ahí no hay cobertura para ${name}.`,
  mayNotAttack: name => `${name} no puede atacar.`,
  isEngaged: name => `${name} está entre las peanas implicadas directamente.`,
  cannotBeHitAtAll: name => `${name} no puede recibir ningún impacto: la peana no está implicada directamente.`,
  nearerIsFirst: (name, far, other, farther) =>
    `${name} está a ${far} del enemigo, ${other} a ${farther}: quien está más cerca recibe antes el impacto.`,
  fearlessLost: name => `${name} ha movido y ha acabado a 5 cm de un enemigo: es baja.`,
  tooNear: name => `${name} ha acabado demasiado cerca de un enemigo: a 15 cm es baja.`,
  standTooNear: 'Una peana ha acabado demasiado cerca de un enemigo: a 15 cm se pierde.',

  ways: {
    'as-prepared': 'como la lección lo tenía preparado', undecided: 'dejándolo todo como estaba',
    'another-target': 'con otro objetivo', 'everybody-supports': 'con el fuego de todos los que pueden apoyar',
    'nobody-supports': 'sin fuego de apoyo de nadie', 'fights-otherwise': 'luchando de la otra forma',
    'everybody-goes': 'con todos al enemigo más cercano',
    'another-victim': 'con un impacto en otra peana igual de cercana',
  },
  wasBest: (title, round, chance) =>
    `${title}, ronda ${round}: ${chance} de ganar, y nada de lo que se probó habría sido mejor.`,
  wasBetter: (title, round, chance, better, way) =>
    `${title}, ronda ${round}: ${chance} de ganar; ${better} ${way}.`,
};
