/** Phases with rows beside their text, played by the statechart to their end. */
import { playPhase } from '../../../../machines/warhammer-40k/play.ts';
import type { PhaseReport } from '../../../../src/warhammer-40k/explain/report.ts';
import type { Edition } from '../../../../src/warhammer-40k/editions/index.ts';
import type { RowId } from '../../../../src/warhammer-40k/editions/rows.ts';
import type { Decision } from '../../../../src/warhammer-40k/model/events.ts';
import type { Scenario, ScenarioUnit } from '../../../../src/warhammer-40k/model/scenario.ts';
import { scenario } from '../../../support/warhammer-40k/build.ts';

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
