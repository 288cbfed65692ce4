/** Saves: which ones a unit may make against a hit, and how likely it is to live. */
import { chanceOf, SIDES_OF_A_DIE } from '../../dice/hand.ts';
import { has, isWarEngine, type Combatant, type WayToFight } from '../model/combatant.ts';
import { once } from '../../shared/once.ts';
import type { Effect } from '../model/profile.ts';
import { hasIonShieldAgainst, ION_SHIELD } from '../special-rules/epic-au.ts';
import { armourInAssaults, bunkerSave, KNIGHT_SHIELD } from '../special-rules/saves-and-weapons.ts';
import { combatantOf, formationOf } from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import { coverAt, emplacementAt, isOpenGround } from '../movement/terrain.ts';
import type { HitCause, SaveKind } from '../model/volley.ts';

export interface SaveOption {
  readonly kind: SaveKind;
  /** The lowest face that saves. */
  readonly target: number;
}

/** Saves that stand against any attack, and the face each needs. @rule V9 */
const INVULNERABLE: Readonly<Record<string, number>> = {
  'living-metal': 4, 'deflector-shield': 5, 'invulnerable-save': 6,
};
const HOLOFIELD = 3;
/** What a wreck is to those who climb out of it. @rule V12 */
const WRECK = 6;
/** Infantry that waits on overwatch in the open is hard to see. @rule V2 */
const IN_WAIT = 5;

const isMacro = (effect: Effect): boolean => effect === 'macro-weapon' || effect === 'titan-killer';

/** A save that needs more than a die can show is no save. @rule V1 */
const isRolled = (target: number | null): target is number => target !== null && target <= SIDES_OF_A_DIE;

/** The lowest face of the save that nothing takes away, null if it has none. @rule V9 */
export const invulnerableOf = once((combatant: Combatant): number | null => {
  const targets = Object.keys(INVULNERABLE).filter(word => has(combatant, word)).map(word => INVULNERABLE[word]!);
  return targets.length === 0 ? null : Math.min(...targets);
});

/**
 * Whether a unit may use cover: defenders may, those who charge only against fire on their way in. Of those whom a
 * counter-charge draws in only enemies of the defender count as having charged; friends of his have been charged.
 *
 * @rule A3.5, V3
 * @ruling drawnInCover
 */
const mayUseCover = (assault: Assault, unit: Unit, cause: HitCause): boolean => {
  if (cause === 'overwatch') return true;
  const { fighting, side, drawnIn } = formationOf(assault, unit.formation);
  if (!fighting) return cause === 'splash';
  return side === 'defender' || (drawnIn && assault.rulings.drawnInCover === 'cover');
};

/** What keeps a unit from any cover, whatever it stands in. */
export type CoverBar = 'war-engine' | 'charged' | 'own-bunker';

/** What keeps a unit from any cover; null: it has that of the place it stands in. @rule V2, V3, V13 */
export const coverBar = (assault: Assault, unit: Unit, cause: HitCause): CoverBar | null => {
  if (cause === 'passengers') return null;
  if (isWarEngine(combatantOf(assault, unit))) return 'war-engine';
  if (!mayUseCover(assault, unit, cause)) return 'charged';
  return bunkerSave(assault, unit) === null ? null : 'own-bunker';
};

/** Whether a unit takes cover as infantry does. @rule V2 @ruling mountedCover */
export const isOnFoot = (assault: Assault, unit: Unit): boolean => {
  const combatant = combatantOf(assault, unit);
  return combatant.type === 'infantry'
    && (!has(combatant, 'mounted') || assault.rulings.mountedCover === 'infantry');
};

/** Whether a formation waits on overwatch and has not fired yet. @rule V2 */
export const isWatching = (assault: Assault, unit: Unit): boolean => {
  const { overwatch, broken } = formationOf(assault, unit.formation);
  return overwatch && !broken;
};

/** The cover of infantry: that of its terrain, and in the open that of lying in wait. @rule V2, L5 */
const footCover = (assault: Assault, unit: Unit): number | null => {
  const { terrain } = assault.table;
  return coverAt(terrain, unit.at)
    ?? (isWatching(assault, unit) && isOpenGround(terrain, unit.at) ? IN_WAIT : null);
};

/**
 * The cover save a unit has where it stands: infantry of the formations that were charged, and vehicles in emplacements
 * made for them; those who charge have none but against overwatch fire. Infantry on overwatch has some in the open too.
 *
 * @returns the lowest face that saves, null without cover.
 * @rule V2, V3, V13
 * @ruling mountedCover, drawnInCover
 */
export const coverOf = (assault: Assault, unit: Unit, cause: HitCause = 'attacks'): number | null => {
  if (cause === 'passengers') return WRECK;
  const { terrain } = assault.table;
  if (terrain.length === 0 && !isWatching(assault, unit)) return null;
  if (coverBar(assault, unit, cause) !== null) return null;
  return isOnFoot(assault, unit) ? footCover(assault, unit) : emplacementAt(terrain, unit.at);
};

/** A sniper's hit is one harder to save. @rule V11 */
const harder = (target: number, effect: Effect): number => (effect === 'sniper' ? target + 1 : target);

/** Armour as an assault finds it: some go bare to everything else. @rule V13 */
const armourOf = (assault: Assault, unit: Unit, cause: HitCause): number | null =>
  bunkerSave(assault, unit)
    ?? (cause === 'overwatch' ? null : armourInAssaults(combatantOf(assault, unit)))
    ?? combatantOf(assault, unit).armour;

/** Whether a failed save may be thrown again, if the hit allows it. @rule V4, V13 */
export const isReinforced = (assault: Assault, unit: Unit, effect: Effect): boolean =>
  has(combatantOf(assault, unit), 'reinforced-armour')
    || (effect !== 'ignore-cover' && bunkerSave(assault, unit) !== null);

/** What keeps armour from saving a hit. */
export type ArmourBar = 'titan-killer' | 'macro-weapon' | 'no-armour' | 'too-hard';

/** The lowest face with which armour saves a hit, or what keeps it from saving. @rule V1, V4, V6, V7, V11 */
export const armourAgainst = (
  assault: Assault, unit: Unit, effect: Effect, cause: HitCause,
): number | ArmourBar => {
  if (effect === 'titan-killer') return effect;
  if (effect === 'macro-weapon' && !isReinforced(assault, unit, effect)) return effect;
  const armour = effect === 'ignore-cover' ? combatantOf(assault, unit).armour ?? armourOf(assault, unit, cause)
    : armourOf(assault, unit, cause);
  if (armour === null) return 'no-armour';
  return isRolled(harder(armour, effect)) ? harder(armour, effect) : 'too-hard';
};

/**
 * The saves a unit may choose from against a kind of hit; empty: it has none.
 *
 * @param by asked for by what stands only against hits from afar.
 * @rule V1, V2, V6, V7, V8, V11, V13
 */
export const saveOptions = (
  assault: Assault, unit: Unit, effect: Effect, cause: HitCause = 'attacks', by: WayToFight = 'firefight',
): readonly SaveOption[] => {
  const combatant = combatantOf(assault, unit);
  const armour = armourAgainst(assault, unit, effect, cause);
  const cover = isMacro(effect) || effect === 'ignore-cover' ? null : coverOf(assault, unit, cause);
  const options: SaveOption[] = [];
  if (typeof armour === 'number') options.push({ kind: 'armour', target: armour });
  if (cover !== null && isRolled(harder(cover, effect))) {
    options.push({ kind: 'cover', target: harder(cover, effect) });
  }
  if (has(combatant, 'holofield')) options.push({ kind: 'holofield', target: harder(HOLOFIELD, effect) });
  if (has(combatant, 'knight-shield') && cause !== 'support') {
    options.push({ kind: 'knight-shield', target: KNIGHT_SHIELD });
  }
  if (!isMacro(effect) && hasIonShieldAgainst(combatant, cause, by)) {
    options.push({ kind: 'ion-shield', target: ION_SHIELD });
  }
  return options;
};

/** The face a failed save needs when it is thrown again, with the armour value even if cover failed. @rule V4, V5 */
export const reRollOf = (assault: Assault, unit: Unit, effect: Effect, cause: HitCause): number | null => {
  if (isMacro(effect) || effect === 'lance' || !isReinforced(assault, unit, effect)) return null;
  const armour = armourAgainst(assault, unit, effect, cause);
  return typeof armour === 'number' ? armour : null;
};

const chanceWith = (
  assault: Assault, unit: Unit, effect: Effect, cause: HitCause, option: SaveOption | null,
): number => {
  const again = reRollOf(assault, unit, effect, cause);
  const invulnerable = invulnerableOf(combatantOf(assault, unit));
  let dies = option === null ? 1 : 1 - chanceOf(option.target);
  if (option !== null && again !== null) dies *= 1 - chanceOf(again);
  if (invulnerable !== null) dies *= 1 - chanceOf(invulnerable);
  return 1 - dies;
};

/** The likelier save, re-roll and invulnerable save included; of alike ones the first. @rule V2, V10 */
export const bestSave = (
  assault: Assault, unit: Unit, effect: Effect, cause: HitCause = 'attacks', by: WayToFight = 'firefight',
): SaveKind => {
  let best: SaveOption | null = null;
  const worth = (option: SaveOption): number => chanceWith(assault, unit, effect, cause, option);
  for (const option of saveOptions(assault, unit, effect, cause, by)) {
    if (best === null || worth(option) > worth(best)) best = option;
  }
  return best?.kind ?? 'none';
};

/** The probability that a unit survives one hit of a kind with its likelier save. */
export const chanceToSurvive = (
  assault: Assault, unit: Unit, effect: Effect, cause: HitCause = 'attacks', by: WayToFight = 'firefight',
): number => {
  const options = saveOptions(assault, unit, effect, cause, by);
  return Math.max(...[...options, null].map(option => chanceWith(assault, unit, effect, cause, option)));
};
