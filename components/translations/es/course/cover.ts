/** In Spanish: the lesson 'cover'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  ruins: {
    title: 'Un combate entre muros',
    text: [
      'Unos Orks han entrado en las ruinas donde esperaba tu formación {formation company}.',
      'Uno de ellos, {unit n1}, se paró en un bosquecillo. Tu tanque también está en las ruinas.',
      'La infantería en ruinas puede tener una salvación de 4+ por cobertura, en bosque de 5+.',
      'Tú dirás quién la tiene.',
    ],
    hint: [],
  },
  'get-in': {
    title: 'A cubierto',
    text: [
      '{unit g4} está al descubierto detrás de las ruinas.',
      'No toca a nadie y puede contracargar 5 cm.',
    ],
    hint: [
      'El enemigo más cercano está justo al otro lado de las ruinas.',
    ],
    task: 'Haz que {unit g4} esté a cubierto cuando acabe la contracarga.',
    after: [
      'Está a cubierto y tiene una salvación donde no tenía ninguna.',
    ],
  },
  orks: {
    title: 'Los Orks en las mismas ruinas',
    text: [
      'El jugador ork señala los muros: «Los míos también están ahí, y uno en el bosque.»',
      'Elige sus peanas que salvan por su cobertura.',
    ],
    hint: [
      'Pregunta primero quién cargó, y solo después dónde están.',
      'Una respuesta sin nadie también es una respuesta.',
    ],
    after: [
      'Quien carga renuncia a la cobertura en todo el asalto, acabe donde acabe la carga.',
      'Solo le sirve contra el fuego en alerta de camino.',
    ],
  },
  guard: {
    title: '¿Y tu propio bando?',
    text: [
      'Ahora tus peanas. {unit l1} está en las ruinas hasta la torreta.',
      '{unit g5} y {unit r1} están en el huerto, a pie y a caballo.',
      'Un amigo dice que la cobertura solo cuenta en contacto.',
    ],
    hint: [
      'Las salvaciones por cobertura son para infantería.',
      'No importa cómo se logró el impacto, solo dónde está su víctima.',
    ],
    after: [
      'Los vehículos solo salvan por cobertura en obras hechas para ellos.',
      'Las tropas montadas son vehículos para el terreno, salvo que tu club lo juegue de otra forma.',
    ],
  },
  'to-hit': {
    title: '¿Es más difícil dar?',
    text: [
      '{unit b1} ataca a alguien entre muros; en su ficha pone 4+ en cuerpo a cuerpo.',
      'Al disparar a cobertura el dado es 1 más difícil. Tu amigo haría aquí lo mismo.',
    ],
    hint: [
      'El disparo tiene sus modificadores. Pregúntate si los ataques de un asalto los tienen.',
    ],
    after: [
      'En un asalto nada hace más fácil o difícil un impacto; la cobertura es una salvación y nada más.',
    ],
  },
  flames: {
    title: 'Si tuvieran llamas',
    text: [
      'Supón que el impacto viene de un arma que ignora cobertura.',
      '{unit g1} no tiene blindaje propio, pero sí muros de piedra alrededor.',
    ],
    hint: [
      'Un impacto así deja el blindaje y quita la cobertura.',
    ],
    after: [
      'Contra un arma así solo ayuda el blindaje.',
      'Como se suele jugar, un impacto así va a alguien a cubierto hasta donde lo permita el orden.',
      'La cobertura sustituye al blindaje y nunca se tira además.',
    ],
  },
  after: {
    title: 'En qué quedó',
    text: [
      'Tus bajas: {lost defender}; las de los Orks: {lost attacker}.',
      'Un vehículo normal que entra en ruinas tira un dado, y con un 1 se pierde.',
      'Quien tiene blindaje y cobertura usa uno de los dos en cada impacto, por lo general el mejor.',
    ],
    hint: [],
  },
};
