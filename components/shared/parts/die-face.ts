/** Dice as they look: pips on a square, and the dice of a hand that count. */
import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import type { Hand } from '../../../src/dice/hand.ts';
import { isStill } from '../still.ts';

/** What a row of dice shows; null is a die without a face. */
export type Faces = readonly (number | null)[];

/** Where the pips of each face are, in thirds of the square from its middle. */
const PLACES: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** All pips of each face, each a stroke of no length with round ends. */
const PIPS = Object.values(PLACES).map(places =>
  places.map(([x, y]) => `M${18 + x * 8} ${18 + y * 8}h.01`).join(''));

/** A die of 36 by 36 with its pips: style `.body`, `.pip` and the tick of a die that `counts`, `.mark`. */
export const dieFace = (face: number | null, counts = false): SVGTemplateResult => svg`
  <rect class="body" x="2" y="2" width="32" height="32" rx="7"></rect>
  <path class="pip" stroke-width="6.2" stroke-linecap="round" d=${face === null ? nothing : PIPS[face - 1]!}></path>
  ${counts ? tick : ''}
`;

/** Dice as they are drawn: the body, its pips, and the square that each takes up. */
export const diceStyles = css`
  :host {
    --_target: max(44px, calc(var(--_size) * 2.75));
  }
  .body {
    fill: var(--_raised);
    stroke: var(--_line-strong);
    stroke-width: 1.5;
  }
  .pip {
    stroke: var(--_ink);
  }
  @media (forced-colors: active) {
    svg {
      forced-color-adjust: none;
    }
  }
`;

/** In the corner, clear of the pips. */
const tick = svg`<g class="mark">
  <circle cx="33" cy="33" r="6.4"></circle>
  <path d="M30 33.2 l2.2 2.3 l4 -4.7"></path>
</g>`;

/**
 * Which dice of a thrown hand count towards its reading: those that reach the target, the first of the highest, or all
 * of them.
 */
export const diceThatCount = (hand: Hand, faces: Faces): readonly boolean[] => {
  switch (hand.read) {
    case 'successes':
      return faces.map(face => face !== null && face >= hand.target);
    case 'highest': {
      const highest = faces.indexOf(Math.max(...faces.map(face => face ?? 0)));
      return faces.map((face, at) => face !== null && at === highest);
    }
    case 'sum':
    case 'halves':
      return faces.map(face => face !== null);
  }
};

/** How long a thrown die tumbles: 400 ms at most for a whole row, each die a moment after the one before. */
const LONGEST_MS = 400;
const TUMBLE_MS = 260;
const APART_MS = 24;

/** Lets a die that the program has thrown fall onto its face; not at all where motion is unwanted. */
export const tumble = (die: Element, at: number): void => {
  if (isStill()) return;
  const delay = Math.min(at * APART_MS, LONGEST_MS - TUMBLE_MS);
  const from = { transform: `translateY(-30%) rotate(${at % 2 ? 200 : -200}deg) scale(0.8)`, opacity: 0 };
  const landed = { transform: 'translateY(0) rotate(0) scale(1.06)', opacity: 1, offset: 0.8 };
  const still = { transform: 'none', opacity: 1 };
  const easing = 'cubic-bezier(.25,.7,.35,1)';
  die.animate([from, landed, still], { duration: TUMBLE_MS, delay, easing, fill: 'backwards' });
};
