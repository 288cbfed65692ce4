/** What a side does best about what the other has decided, where it may counter-charge. */
import { replying, type Reply } from '../../../src/epic-armageddon/advice/replies.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { isInState, statePath } from '../../why.ts';
import { afterAll } from '../open-decisions.ts';
import type { AssaultSnapshot } from '../why.ts';

export interface Answer {
  readonly decisions: readonly Decision[];
  readonly after: AssaultSnapshot;
}

/** What a side does best about a moment in which it may counter-charge; null where it may not. */
export function* answerOf(snapshot: AssaultSnapshot, side: Side): Generator<undefined, Answer | null> {
  const begun = counterChargeOf(snapshot, side);
  if (begun === null) return null;
  const { context: { assault } } = begun.after;
  const { ranked } = yield* replying(assault, side, statePath(begun.after), { effort: Infinity });
  for (const reply of ranked) {
    const answer = counterChargeWith(begun, reply);
    if (answer !== null) return answer;
  }
  return null;
}

/** The moment in which a side counter-charges, once nobody has fired from overwatch and whoever is first is done. */
export const counterChargeOf = (
  snapshot: AssaultSnapshot, side: Side, before: readonly Decision[] = [],
): Answer | null => {
  if (snapshot.status !== 'active') return null;
  const isThere = isCounterCharging(snapshot);
  if (isThere && counterChargingSide(statePath(snapshot)) === side) return { decisions: before, after: snapshot };
  if (!isThere && !isInState(statePath(snapshot), 'a2Charge.overwatch')) return null;
  const end: Decision = { type: isThere ? 'counterCharge.ended' : 'overwatch.ended' };
  const after = afterAll(snapshot, [end]);
  return after === null ? null : counterChargeOf(after, side, [...before, end]);
};

export const counterChargeWith = ({ decisions, after }: Answer, { moves }: Pick<Reply, 'moves'>): Answer | null => {
  const more: readonly Decision[] = [...moves, { type: 'counterCharge.ended' }];
  const ended = afterAll(after, more);
  return ended === null ? null : { decisions: [...decisions, ...more], after: ended };
};

export const isCounterCharging = (snapshot: AssaultSnapshot): boolean =>
  snapshot.status === 'active' && isInState(statePath(snapshot), 'a3CounterCharge');

export const counterChargingSide = (path: string): Side => (path.includes('attackerMoves') ? 'attacker' : 'defender');
