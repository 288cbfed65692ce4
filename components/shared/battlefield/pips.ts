/** Points of damage, as pips in a row along the lower edge of a counter. */
import { svg, type SVGTemplateResult } from 'lit';
import type { Counter } from './view.ts';

/** More are not counted at a glance. */
const MOST = 8;
const SMALLEST = 1.5;
const LARGEST = 4;
/** From pip to pip, in their radii. */
const STEP = 2.8;

/** Whether damage can be shown by pips; otherwise it is a figure on the rim. */
export const pipsFit = (counter: Counter, r: number): boolean =>
  pointsOf(counter) <= MOST && roomFor(counter, r) >= SMALLEST;

/** Filled for damage taken, hollow for what it can still take. */
export const pipsTemplate = (counter: Counter, r: number): readonly SVGTemplateResult[] => {
  const { damage } = counter;
  if (damage === 0 || !pipsFit(counter, r)) return [];
  const points = pointsOf(counter);
  const size = Math.max(SMALLEST, Math.min(LARGEST, r * 0.09, roomFor(counter, r)));
  return Array.from({ length: points }, (_, i) => svg`
    <circle
      class="pip ${i < damage ? '' : 'hollow'}" cx=${(i - (points - 1) / 2) * size * STEP} cy=${r * 0.58} r=${size}
    ></circle>`);
};

const pointsOf = ({ damage, capacity = 0 }: Counter): number => Math.max(damage, capacity);

/** How large pips may be if the row is to stay on the counter. */
const roomFor = (counter: Counter, r: number): number => (r * 1.1) / (pointsOf(counter) * STEP);
