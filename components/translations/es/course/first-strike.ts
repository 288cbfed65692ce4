/** In Spanish: the lesson 'first-strike'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  masks: {
    title: 'Tus Banshees',
    text: [
      'Impactan con 2+ cuerpo a cuerpo y con 5+ en tiroteo; un Ork necesita 4+ de cerca.',
      'Sus máscaras dan First Strike al cuerpo a cuerpo. Su blindaje es ligero.',
      'Son Infiltrators, así que su carga puede ser el doble de su Velocidad: 30 cm.',
    ],
    hint: [],
  },
  charge: {
    title: 'Donde cuentan las máscaras',
    text: [
      'Una máscara asusta a quien está lo bastante cerca para mirarla.',
      'De lejos, tus Banshees disparan mal.',
    ],
    hint: [
      'Dos de tus peanas pueden compartir un Ork, o cada una toma el suyo.',
      'Un Ork en contacto ya no tiene zona de control.',
    ],
    task: 'Lleva tres de tus peanas al contacto.',
    after: [
      'Tres en contacto. Acaba la carga cuando las demás estén donde las quieres.',
    ],
  },
  'who-first': {
    title: '¿Quién golpea primero?',
    text: [
      'Se acabaron los movimientos, y nadie ha tirado aún un dado.',
      'Tu amigo lee el nombre de la formación y dice que va toda primero.',
    ],
    hint: [
      'First Strike de un arma de asalto vale cuerpo a cuerpo; el de un arma ligera, en tiroteo.',
      'Solo las peanas en contacto usan su valor de cuerpo a cuerpo.',
    ],
    after: [
      'Quien se queda sin contacto ataca después, con todos los demás.',
    ],
  },
  losses: {
    title: 'Los primeros dados',
    text: [
      'Tus Banshees han golpeado: los Boyz salvan con 6+, los Nobz con 4+.',
      'Estos impactos se colocan, se salvan y se resuelven antes de que ataque nadie más.',
    ],
    hint: [
      'Cada impacto en una peana se salva por su blindaje; la que falla se retira.',
    ],
    after: [
      'Las bajas salen ahora de la mesa.',
    ],
  },
  'strike-back': {
    title: 'La respuesta',
    text: [
      'El jugador ork coge un dado por cada peana que estaba ahí cuando cargaste.',
      'Y es verdad: los ataques son simultáneos, y quien muere suele haber golpeado.',
    ],
    hint: [
      'First Strike es la única excepción a los ataques a la vez.',
    ],
    after: [
      'Quien cayó por First Strike no devuelve el golpe.',
    ],
  },
  rest: {
    title: '¿Y el resto de las tuyas?',
    text: [
      'Las Banshees cuyas víctimas han caído ya no tienen a nadie delante.',
      '«Ahora están libres para disparar», dice tu amigo.',
    ],
    hint: [
      'Cada peana ataca una vez por ronda; los ataques adicionales se añaden a eso.',
    ],
    after: [
      'Quien golpeó primero ya tuvo su ataque; las demás hacen el suyo ahora.',
    ],
  },
  after: {
    title: 'En qué quedó',
    text: [
      'Tus bajas causadas: {kills attacker}; tus bajas: {lost attacker}.',
      'A los amigos que apoyan no les sirve First Strike: cuenta solo en los ataques.',
    ],
    hint: [],
  },
};
