/** Saves: which ones a unit may make against a hit, in which order their dice fall, and what comes of them. */
import { combatantOf, fightingFormations, unitOf, type Assault, type Side, type Unit } from './state.ts';
import { has, type Combatant, type Effect } from './combatant.ts';
import type { AssaultHand } from './hands.ts';
import { once } from './once.ts';
import { coverAt } from './terrain.ts';
import type { AllocatedHit, Volley } from './volley.ts';

/** The first save against a hit: one of the two, never both. @rule V2 */
export const SAVE_KINDS = ['armour', 'cover', 'none'] as const;
export type SaveKind = (typeof SAVE_KINDS)[number];

/** The dice of a hit in the order in which they fall. @rule V10 */
const STAGES = ['save', 're-roll', 'invulnerable'] as const;
type Stage = (typeof STAGES)[number];

/** One die thrown for a hit: the lowest face that saves, and the face. */
export interface SaveRoll {
  readonly stage: Stage;
  readonly target: number;
  readonly face: number;
}

export interface SaveOption {
  readonly kind: SaveKind;
  /** The lowest face that saves. */
  readonly target: number;
}

/** An invulnerable save succeeds on this face. @rule V9 */
const INVULNERABLE = 6;
const FACES = 6;
/** A save that needs more than a die can show is no save. @rule V1 */
const HIGHEST = 6;

const isMacro = (effect: Effect): boolean => effect === 'macro-weapon' || effect === 'titan-killer';
const isRolled = (target: number | null): target is number => target !== null && target <= HIGHEST;

/**
 * The cover save a unit has where it stands: infantry of the formations that were charged; those who charge have none.
 *
 * @returns the lowest face that saves, null without cover.
 * @rule V2, V3
 * @ruling mountedCover
 */
export const coverOf = (assault: Assault, unit: Unit): number | null => {
  const combatant = combatantOf(assault, unit);
  if (combatant.type !== 'infantry' || assault.table.terrain.length === 0) return null;
  if (has(combatant, 'mounted') && assault.rulings.mountedCover === 'none') return null;
  if (!fightingFormations(assault, 'defender').some(formation => formation.id === unit.formation)) return null;
  return coverAt(assault.table.terrain, unit.at);
};

/** @rule V1, V4, V6, V7 */
const armourAgainst = (combatant: Combatant, effect: Effect): number | null => {
  if (effect === 'titan-killer') return null;
  if (effect === 'macro-weapon' && !has(combatant, 'reinforced-armour')) return null;
  return isRolled(combatant.armour) ? combatant.armour : null;
};

/** The saves a unit may choose from against a kind of hit; empty: it has none. @rule V1, V2, V6, V7, V8 */
export const saveOptions = (assault: Assault, unit: Unit, effect: Effect): readonly SaveOption[] => {
  const armour = armourAgainst(combatantOf(assault, unit), effect);
  const cover = isMacro(effect) || effect === 'ignore-cover' ? null : coverOf(assault, unit);
  const options: SaveOption[] = [];
  if (armour !== null) options.push({ kind: 'armour', target: armour });
  if (cover !== null) options.push({ kind: 'cover', target: cover });
  return options;
};

/** Whether a failed save is thrown again, with the armour value even if cover failed. @rule V4, V5 */
const mayReRoll = (combatant: Combatant, effect: Effect): boolean =>
  has(combatant, 'reinforced-armour') && !isMacro(effect) && effect !== 'lance' && isRolled(combatant.armour);

const chance = (target: number): number => (FACES + 1 - target) / FACES;

const chanceWith = (combatant: Combatant, effect: Effect, option: SaveOption | null): number => {
  let dies = option === null ? 1 : 1 - chance(option.target);
  if (option !== null && mayReRoll(combatant, effect)) dies *= 1 - chance(combatant.armour!);
  if (has(combatant, 'invulnerable-save')) dies *= 1 - chance(INVULNERABLE);
  return 1 - dies;
};

/** The likelier save, re-roll and invulnerable save included; armour if they are alike. @rule V2, V10 */
export const bestSave = (assault: Assault, unit: Unit, effect: Effect): SaveKind => {
  const combatant = combatantOf(assault, unit);
  let best: SaveOption | null = null;
  for (const option of saveOptions(assault, unit, effect)) {
    if (best === null || chanceWith(combatant, effect, option) > chanceWith(combatant, effect, best)) best = option;
  }
  return best?.kind ?? 'none';
};

/** The probability that a unit survives one hit of a kind with its likelier save. */
export const chanceToSurvive = (assault: Assault, unit: Unit, effect: Effect): number => {
  const combatant = combatantOf(assault, unit);
  const options = saveOptions(assault, unit, effect);
  return Math.max(...[...options, null].map(option => chanceWith(combatant, effect, option)));
};

const isSaved = (hit: AllocatedHit): boolean => hit.rolls.some(roll => roll.face >= roll.target);

/** The lowest face that saves a hit in a stage, null if it has no die there. @rule V9, V10 */
const targetIn = (assault: Assault, hit: AllocatedHit, stage: Stage): number | null => {
  if (hit.rolls.some(roll => roll.stage === stage) || isSaved(hit)) return null;
  const unit = unitOf(assault, hit.unit);
  const combatant = combatantOf(assault, unit);
  switch (stage) {
    case 'save':
      return saveOptions(assault, unit, hit.effect).find(option => option.kind === hit.save)?.target ?? null;
    case 're-roll':
      return hit.rolls.length > 0 && mayReRoll(combatant, hit.effect) ? combatant.armour : null;
    case 'invulnerable':
      return has(combatant, 'invulnerable-save') ? INVULNERABLE : null;
  }
};

/**
 * The dice that a hit may be met with, each only if those before it fail: the lowest face that saves. Empty: it is not
 * saved at all.
 *
 * @rule V10
 */
export const savesAgainst = (assault: Assault, hit: AllocatedHit): readonly Omit<SaveRoll, 'face'>[] => {
  const dice: SaveRoll[] = [];
  for (const stage of STAGES) {
    const target = targetIn(assault, { ...hit, rolls: dice }, stage);
    if (target !== null) dice.push({ stage, target, face: 0 });
  }
  return dice.map(({ stage, target }) => ({ stage, target }));
};

interface Pending {
  readonly side: Side;
  readonly stage: Stage;
  /** Which hits of the side, and the face each needs. */
  readonly dice: readonly { readonly hit: number; readonly target: number }[];
}

/** The defender's units save first; on each side all first saves, then all re-rolls, then all invulnerable saves. */
const pendingOf = once((assault: Assault): Pending | null => {
  const { volley } = assault;
  if (volley === null || volley.cause === 'hack-down') return null;
  for (const side of ['defender', 'attacker'] as const) {
    for (const stage of STAGES) {
      const dice: { hit: number; target: number }[] = [];
      volley.hits[side].forEach((one, hit) => {
        const target = targetIn(assault, one, stage);
        if (target !== null) dice.push({ hit, target });
      });
      if (dice.length > 0) return { side, stage, dice };
    }
  }
  return null;
});

/** One hand of one die for each hit that is saved next. @rule V10 */
export const saveHands = (assault: Assault): readonly AssaultHand[] => {
  const pending = pendingOf(assault);
  if (pending === null) return [];
  const { side, stage, dice } = pending;
  return dice.map(({ hit, target }) => {
    const { unit, effect } = assault.volley!.hits[side][hit]!;
    const name = `${unit} ${stage}`;
    return { name, side, purpose: stage, effect, units: [unit], dice: 1, read: 'successes', target };
  });
};

/** The volley after its next throw of saves. */
export const resolveSaves = (assault: Assault, faces: readonly number[]): Volley => {
  const volley = assault.volley!;
  const { side, stage, dice } = pendingOf(assault)!;
  const hits = [...volley.hits[side]];
  dice.forEach(({ hit, target }, i) => {
    hits[hit] = { ...hits[hit]!, rolls: [...hits[hit]!.rolls, { stage, target, face: faces[i]! }] };
  });
  return { ...volley, hits: { ...volley.hits, [side]: hits } };
};

/** No die is left to throw for these hits. */
export const isSettled = (assault: Assault): boolean => pendingOf(assault) === null;

/** What became of every hit: saved by any of its dice, or a kill. @rule V1, V10, H11 */
export const outcomesOf = (volley: Volley): Volley => {
  const settle = (hits: readonly AllocatedHit[]): readonly AllocatedHit[] =>
    hits.map(hit => ({ ...hit, outcome: isSaved(hit) ? 'saved' : 'killed' }));
  return { ...volley, hits: { attacker: settle(volley.hits.attacker), defender: settle(volley.hits.defender) } };
};
