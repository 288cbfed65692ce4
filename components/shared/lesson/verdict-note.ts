/** How an answer was judged, in a box of its own, and the same for those who cannot see it. */
import { html, svg, type TemplateResult } from 'lit';
import type { LessonMoment } from '../../../src/lessons/lesson.ts';
import type { Verdict } from './lesson-session.ts';
import { lessonWords } from './lesson-words.ts';

type Judged = Pick<Verdict, 'isRight' | 'isShown' | 'says'>;

const SIGNS = { right: 'M3 8.5 6.5 12 13 4.5', wrong: 'M4 4l8 8M12 4l-8 8', shown: 'M8 3v6.5M8 12.6v.2' } as const;

const sign = (which: keyof typeof SIGNS): TemplateResult =>
  html`<svg class="sign" viewBox="0 0 16 16" aria-hidden="true">${svg`<path d=${SIGNS[which]}></path>`}</svg>`;

/** Right or wrong, over what is said to it. */
export const verdictNote = (verdict: Judged, kind: LessonMoment['kind'], said: TemplateResult): TemplateResult => {
  const { isRight, isShown } = verdict;
  const look = isRight ? 'right' : 'wrong';
  const heading = headingOf(verdict, kind);
  return html`<div class="said ${look}" role="group" aria-label=${heading}>
    <p>${sign(isShown ? 'shown' : look)}${heading}</p>
    ${said}
  </div>`;
};

const headingOf = ({ isRight, isShown }: Judged, kind: LessonMoment['kind']): string => {
  if (isShown) return lessonWords.verdicts.shown;
  if (!isRight) return lessonWords.verdicts.wrong;
  return kind === 'do' ? lessonWords.verdicts.done : lessonWords.verdicts.right;
};

/** The same for those who cannot see it. */
export const verdictSaid = ({ isRight, isShown, says }: Judged): string => {
  const sentences = says.map(({ say }) => say).join(' ');
  if (isShown) return lessonWords.said.shown(sentences);
  return isRight ? lessonWords.said.right(sentences) : lessonWords.said.wrong(sentences);
};
