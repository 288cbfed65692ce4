/** Wounds beside a fight, by fire at chargers or for holding out: taken as by blows, and not scored. */
import { UNTESTED } from '../model/current-fight.ts';
import type { AttackRules, Fight, Outside, Strike, Zone } from '../model/fight.ts';
import { livingOf, unitOf } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';

/** What hits beside a fight. */
export interface Volley {
  readonly unit: string;
  readonly target: string;
  readonly strength: number;
  readonly armourPiercing: number | null;
  /** Dice to hit, or hits where nothing is thrown for them. */
  readonly dice: number;
  /** Null: all of them hit. */
  readonly toHit: number | null;
  /** So many wounds at once; null: by dice. */
  readonly wounds: number | null;
}

/** A weapon of no special kind. */
const PLAIN_RULES: AttackRules = {
  kind: 'ordinary', deniesArmour: false, cap: null, armourPiercing: null, woundsOn: null, isByChartToo: false,
  rerollsWounds: 'never', rends: 'never', isForce: false, rerollsHits: 'never', rerollsWoundOnes: false,
  isMasterCrafted: false, slays: false, isConcussive: false, isDestroyer: false, rows: [],
};

/** Nobody has a Toughness that counts where wounds are there already. */
const NO_TOUGHNESS = 1;

const strikeOf = (phase: Phase, volley: Volley, id: string): Strike => {
  const { unit, target, strength, dice, toHit, armourPiercing, wounds } = volley;
  const shooters = livingOf(phase, unit);
  return {
    id, side: unitOf(phase, unit).side, unit, target, strength, toHit, wounds, toWound: null, rending: 0, rerolls: 0,
    hitRerolls: 0,
    rules: { ...PLAIN_RULES, armourPiercing }, toughness: wounds === null ? null : NO_TOUGHNESS,
    models: Array.from({ length: dice }, (_, i) => shooters[i % shooters.length]!.id),
    hits: toHit === null ? dice : null,
  };
};

/** The volleys wait for their dice, as a fight of which nothing is left but these blows. */
export const beginAside = (
  phase: Phase, outside: Outside, combat: string, volleys: readonly Volley[], zones: readonly Zone[],
): Phase => {
  const fight: Fight = {
    combat, rung: 1, ladder: [], sets: { touching: [], supporting: [], zones }, allocations: [], freeRound: null,
    strikes: volleys.map((volley, i) => strikeOf(phase, volley, `strike-${i + 1}`)), piling: null, outside,
    ...UNTESTED,
    struck: phase.models.map(({ id }) => id),
  };
  return { ...phase, fight };
};

/** Whether such wounds are being dealt. */
export const isAside = ({ fight }: Phase): boolean => fight?.outside !== undefined;

/** Everybody of a unit may fall to another. */
export const wholeUnit = (phase: Phase, of: string, against: string): Zone =>
  ({ of, against, models: livingOf(phase, of).map(({ id }) => id) });
