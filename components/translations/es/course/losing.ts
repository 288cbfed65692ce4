/** In Spanish: the lesson 'losing'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  'how-many': {
    title: '¿Cómo de grave?',
    text: [
      'Unos Orks han cargado contra tu formación {formation company}, y con ella contra una ya desmoralizada, '
      + '{formation remnant}.',
      'Tus bajas causadas: {kills defender}; las suyas: {kills attacker}. Los dados del resultado están en la mesa.',
      '«Has perdido una peana, así que recibes un impacto más», dice alguien.',
    ],
    hint: [
      'Toma el dado más alto de cada bando y suma: bajas causadas, número, marcadores, peanas Inspiring.',
      'Un pelotón desmoralizado cuenta como un marcador por cada una de sus peanas.',
      'Es la diferencia entre los dos totales.',
    ],
    question: '¿Cuántos impactos sin salvación recibe ahora el perdedor?',
    after: [
      'Tantos puntos como pierdes el resultado, tantos impactos de remate, y nada salva de ellos.',
    ],
  },
  whom: {
    title: '¿En quién cae el remate?',
    text: [
      '{unit g4} está detrás del molino, no ha visto ningún Ork y no ha tirado ningún dado.',
      'Un comisario va con {unit g3} y le da Fearless. Número de impactos: {hackdown}.',
      '«Quien no estaba implicado no puede recibir impactos», dices.',
    ],
    hint: [
      'El remate no pregunta por línea de fuego ni por quién estaba implicado, solo por quién está más cerca.',
      'Las peanas Fearless se pasan por alto, y el impacto va a la siguiente.',
      'Las dos formaciones cuentan como una; sus peanas van juntas, primero las más cercanas a los Orks.',
    ],
    after: [
      'Cerca es cerca: detrás de un muro nadie está a salvo de una derrota.',
      'Con un transporte reciben un impacto también todos los de dentro, antes que nadie más lejano.',
      'Los pasajeros de unos restos a los que no llegó un impacto así tiran una salvación.',
      'Estas bajas no son bajas causadas y no dan marcadores.',
    ],
  },
  break: {
    title: '¿Quién se desmoraliza?',
    text: [
      'Los tanques han apoyado y están cerca. El comisario vive.',
      '«Una peana Fearless mantiene unida a su compañía», dice tu vecino.',
    ],
    hint: [
      'Toda formación que ha perdido se desmoraliza, le quede lo que le quede, salvo que ya lo estuviera.',
      'Los amigos que estaban cerca reciben un marcador, que por sí solo desmoraliza solo a una peana suelta.',
    ],
    after: [
      'No se tira ningún chequeo: la compañía se desmoraliza, y se quitan los marcadores que tenía.',
    ],
  },
  gone: {
    title: '¿Y los que ya estaban desmoralizados?',
    text: [
      'De {formation remnant} quedará alguien tras los impactos.',
      '«Desmoralizado es desmoralizado», dice tu vecino, «así que no le puede pasar nada más.»',
    ],
    hint: [
      'Una formación desmoralizada lucha como cualquier otra, pero no sobrevive a una segunda derrota.',
    ],
    after: [
      'La que ya estaba desmoralizada al recibir la carga, y pierde, se destruye, salvo sus peanas Fearless.',
      'Primero va el remate: quienes se pierden de todos modos se han llevado una parte.',
      'Una aeronave en tierra que pierde también se destruye, salvo si es Fearless.',
    ],
  },
  away: {
    title: 'Llévatelos',
    text: [
      'Tienes dos movimientos, aquí 30 cm, y las zonas de control no te detienen.',
      'Quien esté después a 15 cm de un enemigo se pierde.',
      'Dos bandas de {formation bikes} esperan en el borde opuesto de la mesa.',
    ],
    hint: [
      'Alejarse derecho de la Warband es ir derecho a las motos. Prueba el lado donde no hay nadie.',
      'Las peanas Fearless pueden quedarse, o acabar donde quieran a más de 5 cm de los enemigos.',
    ],
    after: [
      'Han salido de esta, desmoralizados pero vivos.',
      'Una máquina de guerra que acaba cerca de enemigos no se pierde, pero recibe un punto de daño por cada uno.',
    ],
  },
  after: {
    title: 'La cuenta',
    text: [
      'Peanas que quedan de tus dos formaciones: {left defender}. Marcadores de los tanques: {markers tanks}.',
      'En este orden: impactos, moral, fin de los ya desmoralizados, retirada, marcadores de amigos y de ganadores.',
    ],
    hint: [],
  },
};
