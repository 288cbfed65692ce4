/** The end: who has won and how, what it has cost. To be read, and to be printed. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { fighters } from '../../../src/epic-armageddon/model/roster.ts';
import { enemyOf } from '../../../src/epic-armageddon/model/procedure.ts';
import { sideMark, sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { tableStyles } from '../../shared/parts/table.styles.ts';
import { aftermath } from './aftermath.ts';
import { costsOf, detailsOf, fateOf, type Cost } from './costs.ts';
import { howItEnded, outcomeSentences } from './outcome.ts';
import { settledResult } from './settled-result.ts';
import { ruleNote } from './rule-notes.ts';
import { unitEngagementOf } from './unit-engagement.ts';
import { StepPanel } from './step.ts';
import { forceIn } from './wording.ts';
import { resultWords } from './ending-words.ts';

/** The panel of an assault that is over, or that never came about. */
export class AssaultOverStep extends StepPanel {
  static override styles = [
    ...StepPanel.styles,
    sideMarkStyles,
    tableStyles,
    css`
      th,
      td {
        text-align: end;
      }
      th {
        font-weight: 400;
      }
      thead th {
        font-size: var(--_size-s);
        font-weight: 600;
      }
      :is(th, td) + :is(th, td) {
        padding-inline-start: calc(var(--_space) * 2);
      }
      :is(th, td):first-child {
        inline-size: 100%;
        text-align: start;
        overflow-wrap: anywhere;
      }
      .name {
        font-weight: 600;
      }
      .side-mark {
        --_mark-ground: var(--_ground);
        margin-inline-end: 0.35em;
        color: var(--_side);
        vertical-align: -0.06em;
      }
      .fate {
        color: var(--_bad);
        font-weight: 600;
      }
      tbody tr:not(:last-child) > * {
        padding-block-end: 0;
        border: 0;
      }
      tr + tr > td {
        padding-block-start: 0;
      }
      .how {
        display: block;
        color: var(--_ink-soft);
        font-size: var(--_size-s);
      }
      h3 {
        margin-block-end: calc(var(--_space) * -1);
      }
    `,
  ];

  protected override heading(): unknown {
    const { winner, ending } = this.assault;
    if (ending === 'no-assault') return resultWords.noAssault;
    return winner === null ? resultWords.nobodyWon : resultWords.hasWon(...forceIn(this.assault, winner));
  }

  protected override lead(): unknown {
    const { assault } = this;
    const broke = assault.ending === 'no-assault'
      ? outcomeSentences(assault, ['test-failed', 'markers-placed', 'breaks', 'withdrawn']) : [];
    return [howItEnded(assault), ...broke].join(' ');
  }

  protected override body(): unknown {
    const { assault } = this;
    return html`
      ${this.rounds()}
      <table>
        <caption>${resultWords.whatIsLeft}</caption>
        <thead>
          <tr>
            <th scope="col">${resultWords.formation}</th><th scope="col">${resultWords.lost}</th><th
              scope="col">${resultWords.left}</th>
            <th scope="col">${resultWords.markers}</th>
          </tr>
        </thead>
        ${costsOf(assault).map(cost => this.cost(cost))}
      </table>
      ${assault.winner === null ? aftermath(assault) : nothing}
    `;
  }

  protected override notes(): TemplateResult {
    const { assault } = this;
    if (assault.ending === 'no-assault') {
      return assault.testPassed === false
        ? html`${ruleNote(assault, { heading: resultWords.failedTestCost, rules: ['A0.2', 'A1.5'] })}`
        : html`${ruleNote(assault, { heading: resultWords.whyNothing, rules: ['A2.2', 'A3.7'] })}`;
    }
    return html`
      ${assault.ending === 'swift'
        ? ruleNote(assault, { heading: resultWords.whyAtOnce, rules: ['A4.7', 'A5.6'] })
        : ruleNote(assault, { heading: resultWords.whyWon, rules: ['A6.4', 'A6.2'] })}
      ${ruleNote(assault, { heading: resultWords.whichMarkers, rules: ['A8.1', 'A6.8', 'B5'] })}
      ${this.fearlessLeft ? ruleNote(assault, { heading: resultWords.stillInContact, rules: ['A8.4'] }) : nothing}
    `;
  }

  /** Every time the result was thrown. */
  private rounds(): unknown {
    const { assault } = this;
    return assault.results.map((result, i) => {
      const { attacker, defender } = result;
      const isTie = attacker.total === defender.total;
      const inRounds = isTie ? resultWords.tieRound(i + 1) : resultWords.round(i + 1);
      return html`<h3>${
        assault.results.length === 1 ? resultWords.result : inRounds}</h3>${settledResult(assault, result)}`;
    });
  }

  private cost(cost: Cost): TemplateResult {
    const { formation, lost, left } = cost;
    const fate = fateOf(cost);
    const details = detailsOf(cost);
    return html`<tbody>
      <tr>
        <th scope="row" class=${formation.side}>
          <span class="name">${sideMark(formation.side)}${formation.name}</span>
          ${fate === '' ? nothing : html`<span class="fate">${fate}</span>`}
        </th>
        <td>${lost}</td>
        <td>${left}</td>
        <td>${formation.blastMarkers}</td>
      </tr>
      ${details.length === 0
        ? nothing
        : html`<tr><td colspan="4">${details.map(one => html`<span class="how">${one}</span>`)}</td></tr>`}
    </tbody>`;
  }

  private get fearlessLeft(): boolean {
    const { assault } = this;
    return assault.winner !== null && fighters(assault, enemyOf(assault.winner))
      .some(unit => unitEngagementOf(assault, unit.id)?.kind === 'contact');
  }
}

if (!customElements.get('assault-over-step')) customElements.define('assault-over-step', AssaultOverStep);

declare global {
  interface HTMLElementTagNameMap {
    'assault-over-step': AssaultOverStep;
  }
}
