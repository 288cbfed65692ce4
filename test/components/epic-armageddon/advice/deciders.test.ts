import { describe, expect, it } from 'vitest';
import { decidersAt } from '../../../../components/epic-armageddon/advice/deciders.ts';
import { choicesOf } from '../../../../machines/epic-armageddon/advice/choices.ts';
import { nextEvent } from '../../../../machines/epic-armageddon/play-on.ts';
import { happen, presentOf, replay, type Timeline } from '../../../../machines/epic-armageddon/timeline.ts';
import type { AssaultSnapshot } from '../../../../machines/epic-armageddon/why.ts';
import { statePath } from '../../../../machines/why.ts';
import { SIDES } from '../../../../src/epic-armageddon/model/procedure.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { timeline as played } from '../review/made-review.ts';

const at = (snapshot: AssaultSnapshot) => decidersAt(snapshot.context.assault, statePath(snapshot));

/** Where nobody moves. */
const ELSEWHERE = /^(?:a4Attacks|a5SupportingFire)|\.(?:saving|allocating|macroAllocating)$/;

const playedOut = ({ scenario, decisions, seed }: (typeof SAMPLES)[number]): Timeline => {
  let timeline = replay(scenario, []);
  for (let next = nextEvent(timeline, decisions, seed); next !== null; next = nextEvent(timeline, decisions, seed)) {
    timeline = happen(timeline, next);
  }
  return timeline;
};

describe('who has something to decide', () => {
  it('is who charges, and then who counter-charges; nobody while there is one target, or dice are thrown', () => {
    const bySteps = new Map(played.snapshots.map(snapshot => [statePath(snapshot), at(snapshot)]).reverse() as
      [string, ReturnType<typeof at>][]);
    expect(bySteps.get('a1ChooseTarget')).toEqual([]);
    expect(bySteps.get('a2Charge.moving.choosing')).toEqual(['attacker']);
    expect(bySteps.get('a3CounterCharge.defenderMoves.choosing')).toEqual(['defender']);
    expect(bySteps.get('a4Attacks.attacks.rolling')).toEqual([]);
    expect(at(presentOf(played))).toEqual([]);
  });

  it('is, where nobody moves, whoever advice has a choice for', () => {
    const moments = SAMPLES.filter((_, i) => i % 2 === 1).flatMap(sample => playedOut(sample).snapshots)
      .filter(snapshot => snapshot.status === 'active' && ELSEWHERE.test(statePath(snapshot)));
    for (const snapshot of moments) {
      const able = SIDES.filter(side => choicesOf(snapshot, side).length > 0);
      const { winner } = snapshot.context.assault;
      expect(at(snapshot), statePath(snapshot)).toEqual(winner === null ? able : []);
    }
    expect(moments.some(snapshot => at(snapshot).length > 0)).toBe(true);
  });
});
