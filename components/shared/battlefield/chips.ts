/** Signs at the edge of the map for formations that matter and are out of sight. Pixels of the window. */
import { css, html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Point } from '../../../src/battlefield/base.ts';
import { clamped } from '../parts/pan-and-zoom.ts';
import { fit, isSeen } from './aim.ts';
import { battlefieldWords } from './battlefield-words.ts';
import type { Box } from './boxes.ts';
import { asSeenIn, freePart, isLow, isWide, seenPart, type Camera, type Window } from './camera.ts';
import { clearOfScale } from './clear-of-scale.ts';
import { widestOf } from './labels.ts';
import { CENTIMETRES } from './measure.ts';
import type { Counter } from './pieces.ts';
import { scaleBarSize } from './scale-bar.ts';
import type { BattlefieldView } from './view.ts';

/** A sign at an edge: where it lies and whom it brings in view. */
export interface EdgeChip extends Box {
  readonly key: string;
  readonly side: Counter['side'] | null;
  readonly words: string;
  /** Begins with the words on it. */
  readonly spoken: string;
  readonly edge: 'top' | 'bottom';
  /** Eighths of a turn from the right, upwards: where its arrow points. */
  readonly towards: number;
  /** Ids of those who are out of sight. */
  readonly units: readonly string[];
  readonly width: number;
}

type Wanted = Omit<EdgeChip, keyof Box> & { readonly middle: number };

const HEIGHT = 44;
const GAP = 8;
const SIZE = 13;
/** Round the words of a sign: its arrow and its edges. */
const ROUND_WORDS = 46;
const MOST = 3;
/** The tools of a map that is not wide, at the right of its lower edge. */
const TOOLS = 156;

type Edges = ReadonlySet<EdgeChip['edge']>;

/**
 * The signs of a moment: whoever would lie under one is out of sight as well. They lie at the edges towards which they
 * point; where that hides somebody who could be seen, all of them lie at the one that hides fewer.
 */
export const chipsOf = (view: BattlefieldView, camera: Camera, window: Window, text: number): readonly EdgeChip[] => {
  if (isLow(window)) return [];
  const beside = (edges: Edges): readonly Wanted[] => wantedChips(view, camera, window, text, edges);
  const alone = beside(new Set());
  let wanted = settled(alone, beside);
  if (hiddenIn(wanted) > hiddenIn(alone)) {
    wanted = (['bottom', 'top'] as const).map(only => settled(alone, beside, only))
      .reduce((best, one) => (hiddenIn(one) < hiddenIn(best) ? one : best), wanted);
  }
  return (['top', 'bottom'] as const).flatMap(edge =>
    laidOut(wanted.filter(one => one.edge === edge), edge, window, {
      left: edge === 'bottom' ? 0 : scaleBarSize(camera.scale, window, text, view.measure ?? CENTIMETRES).width,
      right: edge === 'top' || isWide(window) ? 0 : TOOLS,
    }, text));
};

const hiddenIn = (wanted: readonly Wanted[]): number => wanted.reduce((sum, { units }) => sum + units.length, 0);

/** Those that are wanted beside each other, of those wanted alone; `only`: all of them at this edge. */
const settled = (
  wanted: readonly Wanted[], beside: (edges: Edges) => readonly Wanted[], only?: EdgeChip['edge'],
): readonly Wanted[] => {
  let edges: Edges = new Set();
  for (;;) {
    const lying = wanted.map(one => ({ ...one, edge: only ?? one.edge }));
    const more: Edges = new Set([...edges, ...lying.map(({ edge }) => edge)]);
    if (more.size === edges.size) return lying;
    wanted = beside(edges = more);
  }
};

/** The camera that shows who matters beside the signs that it makes necessary, and clear of the scale. */
export const fitBesideChips = (view: BattlefieldView, window: Window, text: number): Camera => {
  const edges = new Set<EdgeChip['edge']>();
  for (;;) {
    const camera = clearOfScale(view, window, text, whole => {
      const less = besideChips(whole, edges);
      return asSeenIn(fit(view, less), less, whole);
    });
    const more = chipsOf(view, camera, window, text).filter(({ edge }) => !edges.has(edge));
    if (more.length === 0) return camera;
    for (const { edge } of more) edges.add(edge);
  }
};

/** A base is not smaller than this where a sign brings others in view beside the fight, in pixels. */
const STILL_SEEN = 8;

/** The camera that shows some counters: with the fight, or alone where both would be too small. */
export const fitWith = (view: BattlefieldView, window: Window, units: readonly string[]): Camera => {
  const some = view.counters.filter(one => units.includes(one.id)).map(one => ({ ...one, now: true }));
  const { mattering: _, ...whole } = view;
  const alone = { ...whole, counters: some, reaches: {} };
  const counters = view.counters.map(one => some.find(({ id }) => id === one.id) ?? one);
  const both = fit({ ...alone, counters }, window);
  const smallest = Math.min(...view.counters.map(({ radius }) => radius));
  return both.scale * smallest >= STILL_SEEN ? both : fit(alone, window);
};

/** The window without the rows in which signs lie. */
const besideChips = (window: Window, edges: Edges): Window => {
  const { left = 0, right = 0, top = 0, bottom = 0 } = window.covered ?? {};
  const row = (edge: EdgeChip['edge']): number => (edges.has(edge) ? HEIGHT + GAP : 0);
  const below = isWide(window) ? row('bottom') : 0;
  return { ...window, covered: { left, right, top: top + row('top'), bottom: bottom + below } };
};

const wantedChips = (
  view: BattlefieldView, camera: Camera, window: Window, text: number, edges: Edges,
): readonly Wanted[] => {
  const less = besideChips(window, edges);
  const seen = seenPart(asSeenIn(camera, window, less), less);
  const free = freePart(window);
  const counters = new Map(view.counters.map(one => [one.id, one]));
  const fightingFirst = [...view.mattering ?? []].sort((a, b) => Number(a.why !== null) - Number(b.why !== null));
  return fightingFirst.flatMap(({ id, name, side, units, why }): readonly Wanted[] => {
    const hidden = units.map(unit => counters.get(unit))
      .filter((one): one is Counter => one !== undefined && one.alive && !isSeen(one, seen));
    if (hidden.length === 0) return [];
    const [dx, dy] = from(camera.centre, hidden);
    const plain = battlefieldWords.farOff(name, why === null ? withAboard(hidden) : hidden.length);
    const spoken = why === null ? plain : battlefieldWords.farOffWhy(name, hidden.length, why);
    const words = !isWide(window) ? plain : spoken;
    return [{
      key: id, side, words, spoken, units: hidden.map(one => one.id),
      edge: dy > 0 ? 'top' : 'bottom',
      towards: (Math.round((Math.atan2(dy, dx) * 4) / Math.PI) + 8) % 8,
      middle: clamped((free.left + free.right) / 2 + dx * camera.scale, free.left, free.right),
      width: widthOf(words, text),
    }];
  });
};

/** Those who sit in them count as well. */
const withAboard = (counters: readonly Counter[]): number =>
  counters.reduce((sum, { aboard = 0 }) => sum + 1 + aboard, 0);

/** From a place to the middle of some counters. */
const from = ([x, y]: Point, counters: readonly Counter[]): Point => [
  counters.reduce((sum, one) => sum + one.at[0], 0) / counters.length - x,
  counters.reduce((sum, one) => sum + one.at[1], 0) / counters.length - y,
];

const widthOf = (words: string, text: number): number => Math.ceil(widestOf([words], SIZE * text) + ROUND_WORDS);

/** Side by side along an edge, as near as may be to where they point; those that find no room become one. */
const laidOut = (
  wanted: readonly Wanted[], edge: EdgeChip['edge'], window: Window,
  taken: { readonly left: number; readonly right: number }, text: number,
): readonly EdgeChip[] => {
  const free = freePart(window);
  const first = free.left + GAP + taken.left;
  const last = free.right - GAP - taken.right;
  const below = isWide(window) ? free.bottom - HEIGHT : free.bottom + GAP / 2;
  const top = edge === 'top' ? free.top + GAP : below;
  const kept = gathered(wanted, edge, last - first, text);
  const inRow = [...kept].sort((a, b) => a.middle - b.middle);
  let right = first - GAP;
  const lefts = inRow.map(({ middle, width }) => {
    const left = Math.max(right + GAP, middle - width / 2);
    right = left + width;
    return left;
  });
  let most = last;
  for (let i = inRow.length - 1; i >= 0; i -= 1) {
    lefts[i] = Math.max(first, Math.min(lefts[i]!, most - inRow[i]!.width));
    most = lefts[i]! - GAP;
  }
  const chips = inRow.map((one, i): EdgeChip =>
    ({ ...one, left: lefts[i]!, top, right: lefts[i]! + one.width, bottom: top + HEIGHT }));
  return edge === 'top' ? chips : chips.reverse();
};

/** At most three, and no more than there is room for: the rest is one sign for all of them. */
const gathered = (
  wanted: readonly Wanted[], edge: EdgeChip['edge'], room: number, text: number,
): readonly Wanted[] => {
  const fits = (chips: readonly Wanted[]): boolean =>
    chips.reduce((sum, { width }) => sum + width + GAP, -GAP) <= room;
  if (wanted.length <= MOST && fits(wanted)) return wanted;
  for (let alone = Math.min(MOST, wanted.length) - 1; alone > 0; alone -= 1) {
    const chips = [...wanted.slice(0, alone), together(wanted.slice(alone), edge, text)];
    if (fits(chips)) return chips;
  }
  return [wanted.length === 1 ? wanted[0]! : together(wanted, edge, text, 0)]
    .map(one => ({ ...one, width: Math.min(one.width, room) }));
};

const together = (wanted: readonly Wanted[], edge: EdgeChip['edge'], text: number, alone = 1): Wanted => {
  const words = alone === 0
    ? battlefieldWords.formations(wanted.length) : battlefieldWords.moreFormations(wanted.length);
  return {
    key: edge, side: null, words, spoken: words, edge, towards: edge === 'top' ? 2 : 6,
    units: wanted.flatMap(({ units }) => units),
    middle: wanted.reduce((sum, { middle }) => sum + middle, 0) / wanted.length, width: widthOf(words, text),
  };
};

/** The signs, each a button that brings those who are out of sight in view. */
export const chipsTemplate = (chips: readonly EdgeChip[], show: (units: readonly string[]) => void): TemplateResult =>
  html`${repeat(chips, one => one.key, one => html`
    <button
      class="chip ${one.side ?? ''}" part="chip" aria-label=${one.spoken} @click=${() => show(one.units)}
      .style=${`left:${one.left}px;top:${one.top}px;width:${one.width}px`}
    >
      <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
        <path transform="rotate(${-45 * one.towards})" d="M-5 0H5M1 -4L5 0L1 4"></path>
      </svg>
      <span>${one.words}</span>
    </button>`)}`;

export const chipStyles = css`
  .chip {
    position: absolute;
    display: flex;
    gap: 6px;
    align-items: center;
    justify-content: center;
    block-size: 36px;
    min-block-size: 0;
    margin-block-start: 4px;
    padding: 0 8px;
    border-radius: var(--_radius);
    background: var(--_raised);
    box-shadow: 0 1px 4px rgb(0 0 0 / 20%);
    font-size: 13px;
    line-height: 16px;
    font-weight: 600;
    text-align: start;
    text-wrap: balance;
  }
  .chip.attacker {
    color: var(--_attacker);
  }
  .chip.defender {
    color: var(--_defender);
  }
  .chip svg {
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media (pointer: coarse) {
    .chip {
      block-size: 44px;
      margin-block-start: 0;
    }
  }
  @media print {
    .chip {
      display: none;
    }
  }
`;
