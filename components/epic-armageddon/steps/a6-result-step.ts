/** A6. Result: who has won, and who is hacked down as the losers turn. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { isWarEngine } from '../../../src/epic-armageddon/model/combatant.ts';
import { combatantOf, passengersOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import { enemyOf, SIDES, type BySide } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Score } from '../../../src/epic-armageddon/model/state.ts';
import { strengthOf } from '../../../src/epic-armageddon/steps/a6-result.ts';
import { HitPanel } from './hit-panel.ts';
import { aftermath } from './aftermath.ts';
import { resultLabels } from './result-dice.ts';
import { settledResult } from './settled-result.ts';
import { ruleNote } from './rule-notes.ts';
import { takenLines } from './taken-lines.ts';
import { forceOf } from './wording.ts';
import { resultWords } from './ending-words.ts';
import '../../shared/parts/dice-throw.ts';

/**
 * The panel of the result: two dice a side with what each adds, then the hack-downs.
 *
 * @fires decided - The hack-downs are allocated, one is moved.
 */
export class A6ResultStep extends HitPanel {
  static override styles = [...HitPanel.styles, css`
    h2 span {
      color: var(--_side);
    }
    .taken,
    .taken .group {
      display: grid;
      gap: calc(var(--_space) * 2);
      min-inline-size: 0;
    }
    /* Who is hacked down is what the step is about: the band reaches to the edges of the panel. */
    .taken unit-list {
      margin-inline: calc(var(--_bleed, 0px) * -1);
      padding-inline: calc(var(--_bleed, 0px) - var(--_space));
      background: var(--_now-soft);
    }
  `];

  protected override heading(): unknown {
    const { round, winner } = this.assault;
    if (winner === null) return round === 1 ? resultWords.result : resultWords.resultOf(round);
    const loser = enemyOf(winner);
    return html`<span class=${winner}>${this.result[winner].total}</span> ${resultWords.to}
      <span class=${loser}>${this.result[loser].total}</span> ${resultWords.for(forceOf(this.assault, winner))}`;
  }

  /** The title and the table say all of it once it has been thrown. */
  protected override lead(): unknown {
    return this.assault.winner === null ? resultWords.resultLead : nothing;
  }

  protected override body(): unknown {
    const { assault } = this;
    if (assault.winner === null || assault.volley === null) return html`${this.throw()}${aftermath(assault)}`;
    const sizes = { attacker: strengthOf(assault, 'attacker').size, defender: strengthOf(assault, 'defender').size };
    return html`
      ${settledResult(assault, this.result, this.isThrown, sizes)}
      <div class="taken">${this.hitLists(assault.volley, 'place')}${takenLines(assault).map(line => html`
        <p class="fact">${line}</p>`)}</div>
    `;
  }

  /** The title says whose hits they are. */
  protected override listHeading(): unknown {
    return nothing;
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

  /** The one that decided. */
  private get result(): BySide<Score> {
    return this.assault.results.at(-1)!;
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
