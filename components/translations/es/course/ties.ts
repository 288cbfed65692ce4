/** In Spanish: the lesson 'ties'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  first: {
    title: 'Una baja cada uno',
    text: [
      'Tus Marines corrieron todo lo que pudieron y están ante una compañía de la Guardia; el contacto quedaba fuera '
      + 'de alcance.',
      'Los dos bandos han disparado. Tus bajas causadas: {kills attacker}; las suyas: {kills defender}.',
      'Ahora los dos tiran para el resultado.',
    ],
    hint: [],
  },
  'who-wins': {
    title: '¿Quién ha ganado?',
    text: [
      'Los dados están tirados. Nadie tiene marcadores. Peanas que quedan: {left attacker} tuyas, {left defender} '
      + 'suyas.',
      '«No me has vencido», dice el jugador de la Guardia, «así que has perdido.»',
    ],
    hint: [
      'Suma las bajas causadas, el número, y uno por no tener marcadores, en los dos bandos.',
      'En un empate ningún bando tiene ventaja, ni el que cargó ni el que recibió la carga.',
    ],
    after: [
      'Nadie ha ganado, así que el combate sigue: contracargas, ataques, apoyo, y un nuevo resultado.',
    ],
  },
  'how-far': {
    title: '¿Otra carga?',
    text: [
      'Ronda {round}. {unit a2} tiene Velocidad 30 y está a {gap a2} del guardia más cercano.',
      'Tu vecino lo toma por una segunda carga y movería la peana 30 cm.',
    ],
    hint: [
      'En una ronda posterior también el atacante mueve según las reglas de la contracarga.',
    ],
    after: [
      'Desde la segunda ronda contracargan los dos bandos, el atacante primero.',
      'Quien mueve va derecho al enemigo más cercano.',
    ],
  },
  'go-in': {
    title: 'Ahora los alcanzas',
    text: [
      'Tú golpeas con 3+ y disparas con 5+; ellos golpean con 6+ y disparan con 5+.',
      'Quién está implicado, y cómo, se pregunta de nuevo en cada ronda.',
    ],
    hint: [
      'Derecho delante de cada una de las tuyas hay un guardia, y el camino es bastante corto.',
    ],
    task: 'Contracarga para que tres de tus peanas toquen a un enemigo.',
    after: [
      'En contacto cuenta el cuerpo a cuerpo, también para ellos.',
    ],
  },
  support: {
    title: '¿Otra vez los tanques?',
    text: [
      'En la primera ronda disparó {unit l1}, y {unit l2} estaba demasiado lejos.',
      '«Ese ya ha disparado», dices.',
    ],
    hint: [
      'Todo lo que va tras las contracargas se hace otra vez, el apoyo incluido.',
      'Mide de nuevo, también: tus Marines han movido.',
    ],
    question: '¿Qué peanas de la Guardia pueden apoyarla ahora?',
    after: [
      'Como se suele jugar, se pide apoyo en cada ronda, y cada vez se pregunta quién puede darlo.',
    ],
  },
  kills: {
    title: '¿Qué bajas causadas cuentan?',
    text: [
      'La segunda ronda está jugada. Algunos cayeron en la primera, otros en esta.',
      '«Cada ronda se cuenta aparte», dice el jugador de la Guardia.',
    ],
    hint: [
      'El resultado pregunta por las bajas causadas de este asalto.',
    ],
    question: '¿Cuántas bajas causadas cuenta tu bando?',
    after: [
      'Las bajas causadas se conservan de ronda en ronda.',
      'Los marcadores de explosión tienen que esperar: quien lucha no recibe ninguno hasta que acaba todo.',
    ],
  },
  after: {
    title: 'Siempre hay un ganador',
    text: [
      'Tras la ronda {round} quedan {total attacker} a {total defender}. Ganador: {winner}.',
      'Una ronda sigue a otra hasta que alguien gana; un asalto nunca acaba sin decidirse.',
    ],
    hint: [],
  },
};
