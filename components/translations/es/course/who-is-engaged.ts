/** In Spanish: the lesson 'who-is-engaged'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  charged: {
    title: 'Cargan contra tu compañía',
    text: [
      'Tres bandas de {formation warband} están ante tu línea; las demás han llegado hasta donde podían.',
      'Ser de una formación que lucha no basta para atacar: hay que estar implicado directamente.',
      'Recorres los dos bandos y dices quién lo está.',
    ],
    hint: [],
  },
  orks: {
    title: 'Uno detrás de otro',
    text: [
      'Detrás de {unit b2} hay otras tres bandas, una tras otra.',
      'Tu vecino dice que los amigos de delante estorban.',
    ],
    hint: [
      'Mide del borde de una peana al borde de la peana enemiga más cercana.',
      'Las peanas normales no tapan a nadie, amigo o enemigo.',
    ],
    after: [
      'Basta el contacto con un enemigo, y también 15 cm con línea de fuego.',
      'Los amigos de delante no importan; la distancia sí.',
    ],
  },
  wall: {
    title: 'La peana tras el muro',
    text: [
      'Ahora tu bando. {unit g5} tiene la capilla entre sí y los Orks; {unit g8} va la última.',
      'Alguien dice que participa quien esté a distancia.',
    ],
    hint: [
      'Quien no está implicado directamente no puede recibir impactos de los ataques.',
      'Un edificio corta la línea entre dos peanas que están las dos fuera.',
      'Nadie ha acordado que se vea por encima de este.',
    ],
    after: [
      'Quien está fuera de alcance o de vista está a salvo por ahora, y sin hacer nada.',
      'A salvo no siempre es lo que quieres.',
    ],
  },
  'join-in': {
    title: 'Al combate',
    text: [
      'Necesitas todas las armas. {unit g5} está a {gap g5} del Ork más cercano, con muros en medio.',
      'Puede contracargar 5 cm.',
    ],
    hint: [
      'Una contracarga va derecha al enemigo más cercano.',
      'Lo que vale para una carga vale también aquí; la infantería puede entrar en un edificio.',
      'Quien está en un edificio, hasta 10 cm de fondo, ve fuera y es visto.',
    ],
    task: 'Contracarga para que {unit g5} pueda atacar, y acaba la contracarga.',
    after: [
      'Desde dentro los muros ya no la tapan: puede atacar y recibir impactos.',
    ],
  },
  company: {
    title: 'Tus propias armas',
    text: [
      'Se acabaron los movimientos. Cuenta otra vez tu bando antes de coger los dados.',
    ],
    hint: [
      'Se pregunta tras todas las contracargas, y de cada peana por separado.',
    ],
    after: [
      'En la ronda siguiente, si la hay, lo preguntarías todo otra vez.',
    ],
  },
  after: {
    title: 'En qué quedó',
    text: [
      'Bajas de los Orks: {lost attacker}; de tu compañía: {lost defender}.',
      'Todos estaban donde un enemigo podía alcanzarlos y verlos.',
    ],
    hint: [],
  },
};
