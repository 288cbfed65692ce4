/** A 40k scenario as parsed: every default filled in, every profile resolved. Plain JSON, distances in inches. */
import type { Point } from '../../battlefield/base.ts';
import { carriedRows, type RowId } from '../editions/rows.ts';
import type { Edition } from '../editions/index.ts';
import type { Completion } from '../editions/policy.ts';
import type { Profile, UnitTrait } from './profile.ts';
import { kept, refusedWeapons } from './refused-weapons.ts';
import { carriedRulings, type Rulings } from '../rulings/rulings.ts';
import type { ScenarioTable } from './terrain.ts';
import type { Side, Start } from './procedure.ts';

export const FORMAT = 1;
/** Scenarios name their edition after this. */
export const RULESET_PREFIX = 'warhammer-40k-';
export type Ruleset = `${typeof RULESET_PREFIX}${Edition}`;

/** The edition by whose text a scenario is played. */
export const editionOf = ({ ruleset }: Pick<Scenario, 'ruleset'>): Edition =>
  ruleset.slice(RULESET_PREFIX.length) as Edition;

export interface ScenarioModel {
  readonly id: string;
  readonly profile: string;
  readonly at: Point;
  readonly height: number;
  /** Wounds lost already. */
  readonly lost: number;
  /** Only where the scenario starts at the fight: whether it was charged in or behind cover. */
  readonly covered: boolean;
}

export interface ScenarioUnit {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly traits: readonly UnitTrait[];
  readonly assaultRange: number;
  readonly joined: string | null;
  readonly fired: string | null;
  readonly stationaryFire: boolean;
  readonly mayNotCharge: boolean;
  readonly fallingBack: boolean;
  readonly goneToGround: boolean;
  readonly overwatchUsed: boolean;
  /** Only where the scenario starts at the fight: the units that it charged this turn. */
  readonly charged: readonly string[];
  readonly disordered: boolean;
  readonly throughDifficult: boolean;
  /** The power of its force weapons has been cast this turn. */
  readonly forceActive: boolean;
  /** It has run, or regrouped, this turn. */
  readonly ran: boolean;
  readonly regrouped: boolean;
  /** With how many models it began the game; null: with those that stand on the table. */
  readonly startedWith: number | null;
  readonly models: readonly ScenarioModel[];
}

export interface Scenario {
  readonly format: typeof FORMAT;
  readonly ruleset: Ruleset;
  readonly title: string;
  readonly startAt: Start;
  /** Whose assault phase it is. */
  readonly active: Side;
  /** Where the scenario starts at the fight: 1 in the turn of the charge. */
  readonly round: number;
  readonly completion: Completion;
  /** The rows of pages beside the text that are played. */
  readonly completions: readonly RowId[];
  readonly rulings: Rulings;
  readonly table: ScenarioTable;
  readonly units: readonly ScenarioUnit[];
  readonly profiles: Readonly<Record<string, Profile>>;
}

/** The same table by the text of another edition; weapons that this one does not have stay on it. */
export const scenarioIn = (scenario: Scenario, edition: Edition): Scenario => {
  const carried: Scenario = {
    ...scenario,
    ruleset: `${RULESET_PREFIX}${edition}`,
    rulings: carriedRulings(scenario.rulings, editionOf(scenario), edition),
    completions: carriedRows(scenario.completions, edition),
  };
  const { completion, profiles } = carried;
  const ruled = { edition, completion, completions: carried.completions };
  return refusedWeapons(ruled, profiles).length > 0 ? kept(carried) : carried;
};
