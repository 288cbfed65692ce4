/** What losing costs: units removed without a save, the broken destroyed, and those who do not get away. */
import { certain, coin, follow, type Chance } from './chance.ts';
import { gapToNearest, type Band, type Field } from './field.ts';
import { byDistance, isWithin } from './geometry.ts';
import { enemiesOf, leftBehind, retreated, type Retreat } from './retreat.ts';
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

/**
 * Two moves away from the enemy; who ends apart from its formation is lost, and what is still too near as well, or
 * damaged if it is a war engine.
 *
 * @rule A2.8, A2.10, A7.3, A7.4
 */
export const withdrawn = (field: Field, losses: Losses, bands: readonly Band[]): Chance<Losses> =>
  follow(retreated(field, losses, bands), retreat => {
    const apart = leftBehind(retreat, bands);
    return follow(routed(field, without(retreat.losses, apart.map(({ index }) => index)), apart), left =>
      caught(field, { ...retreat, losses: left }, bands));
  });

/** Passengers of what has been lost in the rout: they are lost with it but for the Fearless, who save. @rule A7.3 */
const routed = (field: Field, losses: Losses, wrecks: readonly Stand[]): Chance<Losses> => {
  const lost = wrecks.flatMap(wreck => passengersOf(field, losses, wreck)).filter(stand => !isFearless(stand));
  return spilled(field, without(losses, lost.map(({ index }) => index)), wrecks);
};

const caught = (field: Field, { losses, places }: Retreat, bands: readonly Band[]): Chance<Losses> => {
  const shares = present(bands, losses).map((stand): Share => {
    const near = nearAtEnd(field, losses, stand, places[stand.index] ?? stand.at);
    return [stand, stand.isEngine ? near : Math.min(1, near)];
  });
  return follow(damaged(losses, shares), now =>
    routed(field, now, shares.map(([stand]) => stand).filter(stand => !isAlive(now, stand))));
};

/** How many enemies are too near a unit that has run. @rule A7.3 */
const nearAtEnd = (field: Field, losses: Losses, stand: Stand, at: Spot): number => {
  const enemies = enemiesOf(field, field.bands[stand.band]!.side, losses);
  const hasMoved = at[0] !== stand.at[0] || at[1] !== stand.at[1];
  if (isFearless(stand) && !hasMoved) return 0;
  const safe = isFearless(stand) ? 5 : 15;
  return enemies.filter(enemy => isWithin(safe, { at, radius: stand.radius }, enemy)).length;
};

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
