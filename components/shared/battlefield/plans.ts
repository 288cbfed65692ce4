/** How counters would usually move: a ghost each, its way, and bars where it will touch; and what is compared. */
import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import { distance, type Point } from '../../../src/battlefield/base.ts';
import { along } from '../../../src/battlefield/segment.ts';
import { placesAround, type Disc, type Wish } from './boxes.ts';
import { toPaper } from './camera.ts';
import { valueTemplate } from './counters.ts';
import { LEADING, PADDING, PRINT } from './labels.ts';
import { nameWidth } from './lettering.ts';
import { contactTemplate, step, type Roll } from './lines.ts';
import { move, place, way } from './paths.ts';
import type { Line, PlannedWay } from './pieces.ts';

const HEAD = 8;
const AIR = 3;

/** What the ghosts take of the paper. */
export const planDiscs = (plans: readonly PlannedWay[], roll: Roll, scale: number): readonly Disc[] =>
  plans.flatMap(({ unit, path }) => {
    const counter = roll.get(unit);
    return counter === undefined ? [] : [{ at: toPaper(path.at(-1)!, scale), radius: counter.radius * scale + 2 }];
  });

/** The label of a way beside it, on it if need be. */
export const planWish = (plan: PlannedWay, scale: number, text: number): Wish => {
  const size = PRINT * text;
  const room = { width: nameWidth(plan.label, size) + 2 * PADDING, height: (LEADING + 6) * text };
  const middle = middleOf(plan, scale);
  return {
    label: {
      key: `plan ${plan.unit}`, kind: 'pill', rows: [plan.label], ...room, size, look: 'plan-way', line: null,
    },
    places: [...placesAround(middle, 4, room).slice(2, 4), middle, ...placesAround(middle, 4, room)],
    insists: true,
  };
};

/** The middle of its longest leg. */
const middleOf = ({ path }: PlannedWay, scale: number): Point => {
  const legs = path.slice(1).map((to, i) => [path[i]!, to] as const);
  const [from, to] = legs.reduce((longest, leg) => (distance(...leg) > distance(...longest) ? leg : longest));
  return toPaper(along(from, to, 0.5), scale);
};

export const planTemplate = (
  plan: PlannedWay, roll: Roll, scale: number, text: number,
): SVGTemplateResult | typeof nothing => {
  const counter = roll.get(plan.unit);
  if (counter === undefined) return nothing;
  const r = counter.radius * scale;
  const to = plan.path.at(-1)!;
  return svg`
    <g class="plan ${plan.selected ? 'selected' : ''}">
      ${plan.isLeft !== true ? nothing : svg`
        <circle class="left" transform=${move(toPaper(plan.path[0]!, scale))} r=${r}></circle>`}
      ${wayTemplate(plan.path.map(point => toPaper(point, scale)), r)}
      <g transform=${move(toPaper(to, scale))}>
        <circle class="goal" r=${r}></circle>
        ${valueTemplate({ ...counter, other: null }, r, text)}
      </g>
    </g>`;
};

/** Bars where a ghost will touch, over all counters. */
export const planContacts = (
  { unit, path, touches }: PlannedWay, roll: Roll, scale: number,
): readonly (SVGTemplateResult | typeof nothing)[] => {
  const counter = roll.get(unit);
  if (counter === undefined) return [];
  const placed = new Map(roll).set(unit, { ...counter, at: path.at(-1)! });
  return touches.map(enemy => contactTemplate({ ...CONTACT, from: unit, to: enemy }, placed, scale));
};

const CONTACT: Line = {
  id: '', kind: 'contact', from: '', to: '', label: null, cutAt: null, say: '', emphasis: false, drawn: true,
};

/** From the edge of the base round the bends to the edge of the ghost, with a head. */
const wayTemplate = (points: readonly Point[], r: number): SVGTemplateResult | typeof nothing => {
  const [first, second] = points as [Point, Point];
  const [before, last] = [points.at(-2)!, points.at(-1)!];
  const [out, back] = [towards(first, second), towards(last, before)];
  if (out === null || back === null || (points.length === 2 && distance(first, last) < 2 * r + HEAD)) return nothing;
  const tip = step(last, back, r + AIR);
  const foot = step(tip, back, HEAD);
  const across: Point = [-back[1] * HEAD * 0.45, back[0] * HEAD * 0.45];
  return svg`
    <path class="way" d=${way([step(first, out, r + AIR), ...points.slice(1, -1), foot])}></path>
    <path class="head" d="M${place(tip)}L${place([foot[0] + across[0], foot[1] + across[1]])}L${
      place([foot[0] - across[0], foot[1] - across[1]])}Z"></path>`;
};

/** A unit vector from one point to another; null: they are one. */
const towards = (from: Point, to: Point): Point | null => {
  const apart = distance(from, to);
  return apart === 0 ? null : [(to[0] - from[0]) / apart, (to[1] - from[1]) / apart];
};

export const planStyles = css`
  .counter.found :is(.base, .rim) {
    fill: var(--_now-soft);
    stroke: var(--_now);
    stroke-width: 1.8;
    stroke-dasharray: 4 3;
  }
  .counter.found :is(.counts, .other) {
    fill: var(--_now-ink);
  }
  .label.name.found text {
    fill: var(--_now-ink);
  }
  .counter.past {
    opacity: 0.5;
  }
  .counter.past :is(.base, .rim) {
    fill: var(--_ground);
    stroke: var(--_side);
    stroke-width: 1.8;
  }
  .counter.past .counts {
    fill: var(--_side);
  }
  .plan {
    color: var(--_now-ink);
    pointer-events: none;
  }
  .plan .goal {
    fill: var(--_now-soft);
    stroke: var(--_now);
    stroke-width: 1.8;
    stroke-dasharray: 4 3;
  }
  .plan .left {
    fill: none;
    stroke: var(--_ink-soft);
    stroke-width: 1.6;
    stroke-dasharray: 1 4;
    stroke-linecap: round;
  }
  .plan .way {
    fill: none;
    stroke: var(--_now);
    stroke-width: 1.4;
    stroke-dasharray: 5 4;
    stroke-linejoin: round;
  }
  .plan .head {
    fill: var(--_now);
  }
  .plan.selected .way {
    stroke-width: 2.4;
    stroke-dasharray: none;
  }
  .label.pill.plan-way .pill-ground {
    stroke: var(--_now);
  }
  .label.pill.plan-way text {
    fill: var(--_now-ink);
    font-weight: 600;
  }
`;
