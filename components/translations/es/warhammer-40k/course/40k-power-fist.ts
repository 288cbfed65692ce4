/** In Spanish: the lesson '40k-power-fist'. */
import type { LessonProse } from '../../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  squad: {
    title: 'Un sargento y sus cuatro Marines',
    text: [
      'Cuatro Marines y su sargento han cargado contra diez Orks.',
      'El sargento tiene un puño de combate y una pistola; sus Marines tienen armas normales.',
      'Los Marines tienen Iniciativa 4, los Orks 2: la más alta golpea primero, las iguales a la vez.',
    ],
    hint: [],
  },
  'at-four': {
    title: 'Los primeros golpes',
    text: [
      'El sargento tiene Iniciativa 4 en su perfil, como sus Marines.',
    ],
    hint: [
      'Un puño de combate es lento: tiene su propio peldaño.',
    ],
    after: [
      'Con el puño golpea con Iniciativa 1, y nada lo hace más rápido.',
    ],
  },
  attacks: {
    title: '¿Cuántas veces?',
    text: [
      'El sargento tiene 2 ataques en su perfil. Ha cargado, y toca a varios Orks.',
    ],
    hint: [
      'Su carga cuenta.',
      'Y también la pistola de la otra mano.',
    ],
    after: [
      'El más lento de todos, y el que más ataques tiene.',
    ],
  },
  hit: {
    title: 'Impactar',
    text: [
      'Un Marine tiene Habilidad de Armas 4, y un Ork también.',
    ],
    hint: [
      'Quien es mejor impacta con 3+; quien es igual de bueno, no.',
    ],
    after: [
      'La mitad de los golpes entre iguales.',
    ],
  },
  quick: {
    title: 'Rápido, por una vez',
    text: [
      'A veces un golpe flojo a tiempo vale más que uno fuerte demasiado tarde.',
      'Una miniatura con un arma especial puede golpear sin ella.',
    ],
    task: 'Haz que el sargento golpee con Iniciativa 4, junto con su escuadra.',
    hint: [
      'Lo lento es el puño, no el sargento.',
    ],
    after: [
      'Ahora golpea con los demás, y no más fuerte que ellos.',
    ],
  },
  wound: {
    title: 'El último peldaño',
    text: [
      'Volvemos al puño. Orks caídos: {lost mob}, y todos los demás han golpeado.',
      'Un puño dobla la Fuerza: el 4 del sargento pasa a 8. Un Ork tiene Resistencia 4.',
    ],
    hint: [
      'Tan fuerte como resistente es 4+. Cada punto más quita uno, pero un 1 falla siempre.',
    ],
    after: [
      'Y contra eso no sirve ninguna armadura.',
    ],
  },
  won: {
    title: '¿Quién ha ganado?',
    text: [
      'Se acabó. Orks caídos: {lost mob}, de la escuadra: {lost squad}.',
      '«Aún somos más», dice el jugador ork.',
    ],
    hint: [
      'Nadie cuenta cabezas. Se cuentan las heridas causadas.',
    ],
    after: [
      'Cuántos queden no importa, ni quién sea más fuerte.',
    ],
  },
  seventh: {
    title: 'Veinte años después',
    text: [
      'El mismo sargento según la séptima edición.',
    ],
    hint: [
      'No todo cambia de una edición a la siguiente.',
    ],
    after: [
      'Un puño de combate va el último en cada uno de los cuatro textos.',
    ],
  },
};
