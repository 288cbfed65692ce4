/** In German: the choice of assaults and phases. */
import type { choiceWords as english } from '../../../site/site-words.ts';

export const words: typeof english = {
  assaults: 'Sturmangriffe',
  choose: 'Wähle, was du spielst',
  epic: 'Epic: Armageddon, ein Sturmangriff',
  phase: 'Warhammer 40,000, eine Nahkampfphase',
};
