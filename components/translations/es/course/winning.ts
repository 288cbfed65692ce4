/** In Spanish: the lesson 'winning'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  fought: {
    title: 'Has ganado',
    text: [
      'Unos Orks cargaron contra tus dos compañías, que lucharon como una: {total defender} a {total attacker}.',
      '{formation first}, marcadores de antes: {markers first}, y tres peanas perdidas.',
      '{formation second} no tenía ninguno y ha perdido una. Ahora viene la cuenta.',
    ],
    hint: [],
  },
  second: {
    title: 'Marcadores para la segunda compañía',
    text: [
      'Cuatro de las tuyas han caído en total.',
      '«Lucharon como una, así que cada una recibe cuatro», dice el jugador ork.',
    ],
    hint: [
      'Mira quién ha caído, formación por formación.',
    ],
    after: [
      'Cada formación recibe un marcador por cada baja propia, de todas las rondas, y por las de nadie más.',
      'Los puntos de daño de una máquina de guerra cuentan como peanas.',
    ],
  },
  breaks: {
    title: '¿Quién se desmoraliza antes de acabar?',
    text: [
      '«Solo se desmoralizan los perdedores», dice tu vecino. Cuenta primero marcadores y peanas.',
    ],
    hint: [
      'El perdedor se desmoraliza en todo caso.',
      'Una formación se desmoraliza cuando tiene tantos marcadores como peanas.',
      'Los marcadores que tenía antes se quedan, y los de sus bajas se suman.',
    ],
    after: [
      'Un ganador puede desmoralizarse por sus propias bajas.',
      'Los marcadores que pasan de ese número no se conservan: al desmoralizarse se quitan todos.',
      'La que ya estaba desmoralizada y gana no recibe marcadores y sigue desmoralizada.',
    ],
  },
  goes: {
    title: '¿Y quién tiene que irse?',
    text: [
      'Hay formaciones desmoralizadas en los dos bandos. «Las desmoralizadas huyen», dice el jugador ork.',
    ],
    hint: [
      'Pregunta por qué se desmoralizó: ¿por la derrota, o por los marcadores de una victoria?',
    ],
    after: [
      'Un ganador que se desmoraliza se queda donde está, aun con enemigos cerca.',
      'El perdedor puede hacer dos movimientos, y quien esté después a 15 cm de un enemigo se pierde.',
    ],
  },
  consolidate: {
    title: 'Unos pasos',
    text: [
      'Cada peana del ganador puede mover 5 cm, pero a ninguna zona de control.',
      'Detrás de la segunda compañía hay un huerto, y los Orks tienen amigos.',
    ],
    hint: [
      'Un bosque da a la infantería una salvación por cobertura, 5+, en cuanto está en él.',
    ],
    task: 'Lleva {unit h3} e {unit h4} al huerto, y acaba la consolidación.',
    after: [
      'Es un movimiento voluntario; los transportes pueden recoger gente con él.',
      'Donde un perdedor Fearless ha seguido en contacto, el próximo asalto arrastra a los dos.',
    ],
  },
  after: {
    title: 'Lo que ha costado la victoria',
    text: [
      '{formation first}, marcadores: {markers first}. {formation second}, marcadores: {markers second}.',
      'Cada peana que pierde un ganador es después un marcador, así que cuenta también antes de cargar.',
    ],
    hint: [],
  },
};
