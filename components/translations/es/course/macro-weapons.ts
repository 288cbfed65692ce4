/** In Spanish: the lesson 'macro-weapons'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  power: {
    title: 'Armas de energía',
    text: [
      'Unos Terminators han alcanzado tu formación {formation company}. Cada uno lleva un arma de energía: un ataque '
      + 'adicional.',
      'Su Captain tiene otra. Tú tienes infantería, en parte entre muros, y un tanque.',
      'Un ataque adicional se tira con el mismo valor que los demás de su peana.',
    ],
    hint: [],
  },
  dice: {
    title: '¿Cuántos dados tiran?',
    text: [
      'Tres Terminators tocan tus peanas, el Captain va con uno de ellos, y otro dispara desde atrás.',
      '«Cuatro con dos dados cada uno, y otro más por el Captain», dice su jugador.',
    ],
    hint: [
      'Cuenta un dado por peana, y los adicionales de las armas de asalto en contacto.',
      'Quien dispara deja el arma de energía.',
    ],
    after: [
      'Solo los ataques adicionales son los de la macroarma, y solo en contacto.',
      'El primer dado de cada peana es un dado normal.',
    ],
  },
  walls: {
    title: 'Muros contra un arma de energía',
    text: [
      'Salvación de {unit g1} por las ruinas que la rodean: {save g1}. Un amigo cree que la piedra es piedra.',
    ],
    hint: [
      'Pregúntate qué deja una macroarma del blindaje, y qué de la cobertura.',
    ],
    after: [
      'La cobertura no sirve contra una macroarma, y el blindaje normal tampoco.',
    ],
  },
  tank: {
    title: '¿Y el tanque?',
    text: [
      '{unit l1} tiene Reinforced Armour con 4+.',
      'Contra un impacto normal tiraría, y si fallara, tiraría otra vez.',
    ],
    hint: [
      'Reinforced Armour es la excepción, pero no conserva sus dos tiradas.',
    ],
    after: [
      'Reinforced Armour tiene una tirada contra una macroarma, y ninguna segunda.',
      'Una lanza también le quita la segunda tirada, y no hace más que eso.',
    ],
  },
  'titan-killer': {
    title: 'Si fuera un Matatitanes',
    text: [
      'Supón que el impacto en {unit l1} viniera de un Matatitanes.',
    ],
    hint: [
      'Un Matatitanes hace todo lo que hace una macroarma, y una cosa más.',
    ],
    after: [
      'Contra un Matatitanes ni Reinforced Armour sirve.',
    ],
  },
  captain: {
    title: '¿Ayuda algo todavía?',
    text: [
      'Dale la vuelta: un Matatitanes da en {unit t1}, la peana de su Captain.',
      'Él trae una salvación invulnerable. «De eso no salva nada», te dicen.',
    ],
    hint: [
      'Tras el blindaje o la cobertura, o en su lugar, un impacto puede dar con un segundo tipo de salvación.',
    ],
    after: [
      'Una salvación invulnerable de 6+ vale contra cualquier ataque, y nada la hace más difícil.',
      'Algunos ejércitos traen campos propios, que pueden ayudar donde no ayuda el blindaje.',
    ],
  },
  'place-it': {
    title: 'Dónde ponerlo',
    text: [
      'Los impactos normales ya están salvados y sus bajas retiradas; los de macroarma se colocan solo ahora.',
      'Como se suele jugar, empiezan por el más cercano que queda, lo hayan alcanzado antes o no.',
      'Impactos así en tu bando: {hits defender}. Tu tanque está delante.',
    ],
    hint: [
      'Puede que otro esté igual de cerca, en contacto, y valga menos.',
    ],
    task: 'Coloca los impactos para que {unit l1} no reciba ninguno, y sigue.',
    after: [
      'Entre los igual de cercanos, el más barato es el mejor sitio para un impacto sin salvación.',
    ],
  },
  after: {
    title: 'En qué quedó',
    text: [
      'Tus bajas: {lost defender}; las de los Terminators: {lost attacker}.',
      'Si un Terminator hubiera muerto por tus impactos normales, su arma de energía habría golpeado igual.',
    ],
    hint: [],
  },
};
