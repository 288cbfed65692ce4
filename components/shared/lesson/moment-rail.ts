/** The moments of a lesson in a row: how each went, and the way back to it. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { MomentOutcome } from '../../../machines/lessons/progress.ts';
import type { MomentSummary } from '../../../machines/lessons/summary.ts';
import { lessonWords } from './lesson-words.ts';

type Mark = 'done' | 'missed' | 'later';

const MARKS: Readonly<Record<MomentOutcome, Mark>> = {
  open: 'later', right: 'done', done: 'done', seen: 'done', shown: 'missed', passed: 'missed', missing: 'later',
};

const SIGNS = { done: 'M4 8.5 7 11.5 12 5', missed: 'M8 4v5M8 12v.2' } as const;

/** `at`: the moment in hand. One that is still to come, or never came, cannot be gone to. */
export const railTemplate = (
  moments: readonly MomentSummary[], at: number, go: (moment: string) => void,
): TemplateResult => html`<nav class="rail" aria-label=${lessonWords.moments}>
  <ol>${moments.map((moment, i) => momentTemplate(moment, i, i === at, go))}</ol>
</nav>`;

const momentTemplate = (
  moment: MomentSummary, i: number, isThere: boolean, go: (moment: string) => void,
): TemplateResult => {
  const mark = moment.isMissed ? 'missed' : MARKS[moment.outcome];
  const said = moment.outcome === 'missing' ? 'missing' : mark;
  return html`<li><button
    type="button" class=${mark} ?disabled=${!isThere && moment.from === null}
    aria-current=${isThere ? 'step' : nothing}
    aria-label=${lessonWords.railMoment(i + 1, moment.title, isThere ? 'now' : said)}
    title=${moment.title}
    @click=${() => go(moment.id)}
  >${i + 1}${mark === 'later' || isThere ? nothing : signTemplate(mark)}</button></li>`;
};

const signTemplate = (mark: 'done' | 'missed'): TemplateResult =>
  html`<svg class="sign" viewBox="0 0 16 16" aria-hidden="true">${svg`<path d=${SIGNS[mark]}></path>`}</svg>`;
