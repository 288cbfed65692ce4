/** How the phase ended: who won which fight, how every unit stands, and on to the other player's turn. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { phaseReportOf, type PhaseReport, type ReportedUnit } from '../../../src/warhammer-40k/explain/report.ts';
import type { Result } from '../../../src/warhammer-40k/model/state.ts';
import { sideMark } from '../../shared/parts/side-mark.ts';
import '../../shared/parts/tally-table.ts';
import { phaseWords } from '../resolver/phase-words.ts';
import { PhasePanel } from './phase-panel.ts';
import { nameIn } from './wording.ts';

const lineOf = ({ name, side, fate, models }: ReportedUnit): TemplateResult => {
  const lost = models.filter(model => !model.alive).length;
  return html`<li
    class=${side}>${sideMark(side)} ${phaseWords.fateOf(name, phaseWords.fates[fate], lost, models.length)}</li>`;
};

export class PhaseOverStep extends PhasePanel {
  static override styles = [...[PhasePanel.styles].flat(), css`
    .fates {
      margin: 0;
      padding: 0;
      overflow-wrap: anywhere;
      list-style: none;
    }
  `];

  protected override body(): TemplateResult {
    const report = phaseReportOf(this.phase);
    return html`
      ${this.#resultsTemplate(report)}
      <div class="group">
        <h3>${phaseWords.losses}</h3>
        <ul class="fates">${report.units.map(lineOf)}</ul>
      </div>
      <p class="lead">${phaseWords.nextTurnMore}</p>`;
  }

  #resultsTemplate({ results }: PhaseReport): TemplateResult | typeof nothing {
    if (results.length === 0) return nothing;
    return html`
      ${results.map(result => html`<p class="fact">${phaseWords.resultOf(result)}</p>`)}
      <tally-table caption=${phaseWords.wounds} .rows=${results.map(result => this.#rowOf(result))} .totals=${null}>
      </tally-table>`;
  }

  #rowOf({ units, round, wounds }: Result) {
    const name = phaseWords.combat(units.map(id => nameIn(this.phase, id)), round);
    return { name, rule: '40k.56', attacker: String(wounds.attacker), defender: String(wounds.defender) };
  }
}

if (!customElements.get('phase-over-step')) customElements.define('phase-over-step', PhaseOverStep);

declare global {
  interface HTMLElementTagNameMap {
    'phase-over-step': PhaseOverStep;
  }
}
