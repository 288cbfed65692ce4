import { describe, expect, it } from 'vitest';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import { stakesSideBySide } from '../../../../src/epic-armageddon/odds/stakes/side-by-side.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { openOdds, telling } from './open-odds.ts';

const asked = (side: Side, chances: readonly number[], ...answers: readonly (readonly Odds[])[]) => ({
  side, counted: 'hits' as const, counts: chances.map((chance, count) => ({ count, chance })),
  answers: telling(...answers),
});

/** What is open of each number, side by side; `` before anything is told. */
const told = (all: readonly ReturnType<typeof asked>[]): readonly string[] => {
  const found: string[] = [];
  const answers = stakesSideBySide(all);
  for (let answer = answers.next(); ; answer = answers.next()) {
    found.push(answer.value.map(({ side, stakes }) =>
      `${side} ${stakes.map(({ odds }) => odds.unresolved).join(' ')}`).join(', '));
    if (answer.done === true) return found;
  }
};

const odds = (...open: readonly number[]): readonly Odds[] => open.map(openOdds);

describe('what hangs on the dice of both sides', () => {
  it('is told when something is known of either side; the least sure is followed first', () => {
    expect(told([
      asked('attacker', [0.5, 0.5], odds(1, 0.5), odds(0.5, 0.5), odds(0, 0)),
      asked('defender', [0.5, 0.5], odds(0.25, 0.25), odds(0, 0)),
    ])).toEqual([
      '', 'attacker 1 0.5, defender 0.25 0.25', 'attacker 0.5 0.5, defender 0.25 0.25',
      'attacker 0 0, defender 0.25 0.25',
      'attacker 0 0, defender 0 0', 'attacker 0 0, defender 0 0',
    ]);
  });
});
