/** A step in which a formation withdraws: after a defeat, or broken on its way in. */
import { html, nothing, type TemplateResult } from 'lit';
import { caughtNow } from '../../../src/epic-armageddon/steps/a7-withdraw.ts';
import { withdrawalAllowance } from '../../../src/epic-armageddon/movement/two-moves.ts';
import { isWarEngine } from '../../../src/epic-armageddon/model/combatant.ts';
import { combatantOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Unit } from '../../../src/epic-armageddon/model/state.ts';
import { leftOf } from './move-panel.ts';
import { TransportPanel } from './transport-panel.ts';
import { isStillToGo, withdrawalOf, withdrawalRows, withdrawingUnits } from './withdrawal.ts';
import { unitNames } from './wording.ts';
import { moveWords } from './move-words.ts';

/** The frame of a withdrawal. */
export abstract class WithdrawalPanel extends TransportPanel {
  /** The units that withdraw, and what there is to do about it. */
  protected withdrawal(): TemplateResult {
    const { assault } = this;
    const isAnyoneLeft = withdrawingUnits(assault).some(unit => isStillToGo(assault, unit));
    return html`
      ${this.caught()}
      <div class="actions">
        <button
          type="button"
          class=${isAnyoneLeft ? 'main' : ''}
          aria-disabled=${isAnyoneLeft ? nothing : 'true'}
          @click=${() => isAnyoneLeft && this.decide({ type: 'rest.withdrew' })}
        >${moveWords.withdrawAll}</button>
        <button
          type="button"
          class=${isAnyoneLeft ? '' : 'main'}
          @click=${() => this.decide({ type: 'withdrawal.ended' })}
        >${moveWords.endWithdrawal}</button>
      </div>
      ${this.unitList(moveWords.unitsThatWithdraw, withdrawalRows(assault), unit => this.wayOut(unit))}
    `;
  }

  private wayOut(unit: Unit): TemplateResult {
    const to = withdrawalOf(this.assault, unit);
    const left = leftOf(unit, withdrawalAllowance(this.assault, unit));
    return this.moveOf(unit, left, to === null ? null : { to, words: moveWords.straightAway });
  }

  private caught(): TemplateResult | typeof nothing {
    const caught = caughtNow(this.assault);
    if (caught.length === 0) return html`<p class="fact">${moveWords.nobodyLost}</p>`;
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
