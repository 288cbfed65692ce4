/** Where hits, signs and words stand on paper. */
import { boxAt, hasInside, type Box, type Crowd, type Placed } from './boxes.ts';
import { frameOf, isLow, paperOrigin, toPaper, type Camera, type Window } from './camera.ts';
import { placeLabels } from './labels.ts';
import type { Roll } from './lines.ts';
import type { Hull, Rim } from './map-details.ts';
import { CENTIMETRES } from './measure.ts';
import { scaleBarSize } from './scale-bar.ts';
import type { BattlefieldView } from './view.ts';

/** 1: the ground alone; 2: what stands on it, too; 3: all, with the words beside it. */
export type Layers = 1 | 2 | 3;

/** What is seen, and of it what a layout depends on. */
export interface Outlook {
  readonly view: BattlefieldView;
  readonly camera: Camera;
  readonly window: Window;
  /** Nobody has moved the camera: words may keep to the frame. */
  readonly isAtRest: boolean;
  /** How much of it is drawn. */
  readonly layers: Layers;
  /** 1 for text of the usual size. */
  readonly text: number;
  /** What lies over the map besides what covers its edges, in pixels of the window. */
  readonly signs: readonly Box[];
}

/** Worked out once for a view and a scale. */
export interface WordPlaces {
  readonly roll: Roll;
  readonly crowd: Crowd;
  readonly labels: readonly Placed[];
  /** Whose names are written, by id: on the base or beside it. */
  readonly named: ReadonlyMap<string, 'inside' | 'beside'>;
  readonly rim: Rim;
  readonly hulls: readonly Hull[];
}

/** All that a layout depends on: it is the same as long as each of them is. */
export const needsOf = (
  { view, camera: { scale }, window, text, isAtRest, layers, signs }: Outlook,
): readonly unknown[] => {
  const { counters, lines, tokens, formations = NONE, plans = NONE, details } = view;
  return [
    counters, lines, tokens, formations, plans, details, scale, text, window, isAtRest, layers,
    isAtRest ? signs.flatMap(({ left, top, right, bottom }) => [left, top, right, bottom]) : NONE,
  ];
};

/** Hits and signs first, then words. `before`: where they stood last. */
export const placeWords = (outlook: Outlook, before: WordPlaces | null = null): WordPlaces => {
  const { view, camera, window, text, isAtRest, layers } = outlook;
  const { scale } = camera;
  const roll = new Map(view.counters.map(counter => [counter.id, counter]));
  const frame = isAtRest ? frameOf(camera, window) : null;
  const rim = view.details?.rimOf(view, scale, text, frame) ?? plainRim(view, scale);
  const ghosts = view.details?.planDiscs(view.plans ?? NONE, roll, scale) ?? [];
  const over = isAtRest ? takenIn(outlook) : NONE;
  const crowd: Crowd = {
    discs: [...rim.discs, ...ghosts], boxes: isAtRest ? [...over, ...crossesOf(view, scale)] : [], frame,
  };
  const hulls = view.details?.hullsOf(view, scale, before?.hulls) ?? [];
  const labels = layers > 2 ? placeLabels(uncovered(view, over, scale), roll, crowd, scale, text, hulls) : [];
  const named = new Map(labels.filter(({ kind }) => kind === 'name').map(({ key, look }) =>
    [key.slice('name '.length), look.endsWith('inside') ? 'inside' as const : 'beside' as const]));
  return { roll, crowd, labels, named, rim, hulls };
};

/** Without the counters that lie under something: a name beside it would seem to be another's. */
const uncovered = (view: BattlefieldView, over: readonly Box[], scale: number): BattlefieldView => ({
  ...view,
  counters: view.counters.filter(({ at }) => !over.some(box => hasInside(box, toPaper(at, scale)))),
});

/** The names of areas and of terrain, where no other word stands in what is seen of them. */
export const groundLabels = (outlook: Outlook, layout: WordPlaces): readonly Placed[] => {
  const { view, camera, window, text, layers } = outlook;
  if (layers < 3) return [];
  const { discs, boxes } = layout.crowd;
  const crowd = { discs, boxes: [...boxes, ...takenIn(outlook)], frame: frameOf(camera, window) };
  return [
    ...view.details?.areaLabels(view.areas, crowd, camera.scale, text) ?? [],
    ...view.details?.terrainLabels(view.terrain, crowd, camera.scale, text) ?? [],
  ];
};

/** The rims of bases on which nothing stands. */
const plainRim = ({ counters }: BattlefieldView, scale: number): Rim => ({
  marks: [], tokens: new Map(),
  discs: counters.filter(one => one.alive)
    .map(({ at, radius }) => ({ at: toPaper(at, scale), radius: radius * scale + 2 })),
});

/** What of the window words keep free: the scale and the signs, in paper coordinates. */
const takenIn = ({ view, camera, window, text, signs }: Outlook): readonly Box[] => {
  const [x, y] = paperOrigin(camera, window);
  const { width, height } = scaleBarSize(camera.scale, window, text, view.measure ?? CENTIMETRES);
  const scale = isLow(window) ? [] : [{ left: 0, top: 0, right: width, bottom: height }];
  return [...scale, ...signs].map(({ left, top, right, bottom }) =>
    ({ left: left - x, top: top - y, right: right - x, bottom: bottom - y }));
};

/** The crosses of lines that are cut. */
const crossesOf = ({ lines }: BattlefieldView, scale: number): readonly Box[] =>
  lines.flatMap(({ drawn, kind, cutAt }) => (drawn && kind === 'blocked' && cutAt !== null
    ? [boxAt(toPaper(cutAt, scale), { width: 10, height: 10 })] : []));

const NONE: readonly [] = [];
