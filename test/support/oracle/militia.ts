/** The plainest assaults, to be worked out by hand. */
import { certain, follow, type Chance } from './chance.ts';
import { layOut } from './field.ts';
import { roundFrom } from './round.ts';
import type { FormationJson, ProfileJson, ScenarioJson, Spot, UnitJson } from './scenario-json.ts';
import { unscathed, type Losses } from './losses.ts';

/** Infantry that hits on 4+ either way and has no save. */
export const MILITIA: ProfileJson = { name: 'Militia', type: 'infantry', speed: 15, cc: 4, ff: 4 };

export interface Force extends Partial<Omit<FormationJson, 'units'>> {
  readonly at: readonly Spot[];
  readonly profile?: string;
  /** What sets some of its units apart, in their order: another profile, damage, a transport. */
  readonly with?: readonly Partial<UnitJson>[];
}

/** An assault of units without armour, attacker `a`, defender `d`, and whoever is near. */
export const assault = (
  a: Force, d: Force, others: readonly Force[] = [], profiles: ScenarioJson['profiles'] = {},
): ScenarioJson => {
  const formation = (id: string, side: FormationJson['side'], force: Force) => {
    const { at, profile = 'militia', with: apart = [], ...rest } = force;
    const units = at.map((spot, i) => ({ id: `${rest.id ?? id}${i + 1}`, profile, at: spot, ...apart[i] }));
    return { id, name: id, side, initiative: 2, ...rest, units };
  };
  return {
    format: 1, ruleset: 'epic-armageddon', startAt: 'a4Attacks', engage: { formation: 'a', target: 'd' },
    formations: [formation('a', 'attacker', a), formation('d', 'defender', d),
      ...others.map(other => formation('x', other.side ?? 'defender', other))],
    profiles: { militia: MILITIA, ...profiles },
  };
};

/** What the first round of an assault may cost. */
export const tollsOf = (scenario: ScenarioJson): Chance<Losses> => {
  const field = layOut(scenario);
  return follow(roundFrom(field, unscathed(field)), ({ losses }) => certain(losses));
};

/** The probability that after the first round this holds of the damage that each unit can still take. */
export const chanceThat = (scenario: ScenarioJson, holds: (left: Left, losses: Losses) => boolean): number => {
  const { stands } = layOut(scenario);
  return tollsOf(scenario).reduce((sum, [losses, weight]) => {
    const left = Object.fromEntries(stands.map(({ id, index }) => [id, losses.left[index]!]));
    return holds(left, losses) ? sum + weight : sum;
  }, 0);
};

type Left = { readonly [id: string]: number };
