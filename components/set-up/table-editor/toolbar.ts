/** The bar over the map: tools, what they draw, taking back. */
import { html, nothing, type TemplateResult } from 'lit';
import { canRedo, canUndo, type EditHistory } from '../../../src/table-editing/history.ts';
import { GROUNDS, type Ground } from '../../../src/table-editing/terrain.ts';
import { TOOL_NAMES, type Sketch, type Tape, type ToolName } from './table-editor.ts';
import { icon } from './icons.ts';
import { groundName } from './names.ts';
import { tableEditorWords } from './table-editor-words.ts';

export interface ToolbarState {
  readonly tool: ToolName;
  readonly ground: Ground;
  readonly isGathering: boolean;
  readonly history: EditHistory;
  readonly sketch: Sketch | null;
  readonly tape: Tape | null;
}

export interface ToolbarActions {
  readonly use: (tool: ToolName) => void;
  readonly draw: (ground: Ground) => void;
  readonly gather: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly finish: () => void;
  /** The focus goes to the pen. */
  readonly takePen: () => void;
  readonly clearTape: () => void;
}

const DRAWING: readonly ToolName[] = ['rectangle', 'polygon', 'brush'];

export const isDrawing = (tool: ToolName): boolean => DRAWING.includes(tool);

export const toolbarTemplate = (state: ToolbarState, actions: ToolbarActions): TemplateResult => html`
  <div class="bar" part="toolbar">
    <div class="group" role="group" aria-label=${tableEditorWords.tools}>
      ${TOOL_NAMES.map(tool => html`
        <button type="button" class="tool" aria-pressed=${state.tool === tool} title=${tableEditorWords.tool[tool]}
          aria-label=${tableEditorWords.tool[tool]} data-tool=${tool}
          @click=${() => actions.use(tool)}>${icon(tool)}</button>`)}
    </div>
    <div class="group">
      <button type="button" class="tool" data-do="undo" aria-label=${tableEditorWords.undo}
        title=${tableEditorWords.undo}
        aria-disabled=${!canUndo(state.history)} @click=${actions.undo}>${icon('undo')}</button>
      <button type="button" class="tool" data-do="redo" aria-label=${tableEditorWords.redo}
        title=${tableEditorWords.redo}
        aria-disabled=${!canRedo(state.history)} @click=${actions.redo}>${icon('redo')}</button>
    </div>
    ${besideTemplate(state, actions)}
  </div>
  <p class="hint">${tableEditorWords.toolHints[state.tool]}</p>`;

/** What belongs to the tool in use. */
const besideTemplate = (state: ToolbarState, actions: ToolbarActions): TemplateResult | typeof nothing => {
  if (isDrawing(state.tool)) {
    return html`
      ${groundSelect(state.ground, actions.draw)}
      <button type="button" class="by-keys" data-do="pen" @click=${actions.takePen}>${tableEditorWords.penKeys}</button>
      ${(state.sketch?.points.length ?? 0) >= 3 && state.tool === 'polygon'
        ? html`<button type="button" @click=${actions.finish}>${tableEditorWords.finish}</button>` : nothing}`;
  }
  if (state.tool === 'tape') {
    return state.tape === null ? nothing
      : html`<button type="button" @click=${actions.clearTape}>${tableEditorWords.clearTape}</button>`;
  }
  if (state.tool === 'look') return nothing;
  return html`<button type="button" data-do="several" aria-pressed=${state.isGathering}
    @click=${actions.gather}>${tableEditorWords.several}</button>`;
};

/** Every kind of ground there is. */
export const groundSelect = (chosen: Ground, choose: (ground: Ground) => void): TemplateResult => html`
  <label class="ground"><span>${tableEditorWords.ground}</span>
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as Ground)}>
      ${GROUNDS.map(ground => html`
        <option value=${ground} .selected=${ground === chosen}>${groundName(ground)}</option>`)}
    </select>
  </label>`;
