/** The shapes of counters and marks as SVG path data round 0, 0, in pixels. */
import type { Counter, Shape } from './view.ts';

/** A vehicle's square is a little smaller than its base's circle is wide, so that neighbours in contact just touch. */
const SQUARE = 0.9;
const NOTCH_EVERY = 9;

/** The edge of a counter: plain for the attacker, notched like a stamp for the defender. */
export const baseOutline = (shape: Shape, side: Counter['side'], radius: number): string => {
  const r = Math.round(radius * 10) / 10;
  const key = `${shape} ${side} ${r}`;
  const known = outlines.get(key);
  if (known !== undefined) return known;
  const outline = shape === 'square' ? square(r * SQUARE, side === 'defender') : circle(r, side === 'defender');
  outlines.set(key, outline);
  return outline;
};

const outlines = new Map<string, string>();

const circle = (r: number, isNotched: boolean): string => {
  if (!isNotched) return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
  const round = 2 * Math.PI * r;
  const bite = biteOf(r);
  const few = Math.max(6, Math.min(10, Math.floor(round / (3 * bite))));
  const count = Math.min(24, Math.max(few, Math.round(round / NOTCH_EVERY)));
  const half = 2 * Math.asin(bite / (2 * r));
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) * 2 * Math.PI) / count;
    const start = `${onCircle(r, angle - half)}`;
    path += path === '' ? `M${start}` : `A${r} ${r} 0 0 1 ${start}`;
    path += `A${bite} ${bite} 0 0 0 ${onCircle(r, angle + half)}`;
  }
  return `${path}A${r} ${r} 0 0 1 ${onCircle(r, Math.PI / count - half)}Z`;
};

const square = (h: number, isNotched: boolean): string => {
  const corner = h * 0.3;
  const flat = h - corner;
  const bite = biteOf(h);
  const count = isNotched ? Math.max(2, Math.round((2 * flat) / NOTCH_EVERY)) : 0;
  let path = `M${pair(-flat, -h)}`;
  for (let turn = 0; turn < 4; turn++) {
    for (let i = 0; i < count; i++) {
      const x = -flat + ((i + 0.5) * 2 * flat) / count;
      path += `L${turned(x - bite, -h, turn)}A${bite} ${bite} 0 0 0 ${turned(x + bite, -h, turn)}`;
    }
    path += `L${turned(flat, -h, turn)}A${pair(corner, corner)} 0 0 1 ${turned(h, -flat, turn)}`;
  }
  return `${path}Z`;
};

const biteOf = (r: number): number => {
  const least = Math.min(1.1, r * 0.25);
  return Math.round(Math.min(2.6, Math.max(least, r * 0.11)) * 100) / 100;
};

const pair = (x: number, y: number): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

const onCircle = (r: number, angle: number): string => pair(r * Math.cos(angle), r * Math.sin(angle));

/** A point of the upper side, after so many quarter turns. */
const turned = (x: number, y: number, quarters: number): string => {
  switch (quarters) {
    case 0: return pair(x, y);
    case 1: return pair(-y, x);
    case 2: return pair(-x, -y);
    default: return pair(y, -x);
  }
};

/** A character. */
export const STAR = (() => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 === 0 ? 7.5 : 3.2;
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    return onCircle(r, angle);
  });
  return `M${points.join('L')}Z`;
})();

/** Inspiring. */
export const CHEVRON = 'M-6 2.5L0 -2.5L6 2.5';

/** A broken formation: the flag of those who run. */
export const FLAG = 'M-4 7V-7L6 -3.5L-4 0';

/** A cross: dead, blocked, refused. */
export const cross = (arm: number): string => `M${-arm} ${-arm}L${arm} ${arm}M${-arm} ${arm}L${arm} ${-arm}`;

/** A hit. */
export const diamond = (half: number): string => `M0 ${-half}L${half} 0L0 ${half}L${-half} 0Z`;
