/** In Spanish: the open questions about the target, the charge and its answer. */
import type { RulingWords } from '../../../../../src/epic-armageddon/rulings/rulings.ts';

export const chargeRulings = {
  lineOfFireToAssault: {
    question: '¿Necesita un asalto una línea de fuego entre dos unidades, o solo 15 cm?',
    answers: {
      needed: 'Hace falta línea de fuego, tras la carga y otra vez tras las primeras contracargas.',
      'not-needed': 'Basta estar a 15 cm, como dice la regla impresa.',
    },
    source: 'FAQ NetEA desde 2017; la regla impresa no dice nada.',
  },
  immobileCounterCharge: {
    question: '¿Puede contracargar una peana sin Velocidad?',
    answers: {
      stays: 'No, se queda donde está.',
      '5cm': 'Sí, 5 cm como toda peana lenta.',
    },
    source: 'Punto abierto 13.',
  },
  reachToTarget: {
    question: 'Se carga a la vez contra varias formaciones: ¿a 15 cm de quién debe llegar la carga?',
    answers: {
      'any-included': 'De cualquier unidad de cualquiera de ellas.',
      'the-target': 'De alguna unidad de la formación señalada como objetivo.',
    },
    source: 'FAQ NetEA, formaciones entremezcladas: se acuerda antes.',
  },
  combinedFormations: {
    question: '¿Cuántas formaciones puede llevar un Commander?',
    answers: {
      'three-in-total': 'Dos, tres formaciones en total.',
      'three-more': 'Tres además de la suya.',
    },
    source: 'Punto abierto 8: el texto tiene los dos números.',
  },
  scoutZones: {
    question: '¿Hasta dónde llega la zona de control de un Scout durante una carga?',
    answers: {
      '10cm': '10 cm, como siempre.',
      '5cm': '5 cm, como la de todos.',
    },
    source: 'NetEA 2.1.12; la segunda respuesta es de Ragnarök.',
  },
  disembarkWithin: {
    question: '¿A qué distancia de su transporte se pone un pasajero que baja?',
    answers: {
      'any-part': 'Alguna parte de su peana a 5 cm.',
      'whole-base': 'Toda su peana a 5 cm.',
    },
    source: 'FAQ NetEA, vehículos de transporte: se acuerda antes.',
  },
  warEngineCounterCharge: {
    question: '¿Puede contracargar una máquina de guerra en contacto?',
    answers: {
      'below-capacity': 'Sí, mientras haya menos enemigos en contacto con ella que su capacidad de daño inicial.',
      never: 'No, como dice la regla impresa.',
    },
    source: 'Punto abierto 12: FAQ NetEA, movimientos de carga.',
  },
  drawnInCover: {
    question: '¿Aprovecha su cobertura una formación arrastrada por una contracarga?',
    answers: {
      none: 'No: lucha como si hubiera cargado.',
      cover: 'Sí: no ha movido.',
    },
    source: 'Punto abierto 9: una deducción.',
  },
} satisfies Partial<RulingWords>;
