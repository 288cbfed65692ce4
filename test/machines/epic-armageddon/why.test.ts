import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';
import { REFUSING_GUARDS, type RefusingGuard } from '../../../machines/epic-armageddon/reasons.ts';
import { handsOf, metaOf, why, type AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import { replay } from '../../../machines/epic-armageddon/timeline.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import { sentence } from '../../../src/epic-armageddon/explain/log-sentences.ts';
import { careful, gotIn, gotOut, moved, rose } from './walk-parts.ts';
import { eventsOf } from './walk.ts';
import { WALKS } from './walks.ts';

/** An event that is refused in the first state of a walk where a guard stands, and what is said to it. */
interface Refused {
  readonly in: keyof typeof WALKS;
  /** How many events into the walk; unsaid: as soon as the guard stands. */
  readonly after?: number;
  readonly event: AssaultEvent;
  readonly says: string;
}

const thrown = (...faces: readonly number[]): AssaultEvent => ({ type: 'dice.thrown', faces });

const OUT_OF_A_CART = 'a charge out of a transport, with care, under overwatch';
const BOTH_COUNTER = 'transports and care in the counter-charges of both sides';
const BOTH_RISE = 'skimmers of both sides pop up';
const UNDER_FIRE = 'a withdrawal with care, in a cart, through a marsh, under overwatch';
const TITAN = 'a titan that splits its dice beside a skimmer';

const REFUSED: { readonly [name in RefusingGuard]: Refused } = {
  mayRepeatTest: {
    in: 'an action test, failed twice', after: 3, event: { type: 'test.repeated' },
    says: 'A0.2 The test has been thrown again already.',
  },
  mayBeTarget: {
    in: 'a charge that ends too far off', event: { type: 'target.chosen', target: 'attacker' },
    says: 'A1.1 attacker is not an enemy formation with a stand on the table.',
  },
  mayCharge: {
    in: 'a charge that ends too far off', event: moved('a1', 30, 26),
    says: 'A2.1 Boyz would move 16 cm; it may move 15 cm.',
  },
  mayGetOutToCharge: { in: OUT_OF_A_CART, event: gotOut('a2', 64, 13), says: 'A2.11 Idle 2 sits in no transport.' },
  mayCollectToCharge: {
    in: OUT_OF_A_CART, event: gotIn('a1', 'a2'), says: 'A2.11 Idle 1 may not get into Idle 2 now.',
  },
  mayTakeCareToCharge: { in: OUT_OF_A_CART, event: careful('d1'), says: 'A2.10 Idle 1 does not move in this step.' },
  mayEndCharge: {
    in: 'a charge within a zone', after: 2, event: { type: 'charge.ended' },
    says: 'A2.7 Boyz began in the zone of control of Nobz and must touch a unit of the target or leave that zone.',
  },
  mayFire: {
    in: OUT_OF_A_CART, event: { type: 'overwatch.fired', formation: 'defender', target: 'attacker', hits: [] },
    says: 'A2.12 defender is not on overwatch.',
  },
  attackerMayCounterCharge: {
    in: 'dangerous terrain, a tie, and a second round', event: moved('a2', 64, 10),
    says: 'A3.2 Walker 2 may only go straight at its nearest enemy, Walker 1.',
  },
  defenderMayCounterCharge: {
    in: 'a counter-charge out of sight', event: moved('d1', 60, 26),
    says: 'A3.2 Boyz may only go straight at its nearest enemy, Boyz 2.',
  },
  attackerMayGetOut: {
    in: BOTH_COUNTER, event: gotOut('pa', 56, 20),
    says: 'A3.4 Idle 3 must be placed within 5 cm of Cart.',
  },
  defenderMayGetOut: { in: BOTH_COUNTER, event: gotOut('d1', 60, 26), says: 'A3.4 Idle 1 sits in no transport.' },
  attackerMayGetIn: {
    in: BOTH_COUNTER, event: gotIn('a1', 'td'), says: 'A3.4 Idle 1 may not get into Cart now.',
  },
  defenderMayGetIn: {
    in: BOTH_COUNTER, event: gotIn('d2', 'td'), says: 'A3.4 Cart is 5.7 cm away; Idle 2 has 5 cm left.',
  },
  attackerMayTakeCare: { in: BOTH_COUNTER, event: careful('pa'), says: 'A2.10 Idle 3 does not move in this step.' },
  defenderMayTakeCare: { in: BOTH_COUNTER, event: careful('a1'), says: 'A2.10 Idle 1 does not move in this step.' },
  attackerMayRise: { in: BOTH_RISE, event: rose('d1'), says: 'A3.3 Glider is no skimmer that could pop up.' },
  defenderMayRise: {
    in: BOTH_RISE, after: 3, event: rose('d1'), says: 'A3.3 Glider is no skimmer that could pop up.',
  },
  attackerMayEndCounterCharge: {
    in: 'the unblooded on both sides', event: { type: 'counterCharge.ended' },
    says: 'A3.9 Idle is unblooded and must counter-charge as far as it can.',
  },
  defenderMayEndCounterCharge: {
    in: 'the unblooded on both sides', event: { type: 'counterCharge.ended' },
    says: 'A3.9 Idle is unblooded and must counter-charge as far as it can.',
  },
  mayChooseWay: {
    in: TITAN, event: { type: 'way.chosen', unit: 'd2', by: 'firefight' },
    says: 'A4.2 Wall 1 is no skimmer that could choose.',
  },
  maySplit: {
    in: TITAN, event: { type: 'dice.split', unit: 'a1', closeCombat: 3 }, says: 'W2 Titan has 2 dice to split.',
  },
  mayMoveHit: {
    in: 'attacks with everything', event: { type: 'hit.moved', side: 'defender', hit: 0, to: 'd3' },
    says: 'H1 Wall 1 is 0 cm from the enemy, Wall 3 2.7 cm: only equally near units may be changed over.',
  },
  mayAim: {
    in: 'attacks: a sniper', event: { type: 'sniper.aimed', side: 'defender', hit: 0, to: 'd9' },
    says: 'A4.6 Wall cannot be hit: only directly engaged units can.',
  },
  maySave: {
    in: 'attacks with everything', event: { type: 'save.chosen', side: 'defender', hit: 0, save: 'none' },
    says: 'V2 Wall 2 saves with armour or cover.',
  },
  mayEnterCritical: {
    in: 'a critical that the players tell',
    event: { type: 'critical.entered', damage: [{ unit: 'd2', points: 0 }] }, says: 'W6 Wall 1 cannot be damaged so.',
  },
  maySupport: {
    in: 'support with everything', event: { type: 'supporters.called', side: 'attacker', units: ['a8', 'a1'] },
    says: 'A5.2 Boyz may not give supporting fire now.',
  },
  mayWithdraw: {
    in: 'hack-downs moved, then withdrawal and consolidation', event: moved('a1', 30, 18),
    says: 'A7.3 Boyz does not move in this step.',
  },
  mayTakeCareToWithdraw: {
    in: UNDER_FIRE, event: careful('d1'), says: 'A2.10 Blade does not move in this step.',
  },
  maySetDown: { in: UNDER_FIRE, event: gotOut('b1', 50, 40), says: 'A7.3 Idle 2 sits in no transport.' },
  mayCollectToWithdraw: {
    in: UNDER_FIRE, event: gotIn('d1', 't1'), says: 'A7.3 Blade may not get into Cart now.',
  },
  mayBeHalfway: {
    in: UNDER_FIRE, event: { type: 'withdrawal.halfway' },
    says: 'A7.3 Nobody has moved since overwatch was last asked for.',
  },
  mayDrawFire: {
    in: UNDER_FIRE, event: { type: 'withdrawal.moved' },
    says: 'A7.3 Nobody has moved since overwatch was last asked for.',
  },
  mayDrawFireAtWinner: {
    in: 'hack-downs moved, then withdrawal and consolidation', event: { type: 'consolidation.moved' },
    says: 'A8.3 No formation of the other side is left on overwatch.',
  },
  mayConsolidate: {
    in: 'hack-downs moved, then withdrawal and consolidation', event: moved('a1', 30, 14.9),
    says: 'A8.3 Boyz would move 5.1 cm; it may move 5 cm.',
  },
  mayGetInAfterwards: {
    in: 'a winner who collects his own', event: gotIn('a2', 'a1'),
    says: 'A3.4 Cart is 1.5 cm away; Idle has 0 cm left.',
  },
  isTestDie: {
    in: 'an action test, failed twice', event: thrown(1, 1), says: 'A0.2 This throw has 1 die, not 2.',
  },
  areAttackDice: { in: 'a tie of two rounds', event: thrown(1, 1, 1), says: 'A4.2 This throw has 4 dice, not 3.' },
  areGriefDice: {
    in: 'a winner who mourns an Ethereal', event: thrown(0), says: 'A8.1 A die shows 1 to 6, not 0.',
  },
  areResultDice: { in: 'a tie of two rounds', event: thrown(1, 1, 1, 7), says: 'A6.1 A die shows 1 to 6, not 7.' },
  areSaveDice: { in: 'attacks with everything', event: thrown(), says: 'V10 This throw has 1 die, not 0.' },
  areSplashDice: {
    in: 'a war engine that blows up over its passengers', event: thrown(4), says: 'W6 This throw has 2 dice, not 1.',
  },
  areTerrainDice: {
    in: 'dangerous terrain, a tie, and a second round', event: thrown(0.5), says: 'A2.10 A die shows 1 to 6, not 0.5.',
  },
};

/** Every moment of a walk. */
const momentsOf = (name: keyof typeof WALKS): readonly AssaultSnapshot[] =>
  replay(WALKS[name].scenario, eventsOf(WALKS[name])).snapshots;

const stands = (snapshot: AssaultSnapshot, name: RefusingGuard): boolean => snapshot._nodes
  .some(node => [...node.transitions.values()].flat().some(one => one.guard === name));

describe('a refused event', () => {
  it.each(Object.keys(REFUSING_GUARDS) as RefusingGuard[])('%s: says why, and changes nothing', name => {
    const { in: walk, after, event, says } = REFUSED[name];
    const moments = momentsOf(walk);
    const moment = after === undefined ? moments.find(snapshot => stands(snapshot, name))! : moments[after]!;
    expect(stands(moment, name)).toBe(true);
    expect(moment.can(event)).toBe(false);
    expect(transition(assaultMachine, moment, event)[0]).toBe(moment);
    const refusal = why(moment, event)!;
    expect(`${refusal.rule} ${sentence(refusal)}`).toBe(says);
  });

  it('is one of another step: not now', () => {
    const [start] = momentsOf('a charge that ends too far off');
    expect(why(start!, { type: 'consolidation.ended' })).toMatchObject({ key: 'not-now', rule: metaOf(start!).rule });
  });

  it('is any event after the end', () => {
    const end = momentsOf('a tie of two rounds').at(-1)!;
    expect(why(end, { type: 'consolidation.ended' })).toMatchObject({ key: 'not-now' });
    expect(handsOf(end)).toEqual([]);
  });
});

describe('an event that is accepted', () => {
  it.each(Object.keys(WALKS) as (keyof typeof WALKS)[])('%s: has no reason against it', name => {
    const moments = momentsOf(name);
    const events = eventsOf(WALKS[name]);
    expect(events.map((event, i) => why(moments[i]!, event))).toEqual(events.map(() => null));
    expect(events.every((event, i) => moments[i]!.can(event))).toBe(true);
  });
});
