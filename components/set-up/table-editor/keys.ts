/** What a key means on a table that is being edited. */
import type { Point } from '../../../src/battlefield/base.ts';

export type Command =
  | { readonly kind: 'move'; readonly by: Point }
  | { readonly kind: 'turn'; readonly degrees: number }
  | { readonly kind: 'spread'; readonly cm: number }
  | { readonly kind: 'visit'; readonly which: 'next' | 'previous' }
  | { readonly kind: 'toggle' | 'only' | 'formation' | 'all' | 'nothing' | 'remove' | 'copy' | 'undo' | 'redo'
    | 'tape' | 'contact' | 'close'; };

const NUDGE = 1;
const STRIDE = 5;
export const TURN = 15;
const SPREAD = 0.5;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1],
};

const KEYS: Readonly<Record<string, Command>> = {
  '[': { kind: 'turn', degrees: -TURN },
  ']': { kind: 'turn', degrees: TURN },
  '+': { kind: 'spread', cm: SPREAD },
  '=': { kind: 'spread', cm: SPREAD },
  '-': { kind: 'spread', cm: -SPREAD },
  ' ': { kind: 'toggle' },
  Enter: { kind: 'only' },
  Escape: { kind: 'nothing' },
  Delete: { kind: 'remove' },
  Backspace: { kind: 'remove' },
  c: { kind: 'close' },
  f: { kind: 'formation' },
  m: { kind: 'tape' },
  s: { kind: 'contact' },
};

const WITH_CONTROL: Readonly<Record<string, Command>> = {
  a: { kind: 'all' }, d: { kind: 'copy' }, y: { kind: 'redo' }, z: { kind: 'undo' },
};

/** Null for a key that the editor leaves to others. */
export const commandOf = (event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>):
  Command | null => {
  const { key, shiftKey } = event;
  if (event.altKey) return null;
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (event.ctrlKey || event.metaKey) {
    if (name === 'z' && shiftKey) return { kind: 'redo' };
    return WITH_CONTROL[name] ?? null;
  }
  if (key === 'Tab') return { kind: 'visit', which: shiftKey ? 'previous' : 'next' };
  const arrow = ARROWS[key];
  if (arrow === undefined) return KEYS[name] ?? null;
  const cm = shiftKey ? STRIDE : NUDGE;
  return { kind: 'move', by: [arrow[0] * cm, arrow[1] * cm] };
};
