/** A chart as SVG, nothing lit: boxes, lines, words. It is drawn once for each layout. */
import { nothing, svg, type TemplateResult } from 'lit';
import type { ChartState, ChartTransition } from '../../../machines/charts/chart.ts';
import { labelOf } from '../../../machines/charts/label.ts';
import type {
  ArrowPlace, Box, Layout, Point, RowPlace, StartPlace, StatePlace,
} from '../../../machines/charts/layout.ts';
import {
  BOX_PADDING, bracketed, EVENT_TEXT, FOLD_ROOM, GUARD_TEXT, LABEL_PADDING, ROW_PADDING, RULE_TEXT, SIGN_ROOM,
  type TextStyle, textWidth, TITLE_GAP, TITLE_HEIGHT, TITLE_TEXT,
} from '../../../machines/charts/text-size.ts';
import { depthOf, mapOf } from './chart-map.ts';

/** How far round a corner of a line is, and how long and wide an arrow's head. */
const BEND = 5;
const HEAD = { length: 8, half: 4 } as const;
const DOT = 5;

/** Letters may be made so much narrower: most languages say it longer than what the boxes are made for. */
const NARROWEST = 0.6;

/** A line of text cut to the room there is for it. */
export const fitted = (text: string, style: TextStyle, room: number): string => {
  const short = text.length > 400 ? text.slice(0, 400) : text;
  if (short === text && textWidth(text, style) <= room) return text;
  const letters = [...short];
  while (letters.length > 0 && textWidth(`${letters.join('')}…`, style) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};

/** Words in their room: the letters narrower where that is enough, else cut as well. */
const lineTemplate = (
  kind: string, words: string, style: TextStyle, [x, y]: Point, room: number,
): TemplateResult => {
  const text = fitted(words, style, room / NARROWEST);
  const part = room / textWidth(text, style);
  return svg`<text class=${kind} x=${x} y=${y} transform=${part < 1 ? narrower(x, part) : nothing}>${text}</text>`;
};

const narrower = (x: number, part: number): string => `matrix(${part} 0 0 1 ${x - x * part} 0)`;

/** Where letters stand in a line of their own. */
const baseline = (top: number, { size, line }: TextStyle): number => top + (line + size * 0.7) / 2;

/** A way with its corners rounded. */
export const pathOf = (line: readonly Point[]): string => {
  const parts = line.map((at, i) => {
    const [before, after] = [line[i - 1], line[i + 1]];
    if (before === undefined) return `M${at[0]} ${at[1]}`;
    if (after === undefined) return `L${at[0]} ${at[1]}`;
    const [from, to] = [towards(at, before), towards(at, after)];
    return `L${from[0]} ${from[1]}Q${at[0]} ${at[1]} ${to[0]} ${to[1]}`;
  });
  return parts.join('');
};

/** A point a little from a corner, on the way to the next one; short ways are halved. */
const towards = ([x, y]: Point, [toX, toY]: Point): Point => {
  const length = Math.hypot(toX - x, toY - y);
  const part = length === 0 ? 0 : Math.min(BEND, length / 2) / length;
  return [round(x + (toX - x) * part), round(y + (toY - y) * part)];
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** The head of an arrow at the end of its line. */
const headOf = (line: readonly Point[]): string => {
  const [end, before] = [line.at(-1)!, line.at(-2) ?? line.at(-1)!];
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1;
  const [dx, dy] = [(end[0] - before[0]) / length, (end[1] - before[1]) / length];
  const [x, y] = [end[0] - dx * HEAD.length, end[1] - dy * HEAD.length];
  const corner = (side: number): string => `${round(x - dy * HEAD.half * side)} ${round(y + dx * HEAD.half * side)}`;
  return `M${end[0]} ${end[1]}L${corner(1)}L${corner(-1)}Z`;
};

const stateTemplate = (
  layout: Layout, place: StatePlace, state: ChartState, isOpen: boolean | undefined,
): TemplateResult => {
  const { x, y, width, height, rows } = place;
  const isEven = depthOf(layout.chart, state.id) % 2 === 0;
  const isShared = state.procedure !== undefined;
  const left = BOX_PADDING + (isOpen === undefined ? 0 : FOLD_ROOM);
  const right = BOX_PADDING + (isShared ? SIGN_ROOM : 0);
  const room = width - left - right;
  const rule = state.rule === null ? '' : fitted(state.rule, RULE_TEXT, room / 2);
  const bar = Math.min(height, TITLE_HEIGHT + (rows.length === 0 && isOpen !== true ? height - TITLE_HEIGHT : 0));
  const line = baseline(y + (bar - TITLE_TEXT.line) / 2, TITLE_TEXT);
  const kinds = `${state.kind} ${isEven ? 'even' : 'odd'} ${isShared && isOpen === true ? 'procedure' : ''}`;
  return svg`<g class="state ${kinds}" data-state=${state.id}>
    <rect class="box" x=${x} y=${y} width=${width} height=${height} rx="6"></rect>
    ${state.kind === 'final'
      ? svg`<rect class="end" x=${x + 3} y=${y + 3} width=${Math.max(0, width - 6)} height=${Math.max(0, height - 6)}
          rx="4"></rect>`
      : nothing}
    ${isOpen === undefined ? nothing : svg`<rect class="fold" x=${x} y=${y} width=${width} height=${bar}></rect>
      <path class="fold-sign" d=${foldSign(isOpen, x + BOX_PADDING, line)}></path>`}
    ${isShared ? procedureSign(x + width - BOX_PADDING - 8, line - 5) : nothing}
    ${lineTemplate('title', state.title, TITLE_TEXT, [x + left, line],
      rule === '' ? room : room - textWidth(rule, RULE_TEXT) - TITLE_GAP)}
    ${rule === '' ? nothing : svg`<text class="rule" x=${x + width - right} y=${line}>${rule}</text>`}
    ${rows.map(row => rowTemplate(row, mapOf(layout.chart).transitions.get(row.id)))}
  </g>`;
};

/** A triangle that points down where a box is opened, and at its title where it is not. */
const foldSign = (isOpen: boolean, x: number, y: number): string =>
  (isOpen ? `M${x} ${y - 7}h9l-4.5 5z` : `M${x + 1} ${y - 9.5}v9l5-4.5z`);

/** The letter at everything that runs a procedure, and at the procedure itself. */
const procedureSign = (x: number, y: number): TemplateResult => svg`<g class="shared">
  <path d="M${x} ${y - 10}l10 10-10 10-10-10z"></path><text x=${x} y=${y + 4.5}>S</text></g>`;

const rowTemplate = (row: RowPlace, transition: ChartTransition | undefined): TemplateResult | typeof nothing => (
  transition === undefined ? nothing : svg`<g class="row" data-transition=${row.id}>
    <rect class="ground" x=${row.x} y=${row.y} width=${row.width} height=${row.height} rx="4"></rect>
    ${labelTemplate(transition, {
    x: row.x + ROW_PADDING.x, y: row.y + ROW_PADDING.y,
    width: row.width - 2 * ROW_PADDING.x, height: row.height - 2 * ROW_PADDING.y,
  })}
  </g>`);

/** What happens, and below it on what condition, from the top left corner of a box. */
const labelTemplate = (transition: ChartTransition, { x, y, width }: Box): readonly unknown[] => {
  const { event, guard } = labelOf(transition);
  const below = event === '' ? y : y + EVENT_TEXT.line;
  return [
    event === '' ? nothing : lineTemplate('event', event, EVENT_TEXT, [x, baseline(y, EVENT_TEXT)], width),
    guard === null ? nothing
      : lineTemplate('guard', bracketed(guard), GUARD_TEXT, [x, baseline(below, GUARD_TEXT)], width),
  ];
};

const arrowTemplate = ({ id, lines, label }: ArrowPlace, transition: ChartTransition | undefined): TemplateResult => (
  svg`<g class="arrow ${transition?.kind ?? ''}" data-transition=${id}>
    ${lines.map(line => svg`<path class="touch" d=${pathOf(line)}></path>
      <path class="line" d=${pathOf(line)}></path><path class="head" d=${headOf(line)}></path>`)}
    ${label === null || transition === undefined ? nothing : svg`
      <rect class="ground" x=${label.x} y=${label.y} width=${label.width} height=${label.height} rx="4"></rect>
      ${labelTemplate(transition, {
    x: label.x + LABEL_PADDING.x, y: label.y + LABEL_PADDING.y,
    width: label.width - 2 * LABEL_PADDING.x, height: label.height - 2 * LABEL_PADDING.y,
  })}`}
  </g>`);

const startTemplate = ({ line }: StartPlace): TemplateResult => svg`<g class="start">
  <circle class="dot" cx=${line[0]![0]} cy=${line[0]![1]} r=${DOT}></circle>
  <path class="line" d=${pathOf(line)}></path><path class="head" d=${headOf(line)}></path>
</g>`;

/** Everything of a chart, the outer states under the inner ones and all of them under the arrows. */
export const figure = (layout: Layout, folds: ReadonlyMap<string, boolean> | null = null): TemplateResult => {
  const { states, transitions } = mapOf(layout.chart);
  return svg`
    <g class="states">${layout.states.map(place => {
      const state = states.get(place.id);
      return state === undefined ? nothing : stateTemplate(layout, place, state, folds?.get(place.id));
    })}</g>
    <g class="starts">${layout.starts.map(startTemplate)}</g>
    <g class="arrows">${layout.arrows.map(arrow => arrowTemplate(arrow, transitions.get(arrow.id)))}</g>`;
};

/** Where things are, by their ids: states, and transitions by their label or line of words. */
export const placesOf = (layout: Layout): ReadonlyMap<string, Box> => new Map([
  ...layout.states.flatMap(state => [state, ...state.rows]).map(place => [place.id, place] as const),
  ...layout.arrows.map(({ id, label, lines }) => [id, label ?? boxAround(lines.flat())] as const),
]);

const boxAround = (points: readonly Point[]): Box => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** The states and transitions of a chart that is drawn, as elements of the picture. */
const PART = '[data-state], [data-transition]';

const idOf = (part: Element): string | null => part.getAttribute('data-state') ?? part.getAttribute('data-transition');

/** All of them by their ids. */
export const partsIn = (picture: ParentNode): ReadonlyMap<string, Element> =>
  new Map([...picture.querySelectorAll(PART)].map(part => [idOf(part)!, part]));

/** The id of the one that an event of the picture is about; null: none. */
export const partOf = ({ target }: Event): string | null => {
  const part = target instanceof Element ? target.closest(PART) : null;
  return part === null ? null : idOf(part);
};
