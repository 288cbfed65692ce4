/** In Spanish: the lesson 'supporting-fire'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  stalled: {
    title: 'Aún no hay nada resuelto',
    text: [
      'Diriges la formación {formation warband} y has cargado contra {formation company}.',
      'Tus bajas causadas: {kills attacker}; tus bajas: {lost attacker}.',
      'Quedan atacantes implicados, y también defensores: los ataques solos no han decidido nada.',
      'Ahora los amigos que no luchan en este asalto pueden aportar su fuego, en los dos bandos.',
    ],
    hint: [],
  },
  yours: {
    title: '¿Quién dispara por ti?',
    text: [
      'Tres {formation gunz} están detrás de ti. Marcadores de explosión en la formación: {markers gunz}.',
      'El jugador de la Guardia dice: «Quien tiene un marcador agacha la cabeza.»',
    ],
    hint: [
      'Para apoyar hace falta, a 15 cm y en línea de fuego, un enemigo que haya atacado en este asalto.',
      'Los marcadores no callan a nadie en el apoyo mientras la formación no esté desmoralizada.',
    ],
    question: '¿Cuáles de tus peanas pueden apoyarte?',
    after: [
      'De cada cañón se miran aparte el alcance y la vista; los marcadores no importan.',
    ],
  },
  theirs: {
    title: '¿Y quién por ellos?',
    text: [
      'Hay tanques detrás de la línea, uno más allá de la capilla. Los Chimeras han hecho marcha forzada este turno.',
      'Un pelotón batido está cerca de {unit b5}, y un Sentinel apunta a {unit b6}.',
      '«Todos están a 15 cm de un Ork», dice su jugador.',
    ],
    hint: [
      'Una formación desmoralizada puede luchar cuando la atacan, pero no apoya.',
      'Quien ha hecho marcha forzada este turno no puede apoyar, por cerca que esté.',
      'Unos muros entre dos peanas cortan la línea aquí como en todas partes.',
      '¿Ha atacado el Ork que ven? Aquí solo lucha la compañía: mide desde {unit b6} hasta ella.',
    ],
    question: '¿Qué peanas de la Guardia pueden apoyarla?',
    after: [
      'Quien apoya no está desmoralizado, no ha hecho marcha forzada, y ve a 15 cm a un enemigo que ha atacado.',
      'Se tira con el valor de tiroteo; First Strike no vale nada aquí.',
    ],
  },
  spare: {
    title: '¿Un obús para los Nobz?',
    text: [
      'Impactos de los tanques: {hits attacker}, por ahora en {unit n1}.',
      'Los impactos de apoyo caen en los más cercanos a quienes apoyan, y solo en los implicados directamente.',
      'Mide desde los tanques, no desde los guardias.',
    ],
    hint: [
      'Entre peanas igual de cercanas elige su dueño. Ese eres tú.',
    ],
    task: 'Dale el impacto a otra que esté igual de cerca, si puedes.',
    after: [
      'Lo que caería más allá de los implicados se pierde; quien apoya nunca recibe impactos.',
    ],
  },
  kills: {
    title: '¿Qué han sumado tus cañones?',
    text: [
      'Antes del resultado, cuentas. «Solo lucha tu Warband, así que solo cuenta lo que mató ella», dice tu rival.',
    ],
    hint: [
      'Una baja causada es de tu bando, dispare quien dispare.',
    ],
    question: '¿Cuántas bajas causadas cuenta tu bando?',
    after: [
      'Quienes apoyan suman sus bajas causadas y nada más: ni número, ni marcadores, ni Inspiring.',
      'Si el apoyo mata al último de un bando en el asalto, ha ganado el otro.',
    ],
  },
  shaken: {
    title: 'El precio de mirar',
    text: [
      'La Guardia ha perdido. Los Chimeras no han disparado. Sus marcadores de explosión: {markers chimeras}.',
      '«No tenían nada que ver», dice su jugador.',
    ],
    hint: [
      'Como se suele jugar, la derrota sacude a los amigos lo bastante cercanos para verla, disparen o no.',
    ],
    question: '¿Cuántos marcadores de explosión tienen los Chimeras cuando acaba todo?',
    after: [
      'Cada formación del perdedor que estaba cerca recibe un marcador.',
      'Una desmoralizada no recibe marcador: pierde una peana en su lugar.',
    ],
  },
};
