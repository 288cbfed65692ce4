/** In Spanish: the lesson '40k-two-armours'. */
import type { LessonProse } from '../../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  unit: {
    title: 'Diez que no salvan igual',
    text: [
      'Cinco berserkers tuyos han cargado contra diez cazadores: cuatro veteranos con 3+, seis Scouts con 4+.',
      'Una herida necesita a alguien que la salve, y los textos lo encuentran de cuatro formas.',
      'En cada una de ellas tus berserkers hieren once veces.',
    ],
    hint: [],
  },
  zone: {
    title: '¿Quién puede caer?',
    text: [
      'Seis cazadores están delante y cuatro detrás, a media pulgada.',
      '«Solo puede morir quien está en contacto», dice tu amigo.',
    ],
    hint: [
      'La zona de peligro tiene 2″ de fondo.',
    ],
    after: [
      'Quien está a 2″ de un amigo en contacto también puede ser baja.',
    ],
  },
  first: {
    title: '¿Qué armadura primero?',
    text: [
      'Once heridas esperan una salvación.',
      '«La mejor armadura va delante», dice el dueño de los cazadores.',
    ],
    hint: [
      'Cuenta las miniaturas de cada armadura.',
    ],
    after: [
      'Reciben primero las heridas los más numerosos; el dueño solo elige entre grupos iguales.',
    ],
  },
  lap: {
    title: 'Por vueltas',
    text: [
      'Aquí se reparten las once antes de que nadie tire una salvación.',
    ],
    hint: [
      'Una a cada Scout, luego una a cada veterano, y vuelta a empezar.',
      'Seis Scouts y cuatro veteranos son diez. ¿Quién recibe la undécima?',
    ],
    after: [
      'Seis y una a los Scouts, cuatro a los veteranos, muestren lo que muestren las salvaciones.',
    ],
  },
  iterative: {
    title: 'Tanda tras tanda',
    text: [
      'El borrador anterior: seis heridas caen en los seis Scouts, y estos salvan antes de que se repartan más.',
      'Los dados muestran 4, 5, 6, 4, 5 y 6: no cae nadie. Quedan cinco heridas.',
    ],
    hint: [
      'Tras cada tanda se cuentan de nuevo los grupos, tal como están entonces.',
    ],
    after: [
      'Seis Scouts siguen siendo el grupo mayor: salvar bien les trajo más heridas.',
    ],
  },
  name: {
    title: 'Una palabra de quien golpea',
    text: [
      'La cuarta edición deja casi todo al dueño de los cazadores.',
      'Pero con tantas heridas como miniaturas trabadas, tú nombras a una que tira la primera salvación.',
      'El próximo dado mostrará un 1.',
    ],
    task: 'Haz que caiga un veterano.',
    hint: [
      'Quien nombres tiene que salvar, y un 1 no salva a nadie.',
    ],
    after: [
      'Hacen falta once heridas para poder hacerlo; después el dueño dice quién salva.',
    ],
  },
  nearest: {
    title: 'Desde delante',
    text: [
      'La séptima edición no pregunta ni por armaduras ni por números.',
      'Toda la unidad puede ser baja, pero alguien tiene que ser el primero.',
    ],
    hint: [
      'Primero quienes tocan a quien golpea ahora, luego los más cercanos.',
    ],
    after: [
      'Hay varios en contacto: su dueño elige a uno, que recibe heridas hasta caer.',
    ],
  },
};
