/** What a unit throws against a hit, and how likely it is to help. */
import { certain, coin, follow, successes, type Chance } from './chance.ts';
import type { Effect, Way } from './dice.ts';
import type { Stand } from './sheet.ts';

/** One hit on one unit. */
export interface Hit {
  /** The place of the unit that is hit. */
  readonly index: number;
  readonly effect: Effect;
  /** A mishap is what nobody has struck or fired: a wreck, panic. */
  readonly by: Way | 'support' | 'mishap';
  /** Points of damage that it does to a war engine. */
  readonly points: number;
}

/** What the first save may be. */
type Save = 'armour' | 'cover' | 'holofield' | 'knight-shield' | 'ion-shield';

/**
 * The probability that a unit survives one point of one hit, with the save that serves it best.
 *
 * @rule V1, V2, V4, V5, V6, V7, V8, V9, V11, V13
 */
export const saveChance = (stand: Stand, hit: Pick<Hit, 'effect' | 'by'>): number => {
  const [first] = firstSave(stand, hit);
  return 1 - (1 - first) * (1 - again(stand, hit)) * (1 - last(stand));
};

/** The same without a save of last resort. @rule V9 */
export const firstSaveChance = (stand: Stand, hit: Pick<Hit, 'effect' | 'by'>): number =>
  1 - (1 - firstSave(stand, hit)[0]) * (1 - again(stand, hit));

/**
 * How many points of a hit come through. A holofield stops all or none of them; against each point for itself goes a
 * knight shield, and what comes after the first save.
 *
 * @rule V9, V13, H10
 */
export const unsaved = (stand: Stand, hit: Hit): Chance<number> => {
  const { points } = hit;
  if (points === 1) return follow(coin(saveChance(stand, hit)), isSaved => certain(isSaved ? 0 : 1));
  const [chance, save] = firstSave(stand, hit);
  const through = successesOf(points, 1 - last(stand));
  if (save === 'knight-shield') return successesOf(points, 1 - saveChance(stand, hit));
  return follow(coin(chance), isSaved => (isSaved ? certain(0) : through));
};

/** How many of some things happen that have the same probability each. */
const successesOf = (number: number, probability: number): Chance<number> => {
  let counted: Chance<number> = certain(0);
  for (let i = 0; i < number; i++) {
    counted = follow(counted, sum => follow(coin(probability), happens => certain(sum + (happens ? 1 : 0))));
  }
  return counted;
};

/** The likeliest first save against a hit, by its probability and its name; of equal ones the first. */
const firstSave = (stand: Stand, { effect, by }: Pick<Hit, 'effect' | 'by'>): readonly [number, Save] => {
  const worse = effect === 'sniper' ? 1 : 0;
  const { armour, cover, abilities } = stand;
  const isHeavy = effect === 'macro-weapon' || effect === 'titan-killer';
  const mayUseArmour = !isHeavy || (effect === 'macro-weapon' && isReinforced(stand));
  const mayUseCover = !isHeavy && effect !== 'ignore-cover';
  const isShielded = abilities.includes('knight-shield') && by !== 'support';
  const isFired = by === 'ff' || by === 'support';
  const isIonShielded = abilities.includes('ion-shield') && isFired && !isHeavy;
  const saves: readonly (readonly [number, Save])[] = [
    [mayUseArmour ? atLeast(armour, worse) : 0, 'armour'],
    [mayUseCover ? atLeast(cover, worse) : 0, 'cover'],
    [abilities.includes('holofield') ? atLeast(3, worse) : 0, 'holofield'],
    [isShielded ? atLeast(4) : 0, 'knight-shield'],
    [isIonShielded ? atLeast(4) : 0, 'ion-shield'],
  ];
  return saves.reduce((best, save) => (save[0] > best[0] + 1e-9 ? save : best));
};

const isReinforced = ({ abilities }: Stand): boolean => abilities.includes('reinforced-armour');

/** The second throw of reinforced armour. @rule V4, V5 */
const again = (stand: Stand, { effect }: Pick<Hit, 'effect'>): number => {
  const isPierced = effect === 'macro-weapon' || effect === 'titan-killer' || effect === 'lance';
  return isReinforced(stand) && !isPierced ? atLeast(stand.armour, effect === 'sniper' ? 1 : 0) : 0;
};

const LAST_SAVES = { 'living-metal': 4, 'deflector-shield': 5, 'invulnerable-save': 6 };

/** The save that nothing takes away. @rule V9 */
const last = ({ abilities }: Stand): number =>
  Math.max(0, ...Object.entries(LAST_SAVES).map(([word, target]) => (abilities.includes(word) ? atLeast(target) : 0)));

/** The probability of a die that shows at least this, or so much more; none without a target. */
const atLeast = (target: number | null, worse = 0): number =>
  (target === null || target + worse > 6 ? 0 : (7 - target - worse) / 6);

/** How much further damage critical hits add to so many points just lost, of so many that are left. @rule W6 */
export const criticals = (stand: Stand, lost: number, left: number): Chance<number> => {
  const { damage } = stand.critical;
  if (lost === 0 || left === 0) return certain(0);
  return follow(successes(lost, 6), sixes => {
    if (sixes === 0 || damage === 0) return certain(0);
    if (damage === 'all') return certain(left);
    const more = Math.min(left, sixes * damage);
    return follow(criticals(stand, more, left - more), further => certain(more + further));
  });
};

/** Damage that no save helps against, with the critical hits on a war engine: what is left then. @rule W6, A6.6 */
export const leftAfter = (stand: Stand, left: number, damage: number): Chance<number> => {
  const lost = Math.min(left, damage);
  if (!stand.isEngine) return certain(lost > 0 ? 0 : left);
  return follow(criticals(stand, lost, left - lost), more => certain(left - lost - more));
};
