/** In Spanish: the lesson 'war-engines'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  split: {
    title: 'Dos puñados de dados',
    text: [
      'Han cargado contra tu máquina {unit tank}. Impacta con 6+ cuerpo a cuerpo y con 4+ en tiroteo.',
      'Una máquina de guerra puede repartir sus dados entre los dos.',
      'Sus golpes caen en quienes la tocan; su fuego, en quienes se quedan a distancia.',
      'Cuatro bandas la tocan; a distancia solo está {unit b3}.',
    ],
    hint: [
      'Contra una sola banda a distancia, un tercer disparo rara vez vale mucho.',
      'Hasta seis pueden tocar una máquina de guerra de tres puntos, y su zona de control dura hasta que la tocan '
      + 'tres.',
    ],
    task: 'Pon un dado en el cuerpo a cuerpo y deja los demás en el tiroteo.',
    after: [
      'Un disparo que no encuentra a nadie a distancia se pierde.',
    ],
  },
  dice: {
    title: '¿Cuántos dados?',
    text: [
      '{unit tank} empezó con tres puntos de capacidad de daño. Puntos que quedan: {damage tank}.',
      'Con el tanque van tres peanas de infantería; {unit i3} está justo detrás.',
      '«Un tanque dañado dispara menos», dice el jugador ork.',
    ],
    hint: [
      'Sus dados dependen de con cuánto empezó.',
      'Las peanas no tapan a nadie, pero una máquina de guerra sí corta una línea de fuego.',
    ],
    question: '¿Cuántos dados tira tu bando para impactar?',
    after: [
      'Tres dados por tres puntos al empezar, con daño o sin él.',
    ],
  },
  soak: {
    title: 'Si vinieran cuatro impactos',
    text: [
      'El tanque es el más cercano, porque lo tocan Orks. También pueden recibir impactos dos peanas de infantería.',
      '«Uno para cada uno, y otra vez desde delante», dice tu vecino.',
    ],
    hint: [
      'Cuando le toca, recibe más de uno antes de que el siguiente reciba alguno.',
    ],
    after: [
      'Una máquina de guerra aguanta tantos impactos como puntos tenía al empezar, aunque le queden menos.',
    ],
  },
  damage: {
    title: '¿Qué queda de él?',
    text: [
      'Impactos de los Orks: {hits defender}, y estos son tus dados.',
      'El tanque tiene Reinforced Armour: una salvación fallada contra un impacto normal se repite.',
      '«Cada impacto sin salvar mata», dice el jugador ork.',
    ],
    hint: [
      'Cada impacto sin salvar cuesta un punto; el tanque se pierde cuando no queda ninguno.',
      'Por cada punto perdido se tira un dado, y solo un 6 es un impacto crítico.',
    ],
    after: [
      'Un punto de daño es una baja causada para el enemigo, y más tarde un marcador.',
      'Si lo hubiera destruido un crítico, todos los puntos que le quedaban serían bajas causadas.',
    ],
  },
  numbers: {
    title: '¿Cuántos sois?',
    text: [
      'Se compara el número. Tienes infantería y un tanque; puntos que le quedan: {damage tank}.',
      '«Un tanque es una peana», dice el jugador ork.',
    ],
    hint: [
      'Cuenta como lo que era al empezar, mientras viva.',
    ],
    question: '¿Cuántas peanas cuenta tu bando?',
    after: [
      'Para el número, y para los marcadores que desmoralizan a una formación, cuenta como tres.',
    ],
  },
  defeat: {
    title: 'Por un pelo',
    text: [
      'Has perdido por {hackdown}. El tanque es el más cercano; puntos que le quedan: {damage tank}.',
      '«Su blindaje ha aguantado hasta ahora», dices.',
    ],
    hint: [
      'Una máquina de guerra recibe un punto por cada impacto de remate, y no se tira salvación.',
      'Solo las Fearless se pasan por alto.',
    ],
    after: [
      'Así que una máquina de guerra dañada está mejor lejos de combates que se pueden perder por un pelo.',
    ],
  },
  after: {
    title: 'Lo que queda, y lo que hay además',
    text: [
      'Peanas que quedan de tu formación: {left defender}; de la suya: {left attacker}.',
      'Cada punto perdido, también aquí, pide un dado: un Baneblade que explota puede llevarse a sus vecinos.',
      'Cuando una máquina carga ella misma, puede apartar peanas normales del objetivo.',
      'Puede incluso contracargar en contacto, mientras la toquen pocos; algunos clubes no lo permiten nunca.',
      'Los puntos de un Matatitanes se tiran al caer su impacto, y cada uno llena un sitio de lo que ella aguanta.',
      'Quien va dentro cuenta con ella cuando se compara el número.',
    ],
    hint: [],
  },
};
