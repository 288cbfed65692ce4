/** The keyboard on the map: everything that a pointer can do there. */
import { addCorner, moveCorner, removeCorner } from '../../../src/table-editing/terrain.ts';
import { standsOf } from '../../../src/table-editing/stands.ts';
import type { TableEditor } from './table-editor.ts';
import { cornerOf, PEN } from './overlay.ts';
import { commandOf, type Command } from './keys.ts';
import { KeyboardDrawTool, penOf } from './keyboard-draw-tool.ts';
import {
  contactSelected, copySelected, moveSelected, removeSelected, spreadSelected, turnSelected,
} from './edits.ts';
import { formationOf, joined, NOTHING, ofStands, standsOfFormation, toggled } from './selection.ts';
import type { TableMap } from './table-map.ts';
import { withTapeEnd } from './measure-tool.ts';

/** What the focus is on. */
interface Focus {
  readonly counter: string | null;
  readonly handle: string | null;
}

export class EditorKeys {
  readonly #editor: TableEditor;
  readonly #map: () => TableMap | null;
  readonly #announceTape: () => void;
  readonly #pen: KeyboardDrawTool;

  constructor(editor: TableEditor, map: () => TableMap | null, announceTape: () => void) {
    this.#editor = editor;
    this.#map = map;
    this.#announceTape = announceTape;
    this.#pen = new KeyboardDrawTool(editor);
  }

  /** Before the map sees the key: what is done here the map does not do as well. */
  readonly down = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    const command = commandOf(event);
    if (!(target instanceof Element) || command === null) return;
    const found = target.closest<SVGElement>('[data-counter], [data-handle]');
    const { counter = null, handle = null } = found?.dataset ?? {};
    if (!this.#does(command, { counter, handle })) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Beside the map too what was done is taken back and done again, but not while somebody types. */
  readonly beside = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    const kind = commandOf(event)?.kind;
    if (target instanceof HTMLInputElement || (kind !== 'undo' && kind !== 'redo')) return;
    event.preventDefault();
    this.#editor.turn(kind);
  };

  /** Whether the command was the editor's. */
  #does(command: Command, focus: Focus): boolean {
    const editor = this.#editor;
    switch (command.kind) {
      case 'undo':
      case 'redo': return done(editor.turn(command.kind));
      case 'all': return done(editor.select(ofStands(standsOf(editor.setUp).map(({ id }) => id))));
      case 'nothing': return this.#letGo();
      default: return focus.handle !== null ? this.#onHandle(command, focus.handle)
        : focus.counter !== null && this.#onStand(command, focus.counter);
    }
  }

  #onStand(command: Command, id: string): boolean {
    const editor = this.#editor;
    switch (command.kind) {
      case 'visit': return this.#visit(command.which);
      case 'toggle': return done(editor.select(toggled(editor.selection, id)));
      case 'only': return done(editor.select(ofStands([id])));
      case 'formation': return done(editor.select(joined(NOTHING, this.#formationWith(id))));
      case 'tape': return done(this.#tape(id));
      default: return this.#onSelected(command, id);
    }
  }

  /** Whoever has the focus is moved alone unless it is one of those selected. */
  #onSelected(command: Command, id: string): boolean {
    const editor = this.#editor;
    if (command.kind === 'close' || (command.kind === 'spread' && editor.selection.stands.length < 2)) return false;
    if (!editor.selection.stands.includes(id)) editor.select(ofStands([id]));
    return this.#change(command);
  }

  #onHandle(command: Command, handle: string): boolean {
    const editor = this.#editor;
    if (handle === PEN) return this.#onPen(command);
    const corner = cornerOf(handle);
    const { setUp, selection: { terrain } } = editor;
    if (corner === null || terrain === null) return command.kind !== 'spread' && this.#change(command);
    const at = setUp.table.terrain.find(({ id }) => id === terrain)?.outline[corner];
    if (at === undefined) return false;
    const name = `corner ${terrain} ${corner}`;
    switch (command.kind) {
      case 'move': return done(editor.edit(
        moveCorner(setUp, terrain, corner, [at[0] + command.by[0], at[1] + command.by[1]]), null, name));
      case 'spread': return command.cm > 0 && done(editor.edit(addCorner(setUp, terrain, corner)));
      case 'remove': return done(editor.edit(removeCorner(setUp, terrain, corner)));
      case 'turn': return this.#change(command);
      default: return false;
    }
  }

  #onPen(command: Command): boolean {
    const isDone = this.#pen.does(command);
    if (isDone) this.#map()?.showPlace(penOf(this.#editor));
    return isDone;
  }

  #change(command: Command): boolean {
    const editor = this.#editor;
    switch (command.kind) {
      case 'move': return done(moveSelected(editor, command.by));
      case 'turn': return done(turnSelected(editor, command.degrees));
      case 'spread': return done(spreadSelected(editor, command.cm));
      case 'contact': return done(contactSelected(editor));
      case 'copy': return done(copySelected(editor));
      case 'remove': return done(this.#remove());
      default: return false;
    }
  }

  /** The focus goes to a neighbour of whoever is removed. */
  #remove(): void {
    const gone = new Set(this.#editor.selection.stands);
    const order = standsOf(this.#editor.setUp).map(({ id }) => id);
    const at = order.findIndex(id => gone.has(id));
    removeSelected(this.#editor);
    const next = order.slice(at).find(id => !gone.has(id)) ?? order.slice(0, at).reverse().find(id => !gone.has(id));
    if (next !== undefined) void this.#map()?.focusOn(next);
  }

  /** At either end Tab leaves the map, as everywhere else. */
  #visit(which: 'next' | 'previous'): boolean {
    const map = this.#map();
    if (map === null || !map.hasNeighbour(which)) return false;
    void map.visit(which);
    return true;
  }

  #tape(id: string): void {
    const at = standsOf(this.#editor.setUp).find(stand => stand.id === id)?.at;
    if (at === undefined) return;
    this.#editor.tape = withTapeEnd(this.#editor.tape, { at, stand: id });
    this.#announceTape();
  }

  /** First what is under way, then what is drawn or measured, then the selection. */
  #letGo(): boolean {
    const editor = this.#editor;
    if (this.#map()?.breakOff()) return true;
    if (editor.sketch !== null) editor.sketch = null;
    else if (editor.tape !== null) editor.tape = null;
    else if (editor.selection.stands.length > 0 || editor.selection.terrain !== null) editor.select(NOTHING);
    else return false;
    return true;
  }

  #formationWith(stand: string): readonly string[] {
    return standsOfFormation(this.#editor.setUp, formationOf(this.#editor.setUp, stand) ?? '');
  }
}

const done = (_: void): true => true;
