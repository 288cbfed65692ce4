/** In Spanish: what is said round the odds of a fight of Warhammer 40,000. */
import { figure } from '../../../shared/languages/forms.ts';
import type { oddsWords as english } from '../../../warhammer-40k/odds/odds-words.ts';

export const words: typeof english = {
  odds: 'Probabilidades de este combate desde aquí',
  oddsOf: (attackers, defenders) => `Probabilidades del combate: ${attackers} contra ${defenders}`,
  calculator: 'Probabilidades de un combate',
  edition: 'Reglas',
  fight: 'Combate',
  ownFight: 'El tuyo',
  afterCharge: 'Las miniaturas están como tras la carga, igual en todas las ediciones.',
  beforeCharges: 'Aún no se ha cargado: las probabilidades se saben cuando las miniaturas están en contacto.',
  nobodyTouches: 'Nadie está en contacto con un enemigo, así que no hay combate.',
  reckoning: 'Calculando…',
  failed: 'Las probabilidades de este combate no se pueden calcular.',
  sides: { attacker: 'Atacante', defender: 'Defensor' },
  wins: 'Quién gana',
  mostWounds: 'Quién causa más heridas',
  none: 'Nadie',
  share: (who, chance) => `${who}\u00a0${chance}`,
  what: 'Qué puede pasar',
  wipedOut: 'No queda nadie',
  breaks: 'Una unidad falla su moral',
  swept: {
    relock: 'Atrapan a una unidad y sigue trabada',
    'free-round': 'Atrapan a una unidad y recibe más golpes',
    destroy: 'Atrapan a una unidad y es destruida',
  },
  untold: 'Qué sigue al combate, este texto no lo dice.',
  unresolved: chance =>
    `El ${figure(chance * 100, 1)}\u00a0% de los caminos de este combate no se ha seguido: las cifras pueden ser más `
    + 'altas en esa medida.',
  stillOpen: chance =>
    `El ${figure(chance * 100, 1)}\u00a0% de los caminos aún se está siguiendo: las cifras pueden subir en esa medida.`,
  readingLegend: 'Cómo contar',
  reading: { exactly: 'Exactamente', atLeast: 'Al menos' },
  lost: 'Miniaturas perdidas desde aquí',
  wounds: 'Heridas causadas en la ronda',
  count: 'Cuántas',
  assumed: {
    'usual-choices': 'Los dos jugadores eligen lo habitual.',
    'usual-pile-ins': 'Las miniaturas se agrupan por el camino más corto.',
    'usual-weapons': 'Quien no ha elegido golpea con el arma que más vale.',
  },
};
