/** In Spanish: the names of the bundled phases. */
import type { PhaseSampleNames as english } from '../../../../src/warhammer-40k/scenario/samples/names.ts';

export const words: english = {
  'barricade-with-frag': {
    title: 'Unos Marines asaltan una barricada con granadas',
    teaches: 'Los guardias tras una barricada golpean primero, salvo que las granadas de fragmentación los hagan '
      + 'golpear a todos a la vez.',
  },
  'barricade-without-frag': {
    title: 'Unos Marines asaltan una barricada sin granadas',
    teaches: 'La misma carga sin granadas: los guardias golpean antes que nadie, salvo donde la cobertura no hace '
      + 'nada.',
  },
  'power-fist-sergeant': {
    title: 'Un sargento con puño de combate',
    teaches: 'Los Marines golpean por orden de Iniciativa; el puño de combate va el último, y entonces no ayuda '
      + 'ninguna armadura.',
  },
  'two-armours': {
    title: 'Heridas en una unidad con dos armaduras',
    teaches: 'Cuatro miniaturas con 3+ y seis con 4+ reciben heridas: cada edición tiene su forma de decir quién '
      + 'salva.',
  },
  'character-in-a-unit': {
    title: 'Un capitán en primera fila',
    teaches: 'Unos Orks tocan a un capitán y a la escuadra a la que va unido. Si pueden golpear a la escuadra en vez '
      + 'de a él depende de la edición.',
  },
  'multiple-combat': {
    title: 'Dos escuadras contra dos escuadras',
    teaches: 'Dos cargas contra dos unidades que están juntas forman un combate, y su resultado cuenta para las '
      + 'cuatro.',
  },
  'sweeping-advance': {
    title: 'Vencidos, en fuga y atrapados',
    teaches: 'Los perdedores huyen y los vencedores los atrapan: siguen en combate, reciben más golpes, o son '
      + 'destruidos.',
  },
};
