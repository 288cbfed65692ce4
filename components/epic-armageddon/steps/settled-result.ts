/** Results as they were thrown, for whatever panel shows them. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Assault, Score } from '../../../src/epic-armageddon/model/state.ts';
import type { BySide } from '../../../src/epic-armageddon/model/procedure.ts';
import { countsPoints } from './result-dice.ts';
import { forceOf } from './wording.ts';
import './result-table.ts';

/** A result that has been thrown; `sizes`: how many units each side had, where that is still so. */
export const settledResult = (
  assault: Assault, score: BySide<Score>, isThrown = false, sizes: BySide<number> | null = null,
): TemplateResult => html`<result-table
  .score=${score} .names=${{ attacker: forceOf(assault, 'attacker'), defender: forceOf(assault, 'defender') }}
  .sizes=${sizes} .isOfPoints=${countsPoints(assault)} .isThrown=${isThrown}
></result-table>`;

/** The last result, nothing before there is one. */
export const lastResult = (assault: Assault): TemplateResult | typeof nothing => {
  const result = assault.results.at(-1);
  return result === undefined ? nothing : settledResult(assault, result);
};
