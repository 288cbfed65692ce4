/** How two editions charge: what differs between the parts of the statechart that they go through. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Chart } from '../../../machines/charts/chart.ts';
import { both, type Both } from '../../../machines/compare/game.ts';
import { chartDifferences, type ChartDifference } from '../../../machines/compare/chart-differences.ts';
import { chargePartOf } from '../../../machines/compare/editions/charge-charts.ts';
import { EDITIONS, POLICIES, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { Answer } from '../../../src/warhammer-40k/editions/policy.ts';
import { chartDifferencesTemplate } from '../../shared/compare/chart-differences-list.ts';
import { language } from '../../shared/languages/speech.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import { spokenChart } from '../../shared/statechart/spoken-chart.ts';
import { theme } from '../../shared/theme/theme.ts';
import { answerInWords, POLICY_WORDS } from '../spoken/policy-words.ts';
import { EDITION_NAMES } from '../spoken/edition-words.ts';
import { styles } from './styles.ts';
import { compareWords } from './compare-words.ts';

type Shape = Answer<'chargeShape'>;

/** They never change but for the language. */
const known = new Map<string, readonly ChartDifference[]>();

const partOf = (shape: Shape): Chart => spokenChart(chargePartOf(shape));

const differencesFrom = (one: Shape, other: Shape): readonly ChartDifference[] => {
  const about = `${language()} ${one}`;
  const found = known.get(about) ?? chartDifferences(partOf(one), partOf(other));
  known.set(about, found);
  return found;
};

/** Any two editions, and what differs between the charts of their charges. */
export class ChargeCharts extends SpokenElement {
  static override styles = [theme, formFieldStyles, styles];
  static override properties = { editions: { state: true } };
  declare private editions: Both<Edition>;

  constructor() {
    super();
    this.editions = [EDITIONS[0], '7th'];
  }

  protected override render(): TemplateResult {
    return html`<div class="two">
        ${both(this.editions, (edition, at) => html`<label>
          <span>${compareWords.sideOf(at)}</span>
          <select @change=${(event: Event) => this.#choose(event, at)}>
            ${EDITIONS.map(one =>
              html`<option value=${one} .selected=${one === edition}>${EDITION_NAMES[one]}</option>`)}
          </select>
        </label>`)}
      </div>
      <div class="questions" aria-live="polite">${this.#betweenTemplate()}</div>`;
  }

  #betweenTemplate(): TemplateResult {
    const [one, other] = both(this.editions, edition => POLICIES[edition].chargeShape);
    const says = both(this.editions, edition => {
      const told = POLICIES[edition].chargeShape;
      return html`<div>
        <dt>${EDITION_NAMES[edition]}</dt>
        <dd>${told === null ? compareWords.silent : answerInWords('chargeShape', told)}</dd>
      </div>`;
    });
    const isTold = one !== null && other !== null;
    return html`
      <div class="question"><p><strong>${POLICY_WORDS.chargeShape.asks}</strong></p><dl>${says}</dl></div>
      ${isTold ? nothing : html`<p>${compareWords.noChargeChart}</p>`}
      ${isTold && one === other ? html`<p>${compareWords.sameChargeChart}</p>` : nothing}
      ${isTold && one !== other
        ? chartDifferencesTemplate(both(this.editions, edition => EDITION_NAMES[edition]), differencesFrom(one, other))
        : nothing}`;
  }

  #choose({ target }: Event, at: 0 | 1): void {
    const chosen = EDITIONS.find(one => one === (target as HTMLSelectElement).value) ?? EDITIONS[0];
    this.editions = at === 0 ? [chosen, this.editions[1]] : [this.editions[0], chosen];
  }
}

if (!customElements.get('charge-charts')) customElements.define('charge-charts', ChargeCharts);

declare global {
  interface HTMLElementTagNameMap {
    'charge-charts': ChargeCharts;
  }
}
