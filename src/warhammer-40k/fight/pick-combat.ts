/** Which combat is fought next. */
import type { Combat, Phase } from '../model/state.ts';
import { beginFight } from './rungs.ts';

/** Whoever's turn it is picks among the combats that have not been fought; each is finished first. @rule 40k.18 */
export const pickCombat = (phase: Phase): Phase => {
  const idle: Phase = { ...phase, fight: null };
  const ids = unfought(phase).map(({ id }) => id);
  const [first] = ids;
  if (first === undefined) return idle;
  if (ids.length === 1) return beginFight(idle, first);
  return {
    ...idle,
    choice: { question: 'combat', about: null, side: phase.active, options: ids, usual: first, rule: '40k.18' },
  };
};

const unfought = ({ combats }: Phase): readonly Combat[] => combats.filter(({ fought }) => !fought);
