/** Undo and redo: their buttons, which say what they would do, and their keys. */
import { html, type TemplateResult } from 'lit';
import { resolverWords } from './resolver-words.ts';

/** What would be taken back and done again, in words; null: nothing can be. */
export interface Turns {
  readonly undoes: string | null;
  readonly redoes: string | null;
}

export interface TurnActions {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** A sign of the bar. */
export const sign = (path: string): TemplateResult =>
  html`<svg class="sign" viewBox="0 0 20 20" aria-hidden="true"><path d=${path}></path></svg>`;

const BACK = 'M7 4 3.5 7.5 7 11M4 7.5h7.5a4.5 4.5 0 0 1 0 9H8';
const FORWARD = 'm13 4 3.5 3.5L13 11M16 7.5H8.5a4.5 4.5 0 0 0 0 9H12';

/** Undo and redo. */
export const turnsTemplate = (
  { undoes, redoes }: Turns, { undo, redo }: TurnActions,
): TemplateResult => html`
  <button
    type="button" class="undo icon quiet" part="undo" aria-label=${turn(resolverWords.undo, undoes)}
    title=${turn(resolverWords.undo, undoes)} aria-disabled=${undoes === null} @click=${undo}
  >${sign(BACK)}</button>
  <button
    type="button" class="redo icon quiet" part="redo" aria-label=${turn(resolverWords.redo, redoes)}
    title=${turn(resolverWords.redo, redoes)} aria-disabled=${redoes === null} @click=${redo}
  >${sign(FORWARD)}</button>`;

/** A turn of the history says what it would take back or do again. */
const turn = (name: string, what: string | null): string => (what === null ? name : resolverWords.turn(name, what));

/** What a key asks for; null: neither of the two. */
export const undoOrRedo = (event: KeyboardEvent): 'undo' | 'redo' | null => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) return 'redo';
  return key === 'z' ? 'undo' : null;
};
