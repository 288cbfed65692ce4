import { describe, expect, it } from 'vitest';
import type { LessonMoment, SeeMoment } from '../../src/lessons/lesson.ts';
import {
  asKind, canMoveUp, EMPTY_LESSON_DRAFT, freshMomentId, goalOf, idFrom, lessonFromDraft, movedUp, questionOf,
  withChanged, withMoment, withoutMoment, type LessonDraft,
} from '../../src/lessons/lesson-draft.ts';
import { parseLesson } from '../../src/lessons/parse-lesson.ts';

const NAMES = { units: ['a1', 'b1'], formations: ['a', 'b'] };

const see = (id: string): SeeMoment =>
  ({ id, kind: 'see', at: { state: 'a4Attacks' }, title: id, text: [{ say: 'Look.', rule: 'A4.1' }], hint: [] });

const BEGUN: LessonDraft = {
  ...EMPTY_LESSON_DRAFT, title: 'Who strikes', teaches: 'It.', scenario: 'marines-charge-warband',
};

const ids = ({ moments }: LessonDraft): readonly string[] => moments.map(({ moment }) => moment.id);

const threeOf = (): LessonDraft =>
  withMoment(withMoment(withMoment(BEGUN, 9, see('late')), 2, see('early')), 9, see('last'));

describe('a lesson being made', () => {
  it('has its moments in the order in which they come, the latest made last among those of the same time', () => {
    expect(ids(threeOf())).toEqual(['early', 'late', 'last']);
  });

  it('lets only moments of the same time change places', () => {
    const making = threeOf();
    expect([0, 1, 2].map(place => canMoveUp(making, place))).toEqual([false, false, true]);
    expect(ids(movedUp(making, 2))).toEqual(['early', 'last', 'late']);
    expect(movedUp(making, 1)).toBe(making);
  });

  it('takes one moment out and leaves the others as they are', () => {
    expect(ids(withoutMoment(threeOf(), 1))).toEqual(['early', 'last']);
  });

  it('gives a moment an id that none has', () => {
    expect(freshMomentId({ ...BEGUN, moments: [{ step: 0, moment: see('moment-2') }] })).toBe('moment-3');
  });

  it('makes an id out of any title', () => {
    expect(['Who strikes first?', '  Überfall! ', '…'].map(title => idFrom(title)))
      .toEqual(['who-strikes-first', 'u-berfall', 'lesson']);
  });

  it('keeps what two questions share when one takes the place of the other', () => {
    const before = questionOf('who-takes-the-hits', NAMES);
    const after = questionOf('who-may-be-hit', NAMES, { ...before, side: 'defender' } as typeof before);
    expect(after).toEqual({ asks: 'who-may-be-hit', side: 'defender' });
  });

  it('keeps title and sentences when a moment becomes another kind', () => {
    const moment = asKind(see('one'), 'predict', questionOf('who-breaks', NAMES), goalOf('hit', NAMES));
    expect(moment).toEqual({ ...see('one'), kind: 'predict', ask: { asks: 'who-breaks' }, after: [] });
  });
});

describe('the lesson that is made', () => {
  const played: LessonDraft = {
    ...withMoment(BEGUN, 1, see('one')),
    events: [
      { type: 'target.chosen', target: 'warband' }, { type: 'dice.thrown', faces: [3, 4] }, { type: 'charge.ended' },
      { type: 'dice.thrown', faces: [6] },
    ],
  };

  it('has the decisions and the dice of what was played, each in its order', () => {
    const { decisions, dice } = lessonFromDraft(played);
    expect(decisions).toEqual([{ type: 'target.chosen', target: 'warband' }, { type: 'charge.ended' }]);
    expect(dice).toEqual([3, 4, 6]);
  });

  it('is one that parses, once it has a title, what it teaches and a moment', () => {
    expect(parseLesson(lessonFromDraft(played))).toHaveProperty('lesson');
    expect(parseLesson(lessonFromDraft({ ...played, title: ' ' }))).toHaveProperty('problems.0.path', 'title');
  });

  it('leaves out sentences that were never written', () => {
    const asked: LessonMoment = {
      ...asKind(see('one'), 'predict', questionOf('who-breaks', NAMES), goalOf('hit', NAMES)) as LessonMoment,
      text: [{ say: ' ' }, { say: 'So.' }], question: { say: '' },
    } as LessonMoment;
    const [moment] = lessonFromDraft(withChanged(played, 0, asked)).moments;
    expect(moment!.text).toEqual([{ say: 'So.' }]);
    expect(moment).not.toHaveProperty('question');
  });

  it('names the rules that its questions and its sentences are about', () => {
    const asked = asKind(see('two'), 'predict', questionOf('who-breaks', NAMES), goalOf('hit', NAMES));
    expect(lessonFromDraft(withMoment(played, 3, asked)).rules).toEqual(['A4.1', 'A7.1']);
  });
});
