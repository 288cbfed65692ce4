/** What lessons say of their own accord; everything else they are given. */
import { spoken } from '../languages/spoken.ts';

const RAIL_WORDS = {
  done: 'done', missed: 'missed', later: 'still to come', missing: 'never comes', now: 'now',
} as const;

export const lessonWords = spoken('lesson', {
  lesson: (title: string): string => `Lesson: ${title}`,
  moments: 'Moments of this lesson',
  moment: (at: number, of: number): string => `${at} of ${of}`,
  railMoment: (at: number, title: string, state: 'done' | 'missed' | 'later' | 'missing' | 'now'): string =>
    `${at}: ${title}, ${RAIL_WORDS[state]}`,
  passedOver: (title: string): string => `“${title}” does not come up in this assault.`,
  moreRules: (rules: number): string => `More rules: ${rules}`,
  check: 'Check',
  hint: 'Hint',
  moreHint: 'Another hint',
  show: 'Show me',
  again: 'Try again',
  leave: 'Leave it',
  onceMore: 'Once more',
  goOn: 'Go on',
  end: 'End the lesson',
  back: 'Back',
  stop: 'Stop',
  textAgain: 'What it is about',
  toLesson: 'Back to the lesson',
  advice: 'Your decisions and the odds',
  weighing: 'Each decision is held against the odds …',
  loading: 'The lesson is on its way …',
  verdicts: { right: 'Right', done: 'Done', wrong: 'Your opponent says', shown: 'The answer' },
  said: {
    right: (says: string): string => `Right. ${says}`.trim(),
    wrong: (says: string): string => `Not so. ${says}`.trim(),
    shown: (says: string): string => `The answer is shown. ${says}`.trim(),
  },
});
