import { describe, expect, it } from 'vitest';
import { OUTCOME_QUESTIONS, unanswered } from '../../../src/warhammer-40k/stages/agree.ts';
import { FOURTH_COMPLETION } from '../../../src/warhammer-40k/editions/fourth.ts';
import { nextStage } from '../../../src/warhammer-40k/stages/next-stage.ts';
import { handBack, tally } from '../../../src/warhammer-40k/stages/tally.ts';
import { AGREED } from '../../support/warhammer-40k/agreed.ts';
import { livingIn, fought, settle, told } from '../../support/warhammer-40k/after.ts';
import { phase, row, unit } from '../../support/warhammer-40k/build.ts';

const MEN = unit({ id: 'men', side: 'attacker', models: row('m', 2, [20, 20]) });
const FOES = unit({ id: 'foes', side: 'defender', models: row('f', 2, [20, 21]) });
const TOLD = ['trial-seven-steps', 'trial-eight-steps', '7th'] as const;

describe.each(TOLD)('%s counts wounds', edition => {
  it.each([
    ['more wounds win (40k.56)', [2, 1], 'attacker', 'fight-won'],
    ['more wounds win for the defender too (40k.56)', [0, 1], 'defender', 'fight-won'],
    ['as many wounds are a draw (40k.57)', [1, 1], null, 'drawn'],
  ] as const)('%s', (_, wounds, winner, key) => {
    const tallied = tally(fought(edition, [MEN, FOES], { wounds }));
    expect(tallied.aftermath?.winner).toBe(winner);
    expect(told(tallied)).toEqual([key]);
    expect(tallied.results).toEqual([
      expect.objectContaining({ winner, wipedOut: null, wounds: { attacker: wounds[0], defender: wounds[1] } }),
    ]);
    expect(tallied.combats[0]?.fought).toBe(true);
  });

  it('whoever destroys the enemy wins though it lost more (40k.58, T0-17, T1-16, T2-28)', () => {
    const tallied = tally(fought(edition, [MEN, FOES], { wounds: [2, 5], slain: ['f1', 'f2'] }));
    expect(tallied.aftermath).toMatchObject({ winner: 'attacker', wipedOut: 'defender' });
    expect(told(tallied)).toEqual(['wiped-out']);
  });

  it('nobody wins where both sides are gone (R-X.06)', () => {
    const slain = ['f1', 'f2', 'm1', 'm2'];
    const { phase: over } = settle(fought(edition, [MEN, FOES], { wounds: [2, 1], slain }), []);
    expect(told(over)).toEqual(['both-wiped-out']);
    expect(over.results).toEqual([expect.objectContaining({ winner: null, wipedOut: 'both' })]);
    expect(over.combats).toEqual([]);
  });

  it('a draw goes on: nobody tests, nobody runs, the combat stays (40k.57, T0-18, T1-17, T2-29)', () => {
    const { phase: over, thrown } = settle(fought(edition, [MEN, FOES], { wounds: [1, 1] }), []);
    expect(thrown).toEqual([]);
    expect(over.combats).toEqual([expect.objectContaining({ id: 'combat-1', fought: true, units: ['men', 'foes'] })]);
    expect(over.units.some(({ fallingBack }) => fallingBack)).toBe(false);
  });
});

describe('a text that tells the fight alone', () => {
  it('hands the wounds of both sides back and names no winner (R-3.01, T3-08)', () => {
    const handed = handBack(fought('4th', [MEN, FOES], { wounds: [3, 1] }));
    expect(handed.results).toEqual([
      expect.objectContaining({ winner: null, wounds: { attacker: 3, defender: 1 } }),
    ]);
    expect(told(handed)).toEqual(['handed-back']);
  });

  it('is left at that where the players agree on nothing: everybody stays', () => {
    const { phase: over, states, thrown } = settle(fought('4th', [MEN, FOES], { wounds: [3, 1] }), []);
    expect(states).toContain('untold.outcome');
    expect(thrown).toEqual([]);
    expect(over.models.map(({ at }) => at)).toEqual(phase('4th', { units: [MEN, FOES] }).models.map(({ at }) => at));
  });

  it('is settled by answers that players agree on in its midst', () => {
    const answers = Object.entries(AGREED);
    const { phase: over, thrown } = settle(fought('4th', [MEN, FOES], { wounds: [3, 1] }), [6, 6, 3, 3],
      (state, { completion }) => {
        const open = answers.find(([question]) => !(question in completion));
        return state !== 'untold.outcome' || open === undefined ? null
          : { type: 'answer.agreed', question: open[0] as 'sweep', answer: open[1] };
      });
    expect(thrown).toEqual(['morale', 'sweep', 'sweep']);
    expect(livingIn(over, 'foes')).toBe(0);
  });

  it('what other pages tell is no whole: the rest is asked for (R-3.01)', () => {
    const begun = fought('4th', [MEN, FOES], { wounds: [3, 1], completion: FOURTH_COMPLETION });
    expect(unanswered(begun, OUTCOME_QUESTIONS)).toEqual(['panic', 'moralePenalty', 'autoFail', 'consolidate']);
    expect(settle(begun, []).states).toContain('untold.outcome');
  });

  it('runs the same stages with answers agreed on beforehand: break-off, consolidation, then pile-in', () => {
    const begun = fought('4th', [MEN, FOES], { wounds: [3, 1], completion: AGREED });
    const { states, phase: over } = settle(begun, [6, 6, 1, 6, 3, 4]);
    expect(states).not.toContain('untold.outcome');
    expect(told(over)).toEqual(expect.arrayContaining(['outruns', 'falls-back']));
  });
});

it('stageOrder: each text has the stages after a fight in its own order (40k.71)', () => {
  const orderIn = (edition: (typeof TOLD)[number]): readonly (string | null)[] => {
    const stages: (string | null)[] = [];
    let now = nextStage(tally(fought(edition, [MEN, FOES])));
    for (; now.aftermath!.stage !== null; now = nextStage(now)) stages.push(now.aftermath!.stage);
    return stages;
  };
  expect(orderIn('trial-seven-steps')).toEqual(['panic', 'morale', 'pile-in', 'break-off', 'consolidate']);
  expect(orderIn('trial-eight-steps')).toEqual(['panic', 'morale', 'break-off', 'consolidate', 'pile-in']);
  expect(orderIn('7th')).toEqual(['panic', 'morale', 'break-off', 'pile-in', 'consolidate']);
});
