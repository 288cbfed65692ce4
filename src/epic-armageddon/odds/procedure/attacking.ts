/** One batch of attacks: dice, hits allocated, saves; then the same for its macro-weapon hits. */
import { allocateHits, hasAttacks, resolveAttacks } from '../../steps/a4-attacks.ts';
import { hasMacroHits } from '../../attacks/batch-hits.ts';
import type { Assault } from '../../model/state.ts';
import type { Step } from '../../model/procedure.ts';
import { isThrown } from '../../attacks/strikes.ts';
import { hasHits } from '../../attacks/volley.ts';
import { settling } from './settling.ts';
import { on, throwing, type Moment, type Steps } from './turn.ts';

/** The states in which attacks are thrown: the step that they belong to. */
const STEP_OF: Readonly<Record<string, Step>> = {
  'a4Attacks.firstStrike': 'a4Attacks',
  'a4Attacks.attacks': 'a4Attacks',
  'a5SupportingFire.firing': 'a5SupportingFire',
};

const batchAt = (at: string): string => at.slice(0, at.lastIndexOf('.'));

/** A throw of attacks and its ordinary hits on their units, ready to be saved. @rule H1, H6 */
export const allocated = ({ at, assault }: Moment, faces: readonly number[]): Moment => {
  const here = batchAt(at);
  const step = STEP_OF[here]!;
  return { at: `${here}.settling.saving`, assault: allocateHits(resolveAttacks(assault, faces, step), false, step) };
};

/** @rule A4.2, A4.5, H3, H6 */
export const attacking = (here: string, next: string): Steps => {
  const step = STEP_OF[here]!;
  const macro = (assault: Assault) => on(`${here}.macroAllocating`, allocateHits(assault, true, step));
  return {
    [`${here}.rolling`]: assault => {
      if (!hasAttacks(assault)) return on(next, assault);
      return isThrown(assault.batch!)
        ? on(`${here}.allocating`, allocateHits(assault, false, step))
        : throwing('attacks', `${here}.rolling`, (thrown, faces) => resolveAttacks(thrown, faces, step));
    },
    [`${here}.allocating`]: assault => {
      if (hasHits(assault.volley)) return on(`${here}.settling.saving`, assault);
      return hasMacroHits(assault) ? macro(assault) : on(next, assault);
    },
    ...settling(`${here}.settling`, `${here}.between`),
    [`${here}.between`]: assault => (hasMacroHits(assault) ? macro(assault) : on(next, assault)),
    [`${here}.macroAllocating`]: assault =>
      on(hasHits(assault.volley) ? `${here}.macroSettling.saving` : next, assault),
    ...settling(`${here}.macroSettling`, next),
  };
};
