/** In Spanish: the lesson '40k-who-strikes-whom'. */
import type { LessonProse } from '../../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  captain: {
    title: 'Un capitán en primera fila',
    text: [
      'Tus Orks ({left mob}) se han lanzado contra unos Marines ({left squad}) y el capitán que va con ellos.',
      'En un combate, un personaje independiente es una unidad por sí solo, también dentro de una escuadra.',
      'Una miniatura puede golpear a quien toca, o a quien toca el amigo al que apoya.',
    ],
    hint: [],
  },
  both: {
    title: 'Entre dos enemigos',
    text: [
      'El Ork 3 toca al capitán y a un Marine que está a su lado.',
    ],
    hint: [
      'Quien toca a varias unidades puede elegir, salvo que una regla se lo quite.',
    ],
    after: [
      'Según el borrador posterior se le puede golpear; nadie tiene que hacerlo.',
    ],
  },
  must: {
    title: 'El mismo Ork, un borrador anterior',
    text: [
      'Las miniaturas están donde estaban.',
      '«Yo prefiero matar Marines», dice tu amigo.',
    ],
    hint: [
      'En este borrador un personaje atrae los golpes de quienes lo tocan.',
    ],
    after: [
      'Quien lo toca lo golpea, toque a quien toque además.',
    ],
  },
  skill: {
    title: '¿La habilidad de quién?',
    text: [
      'El capitán tiene Habilidad de Armas 5, sus Marines 4. Los Orks golpean a la escuadra.',
    ],
    question: '¿Qué Habilidad de Armas de la escuadra cuenta contra estos golpes?',
    hint: [
      'Cuenta la mayoría de la unidad golpeada, y el capitán no es parte de ella.',
    ],
    after: [
      'A él se le impacta según la suya, y a ellos según la de ellos.',
    ],
  },
  aim: {
    title: 'Déjalo en paz',
    text: [
      'Capitán y Marines han golpeado, y han fallado todos. Ahora llega la Iniciativa de tus Orks.',
      'En este texto, todos los ataques de una miniatura van contra una unidad.',
    ],
    task: 'Haz que el Ork 3 no golpee al capitán.',
    hint: [
      'También toca a otra unidad.',
    ],
    after: [
      'Un capitán al que nadie golpea vuelve a golpear el turno siguiente.',
    ],
  },
  crowd: {
    title: 'Dos escuadras contra dos',
    text: [
      'Otra mesa: dos escuadras de Marines han cargado contra dos escuadras de guardias.',
      'Quienes están unidos por el contacto luchan un solo combate: aquí son todos.',
      'El Marine 5 de la primera escuadra está donde se juntan los dos enemigos.',
    ],
    hint: [
      'Mira a quién toca la miniatura, no contra quién cargó su escuadra.',
    ],
    after: [
      'Cada miniatura por sí misma: lo que toca, lo puede golpear.',
    ],
  },
  score: {
    title: 'Un resultado para todos',
    text: [
      'Guardias caídos: {lost left} a la izquierda, {lost right} a la derecha. Cada uno tenía una herida.',
    ],
    hint: [
      'Un combate, un resultado.',
    ],
    after: [
      'Las dos escuadras de Marines ganan juntas, haya hecho el trabajo quien lo haya hecho.',
    ],
  },
  test: {
    title: '¿Quién tiene que chequear?',
    text: [
      'El defensor ha perdido este combate. No todas las escuadras han sufrido lo mismo.',
    ],
    hint: [
      'No quien ha perdido miniaturas, sino quien ha perdido el combate.',
    ],
    after: [
      'Cada unidad del bando perdedor chequea por sí misma.',
    ],
  },
};
