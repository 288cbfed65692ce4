/** Counters: what each unit is, whose, what it fights with, and its part in the assault. */
import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import { baseOutline, bandPath, cross } from './outlines.ts';
import { toPaper } from './camera.ts';
import { factsOf, wordsOf } from './facts.ts';
import { move } from './paths.ts';
import { pipsTemplate } from './pips.ts';
import type { Counter, Push } from './view.ts';

/** Fingers need this much, however small the base. */
const TOUCH = 12;
/** Below this a border is thin, so that the value has room. */
const SMALL = 13;

/** How a counter looks at this moment besides what it is. */
export interface Look {
  /** Pixels per cm. */
  readonly scale: number;
  /** 1 for text of the usual size. */
  readonly text: number;
  /** Tab comes to this counter or token first. */
  readonly entry: string | null;
  /** The counter that is being carried: it stays where it was, faintly. */
  readonly lifted: string | null;
  /** The counter under a carried hit. */
  readonly aimedAt: string | null;
}

const SMALLEST_VALUE = 10;
const LARGEST_VALUE = 16;
/** How wide a character of a value is, in ems: of a narrow face, and of a wide one that is pressed together to fit. */
const NARROW = 0.5;
const WIDE = 0.6;

/** Size of the value of a counter in pixels: what its base has room for, but never too small to read. */
export const valueSize = (counter: Counter, scale: number, text: number): number => {
  const radius = counter.radius * scale;
  const wanted = Math.min(LARGEST_VALUE, radius * 0.72) * text;
  return Math.max(SMALLEST_VALUE * text, Math.min(wanted, roomFor(counter, scale)));
};

/** Whether the value fits on its counter; otherwise it stands beside it. */
export const valueFits = (counter: Counter, scale: number, text: number): boolean =>
  SMALLEST_VALUE * text <= roomFor(counter, scale);

const roomFor = (counter: Counter, scale: number): number =>
  (counter.radius * scale * 2) / (Math.max(2, counter.values.length) * NARROW);

/** One counter, keyed and focusable. */
export const counterTemplate = (counter: Counter, look: Look, push?: Push): SVGTemplateResult => {
  const name = [counter.spoken, ...factsOf(counter, push)].join('; ');
  const r = counter.radius * look.scale;
  return svg`
    <g
      class=${classesOf(counter, look)}
      data-counter=${counter.id}
      role=${counter.movable || counter.choosable || counter.askable ? 'button' : 'img'}
      tabindex=${look.entry === counter.id ? 0 : -1}
      aria-label=${name}
      transform=${move(toPaper(counter.at, look.scale))}
    >
      <title>${name}</title>
      <circle class="touch" r=${Math.max(r, TOUCH)}></circle>
      ${counter.alive ? livingTemplate(counter, r, look) : deadTemplate(counter, r)}
      <rect class="focus" x=${-r - 8} y=${-r - 8} width=${2 * r + 16} height=${2 * r + 16} rx="6"></rect>
    </g>`;
};

const classesOf = (counter: Counter, look: Look): string => wordsOf(
  'counter',
  counter.side,
  counter.stance,
  !counter.alive && 'dead',
  counter.now && 'now',
  counter.movable && 'movable',
  counter.choosable && 'choosable',
  counter.askable && 'askable',
  counter.radius * look.scale < SMALL && 'small',
  look.lifted === counter.id && 'lifted',
  look.aimedAt === counter.id && 'aimed-at',
).join(' ');

const livingTemplate = (counter: Counter, r: number, look: Look): SVGTemplateResult => svg`
  ${faceTemplate(counter, r)}
  ${valueTemplate(counter, look.scale, look.text)}
  ${pipsTemplate(counter, r)}`;

/** The value printed on the base, if there is room. */
export const valueTemplate = (counter: Counter, scale: number, text: number): SVGTemplateResult | typeof nothing => {
  if (!valueFits(counter, scale, text)) return nothing;
  const size = valueSize(counter, scale, text);
  const room = counter.radius * scale * 1.8;
  const isTight = counter.values.length * size * WIDE > room;
  return svg`<text
    class="values" dy="0.36em" font-size=${size.toFixed(1)}
    textLength=${isTight ? room.toFixed(1) : nothing} lengthAdjust="spacingAndGlyphs"
  >${counter.values}</text>`;
};

/** The printed disc: the base to scale, a war engine with a second ring inside; a band tells formations apart. */
export const faceTemplate = ({ shape, side, group }: Counter, r: number): SVGTemplateResult => {
  const core = shape === 'ring' ? r - Math.max(3.5, r * 0.16) : r;
  return svg`
    <path class="base" d=${baseOutline(shape, side, r)}></path>
    ${core < r ? svg`<circle class="core" r=${core}></circle>` : nothing}
    ${group ? svg`<path class="band" d=${bandPath(shape, core, group)}></path>` : nothing}`;
};

/** The dead keep their place as a faint outline. */
const deadTemplate = (counter: Counter, r: number): SVGTemplateResult => svg`
  <path class="base" d=${baseOutline(counter.shape, counter.side, r)}></path>
  <path class="gone" d=${cross(r * 0.35)}></path>`;

/** Fighting filled, engaged tinted, supporting hollow; the dead dashed. */
export const counterStyles = css`
  g.attacker {
    --_side: var(--_attacker);
    --_side-soft: var(--_attacker-soft);
  }
  g.defender {
    --_side: var(--_defender);
    --_side-soft: var(--_defender-soft);
  }
  .counter,
  .ghost {
    color: var(--_on-side);
  }
  .counter .base {
    fill: var(--_side);
    stroke: var(--_ground);
    stroke-width: 1.2;
  }
  .core {
    fill: var(--_side);
    stroke: var(--_on-side);
    stroke-width: 1.8;
  }
  .values {
    fill: currentColor;
    font-weight: 700;
  }
  .pip {
    fill: currentColor;
    stroke: currentColor;
  }
  .pip.hollow {
    fill: none;
  }
  .band {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
  }
  .counter:is(.engaged, .supporting, .bystander) {
    color: var(--_side);
  }
  .counter:is(.engaged, .supporting, .bystander) :is(.base, .core) {
    fill: var(--_ground);
    stroke: var(--_side);
    stroke-width: 1.8;
  }
  .counter.engaged :is(.base, .core) {
    fill: var(--_side-soft);
    stroke-width: 2.4;
  }
  .counter.small:is(.engaged, .supporting) :is(.base, .core) {
    stroke-width: 1.5;
  }
  .counter.bystander {
    --_side: var(--_ink-soft);
  }
  .counter.bystander .base {
    stroke-width: 1.2;
  }
  .counter.dead :is(.base, .gone) {
    fill: none;
    stroke: var(--_side);
    stroke-opacity: 0.45;
    stroke-width: 1.2;
  }
  .counter.dead .base {
    stroke-dasharray: 3 2.5;
  }
  .counter.lifted {
    opacity: 0.4;
  }
  .focus {
    display: none;
    fill: none;
    stroke: var(--_ink);
    stroke-width: 2;
    pointer-events: none;
  }
  :is(.counter, .token):focus {
    outline: none;
  }
  :is(.counter, .token):focus-visible .focus {
    display: inline;
  }
  .askable {
    cursor: help;
  }
  .movable {
    cursor: move;
  }
  .choosable,
  .token,
  .line,
  .label.pill {
    cursor: pointer;
  }
  .movable:hover .base,
  :is(.choosable, .askable):hover .base {
    stroke: var(--_now);
    stroke-width: 2.4;
  }
`;
