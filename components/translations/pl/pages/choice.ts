/** In Polish: the choice of assaults and phases. */
import type { choiceWords as english } from '../../../site/site-words.ts';

export const words: typeof english = {
  assaults: 'Szturmy',
  choose: 'Wybierz, w co grasz',
  epic: 'Epic: Armageddon, szturm',
  phase: 'Warhammer 40,000, faza szturmu',
};
