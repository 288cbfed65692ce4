/** Who gets where in two moves straight away from the enemy: dangerous ground is tested in each, nobody stays apart. */
import { certain, coin, follow, type Chance } from './chance.ts';
import type { Band, Field } from './field.ts';
import { apart, isIn, isWithin, stretchesThrough } from './geometry.ts';
import { endOfFlight } from './flight.ts';
import { changed, isAlive, passengersOf, present, type Losses } from './losses.ts';
import { leftAfter } from './saves.ts';
import type { Side, Spot } from './scenario-json.ts';
import type { Stand } from './sheet.ts';
import { escapes } from './volley.ts';

/** What is left of those who run, where each has come to, and of which formations anybody has moved. */
export interface Retreat {
  readonly losses: Losses;
  readonly places: { readonly [index: number]: Spot };
  readonly moved: readonly number[];
}

const HARDLY_ANY = 0.05;
const LEAST = 1e-6;

const canFly = ({ abilities }: Stand): boolean =>
  ['skimmer', 'support-craft', 'jump-packs'].some(word => abilities.includes(word));

/** Every living unit of the other side on the table, whatever its formation. */
export const enemiesOf = (field: Field, side: Side, losses: Losses): readonly Stand[] =>
  present(field.bands.filter(band => band.side !== side), losses);

const partOf = (from: Spot, to: Spot, length: number): Spot => {
  const whole = apart(from, to);
  return whole <= length + LEAST ? to
    : [from[0] + ((to[0] - from[0]) * length) / whole, from[1] + ((to[1] - from[1]) * length) / whole];
};

/** Where a unit gets to. Those who fly cross what they may not enter, but stop before they would end a move in it. */
const endOf = (field: Field, stand: Stand, moves: number, losses: Losses): Spot => {
  const enemies = enemiesOf(field, field.bands[stand.band]!.side, losses);
  const fly = (impassable: Stand['impassable']) =>
    endOfFlight(stand, moves * stand.speed, enemies, { ...field, impassable });
  if (!canFly(stand)) return fly(stand.impassable);
  const at = fly([]);
  const stops = [at, partOf(stand.at, at, stand.speed)];
  const closed = stand.impassable.filter(outline => stops.some(stop => isIn(outline, stop)));
  return closed.length > 0 ? fly(closed) : at;
};

/** Pieces of dangerous ground that a move meets. @rule A2.10 */
const dangersOn = (stand: Stand, from: Spot, to: Spot): number => (apart(from, to) === 0 ? 0
  : stand.dangerous.filter(outline => isIn(outline, to) || (!canFly(stand)
    && stretchesThrough(outline, from, to).reduce((sum, [start, end]) => sum + end - start, 0) > LEAST)).length);

/** So many tests of one unit. @rule A2.10 */
const tested = (losses: Losses, stand: Stand, tests: number): Chance<Losses> => {
  const failure = (1 / 6) ** (stand.abilities.includes('walker') ? 2 : 1);
  let chance: Chance<Losses> = certain(losses);
  for (let test = 0; test < tests; test++) {
    chance = follow(chance, now => (isAlive(now, stand) ? follow(coin(failure), isLost => (isLost
      ? follow(leftAfter(stand, now.left[stand.index]!, 1),
          left => certain(changed(now, [{ index: stand.index, left }])))
      : certain(now))) : certain(now)));
  }
  return chance;
};

/** One move of a unit that has gone to a spot, and what becomes of its passengers if it is lost on the way. */
const gone = (field: Field, now: Retreat, stand: Stand, from: Spot, to: Spot, isLast: boolean): Chance<Retreat> =>
  follow(tested(now.losses, stand, dangersOn(stand, from, to)), losses => {
    const after: Retreat = { ...now, losses, places: { ...now.places, [stand.index]: to } };
    if (isAlive(losses, stand)) return certain(after);
    const inside = passengersOf(field, losses, stand);
    if (inside.length === 0) return certain(after);
    return follow(escapes(field, losses, stand, 'normal'), lost => {
      const left = changed(losses, lost.map(index => ({ index, left: 0 })));
      const out = inside.filter(one => isAlive(left, one));
      const spilled: Retreat = {
        ...after, losses: left, places: { ...after.places, ...Object.fromEntries(out.map(one => [one.index, to])) },
      };
      return isLast ? certain(spilled) : out.reduce<Chance<Retreat>>((chance, one) =>
        follow(chance, then => runs(field, then, { ...one, at: to, aboard: null }, 1)), certain(spilled));
    });
  });

const runs = (field: Field, now: Retreat, stand: Stand, moves: number): Chance<Retreat> => {
  const end = endOf(field, stand, moves, now.losses);
  const turn = moves === 1 ? end : partOf(stand.at, end, stand.speed);
  const moved = apart(stand.at, end) > HARDLY_ANY ? [...now.moved, stand.band] : now.moved;
  return follow(gone(field, { ...now, moved }, stand, stand.at, turn, moves === 1), half =>
    (isAlive(half.losses, stand) && turn !== end ? gone(field, half, stand, turn, end, true) : certain(half)));
};

/** Everybody of some formations runs. @rule A7.3 */
export const retreated = (field: Field, losses: Losses, bands: readonly Band[]): Chance<Retreat> => {
  const standing = present(bands, losses);
  const start: Retreat = {
    losses, moved: [], places: Object.fromEntries(standing.map(({ index, at }) => [index, at])),
  };
  return standing.reduce<Chance<Retreat>>((chance, stand) =>
    follow(chance, now => runs(field, now, stand, 2)), certain(start));
};

const reachOf = ({ abilities, size }: Stand): number => Math.max(abilities.includes('scout') ? 20 : 0, 5 * size);

/** Those of some units that hang together with one of them. */
const groupOf = (stands: readonly Stand[], first: Stand): readonly Stand[] => {
  const group = [first];
  for (const member of group) {
    group.push(...stands.filter(other => !group.includes(other)
      && isWithin(Math.max(reachOf(member), reachOf(other)), member, other)));
  }
  return stands.filter(stand => group.includes(stand));
};

const together = (stands: readonly Stand[]): readonly Stand[] => {
  const groups = stands.map(stand => groupOf(stands, stand));
  const most = Math.max(0, ...groups.map(group => group.length));
  const chain = groups.find(group => group.length === most) ?? [];
  const near = chain.filter(one => chain.length === 1
    || chain.some(other => other !== one && isWithin(reachOf(one), one, other)));
  return near.length === chain.length ? chain : together(near);
};

/** Units that have ended apart from their formation. @rule A2.8 */
export const leftBehind = ({ losses, places, moved }: Retreat, bands: readonly Band[]): readonly Stand[] =>
  bands.filter(({ index }) => moved.includes(index)).flatMap(band => {
    const ends = present([band], losses).map((stand): Stand => ({ ...stand, at: places[stand.index] ?? stand.at }));
    const staying = together(ends).map(({ index }) => index);
    return band.stands.filter(({ index }) => ends.some(end => end.index === index) && !staying.includes(index));
  });
