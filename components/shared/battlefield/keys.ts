/** What a key means on the map. */
import { distance, type Point } from '../../../src/battlefield/base.ts';
import type { Magnification } from './camera.ts';
import { CENTIMETRES, type Measure } from './measure.ts';
import type { Counter } from './pieces.ts';
import type { BattlefieldView } from './view.ts';

export type Turn = 'next' | 'previous' | 'first' | 'last';

export type Intent =
  | { readonly kind: 'step'; readonly by: Point }
  | { readonly kind: 'visit'; readonly which: Turn }
  | { readonly kind: 'choose' | 'ask' | 'cancel' | 'measure' | Magnification };

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1],
};

const KEYS: Readonly<Record<string, Intent>> = {
  PageDown: { kind: 'visit', which: 'next' },
  PageUp: { kind: 'visit', which: 'previous' },
  Home: { kind: 'visit', which: 'first' },
  End: { kind: 'visit', which: 'last' },
  Enter: { kind: 'choose' },
  ' ': { kind: 'choose' },
  '?': { kind: 'ask' },
  m: { kind: 'measure' },
  Escape: { kind: 'cancel' },
  '+': { kind: 'closer' },
  '=': { kind: 'closer' },
  '-': { kind: 'further' },
  '0': { kind: 'whole' },
};

/** On something movable the arrows move it, on anything else they go on to the next and back. */
export const intentOf = (
  event: KeyboardEvent, isMovable: boolean, { nudge, stride }: Measure = CENTIMETRES,
): Intent | null => {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const arrow = ARROWS[event.key];
  if (arrow === undefined) return KEYS[event.key] ?? null;
  if (isMovable) {
    const length = event.shiftKey ? stride : nudge;
    return { kind: 'step', by: [arrow[0] * length, arrow[1] * length] };
  }
  return { kind: 'visit', which: event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 'next' : 'previous' };
};

/** Everything the keyboard visits: the counters in their order, each followed by its hits. */
export const visits = (view: BattlefieldView): readonly string[] =>
  view.counters.flatMap(({ id }) => [id, ...view.tokens.filter(token => token.unit === id).map(token => token.id)]);

/** Where a visit leads; at either end it stays. */
export const visit = (order: readonly string[], from: string | null, which: Turn): string | null => {
  const last = order.length - 1;
  const index = from === null ? -1 : order.indexOf(from);
  switch (which) {
    case 'first': return order[0] ?? null;
    case 'last': return order[last] ?? null;
    case 'next': return order[Math.min(last, index + 1)] ?? null;
    case 'previous': return order[Math.max(0, index - 1)] ?? null;
  }
};

/** The nearest living counter of its side in roughly this direction: where a hit goes that the arrow keys carry. */
export const neighbour = (counters: readonly Counter[], from: Counter, [dx, dy]: Point): Counter | null => {
  const length = Math.hypot(dx, dy);
  let nearest: Counter | null = null;
  let least = Infinity;
  for (const counter of counters) {
    if (counter.id === from.id || counter.side !== from.side || !counter.alive) continue;
    const away = distance(from.at, counter.at);
    const along = ((counter.at[0] - from.at[0]) * dx + (counter.at[1] - from.at[1]) * dy) / length;
    if (along <= away * 0.4 || away >= least) continue;
    nearest = counter;
    least = away;
  }
  return nearest;
};
