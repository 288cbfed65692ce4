/** In Spanish: the lesson 'formations-together'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  yours: {
    title: '¿Quién viene contigo?',
    text: [
      'Diriges {formation warband}, y un Warlord es un Commander. Alrededor hay otras cuatro formaciones.',
      'Un Commander puede hacer que otras luchen en el mismo asalto: por lo general, tres formaciones en total.',
      '«Las veo a todas, así que vienen todas», dice tu vecino.',
    ],
    hint: [
      'Cada una necesita una peana a 5 cm de una peana de la formación del propio Commander.',
      'Una formación desmoralizada no hace ninguna acción, así que tampoco sigue.',
    ],
    question: '¿Qué formaciones puedes llevar contigo?',
    after: [
      'No basta estar cerca de una formación que viene: cuenta la del propio Commander.',
    ],
  },
  theirs: {
    title: '¿A quién te llevas con ella?',
    text: [
      'Quieres cargar contra la formación {formation company}. Hay tanques en su flanco, y una reserva detrás.',
      '«Un objetivo, una formación», dice el jugador de la Guardia.',
    ],
    hint: [
      'Mide desde la compañía hasta cada una de las otras: 5 cm entre dos peanas es bastante cerca.',
    ],
    question: '¿Contra qué formaciones puedes cargar a la vez que contra la compañía?',
    after: [
      'Esas formaciones están entremezcladas, y tú decides si cargas contra ellas a la vez.',
      'Entonces son una sola formación en este asalto, a todos los efectos.',
    ],
  },
  choose: {
    title: 'Señálalas todas',
    text: [
      'Tus Boyz solo pueden entrar en zonas de control de quienes reciben la carga.',
      'Las zonas de los tanques cortan el camino de {formation mob}.',
    ],
    hint: [
      'Señala primero el objetivo, luego quién lucha con él y quién lucha contigo.',
    ],
    task: 'Carga contra la compañía y los tanques, y lleva contigo {formation mob}.',
    after: [
      'Las que dejas fuera aún pueden apoyarte: solo aporta su fuego quien no lucha.',
      'La carga debe llegar cerca de una cualquiera de las cargadas; algunos clubes piden la señalada.',
    ],
  },
  hit: {
    title: '¿Bajas de quién?',
    text: [
      '{formation mob} ha cargado contra los tanques; tu Warband, contra la compañía. {unit n1} se queda atrás.',
      '«Señalaste la compañía, así que tus impactos caen en la compañía», dice el jugador de la Guardia.',
    ],
    hint: [
      'Pregunta por cada peana de todas las que luchan: ¿toca a un enemigo, o tiene uno cerca y a la vista?',
    ],
    question: '¿Qué peanas de la Guardia pueden recibir impactos?',
    after: [
      'Los impactos caen en todos los que luchan juntos, vengan de donde vengan.',
      'Tu Commander podría haberse quedado aún más lejos: su peana no tiene que estar cerca de ningún enemigo.',
    ],
  },
  markers: {
    title: '¿Qué sumas?',
    text: [
      'Marcadores de explosión de tu bando: Warband {markers warband}, {formation mob} {markers mob}.',
      'Compañía: {markers company}; tanques: {markers tanks}. Tus bajas causadas: {kills attacker}.',
      '«Mi Warband está limpia», dices, «eso es un punto para mí.»',
    ],
    hint: [
      'Sus marcadores se suman, en cada bando.',
      'Cuenta las bajas causadas, el número ({left attacker} tuyas contra {left defender}), y luego los marcadores.',
    ],
    question: '¿Qué sumas en total a tu dado más alto?',
    after: [
      'Una formación: el número y los marcadores son los de todas, y ninguna está limpia por su cuenta.',
    ],
  },
  break: {
    title: '¿Quién se desmoraliza?',
    text: [
      'La Guardia ha perdido por {hackdown}. Su reserva estaba cerca y apoyó.',
      '«Señalaste la compañía», dice su jugador, «así que se desmoraliza la compañía.»',
    ],
    hint: [
      'Quien ha luchado en el bando perdedor se desmoraliza.',
    ],
    after: [
      'Todas las que lucharon como una pierden como una.',
      'En el bando ganador cada una recibe marcadores solo por sus propias bajas.',
    ],
  },
  after: {
    title: 'Arrastrados sin querer',
    text: [
      'Una contracarga también puede arrastrar a alguien: la formación a la que toca lucha desde entonces.',
      'Eso solo les pasa a los enemigos; los amigos cercanos solo pueden apoyar.',
      'Así que mira antes de cargar quién está a tu lado, y quién al lado de ellos.',
    ],
    hint: [],
  },
};
