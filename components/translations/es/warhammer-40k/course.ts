/** In Spanish: the lessons of Warhammer 40,000 by name. */
import type { PhaseLessonNames as english } from '../../../../src/lessons/warhammer-40k/names.ts';

export const words: english = {
  '40k-barricade': {
    title: 'Tras una barricada',
    teaches: 'Quién golpea primero cuando una carga cruza cobertura, y qué cambian las granadas.',
  },
  '40k-power-fist': {
    title: 'Un puño que llega el último',
    teaches: 'La escalera de Iniciativa, los ataques, y un arma que golpea cuando los demás han acabado.',
  },
  '40k-two-armours': {
    title: 'Dos tipos de armadura',
    teaches: 'Cuatro formas en que las heridas encuentran a alguien en una unidad que no salva igual.',
  },
  '40k-who-strikes-whom': {
    title: 'Un capitán, y dos escuadras contra dos',
    teaches: 'A quién puede golpear una miniatura, quién es una unidad por sí solo, y cómo se cuenta un combate de '
      + 'muchos.',
  },
  '40k-caught': {
    title: 'Vencidos, en fuga y atrapados',
    teaches: 'Lo difícil que es aguantar, y las tres cosas que puede hacer una persecución arrolladora.',
  },
};
