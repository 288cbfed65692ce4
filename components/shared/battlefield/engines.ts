/** War engines: their points of damage on their edge and, where they are large, all that counts inside. */
import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import { nameWidth } from './lettering.ts';
import { SIGN_PATHS } from './outlines.ts';
import { onCircle, place } from './paths.ts';
import type { Counter } from './pieces.ts';

/** From this radius on there is room for all of it, in pixels. */
const ROOMY = 54;
/** Between two points, in parts of the way round. */
const GAP = 0.012;
/** Sizes of the dice, of the words and of the value below them on a large engine, in pixels. */
const DICE = 22;
const PRINT = 12;
const SHIELD = 14;
/** Middle of the first row below the dice, and from one row to the next. */
const FIRST_ROW = 19;
const ROW = 15;
/** What words take of the width that they have at most. */
const TAKEN = 0.85;

/** Whether a base of this radius is a war engine that has all that counts inside it. */
export const isRoomy = ({ shape }: Counter, r: number, text: number): boolean => shape === 'ring' && r >= ROOMY * text;

/** One arc for each point, clockwise from the top: those left, those being lost, those lost. */
export const pointsTemplate = ({ damage, losing = 0, capacity = 1 }: Counter, r: number): SVGTemplateResult => {
  const left = capacity - damage;
  const kindOf = (point: number): string => {
    if (point < left) return 'left';
    return point < left + losing ? 'losing' : 'lost';
  };
  const arcOf = (point: number): string => arc(r - 2, point / capacity + GAP, (point + 1) / capacity - GAP);
  return svg`${Array.from({ length: capacity }, (_, point) => svg`
    <path class="point ${kindOf(point)}" d=${arcOf(point)}></path>`)}`;
};

/** A stretch of a circle, in parts of the way round from the top. */
const arc = (r: number, from: number, to: number): string => {
  const at = (part: number): string => place(onCircle(r, (part - 0.25) * 2 * Math.PI));
  return `M${at(from)}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}`;
};

/**
 * Shields, dice, what they hit on, points left, from above down; its name stands between shields and dice. `core`:
 * radius of what is printed on.
 */
export const engineTemplate = (counter: Counter, core: number, text: number): SVGTemplateResult => {
  const { counts, fullShields = 0, shields = 0 } = counter;
  return svg`
    ${fullShields === 0 ? nothing : shieldsTemplate(shields, fullShields)}
    <text class="counts" dy="0.36em" font-size=${DICE * text}>${counts}</text>
    ${rowsBelow(counter, core, text).map((row, place) => svg`
      <text class="other" y=${(FIRST_ROW + place * ROW) * text} dy="0.36em" font-size=${PRINT * text}>${row}</text>`)}`;
};

/** Both values in one row where it is wide enough, and of what comes below them as much as there is room for. */
const rowsBelow = ({ other, more, left, damage }: Counter, core: number, text: number): readonly string[] => {
  const fits = (row: string, place: number): boolean => {
    const bottom = (FIRST_ROW + place * ROW + PRINT / 2) * text;
    return Math.hypot(TAKEN * nameWidth(row, PRINT * text) / 2, bottom) <= core;
  };
  const values = [other, more].filter(value => value != null);
  const one = values.join(' · ');
  const rows = [...fits(one, 0) ? [one] : values, ...left === undefined || damage === 0 ? [] : [left]];
  return rows.filter((row, place) => place === 0 || fits(row, place));
};

/** Full where they are up, hollow where they are down. */
const shieldsTemplate = (up: number, all: number): SVGTemplateResult => svg`
  ${Array.from({ length: all }, (_, i) => svg`
    <path
      class="shield ${i < up ? 'up' : ''}" d=${SIGN_PATHS.shields}
      transform="translate(${(i - (all - 1) / 2) * SHIELD} -38) scale(0.7)"
    ></path>`)}`;

export const engineStyles = css`
  .point {
    fill: none;
    stroke: var(--_side);
    stroke-width: 4;
  }
  .point.losing {
    stroke: var(--_now);
  }
  .point.lost {
    stroke-width: 2;
    stroke-dasharray: 1.5 3;
  }
  .shield {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
  }
  .shield.up {
    fill: currentColor;
  }
`;
