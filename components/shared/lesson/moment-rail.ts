/** The moments of a lesson as segments: how far it is, how each went, and the way back to it. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { MomentOutcome } from '../../../machines/lessons/progress.ts';
import type { MomentSummary } from '../../../machines/lessons/summary.ts';
import { lessonWords } from './lesson-words.ts';

type Mark = 'done' | 'missed' | 'later';

const MARKS: Readonly<Record<MomentOutcome, Mark>> = {
  open: 'later', right: 'done', done: 'done', seen: 'done', shown: 'missed', passed: 'missed', missing: 'later',
};

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
  ></button></li>`;
};

/** Full: done; with a border alone: missed; light: in hand. */
export const railStyles = css`
  .rail {
    flex: 1;
    min-inline-size: 0;
  }
  .rail ol {
    display: flex;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .rail li {
    flex: 1;
    min-inline-size: 0;
  }
  .rail button {
    inline-size: 100%;
    min-block-size: 44px;
    padding: 0 2px;
    border: 0;
    background: none;
  }
  .rail button:disabled {
    opacity: 1;
  }
  .rail button::before {
    content: '';
    display: block;
    inline-size: 100%;
    block-size: 8px;
    box-sizing: border-box;
    border: 1.5px solid transparent;
    border-radius: 4px;
    background: var(--_line);
    forced-color-adjust: none;
  }
  .rail .done::before {
    background: var(--_now);
  }
  .rail .missed::before {
    border-color: var(--_now);
    background: none;
  }
  .rail [aria-current]::before {
    border-color: var(--_now);
    background: color-mix(in srgb, var(--_now) 35%, var(--_ground));
  }
  .of {
    flex: none;
    padding-inline: calc(var(--_space) * 2);
    color: var(--_ink-soft);
    white-space: nowrap;
  }
`;
