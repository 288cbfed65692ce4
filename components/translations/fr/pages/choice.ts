/** In French: what stands around the bundled assaults and phases to choose from. */
import type { choiceWords as english } from '../../../site/site-words.ts';

export const words: typeof english = {
  assaults: 'Assauts',
  choose: 'Choisir quoi jouer',
  epic: 'Epic: Armageddon, un assaut',
  phase: 'Warhammer 40,000, une phase d’assaut',
};
