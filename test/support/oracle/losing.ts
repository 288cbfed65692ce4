/** What losing costs: units removed without a save, the broken destroyed, and those who do not get away. */
import { certain, coin, follow, type Chance } from './chance.ts';
import { gapToNearest, type Band, type Field } from './field.ts';
import { byDistance, isIn, isWithin } from './geometry.ts';
import { endOfFlight } from './flight.ts';
import { firstSaveChance, leftAfter } from './saves.ts';
import { enemyOf, type Side, type Spot } from './scenario-json.ts';
import type { Stand } from './sheet.ts';
import { changed, isAlive, living, passengersOf, present, type Losses } from './losses.ts';
import { escapes } from './volley.ts';

const isFearless = ({ abilities }: Stand): boolean => abilities.includes('fearless');

/** Hits on one unit. */
type Share = readonly [stand: Stand, hits: number];

/**
 * Hits without saves on the losing formations, halved if all of them know no fear, and one more of brutal winners. None
 * if no dice were thrown for the result.
 *
 * @rule A6.5, A6.6, A6.7
 */
export const hackedDown = (field: Field, losses: Losses, loser: Side, difference: number): Chance<Losses> => {
  const bands = field.fighting[loser];
  const winners = field.fighting[enemyOf(loser)];
  const enemies = present(winners, losses);
  const isBrutal = difference > 0 && living(winners, losses).some(({ abilities }) => abilities.includes('brutal'));
  const own = bands.every(band => band.knowsNoFear) ? Math.floor(difference / 2) : difference;
  const hits = own + (isBrutal ? 1 : 0);
  const shares = shared(field, losses, frontToBack(bands, enemies, losses), hits);
  return follow(damaged(losses, shares), now => spilled(field, now, shares.map(([stand]) => stand)));
};

/** Passengers of those who are dead save themselves, if they can. @rule A6.7, V12 */
const spilled = (field: Field, losses: Losses, transports: readonly Stand[]): Chance<Losses> =>
  transports.filter(stand => !isAlive(losses, stand)).reduce<Chance<Losses>>((chance, wreck) => follow(chance, now =>
    follow(escapes(field, now, wreck, 'normal'), lost => certain(without(now, lost)))), certain(losses));

/** The living units of some formations on the table, those nearest to any of the enemies first. */
const frontToBack = (bands: readonly Band[], enemies: readonly Stand[], losses: Losses): readonly Stand[] =>
  byDistance(present(bands, losses), stand => gapToNearest(stand, enemies));

/** Who takes how many: a war engine its capacity, its passengers next, everybody else one. The Fearless take none. */
const shared = (field: Field, losses: Losses, order: readonly Stand[], hits: number): readonly Share[] => {
  const queue = order
    .flatMap(stand => [stand, ...passengersOf(field, losses, stand)])
    .filter(stand => !isFearless(stand));
  const shares: Share[] = [];
  let left = hits;
  for (const stand of queue) {
    if (left === 0) break;
    const share = Math.min(left, stand.size);
    shares.push([stand, share]);
    left -= share;
  }
  return shares;
};

/** Damage without saves. @rule W6 */
const damaged = (losses: Losses, shares: readonly Share[]): Chance<Losses> =>
  shares.reduce<Chance<Losses>>((chance, [stand, hits]) => follow(chance, now =>
    follow(leftAfter(stand, now.left[stand.index]!, hits),
      left => certain(changed(now, [{ index: stand.index, left }])))), certain(losses));

const without = (losses: Losses, lost: readonly number[]): Losses =>
  changed(losses, lost.map(index => ({ index, left: 0 })));

/** A formation that was broken before it lost is destroyed, but for its Fearless units. @rule A7.2 */
export const destroyed = (field: Field, losses: Losses, bands: readonly Band[]): Chance<Losses> => {
  const lost = living(bands.filter(band => band.broken), losses).filter(stand => !isFearless(stand));
  return spilled(field, without(losses, lost.map(({ index }) => index)), lost);
};

/** Two moves away from the enemy; what is still too near is lost, or damaged if it is a war engine. @rule A7.3, A7.4 */
export const withdrawn = (field: Field, losses: Losses, bands: readonly Band[]): Chance<Losses> => {
  const shares = present(bands, losses).map((stand): Share => {
    const caught = nearAtEnd(field, losses, stand);
    return [stand, stand.isEngine ? caught : Math.min(1, caught)];
  });
  return follow(damaged(losses, shares), now => {
    const wrecks = shares.map(([stand]) => stand).filter(stand => !isAlive(now, stand));
    const lost = wrecks.flatMap(wreck => passengersOf(field, now, wreck)).filter(stand => !isFearless(stand));
    return spilled(field, without(now, lost.map(({ index }) => index)), wrecks);
  });
};

/** How many enemies are too near a unit that has run. @rule A7.3 */
const nearAtEnd = (field: Field, losses: Losses, stand: Stand): number => {
  const enemies = enemiesOf(field, field.bands[stand.band]!.side, losses);
  const at = endOf(field, stand, enemies);
  const hasMoved = at[0] !== stand.at[0] || at[1] !== stand.at[1];
  if (isFearless(stand) && !hasMoved) return 0;
  const safe = isFearless(stand) ? 5 : 15;
  return enemies.filter(enemy => isWithin(safe, { at, radius: stand.radius }, enemy)).length;
};

/** Where a unit gets to. Those who can fly cross what they may not enter, but stop before it rather than end in it. */
const endOf = (field: Field, stand: Stand, enemies: readonly Stand[]): Spot => {
  const fly = (impassable: Stand['impassable']) =>
    endOfFlight(stand, 2 * stand.speed, enemies, { ...field, impassable });
  if (!canFly(stand)) return fly(stand.impassable);
  const at = fly([]);
  const closed = stand.impassable.filter(outline => isIn(outline, at));
  return closed.length > 0 ? fly(closed) : at;
};

const canFly = ({ abilities }: Stand): boolean =>
  abilities.includes('skimmer') || abilities.includes('support-craft');

/** Every living unit of the other side on the table, whatever its formation. */
const enemiesOf = (field: Field, side: Side, losses: Losses): readonly Stand[] =>
  present(field.bands.filter(band => band.side !== side), losses);

/**
 * A broken formation's unit nearest to the enemy takes a hit that nothing saves it from, unless it is an automaton.
 *
 * @rule A7.6, B3
 */
export const frontHit = (field: Field, losses: Losses, band: Band): Chance<Losses> => {
  const shares = shared(field, losses, frontToBack([band], enemiesOf(field, band.side, losses), losses), 1);
  const [front] = shares.map(([stand]) => stand);
  const mayThrow = front?.abilities.includes('automaton');
  const isSaved = coin(front && mayThrow ? firstSaveChance(front, { effect: 'normal', by: 'mishap' }) : 0);
  return follow(isSaved, saved => (saved ? certain(losses) : damaged(losses, shares)));
};
