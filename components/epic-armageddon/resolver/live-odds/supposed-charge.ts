/** Before a charge is made its odds are those of the usual one, as it is drawn. */
import { transition } from 'xstate';
import { assaultMachine } from '../../../../machines/epic-armageddon/assault.machine.ts';
import type { Timeline } from '../../../../machines/epic-armageddon/timeline.ts';
import { why, type AssaultSnapshot } from '../../../../machines/epic-armageddon/why.ts';
import { canonical } from '../../../../src/shared/canonical.ts';
import { once } from '../../../../src/shared/once.ts';
import type { Decision } from '../../../../src/epic-armageddon/model/events.ts';
import { isWithinReach } from '../../../../src/epic-armageddon/steps/a2-charge.ts';
import { chargesLeft } from '../../steps/move-primaries.ts';
import { targetPrimary } from '../../steps/target-primary.ts';
import { stepStateOf } from '../step-state.ts';

const CHARGING = 'a2Charge.moving.choosing';

const pathOf = (snapshot: AssaultSnapshot): string => stepStateOf(snapshot).path;

/** What is refused by now is left out. */
const after = (snapshot: AssaultSnapshot, decisions: readonly Decision[]): AssaultSnapshot => decisions.reduce(
  (now, decision) => (why(now, decision) === null ? transition(assaultMachine, now, decision)[0] : now), snapshot);

const decisionsOf = (snapshot: AssaultSnapshot): readonly Decision[] => {
  const { does } = targetPrimary(snapshot.context.assault);
  return typeof does === 'object' ? does.decisions : [];
};

/** The moment whose odds are told: after the usual charge, where nobody is near enough yet; else the moment itself. */
export const supposedMoment = once((snapshot: AssaultSnapshot): AssaultSnapshot => {
  if (snapshot.status !== 'active') return snapshot;
  const begun = pathOf(snapshot) === 'a1ChooseTarget' ? after(snapshot, decisionsOf(snapshot)) : snapshot;
  if (begun.status !== 'active' || pathOf(begun) !== CHARGING || isWithinReach(begun.context.assault)) return snapshot;
  const moves = chargesLeft(begun.context.assault).map((move): Decision => ({ type: 'unit.moved', ...move }));
  const charged = after(begun, moves);
  return charged.status === 'active' && pathOf(charged) === CHARGING && isWithinReach(charged.context.assault)
    ? charged : snapshot;
});

export const isSupposed = (snapshot: AssaultSnapshot): boolean => supposedMoment(snapshot) !== snapshot;

/** Whether all that has happened is the usual choice of a target: the odds are those of before it. */
export const isAsAtFirst = ({ events, snapshots: [first], at }: Timeline): boolean => at === 0
  || pathOf(first!) === 'a1ChooseTarget' && canonical(events.slice(0, at)) === canonical(decisionsOf(first!));
