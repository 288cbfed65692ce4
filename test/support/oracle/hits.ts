/** Hits given to units, nearest first, and the saves against them. */
import { certain, coin, follow, type Chance } from './chance.ts';
import { EFFECTS, type Effect, type Hits } from './dice.ts';
import { joined, type Dead, type Stand } from './field.ts';

/** One hit on one unit. */
export interface Hit {
  readonly stand: Stand;
  readonly effect: Effect;
}

/**
 * Who is dead after a batch: the ordinary hits are given out and saved first, then the macro-weapon and Titan Killer
 * hits start again at the nearest survivor.
 *
 * @param order the units that can be hit, nearest first
 * @rule H3, H6, H7
 */
export const suffer = (order: readonly Stand[], hits: Chance<Hits>): Chance<Dead> =>
  follow(hits, scored => follow(save(ordinary(order, scored)), dead => {
    const survivors = order.filter(({ id }) => !dead.includes(id));
    return follow(save(heavy(survivors, scored)), more => certain(joined(dead, more)));
  }));

/**
 * Ordinary hits lap by lap. Ignore Cover and then Lance hits take the nearest places where they spoil a save; where
 * there is none left they are hits like any other.
 *
 * @rule H1, H2, H8
 */
export const ordinary = (order: readonly Stand[], hits: Hits): readonly Hit[] => {
  const places = laps(order, hits.normal + hits['ignore-cover'] + hits.lance);
  const effects: Effect[] = places.map(() => 'normal');
  for (const effect of ['ignore-cover', 'lance'] as const) {
    let left = hits[effect];
    places.forEach((stand, i) => {
      if (left === 0 || effects[i] !== 'normal' || !bites(effect, stand)) return;
      effects[i] = effect;
      left--;
    });
  }
  return places.map((stand, i) => ({ stand, effect: effects[i] ?? 'normal' }));
};

/** Macro-weapon hits lap by lap, the Titan Killer hits after them. @rule H1, H2 */
export const heavy = (order: readonly Stand[], hits: Hits): readonly Hit[] =>
  laps(order, hits['macro-weapon'] + hits['titan-killer'])
    .map((stand, i) => ({ stand, effect: i < hits['macro-weapon'] ? 'macro-weapon' : 'titan-killer' }));

/**
 * The probability that a unit survives one hit, with the save that serves it best.
 *
 * @rule V1, V2, V4, V5, V6, V7, V8, V9
 */
export const saveChance = (stand: Stand, effect: Effect): number => {
  const isHeavy = effect === 'macro-weapon' || effect === 'titan-killer';
  const isReinforced = stand.abilities.includes('reinforced-armour');
  const armour = atLeast(stand.armour);
  const mayUseArmour = !isHeavy || (effect === 'macro-weapon' && isReinforced);
  const mayUseCover = !isHeavy && effect !== 'ignore-cover';
  const first = Math.max(mayUseArmour ? armour : 0, mayUseCover ? atLeast(stand.cover) : 0);
  const again = isReinforced && !isHeavy && effect !== 'lance' ? armour : 0;
  const last = stand.abilities.includes('invulnerable-save') ? atLeast(6) : 0;
  return 1 - (1 - first) * (1 - again) * (1 - last);
};

/** Die by die, who fails at least one of his saves. @rule H11 */
const save = (hits: readonly Hit[]): Chance<Dead> => {
  let dead: Chance<Dead> = certain([]);
  for (const { stand, effect } of hits) {
    const fate = coin(saveChance(stand, effect));
    dead = follow(dead, lost => follow(fate, isSaved => certain(isSaved ? lost : joined(lost, [stand.id]))));
  }
  return dead;
};

/** The first so many places in laps over the units; none if nobody can be hit. @rule H2, H12 */
const laps = (order: readonly Stand[], hits: number): readonly Stand[] =>
  order.length === 0 ? [] : Array.from({ length: hits }, (_, i) => order[i % order.length] as Stand);

/** Whether an effect leaves a unit a worse save than an ordinary hit does. */
const bites = (effect: Effect, stand: Stand): boolean =>
  saveChance(stand, effect) < saveChance(stand, EFFECTS[0]) - 1e-9;

/** The probability of a die that shows at least this; none without a target. */
const atLeast = (target: number | null): number => (target === null || target > 6 ? 0 : (7 - target) / 6);
