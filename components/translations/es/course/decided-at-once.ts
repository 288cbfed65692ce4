/** In Spanish: the lesson 'decided-at-once'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  'two-against-two': {
    title: 'Dos contra dos',
    text: [
      'Dos bandas de {formation warband} tocan dos peanas de tu formación {formation company}.',
      'Todos los demás están detrás de un edificio: tres bandas tras el almacén, tres de los tuyos tras el tuyo.',
      'Cuando acaban los ataques se mira si han resuelto el asunto.',
    ],
    hint: [],
  },
  'both-gone': {
    title: 'Delante no queda nadie',
    text: [
      'Estos son los dados. Tus dos peanas de delante no tienen blindaje: calcula qué es de ellas.',
      '«Los que estaban implicados en tu bando han muerto, así que he ganado», dice el jugador ork.',
    ],
    hint: [
      'El atacante gana al momento cuando no queda absolutamente nadie de las formaciones cargadas.',
      'Cuenta a quiénes tiene tu compañía detrás del cuartel.',
    ],
    after: [
      'Matar a todos los defensores implicados directamente no basta mientras vivan otros de los suyos.',
      'Así que se sigue: el apoyo, si lo hay, y luego los dados del resultado.',
    ],
  },
  tie: {
    title: 'Un empate',
    text: [
      'Los totales eran iguales, {total attacker} a {total defender}, así que hay otra ronda.',
      'Quien lucha no recibe marcadores de explosión mientras dura el asalto.',
      'Los Orks esperan a que te asomes.',
    ],
    hint: [],
  },
  'show-yourselves': {
    title: 'Tres armas contra dos',
    text: [
      'A este lado del almacén solo hay dos Orks. Tus tres peanas tendrían tres disparos si los vieran.',
      'Cada una de tus peanas puede contracargar 5 cm.',
    ],
    hint: [
      'Cada una derecha al enemigo más cercano: el camino pasa por el cuartel.',
      'Necesitan línea de fuego hasta alguien a 15 cm.',
    ],
    task: 'Haz que {unit g3}, {unit g4} e {unit g5} ataquen en esta ronda, y acaba la contracarga.',
    after: [
      'Tres de las tuyas están implicadas directamente, contra dos.',
    ],
  },
  'engaged-gone': {
    title: 'Dos Orks bajo el fuego',
    text: [
      'Estos son los dados de la segunda ronda.',
      '«Aunque mueran los dos, tres de los míos están ahí detrás sin un rasguño», dice el jugador ork.',
    ],
    hint: [
      'No se trata igual a los dos bandos: uno de ellos cargó.',
      'Del atacante se pregunta quién queda de los que estaban implicados directamente.',
    ],
    after: [
      'Como se suele jugar, el defensor ha ganado cuando ha muerto todo atacante implicado.',
    ],
  },
  'without-a-scratch': {
    title: '¿Y los tres de detrás del almacén?',
    text: [
      'No han golpeado ni los han golpeado. Di qué es de las formaciones.',
    ],
    hint: [
      'Son las formaciones las que pierden, y no solo las peanas suyas que lucharon.',
    ],
    after: [
      'Ha perdido la formación entera, y se desmoraliza.',
    ],
  },
  after: {
    title: 'Lo que no pasó',
    text: [
      'Ganador: {winner}.',
      'Donde deciden los ataques no hay fuego de apoyo y nadie tira para el resultado.',
      'Así que tampoco hay diferencia de totales, ni remate.',
    ],
    hint: [],
  },
};
