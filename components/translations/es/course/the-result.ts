/** In Spanish: the lesson 'the-result'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  spare: {
    title: 'Alguien que vale un punto',
    text: [
      'Tus Marines han cargado contra la formación {formation warband}. Un Chaplain va con {unit a1}, y recibes un '
      + 'impacto.',
      'Cada peana tuya con Inspiring suma uno al resultado, pero tiene que vivir para verlo.',
    ],
    hint: [
      'Las cuatro tocan a un enemigo y están igual de cerca; entre iguales elige el dueño.',
    ],
    task: 'Haz que el impacto no caiga en {unit a1}.',
    after: [
      'Vive, y cuenta. Una peana Inspiring entre quienes apoyan no contaría.',
    ],
  },
  numbers: {
    title: 'Cuenta a los Orks',
    text: [
      'Los dos bandos comparan su número, tal como queda tras las bajas.',
      'Algunos Boyz están demasiado atrás para haber luchado, y la formación {formation gunz} ha disparado desde el '
      + 'flanco.',
      '«Cuenta a los que lucharon», dice alguien, «y los cañones también.»',
    ],
    hint: [
      'Pregunta por cada peana si su formación lucha en este asalto, y si vive.',
    ],
    question: '¿Cuántas peanas cuentan los Orks?',
    after: [
      'Cuenta toda la formación, implicada o no. Quienes apoyan no cuentan.',
      'Ser más vale uno; ser más del doble vale dos.',
      'Una máquina de guerra contaría por su capacidad de daño inicial.',
    ],
  },
  yours: {
    title: '¿Qué sumas?',
    text: [
      'Tus bajas causadas: {kills attacker}; tus marcadores: {markers assault}; los de los Orks: {markers warband}.',
      '«Los marcadores cuentan una vez», dice tu rival, «o los tuyos o los míos.»',
    ],
    hint: [
      'Cinco líneas: bajas causadas, número, ningún marcador propio, más en el enemigo, peanas Inspiring.',
      'No tener ningún marcador vale uno, y que el enemigo tenga más vale otro.',
    ],
    question: '¿Qué sumas en total a tu dado más alto?',
    after: [
      'Solo cuentan los marcadores de antes del combate; los de sus bajas vienen cuando acaba todo.',
      'Una formación desmoralizada contaría como un marcador por peana.',
    ],
  },
  theirs: {
    title: '¿Y los Orks?',
    text: [
      'Sus bajas causadas: {kills defender}; tienen marcadores. Peanas: {left defender} contra {left attacker} tuyas.',
      'Su jugador suma uno por ser más.',
    ],
    hint: [
      'El doble justo no es más del doble. Divide.',
    ],
    question: '¿Qué suman los Orks en total a su dado más alto?',
    after: [
      'Si los cañones hubieran matado a alguien, también contaría aquí, y nada más de ellos.',
    ],
  },
  chance: {
    title: '¿Qué valen dos puntos?',
    text: [
      'Cada bando tira dos dados y se queda el más alto.',
      'Llevas algo de ventaja. Di cómo de segura es.',
    ],
    hint: [
      'El más alto de dos dados es un 5 o un 6 más veces que no, en los dos bandos.',
    ],
    question: '¿Qué probabilidad tienes de ganar, en porcentaje, con 12 de margen?',
    after: [
      'Una ventaja pequeña vale mucho, porque el más alto de dos dados oscila menos que uno solo.',
    ],
  },
  winner: {
    title: 'Los dados están en la mesa',
    text: [
      'Cada jugador suma lo que se ha contado, y alguien suma los dos dados.',
    ],
    hint: [
      'El dado más bajo de cada bando se aparta antes de sumar nada.',
    ],
    after: [
      'Gana el total más alto, y por cuánto le importa al perdedor.',
    ],
  },
  after: {
    title: 'A qué se llegó',
    text: [
      'Tus dados: {dice attacker}; tu total: {total attacker}.',
      'Sus dados: {dice defender}; su total: {total defender}.',
      'Mira qué poco había entre los dos: una peana Inspiring puede serlo todo.',
      'Los marcadores por bajas vienen ahora. Uno por peana desmoraliza a una formación; los Marines aguantan dos.',
    ],
    hint: [],
  },
};
