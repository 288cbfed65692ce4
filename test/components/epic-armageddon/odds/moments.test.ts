/** The odds of several moments, asked for at once. */
import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../components/epic-armageddon/odds/engine.ts';
import type { Answers, NamedMoment } from '../../../../components/epic-armageddon/odds/question.ts';
import { oddsFrom } from '../../../../src/epic-armageddon/odds/odds.ts';
import { startAssault } from '../../../../src/epic-armageddon/steps/start.ts';
import { formationOf, rowOf, scenarioOf } from '../../../support/build.ts';

const duel = (id: string, defenders: number): NamedMoment => ({
  id, at: 'setUp', assault: startAssault(scenarioOf({ formations: [
    formationOf('attacker', rowOf('a', 'assault', 2, [30, 20])),
    formationOf('defender', rowOf('d', 'boyz', defenders, [30, 22])),
  ] })),
});

const told = (moments: readonly NamedMoment[]): readonly Answers['moments'][] => {
  const answers = answersTo({ kind: 'moments', moments });
  const found: Answers['moments'][] = [];
  for (let next = answers.next(); next.done !== true; next = answers.next()) {
    if (next.value !== undefined) found.push(next.value);
  }
  return found;
};

describe('the odds of several moments', () => {
  it('come one by one, those of small fights exactly', () => {
    const found = told([duel('two', 2), duel('three', 3)]);
    expect(found.map(({ id }) => id).slice(0, 2)).toEqual(['two', 'three']);
    for (const defenders of [2, 3]) {
      const { assault, id } = duel(defenders === 2 ? 'two' : 'three', defenders);
      const last = found.filter(one => one.id === id).at(-1)!;
      const whole = oddsFrom(assault, 'setUp');
      expect(Math.abs(last.odds.winner.attacker - whole.winner.attacker))
        .toBeLessThanOrEqual(4 * (last.odds.error + whole.error) + 1e-6);
    }
  });

  it('leave out a moment that has none, and go on', () => {
    const nowhere = { ...duel('nowhere', 2), at: 'no state' };
    expect(new Set(told([nowhere, duel('two', 2)]).map(({ id }) => id))).toEqual(new Set(['two']));
  });
});
