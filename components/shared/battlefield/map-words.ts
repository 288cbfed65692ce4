/** What games may say in words of their own. */
import type { LineKind, Shape, Stance } from './pieces.ts';

/** What the key and the table may say otherwise than they do by themselves. */
export interface SheetWords {
  readonly caption: string;
  readonly columns: Readonly<Record<
    'name' | 'side' | 'values' | 'fights' | 'nearest' | 'hits' | 'kind' | 'place', string
  >>;
  readonly shapes: Readonly<Record<Shape, string>>;
  readonly stances: Readonly<Record<Stance, string>>;
  readonly dead: string;
  readonly broken: string;
  readonly lines: Readonly<Record<LineKind, string>>;
  readonly hit: (state: string) => string;
  readonly token: (number: number, state: string) => string;
}

/** What a map may say otherwise than it does by itself: games have words of their own for the same signs. */
export interface MapWords extends SheetWords {
  readonly map: (counters: number) => string;
  readonly keys: string;
  readonly keysAndAsking: string;
  readonly tokenOn: (number: number, name: string) => string;
}
