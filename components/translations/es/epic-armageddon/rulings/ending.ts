/** In Spanish: the open questions about supporting fire, the result and what follows. */
import type { RulingWords } from '../../../../../src/epic-armageddon/rulings/rulings.ts';

export const endingRulings = {
  supportEachRound: {
    question: 'Tras un empate, ¿se puede volver a pedir apoyo?',
    answers: {
      'every-round': 'Sí, en cada ronda.',
      'first-round': 'No, solo en la primera.',
    },
    source: 'Punto abierto 14: se repite todo desde el paso 4.',
  },
  supportCalledBy: {
    question: '¿Debe ver quien apoya a un enemigo que atacó, o basta uno en posición de atacar?',
    answers: {
      'enemy-that-attacked': 'Un enemigo que atacó en esta ronda.',
      'enemy-engaged': 'Cualquier enemigo implicado directamente.',
    },
    source: 'FAQ NetEA, fuego de apoyo.',
  },
  supportReach: {
    question: '¿Puede caer un impacto de apoyo en una peana implicada a la que nadie del apoyo llega?',
    answers: {
      'all-engaged': 'Sí: puede recibirlo toda peana implicada directamente.',
      'within-15cm': 'No: solo las que estén a 15 cm y en línea de fuego del apoyo.',
    },
    source: 'El texto solo nombra a las implicadas; «como al disparar» se puede leer como un límite.',
  },
  supportOrder: {
    question: '¿Disparan todos los apoyos a la vez, o formación por formación?',
    answers: {
      together: 'A la vez, los dos bandos.',
      'one-by-one': 'Una formación tras otra, retirando bajas entre medias.',
    },
    source: 'NetEA 1.12.6; la segunda respuesta es de Ragnarök.',
  },
  losersSupporters: {
    question: '¿Qué formaciones del bando perdedor reciben un marcador de explosión por haber estado cerca?',
    answers: {
      'when-support-is-called': 'Las que podían apoyar al pedir apoyo; ninguna tras un final al momento.',
      'swift-endings-too': 'Las mismas, y también tras un final al momento.',
      'able-to-fire': 'Solo las que podrían haber disparado, salvo por estar desmoralizadas o no tener valor de '
        + 'tiroteo.',
    },
    source: 'Punto abierto 10; la tercera respuesta es de Ragnarök.',
  },
  supportingWarEngine: {
    question: '¿Cuántos dados tira una máquina de guerra en apoyo?',
    answers: {
      'starting-capacity': 'Uno por punto de su capacidad de daño inicial.',
      one: 'Uno.',
    },
    source: 'Punto abierto 4: una deducción de NetEA 3.3.2.',
  },
  bothSwift: {
    question: 'Mueren a la vez todos los defensores y todos los atacantes implicados: ¿quién gana?',
    answers: {
      'attacker-if-any-lives': 'El atacante, si vive en algún sitio una peana de la formación que carga; si no, nadie.',
      nobody: 'Nadie.',
    },
    source: 'Punto abierto 3: sin regla.',
  },
  engagedInLaterRounds: {
    question: '¿La muerte de quién acaba al momento una ronda posterior: de los implicados ahora, o en la primera?',
    answers: {
      'this-round': 'Los atacantes implicados directamente en esta ronda.',
      'first-round': 'Los atacantes implicados directamente en la primera ronda.',
    },
    source: 'Punto abierto 15: Rules Revamp A4 y FAQ NetEA, resolver ataques.',
  },
  whoConsolidates: {
    question: '¿Quién puede hacer el movimiento gratis de 5 cm del ganador?',
    answers: {
      'formations-in-the-assault': 'Solo las formaciones que lucharon.',
      'supporters-too': 'Las formaciones que lucharon y las que dieron fuego de apoyo.',
    },
    source: 'Punto abierto 11.',
  },
  brokenWinner: {
    question: 'Un ganador se desmoraliza por sus bajas: ¿aún puede consolidar?',
    answers: {
      consolidates: 'Sí, nada lo prohíbe.',
      stays: 'No.',
    },
    source: 'Punto abierto 22.',
  },
  passengersAsKills: {
    question: '¿Cuentan como bajas causadas los pasajeros que mueren con su transporte?',
    answers: {
      kills: 'Sí: son bajas causadas.',
      'no-kills': 'No, solo el transporte.',
    },
    source: 'Punto abierto 7: no está escrito.',
  },
  criticalDeath: {
    question: 'Un crítico destruye de golpe una máquina de guerra: ¿cuántas bajas causadas son?',
    answers: {
      'all-that-was-left': 'Tantas como capacidad de daño le quedaba.',
      'one-more': 'Una por el crítico.',
    },
    source: 'Punto abierto 17: la lectura coherente.',
  },
  mixedMarines: {
    question: 'Los Marines pierden junto con otros: ¿se dividen por dos los impactos de remate?',
    answers: {
      'all-marines-only': 'Solo si todas las formaciones perdedoras son de Marines.',
      'any-marines': 'En cuanto lo sea una.',
    },
    source: 'Punto abierto 16: se acuerda antes.',
  },
  fearlessTransport: {
    question: 'El remate pasa por alto un transporte Fearless: ¿también a sus pasajeros?',
    answers: {
      'passengers-hit': 'No, son los siguientes.',
      'passengers-skipped': 'Sí.',
    },
    source: 'Punto abierto 19: FAQ NetEA, calcular el resultado.',
  },
  engagedAttackersGone: {
    question: 'Han muerto todos los atacantes implicados y otros están más atrás: ¿gana el defensor?',
    answers: {
      'defender-wins': 'Sí, al momento.',
      'fights-on': 'No, mientras viva alguien de la formación que carga.',
    },
    source: 'Erratas oficiales de 2008; la segunda respuesta es como se dice que se jugaba con el primer reglamento.',
  },
} satisfies Partial<RulingWords>;
