/** In Spanish: the lesson '40k-barricade'. */
import type { LessonProse } from '../../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  charge: {
    title: 'Por encima de la barricada',
    text: [
      'Cinco Marines tuyos están a 3″ de diez guardias, con una barricada en medio.',
      'Según las reglas de prueba posteriores cargan hasta 6″, y para eso no se tira ningún dado.',
    ],
    task: 'Declara una carga que lleve al combate a las dos unidades.',
    hint: [
      'Quien va a cargar dice contra quién, antes de que mueva nadie.',
    ],
    after: [
      'Cada Marine está junto a la barricada, en contacto con dos guardias.',
    ],
  },
  first: {
    title: '¿Quién es más rápido?',
    text: [
      'Un Marine tiene Iniciativa 4, un guardia 3. Estos Marines no llevan granadas.',
      '«El cuatro va antes que el tres», dice tu amigo.',
    ],
    hint: [
      'La cobertura no da salvación en cuerpo a cuerpo. Da tiempo.',
      'Cuenta en el turno de la carga, para quienes la reciben.',
    ],
    after: [
      'Quien recibe la carga a cubierto la espera, y golpea antes que ella.',
    ],
  },
  when: {
    title: '¿Cómo de rápido es eso?',
    text: [
      'La escalera de Iniciativa baja de 10 a 1.',
    ],
    hint: [
      'Las reglas de prueba posteriores dan a quien está a cubierto el peldaño más alto que hay.',
    ],
    after: [
      'Iniciativa 10, por lento que sea el perfil.',
    ],
  },
  fall: {
    title: 'Antes de que muevas un dedo',
    text: [
      'Los guardias han tirado: Habilidad de Armas 3 contra 4 impacta con 4+.',
      'Han pasado dos heridas. Los Marines salvan con 3+.',
    ],
    hint: [
      'Un dado salva si muestra 3 o más; quien no salva está perdido.',
    ],
    after: [
      'Quien cae en un peldaño anterior ya no golpea.',
    ],
  },
  frag: {
    title: 'La misma carga con granadas de fragmentación',
    text: [
      'Los mismos Marines, la misma barricada; pero cada Marine tiene granadas de fragmentación.',
      'Por un momento hacen agachar la cabeza tras la cobertura.',
    ],
    hint: [
      'Las granadas de fragmentación no frenan al enemigo. Hacen rápidos a quienes las lanzan.',
    ],
    after: [
      'Los dos bandos golpean con Iniciativa 10, y quien cae ha golpeado.',
    ],
  },
  dice: {
    title: 'Un puñado de dados',
    text: [
      'Un Marine tiene 1 ataque en su perfil, una espada sierra y una pistola. Los cinco tocan a alguien.',
    ],
    hint: [
      'Un arma en cada mano es un ataque más.',
      'Y una carga también, en el turno en que se hace.',
    ],
    after: [
      'Tres para cada uno de los cinco. El turno siguiente serían dos.',
    ],
  },
  eight: {
    title: 'Un borrador anterior',
    text: [
      'Otra vez sin granadas, pero con las reglas de prueba anteriores y sus ocho pasos.',
      'También conocen la cobertura, y la ponen en otro sitio.',
    ],
    hint: [
      'No es un peldaño de la escalera. Va antes de que empiece la escalera.',
    ],
    after: [
      'Hasta una miniatura con Iniciativa 10 tendría que esperarlos.',
    ],
  },
  seventh: {
    title: 'Y la séptima edición',
    text: [
      'Los Marines han sacado 5 y 4 para su carga, y han llegado.',
      '«Una barricada es una barricada», dice tu amigo, «golpean primero».',
    ],
    hint: [
      'Busca la palabra cobertura en sus reglas de Iniciativa.',
    ],
    after: [
      'Allí lo que hace lento a quien carga es el terreno difícil en el camino, y no la cobertura.',
    ],
  },
};
