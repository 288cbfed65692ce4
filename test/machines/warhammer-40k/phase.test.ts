import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { lockstep } from '../../../machines/compare/lockstep.ts';
import { phaseGame } from '../../../machines/compare/phase-game.ts';
import { DecisionError } from '../../../machines/decision-error.ts';
import { presentIn } from '../../../machines/history.ts';
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';
import { playPhase } from '../../../machines/warhammer-40k/play.ts';
import { happenInPhase, phaseTimelineLogic, replayPhase } from '../../../machines/warhammer-40k/timeline.ts';
import { whyNot } from '../../../machines/warhammer-40k/why.ts';
import { DiceError } from '../../../src/dice/dice-error.ts';
import { CHARGE_QUESTIONS } from '../../../src/warhammer-40k/stages/agree.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import { QUESTIONS } from '../../../src/warhammer-40k/editions/policy.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import { row, scenario, unit } from '../../support/warhammer-40k/build.ts';

/** A marine who has charged another, or who stands 3″ before him. */
const duel = (edition: Edition, startAt: Scenario['startAt'] = 'fight'): Scenario => scenario(edition, {
  startAt,
  units: [
    unit({
      id: 'a', name: 'Red', side: 'attacker', models: row('a', 1, [20, 20]), charged: startAt === 'fight' ? ['d'] : [],
    }),
    unit({ id: 'd', name: 'Blue', side: 'defender', models: row('d', 1, [20, startAt === 'fight' ? 21 : 24]) }),
  ],
});
const WON = [6, 6, 1, 6, 1, 1];

describe('a phase without a screen', () => {
  it('is reported: who has won, who was lost to what, every line with its rule', () => {
    const report = playPhase(duel('trial-seven-steps'), { dice: WON });
    expect(report.results).toMatchObject([{ winner: 'attacker', wounds: { attacker: 1, defender: 0 } }]);
    expect(report.units.map(({ fate }) => fate)).toEqual(['free', 'destroyed']);
    expect(report.units[1]!.models[0]).toMatchObject({ alive: false, slain: 'fight', wounds: 0 });
    expect(report.diceUsed).toBe(6);
    expect(report.log.every(({ rule, say }) => /^(40k|R-)/.test(rule) && say.length > 5)).toBe(true);
  });

  it('says how many dice a script lacks or has left over', () => {
    expect(() => playPhase(duel('7th'), { dice: WON.slice(0, 4) })).toThrow(DiceError);
    expect(() => playPhase(duel('trial-seven-steps'), { dice: [...WON, 3] })).toThrow(DiceError);
  });

  it('takes decisions in their order, and names one that is refused or never possible', () => {
    const charge = { type: 'charge.declared', unit: 'a', targets: ['d'] } as const;
    const charged = playPhase(duel('trial-seven-steps', 'charge'), { dice: { seed: 4 }, decisions: [charge] });
    expect(charged.results).toHaveLength(1);
    const wrong = { ...charge, targets: ['a'] };
    expect(() => playPhase(duel('7th', 'charge'), { dice: { seed: 4 }, decisions: [wrong] })).toThrow(DecisionError);
    expect(() => playPhase(duel('7th'), { dice: { seed: 4 }, decisions: [charge] })).toThrow(/never possible/);
  });
});

describe('where a text does not tell', () => {
  const begun = () => createActor(phaseMachine, { input: { scenario: duel('4th', 'charge') } }).start();

  it('R-3.01: it is asked how to charge; without an answer the fight begins', () => {
    const actor = begun();
    expect(actor.getSnapshot().value).toEqual({ untold: 'charge' });
    actor.send({ type: 'silence.accepted' });
    expect(actor.getSnapshot().value).toBe('over');
    expect(actor.getSnapshot().context.phase.log.map(({ key }) => key)).toEqual(['charge-untold']);
  });

  it('R-3.01: players agree on each question, and charge when all are answered', () => {
    const actor = begun();
    for (const question of CHARGE_QUESTIONS) {
      expect(actor.getSnapshot().value).toEqual({ untold: 'charge' });
      actor.send({ type: 'answer.agreed', question, answer: QUESTIONS[question][0] });
    }
    expect(actor.getSnapshot().value).toEqual({ chargeTogether: 'declaring' });
  });

  it('R-3.01: what the text tells is not agreed on, nor what is no answer', () => {
    const refused = (question: 'cover' | 'sweep', answer: string) =>
      whyNot(begun().getSnapshot(), { type: 'answer.agreed', question, answer })?.key;
    expect(refused('cover', 'nothing')).toBe('text-tells');
    expect(refused('sweep', 'hug')).toBe('no-such-option');
    expect(refused('sweep', 'relock')).toBeUndefined();
  });

  it('R-3.01: the wounds of a fight are handed back, and nobody wins', () => {
    const { results, units } = playPhase(duel('4th'), { dice: WON });
    expect(results).toMatchObject([{ winner: null, wounds: { attacker: 1, defender: 0 } }]);
    expect(units.map(({ fate }) => fate)).toEqual(['free', 'destroyed']);
  });
});

describe('the history of a phase', () => {
  const throws: readonly PhaseEvent[] = [[6, 6, 1], [6, 1], [1]].map(faces => ({ type: 'dice.thrown', faces }));

  it('is replayed from its events, undone and redone; a refused event changes nothing', () => {
    const input = { scenario: duel('trial-seven-steps') };
    const played = replayPhase(input, throws);
    expect(presentIn(played).context.phase.models[1]!.slain).toBe('fight');
    expect(happenInPhase(played, throws[0]!)).toBe(played);
    const actor = createActor(phaseTimelineLogic, { input: { begin: input, events: throws } }).start();
    actor.send({ type: 'step.undone' });
    expect(presentIn(actor.getSnapshot().context).context.phase.models[1]!.slain).toBeNull();
    actor.send({ type: 'step.redone' });
    expect(presentIn(actor.getSnapshot().context)).toEqual(presentIn(played));
  });
});

describe('two editions side by side', () => {
  const together = (first: Edition, second: Edition) =>
    lockstep([phaseGame(duel(first), []), phaseGame(duel(second), [])], (used, dice) =>
      Array.from({ length: dice }, (_, at) => WON[used + at] ?? 1));

  it('throw the same dice; the same edition differs in nothing', () => {
    expect(together('7th', '7th').first).toBeNull();
    const { steps, first } = together('trial-seven-steps', '4th');
    expect(first).not.toBeNull();
    expect(steps[0]!.moments.map(moment => moment?.dice.map(({ face }) => face))).toEqual([[6, 6, 1], [6, 6, 1]]);
    expect(steps.at(-1)!.apart.map(({ key }) => key)).toContain('winner');
  });
});
