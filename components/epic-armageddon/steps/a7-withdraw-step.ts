/** A7. Withdraw: the loser breaks, and gets away or does not. */
import { html, nothing, type TemplateResult } from 'lit';
import { isWarEngine } from '../../../src/epic-armageddon/model/combatant.ts';
import { isFearless } from '../../../src/epic-armageddon/special-rules/ethereal.ts';
import type { EventKey } from '../../../src/epic-armageddon/model/log-entries.ts';
import { combatantOf } from '../../../src/epic-armageddon/model/roster.ts';
import { aftermath } from './aftermath.ts';
import { howItEnded, outcomeSentences } from './outcome.ts';
import { lastResult } from './settled-result.ts';
import { ruleNote } from './rule-notes.ts';
import { withdrawingUnits } from './withdrawal.ts';
import { WithdrawalPanel } from './withdrawal-panel.ts';
import { formationsIn } from './wording.ts';
import { endingWords } from './ending-words.ts';

const FATES: readonly EventKey[] = ['breaks', 'destroyed-when-broken', 'aircraft-destroyed', 'vanishes', 'panic'];

/**
 * The panel of the withdrawal, of the losers and then of friends whom their defeat has broken.
 *
 * @fires decided - A unit moves, the others withdraw in the usual way, the withdrawal ends.
 */
export class A7WithdrawStep extends WithdrawalPanel {
  protected override heading(): unknown {
    return this.interruption?.heading ?? endingWords.withdraws(...formationsIn(this.assault, this.assault.withdrawing));
  }

  protected override lead(): unknown {
    if (this.interruption !== null) return this.interruption.lead;
    const why = this.isOfFriends
      ? endingWords.defeatBroke
      : [howItEnded(this.assault), ...outcomeSentences(this.assault, FATES)].join(' ');
    return `${why} ${this.hasEngines ? endingWords.twoMovesEngines : endingWords.twoMoves}`;
  }

  protected override body(): unknown {
    if (this.interruption !== null) return this.interruption.body;
    if (this.isOfFriends) return this.withdrawal();
    const result = this.assault.ending === 'result' ? lastResult(this.assault) : nothing;
    return html`${this.withdrawal()}${result}${aftermath(this.assault)}`;
  }

  protected override notes(): TemplateResult {
    const { assault } = this;
    if (this.interruption !== null) return this.interruption.notes;
    const isAnyoneFearless = withdrawingUnits(assault).some(unit => isFearless(assault, unit));
    return html`
      ${this.isOfFriends
        ? ruleNote(assault, { heading: endingWords.whyWithdraw, rules: ['A7.6', 'B1'] })
        : ruleNote(assault, { heading: endingWords.whyBreak, rules: ['A7.1', 'A7.2'] })}
      ${ruleNote(assault, {
        heading: endingWords.whoGetsAway, rules: ['A7.3', 'A2.8', ...(this.hasEngines ? ['A7.4'] : [])],
      })}
      ${assault.log.some(({ key }) => key === 'aircraft-destroyed')
        ? ruleNote(assault, { heading: endingWords.whyAircraft, rules: ['A7.5'] })
        : nothing}
      ${isAnyoneFearless ? ruleNote(assault, { heading: endingWords.mayFearless, rules: ['A7.3', 'A8.4'] }) : nothing}
      ${this.isOfFriends ? nothing : ruleNote(assault, { heading: endingWords.ofFriends, rules: ['A7.6'] })}
      ${ruleNote(assault, { heading: endingWords.whichOrder, rules: ['A7.7'] })}
    `;
  }

  private get hasEngines(): boolean {
    return withdrawingUnits(this.assault).some(unit => isWarEngine(combatantOf(this.assault, unit)));
  }

  /** Those who fought have withdrawn; now those who stood by do. */
  private get isOfFriends(): boolean {
    return this.isIn('supportersWithdrawing');
  }
}

if (!customElements.get('a7-withdraw-step')) customElements.define('a7-withdraw-step', A7WithdrawStep);

declare global {
  interface HTMLElementTagNameMap {
    'a7-withdraw-step': A7WithdrawStep;
  }
}
