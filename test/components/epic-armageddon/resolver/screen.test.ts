import { describe, expect, it } from 'vitest';
import { announcementOf, logLinesOf } from '../../../../components/epic-armageddon/resolver/log.ts';
import { facesAt, seededThrower } from '../../../../src/dice/throw.ts';
import { openingOf } from '../../../../components/epic-armageddon/resolver/opening.ts';
import { railOf } from '../../../../components/epic-armageddon/resolver/rail.ts';
import { ResolverController } from '../../../../components/epic-armageddon/resolver/resolver-controller.ts';
import { SAMPLES, sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import type { Hand } from '../../../../src/dice/hand.ts';
import { hostWithoutScreen } from './host.ts';

const begun = (id: string): ResolverController => {
  const { scenario, decisions, seed } = sampleOf(id)!;
  const controller = new ResolverController(hostWithoutScreen());
  controller.begin({ scenario, prepared: decisions, seed });
  return controller;
};

const untilAt = (controller: ResolverController, step: string): ResolverController => {
  while (!controller.state.path.startsWith(step)) controller.playOn();
  return controller;
};

const states = (controller: ResolverController): string =>
  railOf(controller.timeline).map(({ label, state }) => `${label} ${state}`).join(', ');

describe('the opening', () => {
  it.each(SAMPLES.map(({ id }) => id))('of %s is told as the statechart tells it, without details and odds', id => {
    const { scenario, decisions, seed } = sampleOf(id)!;
    const controller = new ResolverController(hostWithoutScreen());
    controller.begin({ scenario, prepared: decisions, seed });
    const { view } = controller;
    const counters = view.battlefield.counters.map(({ label: _, left: __, ...counter }) => counter);
    const {
      details: ___, mattering: ____, reaches: _____, formations: ______, plans: _______, fillings: ________,
      ...battlefield
    } = { ...view.battlefield, counters };
    expect(openingOf(scenario)).toEqual({ ...view, battlefield, bar: { ...view.bar, odds: 'unasked' } });
  });
});

describe('the rail', () => {
  it('names the steps as the statechart does, and what may come next', () => {
    expect(states(untilAt(begun('marines-charge-warband'), 'a4Attacks')))
      .toBe('Target done, Charge done, Counter-charge done, Attacks now, Support next, Result later, Withdraw next,'
        + ' Consolidate later');
  });

  it('says that a step was skipped in which nobody had anything to do', () => {
    const controller = begun('banshees-and-terminators');
    while (!controller.isOver) controller.playOn();
    expect(states(controller)).toBe('Target done, Charge done, Counter-charge done, Attacks done, Support skipped,'
      + ' Result done, Withdraw skipped, Consolidate done');
  });

  it('begins with the action test where a scenario asks for it', () => {
    const { scenario } = sampleOf('marines-charge-warband')!;
    const controller = new ResolverController(hostWithoutScreen());
    controller.begin({
      scenario: { ...scenario, engage: { ...scenario.engage, actionTest: 'usual' } }, prepared: [], seed: 1,
    });
    expect(states(controller)).toMatch(/^Action test now, Target next, Charge later/);
    controller.throwDice([6]);
    expect(states(controller)).toMatch(/^Action test done, Target now, Charge next/);
  });

  it('counts the rounds after a tie', () => {
    const controller = untilAt(begun('firefight-to-a-tie'), 'a6Result');
    controller.playOn();
    expect(controller.state.path).toMatch(/^a3CounterCharge/);
    expect(railOf(controller.timeline).find(({ state }) => state === 'now')!.note).toBe('round 2');
  });
});

describe('the log', () => {
  it('leads each line to the first moment at which it stood there', () => {
    const controller = untilAt(begun('marines-charge-warband'), 'a6Result');
    for (const [i, { index }] of logLinesOf(controller.timeline).entries()) {
      controller.revisit(index);
      expect(controller.assault.log.length).toBeGreaterThan(i);
      controller.revisit(index - 1);
      expect(controller.assault.log.length).toBeLessThanOrEqual(i);
    }
  });

  it('keeps what was taken back, and marks the newest line that was not', () => {
    const controller = untilAt(begun('marines-charge-warband'), 'a5SupportingFire');
    const whole = logLinesOf(controller.timeline).length;
    controller.undo();
    const lines = logLinesOf(controller.timeline);
    const standing = controller.assault.log.length;
    expect(lines).toHaveLength(whole);
    expect(lines.map(line => line.undone)).toEqual(lines.map((_, i) => i >= standing));
    expect(lines.findIndex(line => line.current)).toBe(standing - 1);
  });
});

describe('what is announced', () => {
  it('is what came of an event, and what is next', () => {
    const controller = untilAt(begun('marines-charge-warband'), 'a6Result');
    const before = controller.timeline.at;
    controller.playOn();
    expect(announcementOf(controller.timeline, before, 'Hack down 1'))
      .toMatch(/The attacker throws .* Next: Hack down 1\.$/);
  });
});

describe('the stream of dice', () => {
  const hand = (dice: number): Hand => ({ name: 'any', dice, read: 'sum' });

  it('is the one that a script throws from the same seed', () => {
    const throwHands = seededThrower(7);
    const thrown = [throwHands([hand(3)]), throwHands([hand(2), hand(4)])];
    expect([facesAt(7, 0, [hand(3)]), facesAt(7, 3, [hand(2), hand(4)])]).toEqual(thrown);
  });
});
