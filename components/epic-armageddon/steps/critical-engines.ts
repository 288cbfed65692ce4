/** The war engines that have lost points of damage to a volley, with the dice for critical hits. Pure. */
import { capacityLeft, CRITICAL, criticalOf, lostPoints } from '../../../src/epic-armageddon/attacks/damage.ts';
import { unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import { settlingWords } from './hit-words.ts';

/** One war engine that was hit. */
export interface HurtEngine {
  readonly unit: Unit;
  /** Hits on it, points that its shields have stopped, points that it has lost, points that it has left. */
  readonly hits: number;
  readonly stopped: number;
  readonly lost: number;
  readonly left: number;
  /** Dice for critical hits as they fell, and how many are still to be thrown. */
  readonly faces: readonly number[];
  readonly due: number;
}

/** The sides whose saves have been thrown: the defender’s come first. */
const settledSides = (hands: readonly AssaultHand[]): readonly Side[] =>
  (hands[0]?.side === 'attacker' ? ['defender', 'attacker'] : ['defender']);

/** In the order in which they were hit. `hands`: the dice for critical hits that are due. @rule W5, W6 */
export const hurtEngines = (assault: Assault, hands: readonly AssaultHand[]): readonly HurtEngine[] => {
  const { volley } = assault;
  if (volley === null) return [];
  return settledSides(hands).flatMap(side => {
    const hits = volley.hits[side];
    const lost = lostPoints(assault, hits);
    const tested = hits.filter((hit, i) => lost[i]!.tested > 0 || hit.criticals.length > 0);
    return [...new Set(tested.map(hit => hit.unit))].map((id): HurtEngine => {
      const unit = unitOf(assault, id);
      const on = hits.map((hit, i) => ({ hit, lost: lost[i]! })).filter(({ hit }) => hit.unit === id);
      const points = on.reduce((sum, one) => sum + one.lost.points, 0);
      return {
        unit,
        hits: on.length,
        stopped: on.reduce((sum, { hit }) => sum + hit.stopped, 0),
        lost: points,
        left: capacityLeft(assault, unit) - points,
        faces: on.flatMap(({ hit }) => hit.criticals),
        due: hands.filter(hand => hand.units[0] === id).reduce((sum, { dice }) => sum + dice, 0),
      };
    });
  });
};

/** What its dice have done so far, in a word or two. @rule W6 */
export const outcomeOf = (assault: Assault, { unit, faces }: HurtEngine): string => {
  const criticals = faces.filter(face => face >= CRITICAL).length;
  const { none, blowsUpAtOnce, destroyedAtOnce, losesMore, noted } = settlingWords;
  if (criticals === 0) return faces.length === 0 ? '' : none;
  const { damage, splash } = criticalOf(assault, unit);
  if (splash !== null) return blowsUpAtOnce;
  if (damage === 'all') return destroyedAtOnce;
  return damage > 0 ? losesMore(damage * criticals) : noted;
};
