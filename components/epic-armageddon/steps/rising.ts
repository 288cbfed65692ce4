/** Skimmers in a counter-charge: who may pop up, and why others may not. */
import { html, nothing, type TemplateResult } from 'lit';
import { whyNotCounterRise } from '../../../src/epic-armageddon/steps/a3-counter-charge.ts';
import { has } from '../../../src/epic-armageddon/model/combatant.ts';
import { sentence } from '../spoken/sentences.ts';
import { combatantOf, fightersOnTable } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { chargeWords } from './charge-words.ts';

export const isSkimmer = (assault: Assault, unit: Unit): boolean => has(combatantOf(assault, unit), 'skimmer');

/** Whether anybody of a side may pop up now. @rule A3.3 */
export const mayAnyoneRise = (assault: Assault, side: Side): boolean =>
  fightersOnTable(assault, side).some(unit => whyNotCounterRise(assault, side, unit.id) === null);

/** Popping up, for a skimmer: a button, or the reason why there is none. @rule A3.3 */
export const risingOf = (assault: Assault, unit: Unit, rise: () => void): TemplateResult | typeof nothing => {
  if (!isSkimmer(assault, unit)) return nothing;
  if (unit.poppedUp) {
    return html`<p class="fact">${chargeWords.hasPoppedUp}</p>`;
  }
  const refusal = whyNotCounterRise(assault, unit.side, unit.id);
  return refusal === null
    ? html`<button type="button" @click=${rise}>${chargeWords.popUp}</button>`
    : html`<p class="fact">${chargeWords.cannotPopUp} ${sentence(refusal)}</p>`;
};
