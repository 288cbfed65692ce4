/** What stands around the bundled assaults and phases to choose from. */
import { spoken } from '../shared/languages/spoken.ts';

export const choiceWords = spoken('pages/choice', {
  assaults: 'Assaults',
  choose: 'Choose what to play',
  epic: 'Epic: Armageddon, an assault',
  phase: 'Warhammer 40,000, an assault phase',
});
