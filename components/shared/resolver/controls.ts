/** Back, forward and on: always at hand, whatever the step, as buttons and as keys. */
import { html, type TemplateResult } from 'lit';
import { resolverWords } from './resolver-words.ts';

export interface Controls {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isOver: boolean;
}

export interface ControlActions {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly playOn: () => void;
}

const sign = (path: string): TemplateResult =>
  html`<svg class="sign" viewBox="0 0 16 16" aria-hidden="true"><path d=${path}></path></svg>`;

const BACK = 'M6 3 2.5 6.5 6 10M2.5 6.5H10a3.5 3.5 0 0 1 0 7H7';
const FORWARD = 'M10 3l3.5 3.5L10 10M13.5 6.5H6a3.5 3.5 0 0 0 0 7h3';
const ON = 'M3 3.5 7.5 8 3 12.5M8.5 3.5 13 8l-4.5 4.5';

/** What cannot be done now keeps the focus and says so; `over` says that nothing is left to play. */
export const controlsTemplate = (
  { canUndo, canRedo, isOver }: Controls, { undo, redo, playOn }: ControlActions, over: string = resolverWords.over,
): TemplateResult => html`
  <div class="bar" part="bar">
    <button type="button" class="undo" part="undo" aria-disabled=${!canUndo} title=${resolverWords.sameDice}
      @click=${undo}>
      ${sign(BACK)}<span>${resolverWords.undo}</span>
    </button>
    <button
      type="button" class="icon redo" part="redo" aria-label=${resolverWords.redo} aria-disabled=${!canRedo}
      @click=${redo}
    >${sign(FORWARD)}</button>
    <button type="button" class="on" part="play-on" aria-disabled=${isOver} @click=${playOn}>
      ${isOver ? over : html`<span>${resolverWords.playOn}</span>${sign(ON)}`}
    </button>
  </div>`;

/** What a key asks for; null: neither of the two. */
export const undoOrRedo = (event: KeyboardEvent): 'undo' | 'redo' | null => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) return 'redo';
  return key === 'z' ? 'undo' : null;
};
