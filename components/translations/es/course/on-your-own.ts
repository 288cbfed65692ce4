/** In Spanish: the lesson 'on-your-own'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  table: {
    title: 'Lo que tienes delante',
    text: [
      'Diriges la formación {formation assault}, tres peanas; un Chaplain va con {unit a2}.',
      'Delante de ti está la formación {formation mob}, marcadores de explosión: {markers mob}.',
      'A su derecha esperan dos peanas de {formation nobz}, lo bastante cerca para interesarse.',
      'Tu formación {formation devastators} puede apoyarte donde alcance a un Ork que lucha.',
      'Desde ahora nadie pregunta nada, y nadie dice qué está bien.',
    ],
    hint: [],
  },
  own: {
    title: 'Tu asalto',
    text: [
      'Elige tu objetivo, y todo lo que sigue.',
      'Después, cada una de tus decisiones se compara con lo que podrías haber hecho, y con las probabilidades.',
      'Se pesa tu probabilidad de ganar en ese momento, no lo que los dados hicieron de ella.',
    ],
    hint: [
      'Cuenta antes de elegir: número, marcadores, peanas Inspiring, y quién golpea mejor o peor.',
      'Dos de las tuyas pueden tocar a una de las suyas, y tus Marines son buenos cuerpo a cuerpo.',
      'Entre peanas igual de cercanas eliges tú en cuál de las tuyas cae un impacto.',
    ],
    task: 'Juega el asalto hasta el final. Ninguna decisión debería costarte más de diez puntos de cien.',
    after: [
      'Cada decisión fue tan buena como cualquier otra que se probó, o casi.',
      'Un asalto suelto lo decide la suerte; muchos, las bajas causadas y el número.',
    ],
  },
  kills: {
    title: 'Tus cuentas',
    text: [
      'Acabó en la ronda {round}. Ganador: {winner}. Repasa el registro.',
      'Algunos cuentan a todos los que ya no están, también los del remate o los caídos en la huida.',
    ],
    hint: [
      'Las bajas causadas son las de los ataques y del fuego de apoyo, antes de tirar para el resultado.',
    ],
    question: '¿Cuántas bajas causadas cuenta tu bando?',
    after: [
      'Lo que se lleva un remate también se pierde, pero no es una baja causada.',
    ],
  },
  markers: {
    title: 'Y lo que te toca cargar',
    text: [
      'Tus bajas: {lost attacker}; peanas que te quedan: {left attacker}.',
      '«Después de un combate así, todos tienen un marcador», dice el jugador ork.',
    ],
    hint: [
      'El ganador recibe uno por cada una de sus bajas.',
      'Quien se ha desmoralizado no tiene ninguno.',
    ],
    question: '¿Cuántos marcadores de explosión tiene tu formación {formation assault}?',
    after: [
      'Cuantas menos peanas pierdes, menos marcadores tienes que quitarte después.',
    ],
  },
  end: {
    title: 'El final del curso',
    text: [
      'Eso fue un asalto entero, y fue tuyo.',
      'Conoces sus pasos, y sabes por qué al final hay un ganador.',
      'Abre uno de los asaltos incluidos, cambia una cosa, y mira qué hace con las probabilidades.',
    ],
    hint: [],
  },
};
