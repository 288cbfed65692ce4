/** A6. Result: who has won, and who is hacked down as the losers turn. */
import { html, nothing, type TemplateResult } from 'lit';
import { isWarEngine } from '../../../src/epic-armageddon/model/combatant.ts';
import { combatantOf, passengersOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import { enemyOf, SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import { BRUTAL_HITS, isBrutal } from '../../../src/epic-armageddon/special-rules/epic-au.ts';
import { HitPanel } from './hit-panel.ts';
import { aftermath } from './aftermath.ts';
import { resultLabels, settledResult } from './result-dice.ts';
import { ruleNote } from './rule-notes.ts';
import { forceIn } from './wording.ts';
import { resultWords } from './ending-words.ts';
import '../../shared/parts/dice-throw.ts';

/**
 * The panel of the result: two dice a side with what each adds, then the hack-downs.
 *
 * @fires decided - The hack-downs are allocated, one is moved.
 */
export class A6ResultStep extends HitPanel {
  protected override heading(): unknown {
    const { round, winner } = this.assault;
    if (winner === null) return round === 1 ? resultWords.result : resultWords.resultOf(round);
    return resultWords.winsBy(...forceIn(this.assault, winner), this.difference);
  }

  protected override lead(): unknown {
    const { winner, hackDown } = this.assault;
    if (winner === null) return resultWords.resultLead;
    const losers = forceIn(this.assault, enemyOf(winner));
    const isMore = isBrutal(this.assault, winner);
    const hits = hackDown - (isMore ? BRUTAL_HITS : 0);
    const taken = hits === this.difference
      ? resultWords.takes(...losers, hits) : resultWords.takesHalf(...losers, hits, this.difference);
    return isMore ? `${taken} ${resultWords.brutalAdds}` : taken;
  }

  protected override body(): unknown {
    const { winner, volley } = this.assault;
    if (winner === null || volley === null) return html`${this.throw()}${aftermath(this.assault)}`;
    return html`
      ${settledResult(this.assault, this.assault.results.at(-1)!, this.isThrown)}
      ${this.hitLists(volley, 'place')}
    `;
  }

  protected override notes(): TemplateResult {
    const { assault } = this;
    if (assault.winner === null) {
      return html`
        ${ruleNote(assault, { heading: resultWords.whatAdds, rules: ['A6.2', 'A6.3', 'B2'] })}
        ${ruleNote(assault, { heading: resultWords.whoWins, rules: ['A6.1', 'A6.4'] })}
      `;
    }
    return html`
      ${ruleNote(assault, { heading: resultWords.whyHit, rules: ['A6.5', 'A6.8'] })}
      ${ruleNote(assault, { heading: resultWords.passedOver, rules: ['A6.6'] })}
      ${this.hitsEngines ? ruleNote(assault, { heading: resultWords.ofEngine, rules: ['W9'] }) : nothing}
      ${this.hitsTransports
        ? ruleNote(assault, { heading: resultWords.ofInside, rules: ['A6.7'], ruling: 'fearlessTransport' })
        : nothing}
      ${ruleNote(assault, { heading: resultWords.whyThere, rules: ['H1', 'H12'] })}
    `;
  }

  private get hitsTransports(): boolean {
    return SIDES.flatMap(side => this.assault.volley?.targets[side] ?? [])
      .some(({ unit }) => passengersOf(this.assault, unit).length > 0);
  }

  private get hitsEngines(): boolean {
    return SIDES.flatMap(side => this.assault.volley?.hits[side] ?? [])
      .some(({ unit }) => isWarEngine(combatantOf(this.assault, unitOf(this.assault, unit))));
  }

  private get difference(): number {
    const result = this.assault.results.at(-1);
    return result === undefined ? 0 : Math.abs(result.attacker.total - result.defender.total);
  }

  private throw(): TemplateResult | typeof nothing {
    return html`<dice-throw .hands=${this.hands} .labels=${resultLabels(this.assault)}></dice-throw>`;
  }
}

if (!customElements.get('a6-result-step')) customElements.define('a6-result-step', A6ResultStep);

declare global {
  interface HTMLElementTagNameMap {
    'a6-result-step': A6ResultStep;
  }
}
