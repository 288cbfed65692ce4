/** Counters: what each unit is, whose, what it fights with, and its part in the assault. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { baseOutline, box, cross } from './outlines.ts';
import { toPaper } from './camera.ts';
import { factsOf, wordsOf } from './facts.ts';
import type { WordPlaces } from './layout.ts';
import { move } from './paths.ts';
import type { Counter, Push } from './pieces.ts';
import type { BattlefieldView } from './view.ts';

/** Fingers need this much, however small the base. */
const TOUCH = 12;

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
  readonly details: BattlefieldView['details'];
  readonly named: WordPlaces['named'];
}

/** Size of the value that counts, in pixels, for bases of less or more than so much; of the other one from another. */
const PRINT = 13;
const LARGE_PRINT = 16;
const LARGE = 19;
const SECOND_PRINT = 10;
const SECOND = 16;
/** On a war engine that is not small both are larger. */
const ENGINE = { from: 26, print: 22, second: 12 };
/** Smaller than this it cannot be read. */
const LEAST = 6;
/** How wide a character of a value is at most, in ems. */
const WIDE = 0.66;

/** Size of the value on a base of this radius, in pixels; 0: there is no room. */
export const printOn = ({ counts, shape }: Counter, radius: number, text: number): number => {
  const room = (radius * 1.9) / (Math.max(2, counts.length) * WIDE);
  const usual = radius < LARGE ? PRINT : LARGE_PRINT;
  const size = Math.min((isLargeEngine(shape, radius) ? ENGINE.print : usual) * text, room);
  return size < LEAST ? 0 : size;
};

const isLargeEngine = (shape: Counter['shape'], radius: number): boolean => shape === 'ring' && radius >= ENGINE.from;

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
      ${look.named.has(counter.id) ? nothing : look.details?.passingNameTemplate(counter, r, look.text)}
      <path class="focus" d=${box(r + 8)}></path>
    </g>`;
};

const classesOf = (counter: Counter, look: Look): string => wordsOf(
  'counter',
  counter.side,
  counter.alive ? counter.filling : 'dead',
  counter.now && 'now',
  counter.movable && 'movable',
  counter.choosable && 'choosable',
  counter.askable && 'askable',
  look.lifted === counter.id && 'lifted',
  look.aimedAt === counter.id && 'aimed-at',
).join(' ');

const livingTemplate = (counter: Counter, r: number, { text, details, named }: Look): SVGTemplateResult => {
  const core = coreOf(counter.shape, r);
  return svg`
    ${faceTemplate(counter, r)}
    ${counter.shape === 'ring' ? details?.pointsTemplate(counter, r) : nothing}
    ${details?.isRoomy(counter, r, text)
      ? details.engineTemplate(counter, core, text)
      : valueTemplate(counter, core, text, named.get(counter.id) === 'inside')}`;
};

/** The value that counts on a base of this radius and, if there is room, the other one below it or the name above. */
export const valueTemplate = (
  counter: Counter, r: number, text: number, isNamed = false,
): SVGTemplateResult | typeof nothing => {
  const { counts, other = null, shape } = counter;
  const size = printOn(counter, r, text);
  if (size === 0) return nothing;
  const print = (isLargeEngine(shape, r) ? ENGINE.second : SECOND_PRINT) * text;
  const second = other === null || isNamed || r < SECOND * text ? 0 : print;
  return svg`
    <text class="counts" y=${isNamed ? r * BELOW_NAME : -second / 2} dy="0.36em" font-size=${size.toFixed(1)}>${
      counts}</text>
    ${second === 0 ? nothing : svg`
      <text class="other" y=${size / 2 + 1} dy="0.36em" font-size=${second}>${other}</text>`}`;
};

/** Where a name stands on a base the value stands so far below the middle, in radii. */
export const BELOW_NAME = 0.3;

/** The printed disc: the base to scale, a war engine with a second ring round it; a skimmer has its shadow below it. */
export const faceTemplate = ({ shape, side, filling, skimmer, poppedUp }: Counter, r: number): SVGTemplateResult => {
  const core = coreOf(shape, r);
  return svg`
    ${skimmer ? svg`<path class="shadow" d=${shadow(r, 3)}></path>` : nothing}
    ${poppedUp ? svg`<path class="shadow" d=${shadow(r, 6.5)}></path>` : nothing}
    ${core === r ? nothing : svg`<circle class="rim" r=${r - 2}></circle>`}
    <path class="base" d=${baseOutline(core === r ? shape : 'circle', side, core)}></path>
    ${filling === 'tinted' && core > INNER ? svg`<circle class="inner" r=${core - INNER}></circle>` : nothing}`;
};

/** Between the edge of a base and the ring inside it, where tints cannot be told. */
const INNER = 3.5;

/** An arc so many pixels below a base. */
const shadow = (r: number, below: number): string => {
  const [x, y, far] = [r * 0.62, r * 0.78 + below, r + below];
  return `M${-x} ${y}A${far} ${far} 0 0 0 ${x} ${y}`;
};

/** Radius of what is printed on: a war engine keeps its edge for its points of damage. */
export const coreOf = (shape: Counter['shape'], r: number): number =>
  (shape === 'ring' ? r - Math.max(5, r * 0.11) : r);

/** The dead keep their place as a faint outline. */
const deadTemplate = (counter: Counter, r: number): SVGTemplateResult => svg`
  <path class="base" d=${baseOutline(counter.shape, counter.side, r)}></path>
  <path class="gone" d=${cross(r * 0.4)}></path>`;
