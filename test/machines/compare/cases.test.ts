import { describe, expect, it } from 'vitest';
import { assaultGame } from '../../../machines/compare/assault-game.ts';
import { lockstep, type Lockstep, type LockstepStep, streamOf } from '../../../machines/compare/lockstep.ts';
import { withAnswer } from '../../../machines/compare/rulings-that-matter.ts';
import type { Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { AssaultEvent, Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { RulingId } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { ATTACKER_ROLLS_HIGH } from '../../support/fight.ts';
import { bandOf } from '../../support/moves.ts';
import { engine, stage, stands } from '../../support/stage.ts';

type AssaultStep = LockstepStep<Timeline, AssaultEvent>;

const compared = (
  scenario: Scenario, ruling: RulingId, answer: string,
  { dice = [], decisions = [] }: { readonly dice?: readonly number[]; readonly decisions?: readonly Decision[] } = {},
): Lockstep<Timeline, AssaultEvent> => lockstep(
  [assaultGame(scenario, decisions), assaultGame(withAnswer(scenario, ruling, answer), decisions)], streamOf(1, dice),
);

const firstOf = ({ steps, first }: Lockstep<Timeline, AssaultEvent>): AssaultStep => steps[first!]!;
const saidIn = ({ lines }: AssaultStep): readonly (readonly string[])[] =>
  lines.map(side => side.filter(line => line.differs).map(({ rule }) => rule));
const apartIn = ({ apart }: AssaultStep, key: string): unknown => apart.find(one => one.key === key)?.values;

describe('two rulings part where the rules say', () => {
  it('a charge without a line of fire is no assault, or is one: S15', () => {
    const hidden = stage({ a1: { at: [30, 20] } }, { d1: { at: [30, 30] } }, {
      startAt: 'a1ChooseTarget', terrain: [bandOf('buildings', 24, 26)],
    });
    const steps = compared(hidden, 'lineOfFireToAssault', 'not-needed');
    const first = firstOf(steps);
    expect(first.moments.map(moment => moment!.event.type)).toEqual(['charge.ended', 'charge.ended']);
    expect(first.news).toContain('next');
    expect(saidIn(first)[0]).toContain('A2.2');
    expect(apartIn(steps.steps.at(-1)!, 'ending')).toEqual(['no-assault', 'result']);
    const later = steps.steps.slice(steps.first! + 1);
    expect(later.every(({ moments, refusal }) => moments[0] === null && refusal === null)).toBe(true);
  });

  it('every engaged attacker is dead, and the assault is over at once or goes on: C12', () => {
    const fight = stage(
      { ...stands('a', 2, [30, 20], { cc: 6, ff: 6 }), far: { at: [90, 4] } },
      stands('d', 2, [30, 22], { cc: 2, ff: 2 }),
    );
    const steps = compared(fight, 'engagedAttackersGone', 'fights-on', { dice: [1, 1, 6, 6] });
    const first = firstOf(steps);
    expect(steps.walks[0].moments.some(({ dice }) => dice.some(die => die.purpose === 'result'))).toBe(false);
    expect(steps.walks[1].moments.some(({ dice }) => dice.some(die => die.purpose === 'result'))).toBe(true);
    expect(apartIn(first, 'ending')).toEqual(['swift', null]);
  });

  it('of eight dice a Titan throws four under the other ruling, and its foes what they threw before', () => {
    const titan = stage(
      { t1: engine(8, [30, 20], { cc: 2 }), far: { at: [90, 4] } }, { d1: { at: [30, 23.5] }, d2: { at: [28, 23.5] } },
    );
    const steps = compared(titan, 'titanDice', 'half-macro', { dice: ATTACKER_ROLLS_HIGH });
    const thrown = firstOf(steps);
    expect(thrown.news).toContain('dice');
    const [all, half] = thrown.moments.map(moment => moment!.dice);
    expect(all!.filter(die => die.id === 't1').length).toBe(8);
    expect(half!.filter(die => die.id === 't1').map(die => die.face))
      .toEqual(all!.filter(die => die.id === 't1').slice(0, 4).map(die => die.face));
    expect(half!.filter(die => die.id !== 't1')).toEqual(all!.filter(die => die.id !== 't1'));
    expect(half!.some(die => die.isNew)).toBe(false);
  });

  it('a decision that one ruling refuses is told with the reason, and the other side waits for nobody', () => {
    const gun = stage({ a1: { at: [30, 20] } }, { d1: { at: [30, 30], speed: 0 } }, { startAt: 'a1ChooseTarget' });
    const decisions: readonly Decision[] = [
      { type: 'target.chosen', target: 'defender' }, { type: 'charge.ended' },
      { type: 'unit.moved', unit: 'd1', to: [30, 25] },
    ];
    const steps = compared(gun, 'immobileCounterCharge', '5cm', { decisions });
    const first = firstOf(steps);
    expect(first.moments[0]).toBe(null);
    expect(first.moments[1]!.event).toEqual(decisions[2]);
    expect(first.refusal?.rule).toBe('A3.1');
    expect(first.refusal?.say).not.toBe('');
  });
});
