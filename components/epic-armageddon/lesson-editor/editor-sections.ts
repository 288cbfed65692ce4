/** The stretches of the editor one after the other; every fact comes from a view. */
import { html, nothing, type TemplateResult } from 'lit';
import { presentOf } from '../../../machines/epic-armageddon/timeline.ts';
import { bundledTitle } from '../../shared/languages/bundled.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import type { StepState } from '../steps/step.ts';
import { stepStateOf } from '../resolver/step-state.ts';
import type { MomentChanged, SourceTaken } from './events.ts';
import type { EditorLazyParts } from './lazy-parts.ts';
import { momentsTemplate, problemsAt, problemsBeside, triedTemplate, type ListActions } from './lists.ts';
import type { TrialController } from './trial-controller.ts';
import type { Workbench } from './workbench.ts';
import { lessonEditorWords } from './lesson-editor-words.ts';

export interface EditorView {
  readonly bench: Workbench;
  /** The resolver; null: no assault has been chosen. */
  readonly table: HTMLElement | null;
  /** After how many events it stands. */
  readonly step: number;
  readonly state: StepState | null;
  /** The place of the moment that is worked on. */
  readonly edited: number | null;
  readonly isChoosing: boolean;
  readonly trying: TrialController;
  readonly isUnreachable: boolean;
}

export interface EditorActions {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly anew: () => void;
  readonly write: (field: 'title' | 'teaches', text: string) => void;
  readonly choose: () => void;
  readonly take: (event: SourceTaken) => void;
  readonly add: () => void;
  readonly change: (event: MomentChanged) => void;
  readonly leave: () => void;
  readonly list: ListActions;
  readonly check: () => void;
  readonly turnPreview: () => void;
  readonly bring: () => void;
}

/** All of them: what it is about, the assault, the table, the moments, and what becomes of them. */
export const editorSections = (
  view: EditorView, actions: EditorActions, lazyParts: EditorLazyParts, theme: string | null,
): TemplateResult => html`
  ${headTemplate(view, actions)}
  ${stretch(1, 'about', lessonEditorWords.about, aboutTemplate(view, actions))}
  ${stretch(2, 'assault', lessonEditorWords.assault, assaultTemplate(view, actions, lazyParts, theme))}
  ${view.table === null ? nothing : html`
    ${stretch(3, 'play', lessonEditorWords.play, playTemplate(view, actions))}
    ${stretch(4, 'moments', lessonEditorWords.moments, listTemplate(view, actions))}
    ${stretch(5, 'try', lessonEditorWords.tryIt, tryTemplate(view, actions, theme))}
    ${stretch(6, 'take', lessonEditorWords.takeAlong, takeTemplate(view))}`}`;

const stretch = (number: number, id: string, title: string, content: unknown): TemplateResult => html`
  <section class="stretch" aria-labelledby=${id}>
    <h3 id=${id} tabindex="-1"><span class="number" aria-hidden="true">${number}</span>${title}</h3>
    ${content}
  </section>`;

const headTemplate = ({ bench }: EditorView, actions: EditorActions): TemplateResult => html`<header>
  <h2>${lessonEditorWords.heading}</h2>
  <p class="intro">${lessonEditorWords.intro}</p>
  <div class="bar">
    <button type="button" aria-disabled=${!bench.canUndo} @click=${actions.undo}>${lessonEditorWords.undo}</button>
    <button type="button" aria-disabled=${!bench.canRedo} @click=${actions.redo}>${lessonEditorWords.redo}</button>
    <button type="button" class="quiet" @click=${actions.anew}>${lessonEditorWords.anew}</button>
  </div>
</header>`;

const aboutTemplate = ({ bench }: EditorView, { write }: EditorActions): TemplateResult => {
  const field = (name: 'title' | 'teaches', label: string): TemplateResult => {
    const wrong = bench.problems.filter(({ path }) => path === name);
    return html`<label class="field">${label}
      <input
        type="text" autocomplete="off" .value=${bench.making[name]}
        @input=${({ target }: Event) => write(name, (target as HTMLInputElement).value)}
      >
      ${wrong.map(({ say }) => html`<span class="fault">${respoken(say)}</span>`)}
    </label>`;
  };
  return html`<div class="fields">${
    field('title', lessonEditorWords.title)}${field('teaches', lessonEditorWords.teaches)}</div>`;
};

const assaultTemplate = (
  { bench, isChoosing }: EditorView, { take, choose }: EditorActions, lazyParts: EditorLazyParts, theme: string | null,
): TemplateResult => (isChoosing
  ? html`<lesson-source .lazyParts=${lazyParts} .theme=${theme} @source-taken=${take}></lesson-source>`
  : html`<div class="bar">
    <p>${lessonEditorWords.taken(titleOf(bench))}</p>
    <button type="button" @click=${choose}>${lessonEditorWords.other}</button>
  </div>`);

/** What the assault is called. */
export const titleOf = ({ making: { scenario: id }, scenario }: EditorView['bench']): string =>
  bundledTitle(typeof id === 'string' ? id : null, scenario?.title ?? '') || lessonEditorWords.untitled;

const playTemplate = (view: EditorView, actions: EditorActions): TemplateResult => {
  const { bench, table, step, state, isUnreachable } = view;
  const { round } = presentOf(bench.timelineAt(step)).context.assault;
  const strays = bench.strays;
  return html`<p class="soft">${lessonEditorWords.playIntro}</p>
    <div part="table">${isUnreachable ? html`<div class="bar" role="alert">
      <p>${lessonEditorWords.notLoaded}</p>
      <button type="button" @click=${actions.bring}>${lessonEditorWords.tryAgain}</button>
    </div>` : table}</div>
    <div class="stop">
      <p>${lessonEditorWords.stoppedAt(state?.title ?? '', round, step)}</p>
      <button type="button" class="main" @click=${actions.add}>${lessonEditorWords.add}</button>
    </div>
    ${strays === null ? nothing : html`<p class="fault" role="status">${lessonEditorWords.strays(strays)}</p>`}
    ${formTemplate(view, actions)}`;
};

const formTemplate = ({ bench, edited }: EditorView, { change, leave }: EditorActions): unknown => {
  const placed = edited === null ? undefined : bench.making.moments[edited];
  if (placed === undefined) return nothing;
  const timeline = bench.timelineAt(placed.step);
  const present = presentOf(timeline);
  return html`<moment-form
    .moment=${placed.moment} .ready=${bench.recording!.ready} .timeline=${timeline}
    .problems=${problemsAt(bench.problems, edited!)}
    .place=${lessonEditorWords.stoppedAt(stepStateOf(present).title, present.context.assault.round, timeline.at)}
    @moment-changed=${change} @moment-left=${leave}
  ></moment-form>`;
};

const listTemplate = ({ bench, edited }: EditorView, { list }: EditorActions): TemplateResult => {
  const titleAt = (step: number): string => stepStateOf(presentOf(bench.timelineAt(step))).title;
  return html`<div part="moments">${momentsTemplate(bench.making, edited, bench.problems, titleAt, list)}</div>`;
};

const tryTemplate = (view: EditorView, actions: EditorActions, theme: string | null): TemplateResult => {
  const { bench, trying: { tried, isTrying, preview } } = view;
  const isWrong = bench.problems.length > 0;
  return html`
    ${problemsBeside(bench.problems).map(({ path, say }) => html`<p class="fault">
      <code>${path}</code> ${respoken(say)}
    </p>`)}
    ${isWrong ? html`<p class="soft">${lessonEditorWords.notReady}</p>` : nothing}
    <div class="bar">
      <button type="button" class="main" aria-disabled=${isWrong || isTrying} @click=${actions.check}>
        ${lessonEditorWords.check}
      </button>
      <button type="button" aria-disabled=${isWrong} aria-expanded=${preview !== null} @click=${actions.turnPreview}>
        ${preview === null ? lessonEditorWords.preview : lessonEditorWords.endPreview}
      </button>
    </div>
    ${isTrying ? html`<p class="soft">${lessonEditorWords.checking}</p>` : nothing}
    ${tried === null ? nothing : triedTemplate(tried, presentOf(bench.timelineAt(0)).context.assault)}
    ${preview === null ? nothing : html`<assault-lesson .lesson=${preview} .theme=${theme}></assault-lesson>`}`;
};

const takeTemplate = ({ bench }: EditorView): TemplateResult => (bench.problems.length > 0 || bench.lesson === null
  ? html`<p class="soft">${lessonEditorWords.notReady}</p>`
  : html`<lesson-export .lesson=${bench.lesson}></lesson-export>`);
