import { describe, expect, it } from 'vitest';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import { resultHands } from '../../../src/epic-armageddon/steps/a6-result.ts';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { luckOf, swingSize, type LuckThrow } from '../../../src/epic-armageddon/odds/luck.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';

const oddsOf = (attacker: number, defender = 1 - attacker): Odds => ({
  winner: { attacker, defender, none: 1 - attacker - defender },
  ending: { swift: { attacker: 0, defender: 0 }, byRound: [1] },
  lost: { attacker: [1], defender: [1] }, broken: { attacker: 0, defender: 0 }, unresolved: 0, error: 0,
  assumptions: [],
});

const handOf = (side: Side, dice: number, target: number, purpose: AssaultHand['purpose']): AssaultHand =>
  ({ name: 'hand', side, purpose, effect: 'normal', units: [], dice, read: 'successes', target });

const attack: LuckThrow = {
  hands: [
    handOf('attacker', 3, 3, 'close-combat'), handOf('attacker', 2, 5, 'firefight'),
    handOf('defender', 2, 4, 'close-combat'),
  ],
  faces: [6, 5, 2, 1, 1, 4, 4], before: oddsOf(0.5), after: oddsOf(0.42),
};
const saves: LuckThrow = {
  hands: [handOf('defender', 1, 5, 'save'), handOf('defender', 1, 6, 'save')], faces: [1, 5],
  before: oddsOf(0.4), after: oddsOf(0.7, 0.2),
};
const again: LuckThrow =
  { hands: [handOf('defender', 1, 4, 're-roll')], faces: [6], before: oddsOf(0.7, 0.2), after: null };
const result: LuckThrow = { hands: resultHands(), faces: [6, 1, 2, 3], before: oddsOf(0.7), after: oddsOf(1) };

describe('what was thrown', () => {
  const { throws: [one, two, three, four] } = luckOf([attack, saves, again, result]);

  it('is counted for each side with what was to be expected', () => {
    expect(one!.attacker).toEqual({ counted: 'hits', dice: 5, thrown: 2, expected: expect.closeTo(3 * 4 / 6 + 2 / 3) });
    expect(one!.defender).toEqual({ counted: 'hits', dice: 2, thrown: 2, expected: expect.closeTo(1) });
    expect(two).toMatchObject({ attacker: null, defender: { counted: 'saves', dice: 2, thrown: 0 } });
    expect(two!.defender!.expected).toBeCloseTo(1 / 3 + 1 / 6);
    expect(three!.defender).toMatchObject({ counted: 'saves', dice: 1, thrown: 1 });
  });

  it('is the higher of two dice where the result is thrown, 4.47 on average', () => {
    expect(four!.attacker).toEqual({ counted: 'result', dice: 2, thrown: 6, expected: expect.closeTo(161 / 36, 12) });
    expect(four!.defender!.thrown).toBe(3);
  });
});

describe('what throws have turned', () => {
  it('is by how much each side has become likelier to win', () => {
    const { throws } = luckOf([attack, saves]);
    expect(throws[0]!.swing).toEqual({ attacker: expect.closeTo(-0.08), defender: expect.closeTo(0.08) });
    expect(throws[1]!.swing).toEqual({ attacker: expect.closeTo(0.3), defender: expect.closeTo(-0.4) });
  });

  it('is summed, and what the players decided between throws is no luck', () => {
    const { swing, isWhole } = luckOf([attack, saves, result]);
    expect(swing.attacker).toBeCloseTo(-0.08 + 0.3 + 0.3);
    expect(swing.defender).toBeCloseTo(0.08 - 0.4 - 0.3);
    expect(isWhole).toBe(true);
  });

  it('names the biggest moment', () => {
    expect(luckOf([attack, saves, result]).biggest).toBe(1);
    expect(swingSize({ attacker: 0.3, defender: -0.4 })).toBeCloseTo(0.35);
    expect(luckOf([result, saves]).biggest).toBe(1);
    expect(luckOf([]).biggest).toBe(null);
    expect(luckOf([{ ...attack, after: attack.before }]).biggest).toBe(null);
  });

  it('leaves out a throw whose odds are not known, and says so', () => {
    const { throws, swing, isWhole } = luckOf([again, result]);
    expect(throws[0]!.swing).toBe(null);
    expect(swing.attacker).toBeCloseTo(0.3);
    expect(isWhole).toBe(false);
  });
});

describe('the totals of a side', () => {
  it('add up what is of one kind: all hits, all saves with their re-rolls', () => {
    const { totals } = luckOf([attack, saves, again, attack, result]);
    expect(totals.attacker.map(({ counted, dice, thrown }) => [counted, dice, thrown])).toEqual([
      ['hits', 10, 4], ['result', 2, 6],
    ]);
    expect(totals.defender.map(({ counted, dice, thrown }) => [counted, dice, thrown])).toEqual([
      ['hits', 4, 4], ['saves', 3, 1], ['result', 2, 3],
    ]);
    expect(totals.defender[1]!.expected).toBeCloseTo(1 / 3 + 1 / 6 + 1 / 2);
  });
});
