/** In Spanish: the tasks of lessons, by their ids. */
import type { taskWords as english } from '../../../epic-armageddon/lesson/question-words.ts';

export const words: typeof english = {
  'charge-with': 'Elige el objetivo, y que en este asalto luchen {formations}.',
  'in-contact': 'Lleva al contacto peanas del bando {side}, al menos {count}.',
  'not-in-contact': 'Carga para que alguien esté bastante cerca, pero ninguna peana del bando {side} en contacto.',
  near: 'Deja como mucho {cm} cm entre {unit} y {from}.',
  away: 'Deja más de {cm} cm entre {unit} y {from}.',
  'clear-of-enemies': 'Coloca {unit} a más de {cm} cm de todo enemigo.',
  'in-cover': 'Coloca a cubierto {units}.',
  engaged: 'Haz que sea posible un ataque de {units}.',
  'not-engaged': 'Deja fuera del combate {units}: sin atacar, y sin poder recibir impactos.',
  'hit-last': 'Coloca {unit} para que nadie de su bando reciba un impacto después.',
  'dice-split': 'Para {unit}, dados en el cuerpo a cuerpo: {count}; los demás, en el tiroteo.',
  hit: 'Coloca los impactos para que {unit} reciba uno.',
  spare: 'Coloca los impactos para que {unit} no reciba ninguno.',
  'save-by': 'Haz que {unit} salve por {save}.',
  'supported-by': 'Haz que al bando {side} solo lo apoyen {units}.',
  'got-away': 'Retira {formation} sin perder a nadie por el camino.',
  reach: 'Juega hasta «{state}».',
  'play-well': 'Juega el bando {side} hasta el final; después cada decisión se compara con las probabilidades.',
};
