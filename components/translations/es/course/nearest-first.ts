/** In Spanish: the lesson 'nearest-first'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  yours: {
    title: 'Tus impactos los colocas tú',
    text: [
      'Unos Orks han cargado contra tu formación {formation company}. Dos de ellos tocan a {unit g1} e {unit g2}.',
      'Quien recibe los impactos los coloca.',
      'Solo un francotirador elige su víctima en las filas enemigas.',
      'Y su impacto es 1 más difícil de salvar.',
      'Pero hay que guardar un orden, y de eso va esta lección.',
    ],
    hint: [],
  },
  order: {
    title: '¿En qué orden?',
    text: [
      'Tienes infantería, un bípode y un tanque a su alcance. Unos dicen que va primero la infantería.',
      'Otros empezarían por el tanque, que tiene el mejor blindaje.',
    ],
    hint: [
      'De delante atrás: el contacto es lo más cercano, luego va por la distancia al enemigo más cercano.',
      'Qué es una peana no importa en un asalto.',
    ],
    after: [
      'Quienes están igual de cerca van en cualquier orden; decide su dueño.',
      'Tanques y tropas están en un mismo orden.',
    ],
  },
  reach: {
    title: 'Golpes que llegan lejos',
    text: [
      'Supón que los dos en contacto fueran Nobz e hicieran cuatro impactos, y los demás uno.',
      'Tu vecino pondría los cuatro en {unit g1} e {unit g2}: «Les golpearon, no les dispararon.»',
    ],
    hint: [
      'Los impactos de cuerpo a cuerpo y de tiroteo van en un montón.',
      'Nadie recibe un segundo impacto antes de que todos los que pueden tengan uno.',
    ],
    after: [
      'Un golpe delante puede tumbar una peana 10 cm detrás: cuenta el número, no la forma.',
    ],
  },
  hits: {
    title: 'Sus dados',
    text: [
      'Los Orks tiran. En contacto necesitan 4+, desde atrás 6+.',
    ],
    hint: [
      'Lee cada grupo con su propio valor.',
    ],
    after: [
      'Todos se colocan antes de tirar una sola salvación.',
    ],
  },
  'save-the-commander': {
    title: 'Al jefe no',
    text: [
      'Los primeros impactos van a los dos en contacto. {unit k1} e {unit g3} están a {gap k1}.',
      'Como están los impactos ahora, {unit k1} corre peligro.',
    ],
    hint: [
      'Un impacto solo puede cambiarse entre peanas igual de cercanas.',
    ],
    task: 'Coloca los impactos para que {unit k1} no reciba ninguno, y pasa a las salvaciones.',
    after: [
      'Entre iguales eliges tú, y vale la pena mirarlo en cada asalto.',
    ],
  },
  after: {
    title: 'En qué quedó',
    text: [
      'Tus bajas: {lost defender}; las de los Orks: {lost attacker}.',
      'Se dan vueltas hasta colocar todos los impactos; solo se pierden si no queda nadie.',
      'Nunca pasan a peanas que no están implicadas directamente.',
    ],
    hint: [],
  },
};
