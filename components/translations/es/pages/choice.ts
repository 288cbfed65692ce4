/** In Spanish: what stands around the bundled assaults and phases to choose from. */
import type { choiceWords as english } from '../../../site/site-words.ts';

export const words: typeof english = {
  assaults: 'Asaltos',
  choose: 'Elegir qué jugar',
  epic: 'Epic: Armageddon, un asalto',
  phase: 'Warhammer 40,000, una fase de asalto',
};
