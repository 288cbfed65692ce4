/** What a demonstration has drawn so far, over a map: with the means that every map has. */
import { drawnUntil, type DrawnPart } from '../../../../machines/lessons/demonstration.ts';
import { distance, type Point } from '../../../../src/battlefield/base.ts';
import { along, pathLength } from '../../../../src/battlefield/segment.ts';
import type { Area, Counter, Line, MapFormation, PlannedWay, Token } from '../../battlefield/pieces.ts';
import type { BattlefieldView } from '../../battlefield/view.ts';
import { shownWords } from './shown-words.ts';

/** How much of the steps is to be seen. */
export interface DrawnSoFar {
  /** What stays of earlier steps. */
  readonly before: readonly DrawnPart[];
  /** The present step, in full. */
  readonly step: readonly DrawnPart[];
  /** So many of those that go or fall have done so, the last of them only partly: 1.5. */
  readonly pictures: number;
  /** Those that somebody's own answer was wrong about. */
  readonly wrong: readonly string[];
  /** A length in words. */
  readonly length: (length: number) => string;
}

type Of<D extends DrawnPart['draws']> = Extract<DrawnPart, { readonly draws: D }>;

const allOf = <D extends DrawnPart['draws']>(drawn: readonly DrawnPart[], draws: D): readonly Of<D>[] =>
  drawn.filter((one): one is Of<D> => one.draws === draws);

export const viewWithDrawn = (view: BattlefieldView, soFar: DrawnSoFar): BattlefieldView => {
  const { before, step, pictures, wrong } = soFar;
  const seen = [...before, ...drawnUntil({ drawn: step }, pictures)];
  const places = placesOf(step, pictures);
  const signs = signsOf(seen);
  const counters = view.counters.map(one => counterWith(one, signs, places.get(one.id)));
  const names = new Map(counters.map(one => [one.id, one.name]));
  const [mine] = wrong.flatMap(id => counters.find(one => one.id === id) ?? []);
  return {
    ...view,
    counters,
    formations: (view.formations ?? []).map(one => formationWith(one, seen)),
    lines: allOf(seen, 'line').map(lineOf),
    tokens: allOf(seen, 'hit').map((one, i) => tokenOf(one, i, names.get(one.unit) ?? '')),
    areas: allOf(seen, 'reach').flatMap(one => areaOf(one, counters.find(({ id }) => id === one.unit))),
    plans: planOf(step, soFar),
    refused: mine === undefined || places.has(mine.id) ? null
      : { unit: mine.id, to: mine.at, figure: shownWords.yourAnswer, say: shownWords.yourAnswer },
  };
};

/** Where those stand who go in this step: they have gone, are on their way, or have still to go. */
const placesOf = (step: readonly DrawnPart[], pictures: number): ReadonlyMap<string, Point> => {
  const places = new Map<string, Point>();
  for (const [i, { unit, path }] of allOf(step, 'way').entries()) {
    const part = Math.min(1, Math.max(0, pictures - i));
    if (part === 0 && places.has(unit)) continue;
    places.set(unit, alongPath(path, part));
  }
  return places;
};

const alongPath = (path: readonly Point[], part: number): Point => {
  let left = pathLength(path) * part;
  for (const [i, to] of path.slice(1).entries()) {
    const from = path[i]!;
    const leg = distance(from, to);
    if (left <= leg) return leg === 0 ? to : along(from, to, left / leg);
    left -= leg;
  }
  return path.at(-1)!;
};

/** The way of the one who goes now, with how far it has come. */
const planOf = (step: readonly DrawnPart[], { pictures, length }: DrawnSoFar): readonly PlannedWay[] => {
  const ways = allOf(step, 'way');
  const now = ways[Math.max(1, Math.min(ways.length, Math.ceil(pictures))) - 1];
  if (now === undefined) return [];
  const all = pathLength(now.path);
  const gone = all * Math.min(1, Math.max(0, pictures - ways.indexOf(now)));
  const label = shownWords.way(length(gone), length(all));
  return [{ unit: now.unit, path: now.path, touches: [], label, selected: true, isLeft: true }];
};

/** What stands at stands: a sign beside each, or words, whether it is meant, and whether it is lost. */
interface Signs {
  readonly badges: ReadonlyMap<string, string>;
  readonly notes: ReadonlyMap<string, string>;
  readonly lit: ReadonlySet<string>;
  readonly lost: ReadonlySet<string>;
  readonly sides: readonly string[];
}

const signsOf = (seen: readonly DrawnPart[]): Signs => {
  const stands = allOf(seen, 'stand');
  return {
    badges: new Map(stands.map(({ unit, place }) => [unit, place === null ? '✓' : String(place)])),
    notes: new Map(seen.flatMap(noteOf)),
    lit: new Set([...stands, ...allOf(seen, 'lit'), ...allOf(seen, 'way'), ...allOf(seen, 'reach')]
      .map(({ unit }) => unit)),
    lost: new Set(allOf(seen, 'loss').map(({ unit }) => unit)),
    sides: allOf(seen, 'side').map(({ side }) => side),
  };
};

const noteOf = (one: DrawnPart): readonly (readonly [string, string])[] => {
  switch (one.draws) {
    case 'count':
      return [[one.at, one.text]];
    case 'figure':
    case 'choice':
      return one.on.map(id => [id, one.text] as const);
    case 'verdict':
      return one.on.map(id => [id, one.yes ? shownWords.yes : shownWords.no] as const);
    default:
      return [];
  }
};

const counterWith = (counter: Counter, signs: Signs, at: Point | undefined): Counter => {
  const { id, side } = counter;
  const badge = signs.notes.get(id) ?? signs.badges.get(id) ?? counter.badge ?? null;
  return {
    ...counter,
    ...(at === undefined ? {} : { at }),
    badge,
    alive: counter.alive && !signs.lost.has(id),
    now: counter.now || signs.lit.has(id) || signs.notes.has(id) || signs.sides.includes(side),
    spoken: badge === null ? counter.spoken : `${counter.spoken}; ${badge === '✓' ? shownWords.yes : badge}`,
  };
};

/** Its figure, or that it belongs to the answer, after its name. */
const formationWith = (formation: MapFormation, seen: readonly DrawnPart[]): MapFormation => {
  const note = new Map(seen.flatMap(noteOf)).get(formation.id);
  const isMeant = allOf(seen, 'formation').some(one => one.formation === formation.id)
    || allOf(seen, 'side').some(({ side }) => side === formation.side);
  const state = note ?? (isMeant ? '✓' : null);
  return state === null ? formation : { ...formation, state: ` ${state}` };
};

const lineOf = ({ kind, from, to, label, cutAt = null }: Of<'line'>): Line => ({
  id: `shown ${from} ${to}`, kind, from, to, label, cutAt, say: label ?? '', emphasis: true, drawn: true,
});

const tokenOf = ({ unit, number }: Of<'hit'>, i: number, name: string): Token => ({
  id: `shown-${i}`, unit, number, effect: null, say: shownWords.hit(number, name), state: 'waiting', movable: false,
});

const areaOf = ({ unit, radius, label }: Of<'reach'>, counter: Counter | undefined): readonly Area[] =>
  (counter === undefined ? [] : [{
    id: `shown ${unit}`, kind: 'reach', at: counter.at, radius: counter.radius + radius, label,
  }]);
