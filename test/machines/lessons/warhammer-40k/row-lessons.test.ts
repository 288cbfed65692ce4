/** What the lessons about rows beside the texts claim is true of their tables. */
import { describe, expect, it } from 'vitest';
import {
  beginPhaseLesson, goToIn, presentPhasePosition, rightAnswer,
} from '../../../../machines/lessons/warhammer-40k/lesson-run.ts';
import { PHASE_COURSE } from '../../../lessons/warhammer-40k/course-lessons.ts';

const at = (lesson: string, moment: string) =>
  goToIn(beginPhaseLesson(PHASE_COURSE.find(({ id }) => id === lesson)!), moment);
const given = (lesson: string, moment: string): unknown => {
  const { kind: _, ...answer } = rightAnswer(at(lesson, moment))!;
  return Object.values(answer)[0];
};

describe('lessons about rows', () => {
  it('7C-W2, 7C-U22, 7C-U23: an axe strikes at 4 without its row and at 1 with it, and wounds on 3+', () => {
    const ID = '40k-weapons';
    expect([given(ID, 'bare'), given(ID, 'unwieldy')]).toEqual([['4'], ['1']]);
    expect([given(ID, 'attacks'), given(ID, 'specialist'), given(ID, 'wound')]).toEqual([4, 3, 3]);
  });

  it('7C-U9, 7C-U10, 7C-U12: the furious wound on 3+ instead of 4+, four times, and what is ignored is no score',
    () => {
      const ID = '40k-furious';
      expect([given(ID, 'plain'), given(ID, 'furious'), given(ID, 'rage')]).toEqual([4, 3, 4]);
      const { phase } = presentPhasePosition(at(ID, 'score'));
      const fallen = phase.models.filter(({ unit, slain }) => unit === 'mob' && slain !== null).length;
      expect(given(ID, 'score')).toBe(fallen);
      expect(phase.log.some(({ rule }) => rule === '7C-U12')).toBe(true);
    });

  it('7C-U2, 7C-U3: nothing is taken off for the stubborn; who knows no fear is caught and stays', () => {
    const ID = '40k-no-fear';
    expect([given(ID, 'penalty'), given(ID, 'stubborn')]).toEqual([4, 7]);
    expect([given(ID, 'destroyed'), given(ID, 'locked')]).toEqual([['destroyed'], ['caught']]);
  });
});
