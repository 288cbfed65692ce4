/** Every answer of every lesson as the board has it in the end: whom or what it is stands there to be seen. */
import { describe, expect, it } from 'vitest';
import { LessonSession } from '../../../../components/epic-armageddon/lesson/lesson-session.ts';
import { showingOf } from '../../../../components/epic-armageddon/lesson/show-parts.ts';
import type { BattlefieldView } from '../../../../components/shared/battlefield/view.ts';
import type { Showing, ShowingHost } from '../../../../components/shared/lesson/showing.ts';
import { PhaseLessonSession } from '../../../../components/warhammer-40k/lesson/lesson-session.ts';
import { showingOf as phaseShowingOf } from '../../../../components/warhammer-40k/lesson/show-parts.ts';
import { wrongAnswer } from '../../../../machines/lessons/epic-armageddon/students.ts';
import { wrongAnswers } from '../../../../machines/lessons/warhammer-40k/students.ts';
import type { GivenAnswer } from '../../../../src/lessons/lesson.ts';
import { COURSE } from '../../../lessons/epic-armageddon/course-lessons.ts';
import { PHASE_COURSE } from '../../../lessons/warhammer-40k/course-lessons.ts';
import { readied } from '../../../machines/lessons/epic-armageddon/lessons.ts';

const ended: string[] = [];
const HOST: ShowingHost = {
  requestUpdate: () => {}, say: () => {}, ended: unsaid => void ended.push(unsaid), ruleUnder: () => null,
};

/** Stands with a sign, and formations with words after their names. */
const signsIn = ({ counters, formations = [] }: BattlefieldView): readonly string[] => [
  ...counters.filter(({ badge }) => badge != null && badge !== '!').map(({ id }) => id),
  ...formations.filter(({ state }) => state !== null).map(({ id }) => id),
];

const isSeen = (shown: Showing | null, given: GivenAnswer, where: string): void => {
  expect(shown, where).not.toBe(null);
  shown!.start(); // nothing moves where there is no screen: it is at its end
  expect(shown!.isRunning, where).toBe(false);
  const { counters, formations = [] } = shown!.view;
  const signs = signsIn(shown!.view);
  expect(ended.at(-1), where).toMatch(/\w/);
  if ('ids' in given) {
    const there = given.ids.filter(id => [...counters, ...formations].some(one => one.id === id));
    expect(signs, where).toEqual(expect.arrayContaining([...there]));
  } else {
    expect(given.kind === 'side' && given.side === 'neither' ? 1 : signs.length, where).toBeGreaterThan(0);
  }
};

describe.each(COURSE.map(lesson => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  it('has the answer to each of its questions on the board', async () => {
    const ready = readied(lesson);
    for (const { id, kind } of lesson.moments) {
      if (kind !== 'predict') continue;
      const session = new LessonSession(ready, null, id);
      await session.bringOdds();
      const wrong = wrongAnswer(session.run)!;
      session.enter(wrong);
      session.check();
      session.show();
      isSeen(showingOf(session, HOST), session.given!, id);
    }
  });
});

describe.each(PHASE_COURSE.map(lesson => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  it('has the answer to each of its questions on the board', () => {
    for (const { id, kind } of lesson.moments) {
      if (kind !== 'predict') continue;
      const session = new PhaseLessonSession(lesson, null, id);
      session.enter(wrongAnswers(session.run)[0]!);
      session.check();
      session.show();
      isSeen(phaseShowingOf(session, HOST), session.given!, id);
    }
  });
});
