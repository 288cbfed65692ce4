/** Phases with rows beside their text, played by the statechart to their end. */
import { playPhase } from '../../../../machines/warhammer-40k/play.ts';
import type { PhaseReport } from '../../../../src/warhammer-40k/explain/report.ts';
import type { Edition } from '../../../../src/warhammer-40k/editions/index.ts';
import type { RowId } from '../../../../src/warhammer-40k/editions/rows.ts';
import type { Decision } from '../../../../src/warhammer-40k/model/events.ts';
import type { Profile } from '../../../../src/warhammer-40k/model/profile.ts';
import type { Scenario, ScenarioUnit } from '../../../../src/warhammer-40k/model/scenario.ts';
import { profile, PROFILES, row, scenario, unit } from '../../../support/warhammer-40k/build.ts';

interface Played extends Partial<Scenario> {
  readonly decisions?: readonly Decision[];
}

/** A phase with these rows, every die of it given. */
export const played = (
  edition: Edition, rows: readonly RowId[], units: readonly ScenarioUnit[], dice: readonly number[],
  { decisions = [], ...fields }: Played = {},
): PhaseReport => playPhase(scenario(edition, { units, completions: rows, ...fields }), { dice, decisions });

/** The rules by which lines were told. */
export const rulesIn = ({ log }: PhaseReport): readonly string[] => log.map(({ rule }) => rule);

export const fateOf = (report: PhaseReport, id: string): string => report.units.find(one => one.id === id)!.fate;

export const livingIn = (report: PhaseReport, id: string): number =>
  report.units.find(one => one.id === id)!.models.filter(({ alive }) => alive).length;

/** The name of a profile that nobody else has. */
export const one = (name: string, fields: Partial<Profile>) =>
  ({ profiles: { ...PROFILES, [name]: profile({ name, ...fields }) } });

/** Who strikes first with hits that kill, and who has lost so many wounds to it: two ranks face to face. */
export const ranks = (
  winners: number, losers: number, fields: { readonly [unit in 'w' | 'l']?: Partial<ScenarioUnit> } = {},
  profiles: { readonly w?: string; readonly l?: string } = {},
): readonly ScenarioUnit[] => [
  unit({
    id: 'w', name: 'Winners', side: 'attacker', models: row('w', winners, [20, 20], { profile: profiles.w ?? 'marine' }),
    ...fields.w,
  }),
  unit({
    id: 'l', name: 'Losers', side: 'defender', models: row('l', losers, [20, 21], { profile: profiles.l ?? 'marine' }),
    ...fields.l,
  }),
];
