/** In Spanish: the open questions about attacks, hits and saves. */
import type { RulingWords } from '../../../../../src/epic-armageddon/rulings/rulings.ts';

export const hitsRulings = {
  equalDistances: {
    question: 'Dos peanas están igual de cerca: ¿quién recibe el impacto?',
    answers: {
      'owner-chooses': 'Elige su dueño; si no elige, la primera de la lista.',
      'list-order': 'Siempre la primera de la lista.',
    },
    source: 'Punto abierto 1: no impreso para impactos, lo supone Ragnarök.',
  },
  laterBatch: {
    question: '¿Empiezan de nuevo los impactos de macroarma por la peana más cercana?',
    answers: {
      'fresh-lap': 'Sí: una vuelta nueva a los supervivientes, en el mismo orden.',
      'lap-continues': 'No: las peanas ya impactadas esperan a que lo estén todas.',
    },
    source: 'Punto abierto 2: la lectura natural.',
  },
  specialHits: {
    question: '¿Dónde caen los impactos Ignore Cover y Lance entre los normales?',
    answers: {
      'where-they-bite': 'En peanas donde importan, mientras se respete primero el más cercano.',
      'in-order': 'Tras los impactos normales, donde los ponga el orden.',
    },
    source: 'FAQ NetEA, resolver ataques: un consenso no oficial.',
  },
  mountedCover: {
    question: '¿Tienen las tropas montadas salvación por cobertura de infantería?',
    answers: {
      none: 'No: para el terreno son vehículos.',
      infantry: 'Sí, como infantería.',
    },
    source: 'Punto abierto 21.',
  },
  soak: {
    question: 'Una máquina de guerra está entre otras unidades: ¿cuándo recibe sus impactos?',
    answers: {
      'in-position-order': 'Cuando le toca, primero el más cercano.',
      'war-engines-first': 'Antes que todos.',
    },
    source: 'Punto abierto 6: lo que supone «primero el más cercano».',
  },
  nomination: {
    question: 'Contra máquinas de guerra mezcladas con otras, ¿se ataca solo a un tipo?',
    answers: {
      none: 'No, los impactos caen en los dos, primero el más cercano.',
      'war-engines': 'Sí, a las máquinas de guerra mientras las haya.',
      others: 'Sí, a las demás mientras las haya.',
    },
    source: 'Punto abierto 5: el disparo pide designar, los asaltos no dicen nada.',
  },
  impossibleHits: {
    question: 'El impacto de una máquina de guerra no tiene en quién caer: ¿qué pasa con él?',
    answers: {
      lost: 'Se pierde.',
      'anybody-engaged': 'Cae en el enemigo implicado directamente más cercano.',
    },
    source: 'Punto abierto 23.',
  },
  sniperPlace: {
    question: '¿Cuenta el impacto de un francotirador como el de la vuelta para su víctima?',
    answers: {
      'outside-the-lap': 'No, los normales caen como si no estuviera.',
      'in-the-lap': 'Sí, su víctima espera a que todos tengan uno.',
    },
    source: 'Punto abierto 20.',
  },
  titanDice: {
    question: '¿Con qué golpean los Titanes y otras máquinas de guerra en contacto?',
    answers: {
      'starting-capacity': 'Con un dado por punto de capacidad inicial, repartidos como quiera su dueño.',
      'half-macro': 'Con la mitad de dados, que impactan como macroarmas, o disparan con todos.',
    },
    source: 'NetEA 3.3.2; la segunda respuesta es de EpicAU.',
  },
  splashTiming: {
    question: 'Explota una máquina de guerra: ¿cuándo sufren los cercanos?',
    answers: {
      'with-the-batch': 'Al momento, antes de tirar nada más.',
      'after-the-attacks': 'Cuando estén resueltos todos los impactos del paso.',
    },
    source: 'Punto abierto 18.',
  },
} satisfies Partial<RulingWords>;
