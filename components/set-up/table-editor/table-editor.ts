/** The table editor as its tools, keys and panels see it. */
import type { Point } from '../../../src/battlefield/base.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Ground } from '../../../src/table-editing/terrain.ts';
import type { Selection } from './selection.ts';

export const TOOL_NAMES = ['select', 'lasso', 'look', 'stand', 'tape', 'rectangle', 'polygon', 'brush'] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

/** One end of the measuring tape: on a stand it goes with it and measures from its edge. */
export interface TapeEnd {
  readonly at: Point;
  readonly stand: string | null;
}

/** What a tool draws while it is at work. */
export interface Sketch {
  readonly kind: 'lasso' | 'rectangle' | 'polygon' | 'brush';
  readonly points: readonly Point[];
}

export interface Tape {
  readonly from: TapeEnd;
  readonly to: TapeEnd | null;
}

export interface TableEditor {
  /** The table as it is now, in the middle of a drag too. */
  readonly setUp: Scenario;
  readonly selection: Selection;
  readonly tool: ToolName;
  /** Between stands that are put up as a block, cm. */
  readonly spacing: number;
  /** What is drawn next. */
  readonly ground: Ground;
  /** Id of the stand of whose kind the next one is; null: there is none. */
  readonly like: string | null;
  /** Taps add to the selection. */
  readonly isGathering: boolean;
  /** Where the keyboard draws; null: it has not been there yet. */
  pen: Point | null;
  sketch: Sketch | null;
  tape: Tape | null;
  select(selection: Selection): void;
  /** An edit that is finished at once; those of one name that follow each other are taken back together. */
  edit(setUp: Scenario, said?: string | null, name?: string | null): void;
  /** An edit under way: announced when it is settled, or taken back. */
  drag(setUp: Scenario): void;
  settle(): void;
  takeBack(): void;
  /** Asks for what was done last to be taken back, or done again. */
  turn(which: 'undo' | 'redo'): void;
  say(words: string): void;
}
