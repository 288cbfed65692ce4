/** The names of a map's counters beside them, as labels. */
import type { Crowd, Disc, Placed } from './boxes.ts';
import { toPaper } from './camera.ts';
import { valueFits, valueSize } from './counters.ts';
import { RING_GAP, hasRing } from './marks.ts';
import { Occupied } from './occupied.ts';
import { USUAL_SIZE, placeNames, type Inside, type NamedStand } from './place-names.ts';
import { kindOf, shortNames } from './short-names.ts';
import type { BattlefieldView, Counter } from './view.ts';

/** Between a base and its name, in pixels. */
const GAP = 2.5;

/** A name for every counter that has room for one; what is placed after them goes round them. */
export const nameLabels = (view: BattlefieldView, crowd: Crowd, scale: number, text: number): readonly Placed[] => {
  const counters = new Map(view.counters.map(counter => [counter.id, counter]));
  const stands = standsOf(view, scale, text);
  const taken = new Occupied([...crowd.discs, ...crowd.boxes, ...deadDiscs(view, scale)]);
  const size = USUAL_SIZE * text;
  return placeNames(stands, taken, { size, frame: crowd.frame }).map(({ id, text: words, isInside, ...spot }) => {
    const { side, stance, alive } = counters.get(id)!;
    const look = `${side} ${alive ? stance : 'dead'}${isInside ? ' inside' : ''}`;
    return { ...spot, key: `name ${id}`, kind: 'name', rows: [words], size, look, line: null };
  });
};

/** Who is to be named, in paper coordinates. */
export const standsOf = (view: BattlefieldView, scale: number, text: number): readonly NamedStand[] => {
  const rankOf = ranksOf(view);
  const short = shortNames(view.roster ?? view.counters);
  return view.counters.map(counter => ({
    id: counter.id,
    at: toPaper(counter.at, scale),
    reach: counter.radius * scale + GAP + (hasRing(counter, null) ? RING_GAP : 0),
    inside: insideOf(counter, scale, text),
    side: counter.side,
    kind: kindOf(counter),
    long: counter.name,
    short: short.get(counter.id) ?? counter.name,
    rank: rankOf(counter),
  }));
};

/** Between the value and, on a war engine, its damage. */
const insideOf = (counter: Counter, scale: number, text: number): Inside | null => {
  const radius = counter.radius * scale;
  if (!counter.alive || !valueFits(counter, scale, text)) return null;
  const top = valueSize(counter, scale, text) * 0.36 + 1.5;
  return { radius: radius - GAP, top, bottom: radius * (counter.shape === 'ring' ? 0.5 : 1) };
};

/** Other labels may cover the dead. */
const deadDiscs = ({ counters }: BattlefieldView, scale: number): readonly Disc[] =>
  counters.filter(one => !one.alive)
    .map(({ at, radius }) => ({ at: toPaper(at, scale), radius: radius * scale + GAP - 0.5 }));

/** Whom the step is about, who may act, who is in dispute, who is in contact; the rest, bystanders, the dead. */
const ranksOf = ({ lines, tokens }: BattlefieldView): ((counter: Counter) => number) => {
  const ends = (isMeant: (line: BattlefieldView['lines'][number]) => boolean): ReadonlySet<string> =>
    new Set(lines.filter(isMeant).flatMap(({ from, to }) => [from, to]));
  const disputed = ends(({ emphasis, kind }) => emphasis || kind === 'blocked' || kind === 'too-far');
  const touching = ends(({ kind }) => kind === 'contact');
  const hit = new Set(tokens.map(({ unit }) => unit));
  return ({ id, now, choosable, movable, alive, stance }) => [
    now, choosable || movable || (hit.has(id) && alive), disputed.has(id), touching.has(id) && alive,
    alive && stance !== 'bystander', alive, true,
  ].indexOf(true);
};
