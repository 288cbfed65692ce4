/** Hits as numbered diamonds beside the counters that take them. */
import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import { SIGN_PATHS, cross, diamond } from './outlines.ts';
import { move } from './paths.ts';
import type { Spot } from './boxes.ts';
import type { Token } from './pieces.ts';

/** One hit, or several alike on one war engine. */
export const tokenTemplate = (
  token: Token, { at, half, tether }: Spot, isEntry: boolean, isLifted: boolean,
): SVGTemplateResult => svg`
  <g
    class="token ${token.state}${token.movable ? ' movable' : ''}${isLifted ? ' lifted' : ''}"
    data-token=${token.id}
    role="button"
    tabindex=${isEntry ? 0 : -1}
    aria-label=${token.say}
    transform=${move(at)}
  >
    <title>${token.say}</title>
    ${tether === null ? nothing : svg`<path class="tether" d="M0 0L${tether.join(' ')}"></path>`}
    <circle class="touch" r=${Math.max(12, half)}></circle>
    ${token.effect === null ? nothing : svg`<path class="effect" d=${diamond(half + 3)}></path>`}
    <path class="diamond" d=${diamond(half)}></path>
    <text dy="0.36em" font-size=${printSize(token, half)}>${printOf(token)}</text>
    ${token.state === 'waiting' ? nothing : verdictTemplate(STATE_PATHS[token.state])}
    <rect class="focus" x="-14" y="-14" width="28" height="28" rx="6"></rect>
  </g>`;

/** Its number, or how many there are. */
const printOf = ({ number, times }: Token): string => (times === undefined ? `${number}` : `×${times}`);

/** Three letters are set smaller: a diamond has no more room. */
const printSize = (token: Token, half: number): number =>
  Math.max(10, half) * (printOf(token).length > 2 ? 0.75 : 1);

const STATE_PATHS = {
  stopped: SIGN_PATHS.shields, saved: 'M-5 0L-2 4L5 -5', damaged: 'M-5 5L5 -5', killed: cross(5),
} as const;

/** The sign of what became of the hit, at its lower right. */
const verdictTemplate = (path: string): SVGTemplateResult => svg`
  <g class="mark verdict" transform="translate(10 9) scale(0.8)">
    <path class="halo" d=${path}></path><path class="sign" d=${path}></path>
  </g>`;

/** A hit on its way to another counter. */
export const carriedTokenTemplate = (token: Token, at: Point): SVGTemplateResult => svg`
  <g class="token carried waiting" transform=${move(at)}>
    <path class="diamond" d=${diamond(12)}></path>
    <text dy="0.36em" font-size="12">${printOf(token)}</text>
  </g>`;

/** Violet while it waits; grey once it has been dealt with, with a sign of how. */
export const tokenStyles = css`
  .token .diamond {
    fill: var(--_now);
    stroke: var(--_ground);
    stroke-width: 1.6;
    stroke-linejoin: round;
  }
  .token .tether {
    stroke: var(--_now);
    stroke-width: 1.2;
  }
  .token text {
    fill: var(--_on-now);
    font-weight: 700;
  }
  .token .effect {
    fill: var(--_ground);
    stroke: var(--_now);
    stroke-width: 1.6;
  }
  .token:not(.waiting) :is(.diamond, .effect) {
    stroke: var(--_ground);
  }
  .token:not(.waiting) .diamond {
    fill: var(--_ink-soft);
  }
  .token:not(.waiting) text {
    fill: var(--_ground);
  }
  .token.lifted {
    opacity: 0.4;
  }
  .token.carried {
    pointer-events: none;
  }
`;
