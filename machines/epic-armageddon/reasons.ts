/** Why a guard says no: each guard that can refuse a player, by its name, as the rule that forbids it. */
import { whyNotRepeat } from '../../src/epic-armageddon/steps/a0-action-test.ts';
import { targetsOf, whyNotTarget } from '../../src/epic-armageddon/steps/a1-choose-target.ts';
import { charging, whyNotCharge, whyNotEndCharge } from '../../src/epic-armageddon/steps/a2-charge.ts';
import { whyNotAsk, whyNotFire } from '../../src/epic-armageddon/steps/a2-overwatch.ts';
import {
  embarkingAllowance, whyNotCounterCharge, whyNotCounterRise, whyNotEndCounterCharge,
} from '../../src/epic-armageddon/steps/a3-counter-charge.ts';
import { whyNotCall } from '../../src/epic-armageddon/steps/a5-supporting-fire.ts';
import { consolidating, whyNotConsolidate, whyNotPickUp } from '../../src/epic-armageddon/steps/a7-consolidate.ts';
import { whyNotHalfway, whyNotWithdraw } from '../../src/epic-armageddon/steps/a7-withdrawal-moves.ts';
import {
  whyNotCarefulInFlight, whyNotCollect, whyNotCollectInFlight,
} from '../../src/epic-armageddon/steps/collecting.ts';
import { whyNotEntered } from '../../src/epic-armageddon/attacks/aftermath.ts';
import { whyNotCareful } from '../../src/epic-armageddon/steps/a2-dangerous-terrain.ts';
import type { Refusal } from '../../src/epic-armageddon/model/log.ts';
import { whyNotAim, whyNotMoveHit, whyNotSave } from '../../src/epic-armageddon/attacks/owner-choices.ts';
import { fightingFormations } from '../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../src/epic-armageddon/model/state.ts';
import type { Side } from '../../src/epic-armageddon/model/procedure.ts';
import { whyNotDisembark, whyNotEmbark, whyNotSetDown } from '../../src/epic-armageddon/movement/transports.ts';
import { whyNotSplit, whyNotWay } from '../../src/epic-armageddon/attacks/ways-to-fight.ts';
import type { AssaultEvent, AssaultEventType } from '../../src/epic-armageddon/model/events.ts';
import { allRemembered } from '../why.ts';
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

const sideFormations = (assault: Assault, side: Side): readonly string[] =>
  fightingFormations(assault, side).map(formation => formation.id);

const getOutOf = (movers: (assault: Assault) => readonly string[], rule: 'A2.11' | 'A3.4'): Reason =>
  about('unit.disembarked', (assault, { unit, to }) => whyNotDisembark(assault, unit, to, movers(assault), rule));

const getInto = (movers: (assault: Assault) => readonly string[]): Reason =>
  about('unit.embarked', (assault, { unit, transport }) =>
    whyNotEmbark(assault, unit, transport, embarkingAllowance(assault, unit), movers(assault)));

const takeCareOf = (movers: (assault: Assault) => readonly string[]): Reason =>
  about('care.taken', (assault, { unit }) => whyNotCareful(assault, unit, movers(assault)));

const attackers = (assault: Assault): readonly string[] => sideFormations(assault, 'attacker');
const defenders = (assault: Assault): readonly string[] => sideFormations(assault, 'defender');

export const REFUSING_GUARDS = allRemembered({
  mayRepeatTest: about('test.repeated', assault => whyNotRepeat(assault)),
  mayBeTarget: about('target.chosen', (assault, event) => whyNotTarget(assault, targetsOf(assault, event))),
  mayCharge: about('unit.moved', (assault, { unit, to }) => whyNotCharge(assault, unit, to)),
  mayGetOutToCharge: getOutOf(charging, 'A2.11'),
  mayCollectToCharge: about('unit.embarked', (assault, { unit, transport }) => whyNotCollect(assault, unit, transport)),
  mayTakeCareToCharge: takeCareOf(charging),
  attackerMayTakeCare: takeCareOf(attackers),
  defenderMayTakeCare: takeCareOf(defenders),
  mayEndCharge: about('charge.ended', assault => whyNotEndCharge(assault)),
  mayFire: about('overwatch.fired', (assault, fire) => whyNotFire(assault, fire)),
  attackerMayCounterCharge: counterChargeOf('attacker'),
  defenderMayCounterCharge: counterChargeOf('defender'),
  attackerMayGetOut: getOutOf(attackers, 'A3.4'),
  defenderMayGetOut: getOutOf(defenders, 'A3.4'),
  attackerMayGetIn: getInto(attackers),
  defenderMayGetIn: getInto(defenders),
  attackerMayRise: about('unit.rose', (assault, { unit }) => whyNotCounterRise(assault, 'attacker', unit)),
  defenderMayRise: about('unit.rose', (assault, { unit }) => whyNotCounterRise(assault, 'defender', unit)),
  attackerMayEndCounterCharge: about('counterCharge.ended', assault => whyNotEndCounterCharge(assault, 'attacker')),
  defenderMayEndCounterCharge: about('counterCharge.ended', assault => whyNotEndCounterCharge(assault, 'defender')),
  mayChooseWay: about('way.chosen', (assault, { unit }) => whyNotWay(assault, unit)),
  maySplit: about('dice.split', (assault, { unit, closeCombat }) => whyNotSplit(assault, unit, closeCombat)),
  mayMoveHit: about('hit.moved', (assault, { side, hit, to }) => whyNotMoveHit(assault, side, hit, to)),
  mayAim: about('sniper.aimed', (assault, { side, hit, to }) => whyNotAim(assault, side, hit, to)),
  maySave: about('save.chosen', (assault, { side, hit, save }) => whyNotSave(assault, side, hit, save)),
  mayEnterCritical: about('critical.entered', whyNotEntered),
  maySupport: about('supporters.called', (assault, { side, units }) => whyNotCall(assault, side, units)),
  mayWithdraw: about('unit.moved', (assault, { unit, to }) => whyNotWithdraw(assault, unit, to)),
  mayTakeCareToWithdraw: about('care.taken', (assault, { unit }) => whyNotCarefulInFlight(assault, unit)),
  maySetDown: about('unit.disembarked', (assault, { unit, to }) => whyNotSetDown(assault, unit, to)),
  mayCollectToWithdraw: about('unit.embarked', (assault, { unit, transport }) =>
    whyNotCollectInFlight(assault, unit, transport)),
  mayBeHalfway: about('withdrawal.halfway', assault => whyNotHalfway(assault)),
  mayDrawFire: about('withdrawal.moved', assault => whyNotAsk(assault, assault.withdrawing, 'A7.3')),
  mayDrawFireAtWinner: about('consolidation.moved', assault => whyNotAsk(assault, consolidating(assault), 'A8.3')),
  mayConsolidate: about('unit.moved', (assault, { unit, to }) => whyNotConsolidate(assault, unit, to)),
  mayGetInAfterwards: about('unit.embarked', (assault, { unit, transport }) => whyNotPickUp(assault, unit, transport)),
  isTestDie: throwOf('actionTest'),
  areAttackDice: throwOf('attacks'),
  areGriefDice: throwOf('grief'),
  areResultDice: throwOf('result'),
  areSaveDice: throwOf('saves'),
  areSplashDice: throwOf('splash'),
  areTerrainDice: throwOf('terrain'),
} as const satisfies Readonly<Record<string, Reason>>);

export type RefusingGuard = keyof typeof REFUSING_GUARDS;

export const isRefusingGuard = (name: string): name is RefusingGuard => Object.hasOwn(REFUSING_GUARDS, name);
