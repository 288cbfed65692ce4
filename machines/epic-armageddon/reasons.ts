/** Why a guard says no: each guard that can refuse a player, by its name, as the rule that forbids it. */
import { whyNotTarget } from '../../src/epic-armageddon/a1-choose-target.ts';
import { whyNotCharge, whyNotEndCharge } from '../../src/epic-armageddon/a2-charge.ts';
import { whyNotCounterCharge } from '../../src/epic-armageddon/a3-counter-charge.ts';
import { whyNotCall } from '../../src/epic-armageddon/a5-supporting-fire.ts';
import { whyNotConsolidate } from '../../src/epic-armageddon/a7-consolidate.ts';
import { whyNotWithdraw } from '../../src/epic-armageddon/a7-withdraw.ts';
import type { Refusal } from '../../src/epic-armageddon/log.ts';
import type { Assault, Side } from '../../src/epic-armageddon/state.ts';
import { whyNotMoveHit, whyNotSave } from '../../src/epic-armageddon/volley.ts';
import type { AssaultEvent, AssaultEventType } from '../../src/epic-armageddon/events.ts';
import { whyNotThrown, type HandsName } from './hands.ts';

type Reason = (assault: Assault, event: AssaultEvent) => Refusal | null;
type EventOf<T extends AssaultEventType> = Extract<AssaultEvent, { readonly type: T }>;

/** A reason that only events of one type can meet. */
const about = <T extends AssaultEventType>(
  type: T, why: (assault: Assault, event: EventOf<T>) => Refusal | null,
): Reason => (assault, event) => (event.type === type ? why(assault, event as EventOf<T>) : null);

const throwOf = (name: HandsName): Reason =>
  about('dice.thrown', (assault, { faces }) => whyNotThrown(assault, name, faces));

const counterChargeOf = (side: Side): Reason =>
  about('unit.moved', (assault, { unit, to }) => whyNotCounterCharge(assault, side, unit, to));

export const REASONS = {
  mayBeTarget: about('target.chosen', (assault, { target }) => whyNotTarget(assault, target)),
  mayCharge: about('unit.moved', (assault, { unit, to }) => whyNotCharge(assault, unit, to)),
  mayEndCharge: about('charge.ended', assault => whyNotEndCharge(assault)),
  attackerMayCounterCharge: counterChargeOf('attacker'),
  defenderMayCounterCharge: counterChargeOf('defender'),
  mayMoveHit: about('hit.moved', (assault, { side, hit, to }) => whyNotMoveHit(assault, side, hit, to)),
  maySave: about('save.chosen', (assault, { side, hit, save }) => whyNotSave(assault, side, hit, save)),
  maySupport: about('supporters.called', (assault, { side, units }) => whyNotCall(assault, side, units)),
  mayWithdraw: about('unit.moved', (assault, { unit, to }) => whyNotWithdraw(assault, unit, to)),
  mayConsolidate: about('unit.moved', (assault, { unit, to }) => whyNotConsolidate(assault, unit, to)),
  areAttackDice: throwOf('attacks'),
  areResultDice: throwOf('result'),
  areSaveDice: throwOf('saves'),
  areTerrainDice: throwOf('terrain'),
} as const satisfies Readonly<Record<string, Reason>>;

export type ReasonName = keyof typeof REASONS;

export const isReason = (name: string): name is ReasonName => Object.hasOwn(REASONS, name);
