/** What has happened in the assault so far, folded away. */
import { html, nothing } from 'lit';
import { sentence } from '../spoken/sentences.ts';
import '../../shared/lesson/said-lines.ts';
import type { LessonView } from './lesson-view.ts';
import { lessonWords } from '../../shared/lesson/lesson-words.ts';

/** Where something is only looked at, the log is open. */
export const logTemplate = ({ scene: { assault }, moment }: LessonView): unknown => {
  const lines = assault.log.map(entry => ({ say: sentence(entry), rule: entry.rule }));
  return lines.length === 0 ? nothing : html`<details class="log" ?open=${moment.kind === 'see'}>
    <summary>${lessonWords.log(lines.length)}</summary>
    <div class="lines" role="region" tabindex="0" aria-label=${lessonWords.logName}>
      <said-lines plain .lines=${lines}></said-lines>
    </div>
  </details>`;
};
