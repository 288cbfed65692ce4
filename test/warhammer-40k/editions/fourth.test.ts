import { describe, expect, it } from 'vitest';
import { AIM_QUESTIONS, CHARGE_QUESTIONS, OUTCOME_QUESTIONS } from '../../../src/warhammer-40k/stages/agree.ts';
import { SilentText } from '../../../src/warhammer-40k/editions/answers.ts';
import { FOURTH, FOURTH_COMPLETION, FOURTH_UNGIVEN } from '../../../src/warhammer-40k/editions/fourth.ts';
import { QUESTION_IDS, QUESTIONS, type PolicyQuestion } from '../../../src/warhammer-40k/editions/policy.ts';
import { whyOutOfFire } from '../../../src/warhammer-40k/fight/shooting.ts';
import { findCombats } from '../../../src/warhammer-40k/movement/combats.ts';
import { phase, row, unit } from '../../support/warhammer-40k/build.ts';

const SILENT = QUESTION_IDS.filter(question => FOURTH[question] === null);
const GIVEN = Object.keys(FOURTH_COMPLETION) as readonly PolicyQuestion[];

describe('where the fourth edition does not tell (R-3.01)', () => {
  it('every question has an answer that players may choose, or it is said that none is given', () => {
    expect([...GIVEN, ...FOURTH_UNGIVEN].sort()).toEqual([...SILENT].sort());
  });

  it.each(GIVEN)('the answer to %s is one that there is', question => {
    expect(QUESTIONS[question]).toContain(FOURTH_COMPLETION[question]);
  });

  it('players are asked each of them where it comes up, but what is another phase, or refused before', () => {
    const asked = [...CHARGE_QUESTIONS, ...AIM_QUESTIONS, ...OUTCOME_QUESTIONS];
    expect([...asked, 'lockedShooting', 'heavyWeapons'].sort()).toEqual([...SILENT].sort());
  });

  it('whoever asks who shoots is told that the text does not tell (40k.76)', () => {
    const units = [
      unit({ id: 'own', side: 'attacker', models: row('a', 1, [20, 20]) }),
      unit({ id: 'foes', side: 'defender', models: row('d', 1, [20, 21]) }),
    ];
    expect(() => whyOutOfFire(findCombats(phase('4th', { units })), 'a1')).toThrow(SilentText);
  });
});
