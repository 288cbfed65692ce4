/** In Spanish: the lesson '40k-caught'. */
import type { LessonProse } from '../../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  won: {
    title: 'Tres a cero',
    text: [
      'Unos Marines ({left marines}) han cargado contra unos guardias. Guardias caídos: {lost guard}; Marines, '
        + 'ninguno.',
    ],
    hint: [
      'Deciden las heridas causadas, no cuántos quedan.',
    ],
    after: [
      'Ahora los guardias tienen que chequear moral.',
    ],
  },
  holds: {
    title: '¿Cómo de difícil es?',
    text: [
      'Los guardias tienen Liderazgo 7. Su jugador tira dos dados.',
      '«Has perdido por tres, así que resta tres», dice tu amigo.',
    ],
    hint: [
      'Mira si a las reglas de prueba les importa por cuánto se ha perdido.',
    ],
    after: [
      'En los dos borradores, una derrota por poco es tan mala como una grande.',
    ],
  },
  penalty: {
    title: '¿Y en la séptima?',
    text: [
      'El mismo combate según la séptima edición: tres heridas a ninguna, Liderazgo 7.',
    ],
    hint: [
      'Aquí cuenta cada herida de diferencia.',
    ],
    after: [
      'Quien pierde por mucho tiene poca esperanza de aguantar.',
    ],
  },
  test: {
    title: 'Los dados',
    text: [
      'Otra vez según las reglas de prueba.',
    ],
    hint: [
      'Como mucho su Liderazgo, o se retiran.',
    ],
    after: [
      'Rompen el contacto. Hasta dónde corren lo dirán dos dados.',
    ],
  },
  sweep: {
    title: '¿Tras ellos?',
    text: [
      'Los guardias han sacado 1 y 2 para su movimiento de retirada.',
      'En este borrador lo ves antes de decir si vas tras ellos.',
    ],
    task: 'Haz que no escapen.',
    hint: [
      'Dos dados tuyos tienen que mostrar más de 3.',
    ],
    after: [
      'No han escapado, pero tampoco ha caído nadie por ello.',
    ],
  },
  struck: {
    title: 'El borrador anterior',
    text: [
      'La misma derrota según los ocho pasos. Ellos huyen, tú vas detrás.',
    ],
    hint: [
      'La segunda tirada tiene que superar a la primera.',
      'Este borrador da una ronda gratis a quien atrapa a alguien.',
    ],
    after: [
      'Cada golpe impacta, nadie responde, y quien queda sigue huyendo.',
    ],
  },
  destroyed: {
    title: 'La séptima edición',
    text: [
      'Los Marines tienen Iniciativa 4, los guardias 3. Cada bando tira un dado.',
      'Cada uno le suma la mejor Iniciativa que tiene.',
    ],
    hint: [
      'Cuatro y 4 contra dos y 3.',
    ],
    after: [
      'Once guardias, y ni una salvación entre todos.',
    ],
  },
  differs: {
    title: 'Borrador contra borrador',
    text: [
      'Hay dos borradores de las reglas de prueba en la mesa: el de siete pasos y el de ocho.',
    ],
    hint: [
      'Qué hace una persecución arrolladora lo acabas de ver dos veces.',
      'Y lo difícil que es la moral, una.',
    ],
    after: [
      'Antes de una partida, acordad qué texto está en la mesa.',
    ],
  },
};
