/** What the resolver says of an assault under way. */
import { spoken } from '../../shared/languages/spoken.ts';

export const playingWords = spoken('resolver/playing', {
  round: (round: number): string => `round ${round}`,
  left: (cm: string | null, enemy: string | null): string =>
    [...(enemy === null ? [] : [`In contact with ${enemy}`]), cm === null ? 'lands here' : `${cm} left`].join('; '),
  out: (transport: string, enemy: string | null): string =>
    (enemy === null ? `Out of ${transport}` : `Out of ${transport}, in contact with ${enemy}`),
  /** The next action once it is over. */
  review: 'Review the assault',
  lookForBest: 'Look for the best decision',
  playedAgain: 'Your assault has been played again with this answer, up to the same moment.',
  playedUpTo: (title: string): string =>
    `Your assault has been played again with this answer. From here it goes on differently: ${title}.`,
});
