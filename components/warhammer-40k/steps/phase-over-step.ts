/** How the phase ended: who won which fight, and how every unit stands. */
import { html, type TemplateResult } from 'lit';
import { phaseReportOf, type ReportedUnit } from '../../../src/warhammer-40k/report.ts';
import { FATE_WORDS, words } from '../words.ts';
import { PhasePanel } from './phase-panel.ts';

const lineOf = ({ name, fate, models }: ReportedUnit): TemplateResult => {
  const lost = models.filter(model => !model.alive).length;
  return html`<li>${words.fateOf(name, FATE_WORDS[fate], lost, models.length)}</li>`;
};

export class PhaseOverStep extends PhasePanel {
  protected override body(): TemplateResult {
    const { results, units } = phaseReportOf(this.phase);
    return html`
      <ul>${results.map(result => html`<li>${words.resultOf(result)}</li>`)}</ul>
      <ul>${units.map(lineOf)}</ul>`;
  }
}

if (!customElements.get('phase-over-step')) customElements.define('phase-over-step', PhaseOverStep);

declare global {
  interface HTMLElementTagNameMap {
    'phase-over-step': PhaseOverStep;
  }
}
