/** Terrain drawn by keys: a pen that the arrows move, and that sets corners. */
import type { Point } from '../../../src/battlefield/base.ts';
import type { TableEditor } from './table-editor.ts';
import { addOutline, DrawTool } from './draw-tool.ts';
import type { GestureStart } from './tool.ts';
import type { Command } from './keys.ts';
import { words } from './words.ts';

/** Where the pen is: before it has been moved, in the middle of the table. */
export const penOf = ({ pen, setUp: { table } }: Pick<TableEditor, 'pen' | 'setUp'>): Point =>
  pen ?? [table.width / 2, table.depth / 2];

const graspAt = (at: Point): GestureStart =>
  ({ at, counter: null, handle: null, adds: false, isFinger: false, isDouble: false });

/**
 * Does with the pen what a hand does with a pointer: Enter sets a corner, begins a rectangle or a stroke and ends it
 * again. Escape, which gives up what is drawn, is not its own: it gives up whatever is under way.
 */
export class KeyboardDrawTool {
  readonly #bench: TableEditor;
  readonly #craft: DrawTool;
  /** Where the rectangle or the stroke began. */
  #from: Point = [0, 0];

  constructor(bench: TableEditor) {
    this.#bench = bench;
    this.#craft = new DrawTool(bench);
  }

  /** Whether the command was the pen's. */
  does(command: Command): boolean {
    switch (command.kind) {
      case 'move': return this.#move(command.by);
      case 'toggle':
      case 'only': return this.#press();
      case 'close': return this.#close();
      case 'remove': return this.#takeCornerBack();
      default: return false;
    }
  }

  #move([dx, dy]: Point): boolean {
    const bench = this.#bench;
    const { width, depth } = bench.setUp.table;
    const [x, y] = penOf(bench);
    const to: Point = [within(x + dx, width), within(y + dy, depth)];
    bench.pen = to;
    if (bench.sketch !== null && bench.tool !== 'polygon') this.#craft.drag(to, graspAt(this.#from));
    bench.say(words.at(words.pen, to));
    return true;
  }

  #press(): boolean {
    const bench = this.#bench;
    const at = penOf(bench);
    if (bench.tool === 'polygon') {
      this.#craft.tap(graspAt(at));
      if (bench.sketch !== null) bench.say(words.cornerSet(bench.sketch.points.length));
    } else if (bench.sketch !== null) {
      this.#craft.drop();
    } else {
      this.#from = at;
      bench.sketch = { kind: bench.tool === 'brush' ? 'brush' : 'rectangle', points: [at] };
      bench.say(words.begun);
    }
    return true;
  }

  #close(): boolean {
    const { tool, sketch } = this.#bench;
    if (tool === 'polygon' && sketch !== null) addOutline(this.#bench, sketch.points);
    else if (sketch !== null) this.#craft.drop();
    return true;
  }

  #takeCornerBack(): boolean {
    const bench = this.#bench;
    const points = bench.sketch?.points.slice(0, -1) ?? [];
    if (bench.tool !== 'polygon' || bench.sketch === null) return false;
    bench.sketch = points.length === 0 ? null : { ...bench.sketch, points };
    bench.say(words.cornerSet(points.length));
    return true;
  }
}

const within = (cm: number, most: number): number => Math.min(most, Math.max(0, cm));
