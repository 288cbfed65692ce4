/** Wounds as strikes inflict them: how many, of which kind, on whom they may fall, and the save against them. */
import type { Allocation, DealtWound, SaveGroup, Wound } from '../model/allocation.ts';
import { presentFight, withFight } from '../model/current-fight.ts';
import type { Strike } from '../model/fight.ts';
import { isAlive, livingOf, modelOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { zoneOf } from '../movement/engagement.ts';
import { saveGroupOf } from './alike.ts';
import { saveAgainst } from './saves.ts';

export const strikeOf = (phase: Phase, id: string): Strike => {
  const found = presentFight(phase).strikes.find(strike => strike.id === id);
  if (found === undefined) throw new Error(`There is no strike ${id}.`);
  return found;
};

/** Armour of this number and worse does not stand against a six to wound that rends. */
const RENDING_PIERCING = 2;

/**
 * The wounds of a strike, those of a weapon that rends first: they deny armour, or pierce nearly all of it.
 *
 * @rule 40k.55
 */
export const woundsOf = (strike: Strike): readonly Wound[] =>
  Array.from({ length: strike.wounds ?? 0 }, (_, i) => woundOf(strike, i < strike.rending));

/** A wound of a strike, by whether it came of the six of a weapon that rends. @rule 40k.55 */
export const woundOf = (
  { id, rules, strength }: Pick<Strike, 'id' | 'rules' | 'strength'>, isRending: boolean,
): Wound => ({
  strike: id,
  deniesArmour: rules.deniesArmour || (isRending && rules.rends === 'to-hit'),
  cap: rules.cap,
  armourPiercing: isRending && rules.rends === 'to-wound'
    ? Math.min(rules.armourPiercing ?? Infinity, RENDING_PIERCING) : rules.armourPiercing,
  isForce: rules.isForce,
  slays: rules.slays,
  isConcussive: rules.isConcussive,
  destroys: destroysBy(rules, isRending),
  strength,
});

/** @row 7C-U32 */
const destroysBy = ({ isDestroyer }: Strike['rules'], isRending: boolean): Wound['destroys'] => {
  if (!isDestroyer) return null;
  return isRending ? 'd6-and-six' : 'd3';
};

/** One wound of each kind that a strike has inflicted. */
export const woundKindsOf = (strike: Strike): readonly Wound[] => {
  const rending = Math.min(strike.rending, 1);
  const others = Number((strike.wounds ?? 0) > strike.rending);
  return woundsOf({ ...strike, wounds: rending + others, rending });
};

/** The living models on which a wound may fall: the zone of its unit against the one that struck. @rule 40k.49 */
export const zoneOfWound = (phase: Phase, unit: string, { strike }: Wound): readonly Model[] =>
  idsInZone(phase, unit, strike).map(id => modelOf(phase, id)).filter(isAlive);

const idsInZone = (phase: Phase, unit: string, strike: string): readonly string[] =>
  zoneOf(presentFight(phase).sets, unit, strikeOf(phase, strike).unit);

/** The wounds that may fall on somebody: those of one strike all may, or none. @rule 40k.52 */
export const withZone = (phase: Phase, unit: string, wounds: readonly Wound[]): readonly Wound[] => {
  const lost = new Set<string>();
  for (const [strike, wound] of byStrike(wounds)) if (zoneOfWound(phase, unit, wound).length === 0) lost.add(strike);
  return wounds.filter(({ strike }) => !lost.has(strike));
};

/** One wound of each strike. */
const byStrike = (wounds: readonly Wound[]): ReadonlyMap<string, Wound> =>
  new Map(wounds.map(wound => [wound.strike, wound]));

/** Everybody on whom some of these wounds may fall, in the order of the scenario. */
export const zoneOfWounds = (phase: Phase, unit: string, wounds: readonly Wound[]): readonly Model[] => {
  const ids = new Set([...byStrike(wounds).keys()].flatMap(strike => idsInZone(phase, unit, strike)));
  return livingOf(phase, unit).filter(({ id }) => ids.has(id));
};

/** Wounds that deny armour come first, then those that cap it. @rule 40k.53 @ruling */
export const specialFirst = (wounds: readonly Wound[]): readonly Wound[] => {
  const rank = ({ deniesArmour, cap }: Wound): number => Number(!deniesArmour) + Number(!deniesArmour && cap === null);
  return [...wounds].sort((a, b) => rank(a) - rank(b));
};

/** The same phase with one allocation changed. */
export const withAllocation = (phase: Phase, unit: string, change: Partial<Allocation>): Phase => withFight(phase, {
  allocations: presentFight(phase).allocations.map(one => (one.unit === unit ? { ...one, ...change } : one)),
});

/** A wound that one of a group will take. */
export const dealToGroup = (
  phase: Phase, wound: Wound, group: SaveGroup, likes: string | null = null,
): DealtWound =>
  ({ wound, group, model: null, likes, ...saveAgainst(phase, wound, group), saved: null });

/** A wound that a model takes. */
export const dealToModel = (phase: Phase, wound: Wound, model: Model): DealtWound =>
  ({
    wound, group: null, model: model.id, likes: null, ...saveAgainst(phase, wound, saveGroupOf(phase, model)),
    saved: null,
  });

/** A wound of which only the kind is known. */
export const undealt = (wound: Wound): DealtWound =>
  ({ wound, group: null, model: null, likes: null, need: null, by: null, saved: null });
