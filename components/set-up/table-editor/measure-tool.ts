/** The measuring tape: dragged from end to end, or set by two taps. */
import { type Point, distance } from '../../../src/battlefield/base.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { standsOf } from '../../../src/table-editing/stands.ts';
import type { Tape, TapeEnd, TableEditor } from './table-editor.ts';
import type { Tool, GestureStart } from './tool.ts';

/** Where an end of the tape is now. */
export const tapeEndAt = (setUp: Scenario, end: TapeEnd): Point => standOf(setUp, end)?.at ?? end.at;

const standOf = (setUp: Scenario, { stand }: TapeEnd) => standsOf(setUp).find(({ id }) => id === stand);

/** How long the tape is, cm: from edge to edge between stands. @rule L1 */
export const tapeLength = (setUp: Scenario, from: TapeEnd, to: TapeEnd): number => {
  const edges = (standOf(setUp, from)?.radius ?? 0) + (standOf(setUp, to)?.radius ?? 0);
  return Math.max(0, distance(tapeEndAt(setUp, from), tapeEndAt(setUp, to)) - edges);
};

/** The tape after one more pick: the first one begins it, the second ends it, the third begins a new one. */
export const withTapeEnd = (tape: Tape | null, end: TapeEnd): Tape =>
  (tape === null || tape.to !== null ? { from: end, to: null } : { from: tape.from, to: end });

export class MeasureTool implements Tool {
  readonly #editor: TableEditor;
  readonly #tell: () => void;

  constructor(editor: TableEditor, tell: () => void) {
    this.#editor = editor;
    this.#tell = tell;
  }

  takes(): boolean {
    return true;
  }

  tap({ at, counter }: GestureStart): void {
    this.#editor.tape = withTapeEnd(this.#editor.tape, { at, stand: counter });
    this.#tell();
  }

  drag(to: Point, { at, counter }: GestureStart): void {
    const { setUp } = this.#editor;
    const over = standsOf(setUp).find(stand => stand.id !== counter && distance(stand.at, to) <= stand.radius);
    this.#editor.tape = { from: { at, stand: counter }, to: { at: to, stand: over?.id ?? null } };
  }

  drop(): void {
    this.#tell();
  }

  cancel(): void {
    this.#editor.tape = null;
  }
}
