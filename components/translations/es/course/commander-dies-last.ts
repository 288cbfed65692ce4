/** In Spanish: the lesson 'commander-dies-last'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  who: {
    title: 'Una peana que necesitas',
    text: [
      'Con {unit t3} va tu Captain, y con él quieres dirigir más adelante asaltos mayores.',
      'Solo un Commander lleva consigo otras formaciones.',
      'Tiene pistola y espada, y tampoco quieres que mire desde lejos.',
    ],
    hint: [],
  },
  place: {
    title: 'En el combate, y el último',
    text: [
      'Fuera de alcance los ataques no pueden darle, pero él tampoco puede atacar.',
      'Quien está más cerca del enemigo recibe el primer impacto.',
      'Tal como estáis, él está delante de todos. Los demás pueden ir al contacto: más cerca no se puede estar.',
    ],
    hint: [
      'A 15 cm de un Ork como mucho, y a la vista, está implicado.',
      'Tenlo a más de 5 cm de los Orks que no toca nadie: sus zonas lo arrastrarían.',
      'Tenlo también a 5 cm como mucho de otra de tus peanas.',
    ],
    task: 'Carga para que {unit t3} pueda recibir un impacto, pero después de todas tus demás peanas. Luego acaba la '
      + 'carga.',
    after: [
      'Todos los que tocan a un enemigo van antes que él, y ningún enemigo elige a quién da.',
    ],
  },
  laps: {
    title: 'Supón seis impactos',
    text: [
      'Cinco de tus peanas pueden recibir impactos. Supón que los Orks logran seis.',
      '«Cuatro para los de delante, y él recibe lo que sobra», dice tu vecino.',
    ],
    hint: [
      'Cuando todos tienen un impacto, la vuelta siguiente empieza otra vez por el más cercano.',
    ],
    after: [
      'Cada vuelta tiene un impacto para cada uno, así que ser el último ayuda en cada vuelta de nuevo.',
      'Un francotirador cuyo fuego cuenta en asaltos es otra cosa: elige a su hombre.',
    ],
  },
  'last-lap': {
    title: '¿Y qué lo salvaría?',
    text: [
      'Supón que uno de ellos viniera de una macroarma y le llegara a él.',
      'Tiene blindaje 4+, y el Captain una salvación invulnerable. «Macro es macro», dice tu rival.',
    ],
    hint: [
      'Una macroarma quita la cobertura, y todo blindaje sin Reinforced Armour.',
    ],
    after: [
      'Una salvación invulnerable vale contra cualquier impacto de los ataques, con un 6.',
    ],
  },
  behind: {
    title: 'Fuego por la espalda',
    text: [
      'Detrás de tu línea está la formación {formation gunz}. Impactos de su apoyo: {hits attacker}.',
      '«Él es el último de la fila», dices, «así que cae en alguien de delante.»',
    ],
    hint: [
      'En los impactos de apoyo cuenta quién está más cerca de los que apoyan.',
    ],
    question: '¿En cuál de tus peanas cae el impacto de los cañones?',
    after: [
      'El final de una línea es el frente para quien dispara por detrás. Mira a tu alrededor antes de cargar.',
    ],
  },
  defeat: {
    title: 'Si el día está perdido',
    text: [
      'Has perdido. Impactos sin salvación en tus Marines: {hackdown}.',
      '«Un remate encuentra al jefe», dice tu rival.',
    ],
    hint: [
      'Empieza por los más cercanos al enemigo, como los ataques.',
      'Los Marines que no conocen el miedo reciben solo la mitad de la diferencia, redondeando hacia abajo.',
    ],
    after: [
      'Su sitio le ayuda aquí también: primero el más cercano, y no era él.',
    ],
  },
  away: {
    title: 'Sácalo de ahí',
    text: [
      'Los perdedores hacen dos movimientos, y quien esté después a 15 cm de un enemigo se pierde.',
      'Derecho hacia atrás es derecho a los cañones.',
    ],
    hint: [
      'Los dos movimientos juntos son 30 cm para él, en cualquier dirección.',
      'Busca el lado de la mesa donde no hay nadie.',
    ],
    task: 'Lleva {unit t3} adonde no haya enemigos a 15 cm, y después acaba la retirada.',
    after: [
      'Su salvación invulnerable no habría ayudado: quien cae en la huida no tira nada.',
    ],
  },
  after: {
    title: 'El Captain',
    text: [
      'Peanas que te quedan: {left attacker}. {unit t3} ha hecho lo que tenía que hacer.',
      'Un Commander que solo dirige no tiene que acercarse para nada: ese es el sitio más seguro de todos.',
    ],
    hint: [],
  },
};
