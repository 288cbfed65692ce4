/** The plainest assaults, to be worked out by hand. */
import type { FormationJson, ProfileJson, ScenarioJson, Spot } from './scenario-json.ts';

/** Infantry that hits on 4+ either way and has no save. */
export const MILITIA: ProfileJson = { name: 'Militia', type: 'infantry', speed: 15, cc: 4, ff: 4 };

export interface Force extends Partial<Omit<FormationJson, 'units'>> {
  readonly at: readonly Spot[];
  readonly profile?: string;
}

/** An assault of units without armour, attacker `a`, defender `d`, and whoever is near. */
export const assault = (
  a: Force, d: Force, others: readonly Force[] = [], profiles: ScenarioJson['profiles'] = {},
): ScenarioJson => {
  const formation = (id: string, side: FormationJson['side'], { at, profile = 'militia', ...rest }: Force) => ({
    id, name: id, side, initiative: 2, ...rest,
    units: at.map((spot, i) => ({ id: `${rest.id ?? id}${i + 1}`, profile, at: spot })),
  });
  return {
    format: 1, ruleset: 'epic-armageddon', startAt: 'a4Attacks', engage: { formation: 'a', target: 'd' },
    formations: [formation('a', 'attacker', a), formation('d', 'defender', d),
      ...others.map(other => formation('x', 'defender', other))],
    profiles: { militia: MILITIA, ...profiles },
  };
};
