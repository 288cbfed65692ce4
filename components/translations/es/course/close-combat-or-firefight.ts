/** In Spanish: the lesson 'close-combat-or-firefight'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  short: {
    title: 'Se quedaron cortos a propósito',
    text: [
      'Unos Avengers cargan contra tu formación {formation coven}; impactan con 4+ al disparar y con 5+ cuerpo a '
      + 'cuerpo.',
      'Están a {gap v3} y podrían haber llegado del todo.',
      'Una carga no necesita contacto: a 15 cm y a la vista también es un asalto.',
      'Quedan fuera de tu zona de control: quien entra en esos 5 cm tiene que llegar a los golpes.',
      'Y sería con el más cercano de los dueños de la zona.',
      'Quien empieza en una zona así debe cargar contra ese enemigo, o estar fuera al final.',
    ],
    hint: [],
  },
  'who-fires': {
    title: 'Si todos se quedaran donde están',
    text: [
      'Los mutantes disparan mal, con 6+; tus sabuesos tienen dientes y nada más.',
      'Todos están a menos de 15 cm, y alguien dice que todos disparan.',
    ],
    hint: [
      'Un guion donde iría el valor de tiroteo quiere decir lo que dice.',
    ],
    after: [
      'Sin valor de tiroteo se ataca en contacto o no se ataca, pero se pueden recibir impactos.',
    ],
  },
  bite: {
    title: 'Suelta a los sabuesos',
    text: [
      'Los sabuesos tienen Velocidad 30 y pueden contracargar 10 cm.',
      'Tienen que ir derechos al enemigo más cercano.',
    ],
    hint: [
      'Solo el contacto da un ataque a un sabueso; todo recto es el camino.',
      'Tu formación debe seguir junta, con huecos de 5 cm como mucho.',
    ],
    task: 'Contracarga para que {unit d1} y {unit d2} puedan atacar, y acaba la contracarga.',
    after: [
      'En contacto golpean con 4+. Qué supone para quienes tocan es la pregunta siguiente.',
      'Nadie tiene que contracargar salvo unos exaltados a los que obligan sus propias reglas.',
    ],
  },
  'who-strikes': {
    title: 'Lo que pueden hacer los Avengers',
    text: [
      'El jugador Eldar dice: «Yo no cargué al contacto, así que todos los míos disparan.»',
      'Mira la mesa y di quién de ellos no dispara.',
    ],
    hint: [
      'Lo que cuenta es si las peanas se tocan ahora, no quién lo provocó.',
    ],
    after: [
      'Contacto es el valor de cuerpo a cuerpo, para los dos, viniera quien viniera.',
    ],
  },
  value: {
    title: 'La cara que hace falta',
    text: [
      '{unit v3} tiene 5+ en cuerpo a cuerpo y 4+ en tiroteo. Su dueño coge un dado.',
    ],
    hint: [
      'Solo eligen gravíticos y máquinas de guerra, y al dado nunca se le suma nada.',
    ],
    after: [
      'El valor sale de dónde está la peana; ni cobertura ni marcador cambian el dado.',
    ],
  },
  dice: {
    title: '¿Cuántos dados?',
    text: [
      'Cada Avenger lleva una catapulta que añade un ataque.',
      'Está entre las armas ligeras. Cinco peanas con dos dados cada una, dice su dueño.',
    ],
    hint: [
      'Los ataques adicionales de armas ligeras son de tiroteo; los de armas de asalto, golpes.',
    ],
    after: [
      'Quien está en contacto, salvo máquinas de guerra, deja las armas ligeras y sus ataques adicionales.',
      'Eso te han ganado tus sabuesos antes de tirar un dado.',
    ],
  },
  after: {
    title: 'En qué quedó',
    text: [
      'Golpes y disparos cayeron juntos; quién estaba en contacto y quién no daba igual.',
      'Bajas de tu formación: {lost defender}; de los Avengers: {lost attacker}.',
    ],
    hint: [],
  },
};
