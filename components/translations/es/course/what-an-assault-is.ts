/** In Spanish: the lesson 'what-an-assault-is'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  engage: {
    title: 'Alguien tiene que quererlo',
    text: [
      'Las peanas que se acercan no luchan solas: una formación debe hacer una acción de asalto.',
      'Antes tira un dado contra su iniciativa, y un marcador de explosión lo hace más difícil.',
      'Los Orks y algunos más lo tienen más fácil: sus propias reglas suman a ese dado.',
      'Tu formación {formation tactical} lo ha superado. Al otro lado de las ruinas está {formation warband}.',
      'Más lejos hay una banda desmoralizada y un par de motos en la esquina de la mesa.',
    ],
    hint: [],
  },
  whom: {
    title: '¿A quién puedes señalar?',
    text: [
      'Antes de que mueva nadie, señalas la formación contra la que cargas.',
      'Unos buscan una que esté cerca, otros descartan a quien ya está desmoralizado.',
    ],
    hint: [
      'En este momento no la excluyen ni la distancia ni el estado de la formación.',
    ],
    after: [
      'Se puede señalar cualquier formación enemiga de la mesa, cerca o lejos, desmoralizada o no.',
      'Que llegues es otra cosa. Eliges {formation warband}.',
    ],
  },
  'near-enough': {
    title: '¿Ya bastante cerca?',
    text: [
      '{unit t1} está a {gap t1} del Ork más cercano. Podrías ahorrarte el camino y quedarte.',
      'Mira qué hay entre las dos líneas antes de responder.',
    ],
    hint: [
      'Cuando acaba la carga, alguien debe estar a 15 cm del objetivo y verlo.',
      'Las ruinas cortan una línea que las cruza, salvo que uno de los dos esté en ellas, hasta 10 cm de fondo.',
    ],
    question: 'Si tu carga acabara aquí, sin mover a nadie, ¿habría asalto?',
    after: [
      'Distancia y vista son dos preguntas; como se suele jugar, una carga debe cumplir las dos.',
    ],
  },
  charge: {
    title: 'La carga',
    text: [
      'Una carga es un solo movimiento de hasta la Velocidad de cada peana; 15 cm las tuyas.',
      'La infantería puede correr por ruinas.',
    ],
    hint: [
      'Todo recto basta: las peanas tienen 1 cm de radio.',
      'Tus peanas pueden cruzar infantería amiga y nunca a un enemigo.',
      'Como mucho dos de tus peanas pueden entrar en contacto con el mismo Ork.',
    ],
    task: 'Lleva tres de tus peanas al contacto con los Orks.',
    after: [
      'Ya hay tres. Acaba la carga cuando hayan movido todas las que deban.',
      'Los pasajeros de un transporte pueden bajar al acabar su carga, incluso al contacto.',
    ],
  },
  answer: {
    title: 'La respuesta a una carga',
    text: [
      'Antes de los dados, los defensores que no tocan a nadie también pueden mover.',
      '{unit b5} tiene Velocidad 15. Su jugador busca la regla de medir.',
    ],
    hint: [
      'Nunca es un movimiento entero; solo quien tiene Velocidad 30 o más llega más lejos.',
    ],
    after: [
      'Una contracarga es de hasta 5 cm para los lentos y hasta 10 cm para los rápidos.',
      'Va derecha al enemigo más cercano, o no va.',
      'Los pasajeros pueden subir y bajar con ella, salvo que bastantes enemigos sujeten su transporte.',
    ],
  },
  steps: {
    title: 'Lo que viene ahora',
    text: [
      'Un enemigo en alerta habría podido disparar al acabar tu carga.',
      'Tras las primeras contracargas alguien tiene que ver a alguien, o no hay nada.',
      'Los dos bandos atacan a la vez, salvo First Strike, y las bajas han golpeado de todos modos.',
      'Si eso no decide nada, los amigos cercanos pueden apoyar.',
      'Luego cada bando tira dos dados para el resultado y cuenta lo que ha hecho.',
      'Las lecciones siguientes toman estos pasos uno a uno.',
    ],
    hint: [],
  },
  end: {
    title: 'Cómo acabó',
    text: [
      'Bajas causadas: tu bando {kills attacker}, el otro {kills defender}. Ganador: {winner}.',
      'Al final siempre hay un ganador: con totales iguales se sigue luchando.',
      'El perdedor se desmoraliza, por pocas bajas que tenga.',
    ],
    hint: [],
  },
};
