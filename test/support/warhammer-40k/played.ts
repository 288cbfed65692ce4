/** A fight played from its first blow to the end of its phase with a script of dice, which has to be used up. */
import { playPhase } from '../../../machines/warhammer-40k/play.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { PhaseReport } from '../../../src/warhammer-40k/explain/report.ts';
import type { Decision } from '../../../src/warhammer-40k/model/events.ts';
import type { Profile } from '../../../src/warhammer-40k/model/profile.ts';
import type { Scenario, ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import { profile, PROFILES, row, scenario, unit } from './build.ts';

/** A striker and those whom he touches, who have no attacks; each a profile by itself. */
export const duel = (
  striker: Partial<Profile>, victims: readonly Partial<Profile>[], fields: Partial<ScenarioUnit> = {},
): Partial<Scenario> => ({
  profiles: {
    ...PROFILES, striker: profile(striker),
    ...Object.fromEntries(victims.map((one, i) => [`victim${i}`, profile({ attacks: 0, ...one })])),
  },
  units: [
    unit({ id: 'strikers', side: 'attacker', models: row('s', 1, [20, 20], { profile: 'striker' }), ...fields }),
    unit({
      id: 'victims', side: 'defender',
      models: victims.map((_, i) => ({ ...row(`v${i}`, 1, PLACES[i]!)[0]!, profile: `victim${i}` })),
    }),
  ],
});

/** All of them in contact with the striker, base to base. */
const PLACES = [[19.5, 20.866], [20.5, 20.866], [21, 20], [19, 20], [20.5, 19.134]] as const;

export const fightOut = (
  edition: Edition, table: Partial<Scenario>, dice: readonly number[], decisions: readonly Decision[] = [],
): PhaseReport => playPhase(scenario(edition, { startAt: 'fight', ...table }), { dice, decisions });

/** Wounds left of each model of a unit, in the order of the scenario. */
export const woundsLeft = ({ units }: PhaseReport, id = 'victims'): readonly number[] =>
  units.find(one => one.id === id)!.models.map(({ wounds }) => wounds);

/** What each side has inflicted. */
export const inflicted = ({ results }: PhaseReport): PhaseReport['results'][number]['wounds'] => results[0]!.wounds;
