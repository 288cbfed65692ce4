/** The moments of a lesson being made, and what became of them when it was tried. */
import { html, nothing, type TemplateResult } from 'lit';
import { NEVER } from '../../../machines/lessons/epic-armageddon/stops.ts';
import type { TriedMoment } from '../../../machines/lessons/epic-armageddon/trial.ts';
import { canMoveUp, type LessonDraft } from '../../../src/lessons/lesson-draft.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Problem } from '../../../src/parsing/problems.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import { answerText } from './answer-text.ts';
import { lessonEditorWords } from './lesson-editor-words.ts';
import { remarksOn } from './remarks.ts';

export interface ListActions {
  readonly edit: (place: number) => void;
  readonly remove: (place: number) => void;
  readonly up: (place: number) => void;
}

/** Problems of one moment, their paths without that of the moment. */
export const problemsAt = (problems: readonly Problem[], place: number): readonly Problem[] => problems
  .filter(({ path }) => path === `moments[${place}]` || path.startsWith(`moments[${place}].`));

/** Problems that are of no moment and of no field that stands in the form. */
export const problemsBeside = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ path }) => !/^(title|teaches|id|moments)(\W|$)/.test(path));

export const momentsTemplate = (
  making: LessonDraft, edited: number | null, problems: readonly Problem[], titleAt: (step: number) => string,
  actions: ListActions,
): TemplateResult => {
  if (making.moments.length === 0) return html`<p class="soft">${lessonEditorWords.noMoments}</p>`;
  return html`<ol class="moments">
    ${making.moments.map(({ step, moment }, at) => {
      const { title, kind } = moment;
      const wrong = problemsAt(problems, at);
      return html`<li class=${at === edited ? 'now' : ''}>
        <div class="what">
          <span class="name">${title || '…'}</span>
          <span class="soft">
            ${lessonEditorWords.kinds[kind].label} · ${
              step === NEVER ? lessonEditorWords.tried.missing : lessonEditorWords.comes(titleAt(step), step)}
          </span>
          ${wrong.map(({ say }) => html`<span class="wrong">${respoken(say)}</span>`)}
          ${remarksOn(moment).map(one => html`<span class="soft">${lessonEditorWords.remarks[one]}</span>`)}
        </div>
        <div class="bar">
          ${canMoveUp(making, at) ? html`<button
            type="button" class="icon quiet" aria-label=${lessonEditorWords.up(title)} @click=${() => actions.up(at)}
          >↑</button>` : nothing}
          <button type="button" aria-label=${lessonEditorWords.edit(title)} @click=${() => actions.edit(at)}>
            ${lessonEditorWords.editShort}
          </button>
          <button
            type="button" class="icon quiet" aria-label=${lessonEditorWords.remove(title)}
            @click=${() => actions.remove(at)}
          >×</button>
        </div>
      </li>`;
    })}
  </ol>`;
};

const answered = ({ is, moment, right }: TriedMoment, assault: Assault): string => {
  if (is !== 'well') return lessonEditorWords.tried[is];
  if (right !== null) return answerText(assault, right);
  return moment.kind === 'do' ? lessonEditorWords.doneByPlay : lessonEditorWords.seen;
};

/** What became of each moment when somebody who is always right went through the lesson. */
export const triedTemplate = (tried: readonly TriedMoment[], assault: Assault): TemplateResult => {
  const wrong = tried.filter(({ is }) => is !== 'well').length;
  return html`<p class=${wrong === 0 ? 'well' : 'wrong'}>
      ${wrong === 0 ? lessonEditorWords.allWell(tried.length) : lessonEditorWords.notWell(wrong)}
    </p>
    <table>
      <caption>${lessonEditorWords.results}</caption>
      <thead><tr>
        <th scope="col">${lessonEditorWords.columns.moment}</th><th scope="col">${lessonEditorWords.columns.answer}</th>
      </tr></thead>
      <tbody>${tried.map(one => html`<tr>
        <th scope="row">${one.moment.title}
          <span class="soft">${one.step === null ? nothing : lessonEditorWords.afterStep(one.step)}</span></th>
        <td class=${one.is === 'well' ? '' : 'wrong'}>${answered(one, assault)}</td>
      </tr>`)}</tbody>
    </table>`;
};
