/** In Spanish: the questions that the rules of Epic leave open. */
import type { RulingWords } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { English } from '../english.ts';

type Words = English['rulings'];

/** The open questions about the target, the charge and its answer. */
const chargeRulings = {
  lineOfFireToAssault: {
    question: '¿Necesita un asalto una línea de fuego entre dos unidades o basta con 15 cm o menos?',
    answers: {
      needed: 'Hace falta línea de fuego, tras la carga y otra vez tras las primeras contracargas.',
      'not-needed': 'Basta con estar a 15 cm o menos, como dice la regla impresa.',
    },
    source: 'FAQ NetEA desde 2017; la regla impresa no dice nada.',
  },
  immobileCounterCharge: {
    question: '¿Puede contracargar una peana sin Velocidad?',
    answers: {
      stays: 'No, se queda donde está.',
      '5cm': 'Sí, 5 cm, como toda peana lenta.',
    },
    source: 'Punto abierto 13.',
  },
  reachToTarget: {
    question: 'Se carga a la vez contra varias formaciones: ¿a 15 cm o menos de quién debe llegar la carga?',
    answers: {
      'any-included': 'De cualquier unidad de cualquiera de esas formaciones.',
      'the-target': 'De alguna unidad de la formación señalada como objetivo.',
    },
    source: 'FAQ NetEA, formaciones entremezcladas: hay que acordarlo antes.',
  },
  combinedFormations: {
    question: '¿Cuántas formaciones puede llevar consigo un Commander?',
    answers: {
      'three-in-total': 'Dos además de la suya: tres formaciones en total.',
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
  ownTargetZone: {
    question: 'Una peana empieza su carga en una zona de control del objetivo y no toca a nadie: ¿puede quedarse?',
    answers: {
      'contact-or-leave': 'No: entra en contacto, hasta donde llegue, o sale de la zona.',
      'may-stay': 'Sí, puede quedarse y combatir desde ahí.',
    },
    source: 'Punto abierto 27: NetEA 1.7.3.',
  },
  brokenFollower: {
    question: 'El fuego en alerta desmoraliza a una formación de una carga combinada: ¿quién se detiene?',
    answers: {
      'it-alone-leaves': 'Solo esa formación; las demás siguen combatiendo.',
      'all-stop': 'Todas: para todas las reglas son una sola formación.',
    },
    source: 'Punto abierto 25: NetEA 2.1.2 y 1.10.',
  },
  disembarkWithin: {
    question: '¿A qué distancia de su transporte se pone un pasajero que baja?',
    answers: {
      'any-part': 'Alguna parte de su peana a 5 cm o menos.',
      'whole-base': 'Su peana entera a 5 cm o menos.',
    },
    source: 'FAQ NetEA, vehículos de transporte: hay que acordarlo antes.',
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
    question: '¿Aprovecha su cobertura una formación arrastrada al asalto por una contracarga?',
    answers: {
      none: 'No: lucha como si hubiera cargado.',
      cover: 'Sí: no se ha movido.',
    },
    source: 'Punto abierto 9: una deducción.',
  },
} satisfies Partial<RulingWords>;

/** The open questions about attacks, hits and saves. */
const hitsRulings = {
  equalDistances: {
    question: 'Dos peanas están igual de cerca: ¿quién recibe el impacto?',
    answers: {
      'owner-chooses': 'Elige su dueño; si no elige, la primera de la lista.',
      'list-order': 'Siempre la primera de la lista.',
    },
    source: 'Punto abierto 1: no está impreso para los impactos; lo supone Ragnarök.',
  },
  laterBatch: {
    question: '¿Empiezan de nuevo los impactos de macroarma por la peana más cercana?',
    answers: {
      'fresh-lap': 'Sí: una vuelta nueva entre los supervivientes, en el mismo orden.',
      'lap-continues': 'No: las peanas que ya tienen un impacto de esta tanda esperan a que lo tengan todas.',
    },
    source: 'Punto abierto 2: la lectura natural.',
  },
  settledTies: {
    question: 'El dueño ha decidido un empate para los impactos normales: ¿vale eso para los que vienen después?',
    answers: {
      'settled-anew': 'No: se decide de nuevo para los impactos de macroarma y Matatitanes y tras First Strike.',
      'stay-settled': 'Sí, en el orden elegido al principio.',
    },
    source: 'Punto abierto 26; la segunda respuesta es de Ragnarök.',
  },
  shieldedEngineHits: {
    question: 'Caen impactos de cuerpo a cuerpo y de tiroteo sobre una unidad con escudos y sobre otras: ¿cuáles '
      + 'recibe la de los escudos?',
    answers: {
      'owner-chooses': 'Su dueño puede asignarle los de tiroteo y asignar a otras los de cuerpo a cuerpo; si no dice '
        + 'nada, caen en el orden en que se tiraron.',
      'as-thrown': 'Según se tiraron los dados: primero los de cuerpo a cuerpo.',
    },
    source: 'Punto abierto 24: se deduce de NetEA 1.9.6.',
  },
  specialHits: {
    question: '¿Dónde caen, entre los normales, los impactos de lanza y los que ignoran la cobertura?',
    answers: {
      'where-they-bite': 'En peanas contra las que cambian algo, mientras se respete «primero el más cercano».',
      'in-order': 'Tras los impactos normales, donde los ponga el orden.',
    },
    source: 'FAQ NetEA, resolver ataques: un consenso no oficial.',
  },
  mountedCover: {
    question: '¿Tienen las tropas montadas salvación por cobertura de infantería?',
    answers: {
      none: 'No: a efectos del terreno son vehículos.',
      infantry: 'Sí, como infantería.',
    },
    source: 'Punto abierto 21.',
  },
  soak: {
    question: 'Una máquina de guerra está entre otras unidades: ¿cuándo recibe sus impactos?',
    answers: {
      'in-position-order': 'Cuando le toca, primero el más cercano.',
      'war-engines-first': 'Antes que nadie.',
    },
    source: 'Punto abierto 6: lo que supone «primero el más cercano».',
  },
  nomination: {
    question: 'Contra máquinas de guerra mezcladas con otras unidades, ¿se ataca solo a un tipo?',
    answers: {
      none: 'No, los impactos caen en los dos tipos, primero en la unidad más cercana.',
      'war-engines': 'Sí, a las máquinas de guerra mientras las haya.',
      others: 'Sí, a las demás mientras las haya.',
    },
    source: 'Punto abierto 5: al disparar hay que señalar un tipo; de los asaltos no se dice nada.',
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
      'outside-the-lap': 'No, los impactos normales caen como si no existiera.',
      'in-the-lap': 'Sí, su víctima espera a que todos tengan un impacto.',
    },
    source: 'Punto abierto 20.',
  },
  titanDice: {
    question: '¿Con qué golpean los Titanes y otras máquinas de guerra en contacto?',
    answers: {
      'starting-capacity': 'Con tantos dados como puntos de capacidad inicial, repartidos como quiera su dueño.',
      'half-macro': 'Con la mitad de los dados, que impactan como macroarmas; o bien disparan con todos.',
    },
    source: 'NetEA 3.3.2; la segunda respuesta es de EpicAU.',
  },
  splashTiming: {
    question: 'Explota una máquina de guerra: ¿cuándo alcanza la explosión a las unidades cercanas?',
    answers: {
      'with-the-batch': 'Al momento, antes de tirar nada más.',
      'after-the-attacks': 'Cuando estén resueltos todos los impactos del paso.',
    },
    source: 'Punto abierto 18.',
  },
} satisfies Partial<RulingWords>;

/** The open questions about supporting fire, the result and what follows. */
const endingRulings = {
  supportEachRound: {
    question: 'Tras un empate, ¿se puede volver a pedir apoyo?',
    answers: {
      'every-round': 'Sí, en cada ronda.',
      'first-round': 'No, solo en la primera.',
    },
    source: 'Punto abierto 14: se repite todo desde el paso 4.',
  },
  supportCalledBy: {
    question: '¿Debe quien apoya ver a un enemigo que atacó o basta con uno en posición de atacar?',
    answers: {
      'enemy-that-attacked': 'Un enemigo que atacó en esta ronda.',
      'enemy-engaged': 'Cualquier enemigo implicado directamente.',
    },
    source: 'FAQ NetEA, fuego de apoyo.',
  },
  supportReach: {
    question: '¿Puede caer un impacto de apoyo en una peana implicada a la que no llega nadie que apoye?',
    answers: {
      'within-15cm': 'No: solo en las que estén a 15 cm o menos y en línea de fuego de alguien que apoye.',
      'all-engaged': 'Sí: puede recibirlo toda peana implicada directamente.',
    },
    source: 'El texto dice «como al disparar»; la segunda respuesta lo lee sin ese límite.',
  },
  supportOrder: {
    question: '¿Disparan todos los apoyos a la vez o formación por formación?',
    answers: {
      together: 'A la vez, los dos bandos.',
      'one-by-one': 'Una formación tras otra, retirando las bajas entre una y otra.',
    },
    source: 'NetEA 1.12.6; la segunda respuesta es de Ragnarök.',
  },
  losersSupporters: {
    question: '¿Qué formaciones del bando perdedor reciben un marcador de explosión por haber estado cerca?',
    answers: {
      'swift-endings-too': 'Las que estaban a 15 cm o menos y a la vista de un enemigo en combate, pudieran disparar '
        + 'o no; '
        + 'también tras un final al momento.',
      'when-support-is-called': 'Las mismas, pero ninguna tras un final al momento.',
      'able-to-fire': 'Solo las que podrían haber disparado; no importa que estén desmoralizadas o no tengan valor '
        + 'de tiroteo.',
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
      'attacker-if-any-lives': 'El atacante, si aún vive alguna peana de la formación que carga; si no, nadie.',
      nobody: 'Nadie.',
    },
    source: 'Punto abierto 3: sin regla.',
  },
  engagedInLaterRounds: {
    question: '¿Qué atacantes deben morir para que una ronda posterior acabe al momento: los implicados ahora o los '
      + 'de la primera?',
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
      'all-that-was-left': 'Tantas como puntos de daño le quedaban.',
      'one-more': 'Una por el crítico.',
    },
    source: 'Punto abierto 17: la lectura coherente.',
  },
  mixedMarines: {
    question: 'Los Marines pierden junto con otros: ¿se dividen por dos los impactos de remate?',
    answers: {
      'all-marines-only': 'Solo si todas las formaciones perdedoras son de Marines.',
      'any-marines': 'Basta con que una lo sea.',
    },
    source: 'Punto abierto 16: hay que acordarlo antes.',
  },
  fearlessTransport: {
    question: 'El remate pasa por alto a un transporte Fearless: ¿también a sus pasajeros?',
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

/** The questions that the rules leave open, and their answers. */
const epicArmageddonRulings: Words['epic-armageddon/rulings'] = { ...chargeRulings, ...hitsRulings, ...endingRulings };

export const books: English['rulings'] = {
  'epic-armageddon/rulings': epicArmageddonRulings,
};
