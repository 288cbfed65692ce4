/** The tools on the map: what is done with it, and in a second row what belongs to the one in use. */
import { html, nothing, type TemplateResult } from 'lit';
import { GROUNDS, type Ground } from '../../../src/table-editing/terrain.ts';
import type { Sketch, Tape, ToolName } from './table-editor.ts';
import { icon } from './icons.ts';
import { groundName } from './names.ts';
import { tableEditorWords } from './table-editor-words.ts';

/** What the tools are for; the first of each is taken when it is turned to. */
const TASKS = {
  move: ['select', 'lasso', 'look'],
  stand: ['stand'],
  terrain: ['rectangle', 'polygon', 'brush'],
  measure: ['tape'],
} as const satisfies Readonly<Record<string, readonly ToolName[]>>;
export type Task = keyof typeof TASKS;

const TASK_NAMES = Object.keys(TASKS) as readonly Task[];

const toolsOf = (task: Task): readonly ToolName[] => TASKS[task];

const taskOf = (tool: ToolName): Task => TASK_NAMES.find(task => toolsOf(task).includes(tool))!;

/** A stand that another one like it may be put beside. */
export interface KindOfStand {
  /** Id of one of them. */
  readonly like: string;
  readonly name: string;
}

export interface ToolbarState {
  readonly tool: ToolName;
  readonly ground: Ground;
  readonly isGathering: boolean;
  /** What may be put on the table, and which of it is: the id of one like it. */
  readonly kinds: readonly KindOfStand[];
  readonly like: string | null;
  readonly sketch: Sketch | null;
  readonly tape: Tape | null;
  /** The ways to move are shown. */
  readonly areWaysOpen: boolean;
}

export interface ToolbarActions {
  readonly use: (tool: ToolName) => void;
  /** Shows the ways to move, or puts them away. */
  readonly openWays: () => void;
  readonly draw: (ground: Ground) => void;
  readonly gather: () => void;
  /** The next stand is like this one. */
  readonly put: (like: string) => void;
  readonly finish: () => void;
  /** The focus goes to the pen. */
  readonly takePen: () => void;
  readonly clearTape: () => void;
}

export const isDrawing = (tool: ToolName): boolean => toolsOf('terrain').includes(tool);

export const toolbarTemplate = (state: ToolbarState, actions: ToolbarActions): TemplateResult => {
  const now = taskOf(state.tool);
  return html`<div class="tools" part="toolbar">
    <div class="group" role="group" aria-label=${tableEditorWords.tools}>${TASK_NAMES.map(task => html`
      <button type="button" class="task" aria-pressed=${task === now} title=${tableEditorWords.tasks[task]}
        aria-expanded=${task === 'move' ? task === now && state.areWaysOpen : nothing} data-task=${task}
        @click=${() => (task === now && task === 'move' ? actions.openWays() : actions.use(toolsOf(task)[0]!))}
      >${icon(task)}<span>${tableEditorWords.tasks[task]}</span></button>`)}
    </div>
    <div class="beside" ?hidden=${now === 'move' && !state.areWaysOpen}>${besideTemplate(now, state, actions)}</div>
  </div>`;
};

/** What belongs to the tool in use. */
const besideTemplate = (
  task: Task, state: ToolbarState, actions: ToolbarActions,
): TemplateResult | typeof nothing => {
  switch (task) {
    case 'move': return html`${waysTemplate(task, state, actions)}
      ${state.tool === 'look' ? nothing : html`<button type="button" data-do="several" aria-pressed=${state.isGathering}
        @click=${actions.gather}>${tableEditorWords.several}</button>`}`;
    case 'stand': return standsTemplate(state, actions);
    case 'terrain': return html`${waysTemplate(task, state, actions)}
      ${groundSelect(state.ground, actions.draw)}
      <button type="button" class="by-keys" data-do="pen" @click=${actions.takePen}>${tableEditorWords.penKeys}</button>
      ${(state.sketch?.points.length ?? 0) >= 3 && state.tool === 'polygon'
        ? html`<button type="button" @click=${actions.finish}>${tableEditorWords.finish}</button>` : nothing}`;
    case 'measure': return state.tape === null ? nothing
      : html`<button type="button" @click=${actions.clearTape}>${tableEditorWords.clearTape}</button>`;
  }
};

/** The ways to do one thing. */
const waysTemplate = (task: Task, { tool }: ToolbarState, { use }: ToolbarActions): TemplateResult => html`
  <div class="group" role="group" aria-label=${tableEditorWords.tasks[task]}>${toolsOf(task).map(one => html`
    <button type="button" class="tool" aria-pressed=${tool === one} title=${tableEditorWords.toolHints[one]}
      aria-label=${tableEditorWords.tool[one]} data-tool=${one} @click=${() => use(one)}>${icon(one)}</button>`)}
  </div>`;

const standsTemplate = ({ kinds, like }: ToolbarState, { put }: ToolbarActions): TemplateResult => (kinds.length === 0
  ? html`<p class="hint">${tableEditorWords.noFormations}</p>`
  : html`<label class="ground"><span>${tableEditorWords.like}</span>
    <select @change=${(event: Event) => put((event.target as HTMLSelectElement).value)}>${kinds.map(kind => html`
      <option value=${kind.like} .selected=${kind.like === like}>${kind.name}</option>`)}
    </select>
  </label>`);

/** Every kind of ground there is. */
export const groundSelect = (chosen: Ground, choose: (ground: Ground) => void): TemplateResult => html`
  <label class="ground"><span>${tableEditorWords.ground}</span>
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as Ground)}>
      ${GROUNDS.map(ground => html`
        <option value=${ground} .selected=${ground === chosen}>${groundName(ground)}</option>`)}
    </select>
  </label>`;
