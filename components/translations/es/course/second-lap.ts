/** In Spanish: the lesson 'second-lap'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  thin: {
    title: 'Una banda pequeña y muchos disparos',
    text: [
      'Van a tirar diez dados contra tu formación {formation mob}, y cuatro peanas tuyas están a su alcance.',
      'Nobz, Boyz y Grotz están lado a lado, cada cual con su blindaje o sin ninguno.',
      'Los impactos caen por vueltas: nadie recibe un segundo antes de que todos tengan uno.',
    ],
    hint: [],
  },
  four: {
    title: 'Seis impactos en cuatro',
    text: [
      'Supón que caen seis impactos como están todos ahora.',
      '{unit n1} es lo más cercano. Un amigo cree que una peana muere una vez y por eso recibe un solo impacto.',
    ],
    hint: [
      'Dos de tus peanas están a más de 15 cm de todo enemigo: no reciben ninguno.',
      'Cuando acaba la primera vuelta, la siguiente empieza otra vez por el más cercano.',
    ],
    after: [
      'La segunda vuelta empieza delante, donde está tu mejor peana.',
    ],
  },
  more: {
    title: 'Más hombros para el peso',
    text: [
      '{unit b3} y {unit b4} están algo lejos para recibir impactos, y para disparar.',
      'Cada una puede contracargar hasta 5 cm.',
    ],
    hint: [
      'Derecho al enemigo más cercano; basta un centímetro.',
    ],
    task: 'Mete en el combate a {unit b3} y {unit b4}, y acaba la contracarga.',
    after: [
      'Dos dados más para ti, y dos peanas más que pueden recibir impactos.',
    ],
  },
  six: {
    title: 'Otra vez seis impactos',
    text: [
      'Los mismos seis impactos, ya acabados los movimientos.',
    ],
    hint: [
      'Cuenta quién puede recibirlos ahora, y reparte los impactos uno a uno.',
    ],
    after: [
      'Quien lleva más peanas al alcance aligera la segunda vuelta.',
    ],
  },
  'no-save': {
    title: 'Un impacto en los Grotz',
    text: [
      'Antes de tirar, piensa en las salvaciones que habrá.',
      'Alguien te da un montón de dados y dice «la banda salva con 6+».',
    ],
    hint: [
      'Cada peana salva por su propio blindaje, y un guion no es blindaje.',
    ],
    after: [
      'Las salvaciones nunca se mezclan: cada dado es de una peana y se lee con su blindaje.',
    ],
  },
  losses: {
    title: 'Dos impactos, dos salvaciones',
    text: [
      'Aquí están los dados. Algunas de tus peanas tienen dos impactos que salvar.',
      'Tu rival cuenta cada dado fallado como una baja.',
    ],
    hint: [
      'Cada impacto se salva aparte; un fallo basta para perder la peana.',
      'Quien falla dos veces se pierde igual una sola vez.',
    ],
    after: [
      'Dos impactos en una peana son dos salvaciones y una baja como mucho.',
      'En el resultado cuentan las bajas, no los impactos.',
    ],
  },
  after: {
    title: 'En qué quedó',
    text: [
      'Tus bajas: {lost defender}; el atacante cuenta {kills attacker} bajas causadas.',
      'Los Grotz que caen entre Orks no son baja de nadie; es su propia regla.',
      'Todos los impactos se colocaron antes de salvar: nadie recibió uno por una peana recién caída.',
    ],
    hint: [],
  },
};
