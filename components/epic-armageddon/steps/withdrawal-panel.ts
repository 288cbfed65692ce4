/** A step in which a formation withdraws: after a defeat, or broken on its way in or as it consolidates. */
import { html, nothing, type TemplateResult } from 'lit';
import { whyNotAsk } from '../../../src/epic-armageddon/steps/a2-overwatch.ts';
import { apartNow, caughtNow } from '../../../src/epic-armageddon/steps/a7-withdraw.ts';
import { hasRest, whyNotHalfway } from '../../../src/epic-armageddon/steps/a7-withdrawal-moves.ts';
import { withdrawalAllowance } from '../../../src/epic-armageddon/movement/two-moves.ts';
import { isWarEngine } from '../../../src/epic-armageddon/model/combatant.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Refusal } from '../../../src/epic-armageddon/model/log.ts';
import { combatantOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Unit } from '../../../src/epic-armageddon/model/state.ts';
import { aftermath } from './aftermath.ts';
import { mayWithdraw } from './care.ts';
import { deciding, type Primary } from '../../shared/resolver/primary.ts';
import { leftOf, type TerrainTest } from './move-panel.ts';
import { overwatchWords } from './overwatch-entry.ts';
import { primaryWords } from './primary-words.ts';
import { ruleNote } from './rule-notes.ts';
import { TransportPanel } from './transport-panel.ts';
import { withdrawalOf, withdrawalRows } from './withdrawal.ts';
import { unitNames } from './wording.ts';
import { moveWords } from './move-words.ts';

/** The frame of a withdrawal. */
export abstract class WithdrawalPanel extends TransportPanel {
  /** What the panel shows instead while a unit is tested or overwatch may fire; null while units withdraw. */
  protected get interruption(): TerrainTest | null {
    if (!this.isIn('overwatch')) return this.terrainTest;
    const { assault } = this;
    return {
      heading: overwatchWords.doesAnybody,
      lead: assault.withdrawing.length > 0 ? overwatchWords.leadWithdrawal : overwatchWords.leadConsolidation,
      body: html`<overwatch-entry .assault=${assault}></overwatch-entry>${aftermath(assault)}`,
      notes: ruleNote(assault, { heading: overwatchWords.whatIsIt, rules: ['A2.12', 'V3', 'B3'] }),
    };
  }

  /** The units that withdraw, and what there is to do about it. */
  protected withdrawal(): TemplateResult {
    const { assault } = this;
    return html`
      ${this.caught()} ${this.coherency(assault.withdrawing)}
      ${this.actions(
        this.asking('withdrawal.halfway', moveWords.firstMovesMade, whyNotHalfway(assault)),
        this.asking('withdrawal.moved', moveWords.movesMade, whyNotAsk(assault, assault.withdrawing, 'A7.3')),
      )}
      ${this.unitList(moveWords.unitsThatWithdraw, withdrawalRows(assault, this.keep), unit => this.wayOut(unit))}
      ${hasRest(assault) ? this.plainRows(deciding(primaryWords.stay, { type: 'withdrawal.ended' })) : nothing}
    `;
  }

  protected override endKeeping(keep: string): Primary<Decision> {
    return deciding(primaryWords.endWithdrawal, { type: 'withdrawal.ended', keep });
  }

  /** A button that asks whether overwatch fires at those who have moved, where it may. @rule A2.12 */
  protected asking(
    type: 'withdrawal.halfway' | 'withdrawal.moved' | 'consolidation.moved', says: string, refusal: Refusal | null,
  ): TemplateResult | typeof nothing {
    return refusal === null
      ? html`<button type="button" @click=${() => this.decide({ type })}>${says}</button>` : nothing;
  }

  private wayOut(unit: Unit): TemplateResult {
    if (unit.aboard !== null) return this.gettingOut(unit, 'a7Withdraw');
    const to = withdrawalOf(this.assault, unit);
    const left = leftOf(unit, withdrawalAllowance(this.assault, unit));
    return html`
      ${this.moveOf(unit, left, to === null ? null : { to, words: moveWords.straightAway })}
      ${this.carefully(unit, mayWithdraw(this.assault, unit))}
      <div class="actions">${this.collected(unit, 'a7Withdraw')}</div>
    `;
  }

  private caught(): TemplateResult | typeof nothing {
    const apart = apartNow(this.assault, this.keep);
    const caught = caughtNow(this.assault).filter(id => !apart.includes(id));
    if (caught.length + apart.length === 0) return html`<p class="fact">${moveWords.nobodyLost}</p>`;
    if (caught.length === 0) return nothing;
    const isEngine = (id: string): boolean => isWarEngine(combatantOf(this.assault, unitOf(this.assault, id)));
    const engines = caught.filter(isEngine);
    const lost = caught.filter(id => !isEngine(id));
    return html`<p class="warning">
      ${lost.length === 0 ? nothing : moveWords.tooNear(unitNames(this.assault, lost), lost.length)}
      ${engines.length === 0 ? nothing : moveWords.enginesTooNear(unitNames(this.assault, engines), engines.length)}
      <span class="rule">${engines.length === 0 ? 'A7.3' : 'A7.4'}</span>
    </p>`;
  }
}
