import { describe, expect, it } from 'vitest';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import { agree } from '../../../src/warhammer-40k/stages/agree.ts';
import { tally } from '../../../src/warhammer-40k/stages/tally.ts';
import { turnsIn } from '../../../src/warhammer-40k/stages/turns.ts';
import { usualRulings } from '../../../src/warhammer-40k/rulings/rulings.ts';
import { replayTurns } from '../../../machines/warhammer-40k/turns.ts';
import { fought } from '../../support/warhammer-40k/after.ts';
import { phase, row, scenario, unit } from '../../support/warhammer-40k/build.ts';

const MEN = unit({ id: 'men', side: 'attacker', models: row('m', 2, [20, 20]) });
const FOES = unit({ id: 'foes', side: 'defender', models: row('f', 2, [20, 21]) });

describe('who was locked before this turn', () => {
  const lockedIn = (round: number, charged: readonly string[]): readonly boolean[] => setUpPhase(scenario('7th', {
    startAt: 'fight', round, units: [unit({ ...MEN, charged }), FOES],
  })).units.map(({ lockedBefore }) => lockedBefore);

  it('is whoever touches an enemy without a charge between them, once the first round is over', () => {
    expect(lockedIn(2, [])).toEqual([true, true]);
    expect(lockedIn(1, [])).toEqual([false, false]);
    expect(lockedIn(1, ['foes'])).toEqual([false, false]);
  });
});

it('R-3.01: an agreement is told in the step in which it is made', () => {
  const agreement = { question: 'sweep', answer: 'relock' } as const;
  const before = agree(phase('4th', { units: [MEN, FOES] }), agreement);
  const after = agree(tally(fought('7th', [MEN, FOES], { wounds: [1, 0] })), agreement);
  expect([before, after].map(({ log }) => log.at(-1)!.step)).toEqual(['charge', 'aftermath']);
});

describe('turns one after the other', () => {
  const begun = { type: 'turn.begun', rulings: usualRulings('7th') } as const;
  const [first, second] = [{ type: 'declarations.ended' }, { type: 'rest.moved' }] as const;

  it('are told apart where one begins', () => {
    expect(turnsIn([first, begun, second])).toEqual([
      { begun: null, events: [first] }, { begun, events: [second] },
    ]);
  });

  it('the next does not begin before the last is over', () => {
    expect(replayTurns({ scenario: scenario('7th', { units: [MEN, FOES] }), events: [begun] })).toHaveLength(1);
  });
});
