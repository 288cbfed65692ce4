/** The statechart's page: a procedure walked by hand, or rulings or editions side by side; the address says which. */
import { css, html, type TemplateResult } from 'lit';
import { AssaultResolver } from '../elements/assault-resolver.ts';
import '../embed/lazy/assault-statechart.ts';
import type { CompareChosen } from '../epic-armageddon/compare/events.ts';
import { SpokenElement } from '../shared/languages/spoken-element.ts';
import { addWords } from '../translations/add-words.ts';
import type { EditionsChosen } from '../warhammer-40k/compare/assault-editions.ts';
import type { drawnPhase } from '../warhammer-40k/compare/phase-chart.ts';
import { PHASE_LOG_GROUPS } from '../warhammer-40k/spoken/word-groups.ts';
import { formFieldStyles } from '../shared/parts/field.styles.ts';
import { buttons, theme } from '../shared/theme/theme.ts';
import { nameSpoken } from '../shared/languages/bundled.ts';
import type { Page } from './site-page.ts';
import {
  addressFrom, COMPLETED, writeChartAddress, readChartAddress, VIEWS, type ChartAddress, type View,
} from './statechart-address.ts';
import { statechartPageWords } from './site-words.ts';

/**
 * The procedure of an assault as a chart, with the choice of what it is walked with, and the comparison of rulings.
 *
 * @csspart views - The links to the chart and to the comparison.
 */
export class StatechartPage extends SpokenElement {
  static override styles = [
    theme,
    buttons,
    formFieldStyles,
    css`
      :host {
        display: grid;
        gap: calc(var(--_space) * 4);
      }
      h2,
      p {
        margin: 0;
      }
      h2 {
        font-size: var(--_size-xl);
      }
      .intro {
        display: grid;
        gap: calc(var(--_space) * 3);
      }
      nav {
        display: flex;
        flex-wrap: wrap;
        gap: calc(var(--_space) * 2);
      }
      nav a {
        display: inline-flex;
        align-items: center;
        min-block-size: 44px;
        padding-inline: calc(var(--_space) * 4);
        border: 1px solid var(--_line-strong);
        border-radius: var(--_radius);
        color: inherit;
        font-weight: 600;
        text-decoration: none;
      }
      nav a:hover {
        background: var(--_sunken);
      }
      nav a[aria-current='page'] {
        background: var(--_now-soft);
        box-shadow: inset 0 -3px 0 var(--_now);
      }
      .choice {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: calc(var(--_space) * 3);
      }
      label {
        display: grid;
        flex: 1 1 17rem;
        gap: var(--_space);
        max-inline-size: 32rem;
        min-inline-size: 0;
        font-size: var(--_size-s);
        font-weight: 600;
      }
      label span {
        position: absolute;
        overflow: hidden;
        inline-size: 1px;
        block-size: 1px;
        clip-path: inset(50%);
      }
      .choice button {
        min-block-size: 44px;
      }
      @media (max-width: 40rem) {
        :host {
          gap: calc(var(--_space) * 2);
        }
        /* What is drawn is in first sight: what is read about it follows. */
        .intro {
          display: contents;
        }
        .intro > * {
          margin-inline: calc(var(--_space) * 3);
        }
        .intro > p:not([role]) {
          order: 1;
        }
        h2 {
          font-size: var(--_size-l);
        }
        nav {
          flex-wrap: nowrap;
          padding: 3px;
          overflow-x: auto;
          white-space: nowrap;
        }
        nav a {
          flex: none;
          padding-inline: calc(var(--_space) * 3);
        }
        .choice {
          flex-wrap: nowrap;
        }
      }
      /* Few rows, so that what is drawn is in first sight whole. */
      @media (min-width: 40rem) {
        :host {
          gap: calc(var(--_space) * 2);
        }
        .intro {
          display: flex;
          flex-wrap: wrap;
          align-items: center;
          justify-content: space-between;
          gap: calc(var(--_space) * 2) calc(var(--_space) * 4);
        }
        .intro > p:not([role]) {
          flex: 1 1 24rem;
          color: var(--_ink-soft);
        }
        nav a {
          padding-inline: calc(var(--_space) * 3);
          font-size: var(--_size-s);
        }
        .choice {
          flex: 0 1 auto;
        }
        label {
          flex: 0 1 20rem;
        }
      }
      /* What is walked with stands beside the last of the links. */
      @media (min-width: 40rem) and (max-width: 52rem) {
        .intro {
          justify-content: start;
          gap: calc(var(--_space) * 2);
        }
        nav {
          display: contents;
        }
      }
      @media print {
        nav,
        .choice {
          display: none;
        }
      }
    `,
  ];
  static override properties = {
    asked: { attribute: false },
    isUnreachable: { state: true },
    drawPhase: { state: true },
  };
  /** What is shown. */
  declare asked: ChartAddress;
  declare private isUnreachable: boolean;
  /** How the chart of a phase is drawn; null until that is loaded. */
  declare private drawPhase: typeof drawnPhase | null;

  constructor() {
    super();
    this.asked = readChartAddress('');
    this.isUnreachable = false;
    this.drawPhase = null;
  }

  protected override get words(): readonly string[] {
    return ['site-statechart', ...(this.asked.view === 'chart' ? ['samples'] : [])];
  }

  protected override willUpdate(): void {
    const { view } = this.asked;
    if (view !== 'chart' && !this.isUnreachable) void this.#bring(view);
  }

  protected override render(): TemplateResult {
    const { view } = this.asked;
    return html`
      <div class="intro">
        <h2>${statechartPageWords.titles[view]}</h2>
        <p>${statechartPageWords.leads[view]}</p>
        <nav aria-label=${statechartPageWords.shown} part="views">
          ${VIEWS.map(one => html`<a
            href=${addressFrom(this.asked, one)}
            aria-current=${one === view ? 'page' : 'false'}
          >${statechartPageWords.views[one]}</a>`)}
        </nav>
        ${view === 'chart' ? this.#choiceTemplate() : this.#lackTemplate()}
      </div>
      ${this.#viewTemplate()}`;
  }

  #viewTemplate(): TemplateResult {
    const { view, scenario, ruling, answers } = this.asked;
    switch (view) {
      case 'chart':
        return html`<assault-statechart .scenario=${scenario}></assault-statechart>`;
      case 'compare':
        return html`<assault-compare
          .scenario=${scenario} .ruling=${ruling} .answers=${answers} @compare-chosen=${this.#onChosen}
        ></assault-compare>`;
      case 'phase':
        return this.drawPhase === null ? html`` : this.drawPhase(scenario, ruling, this.#showPhase);
      case 'editions':
        return html`<assault-editions
          .scenario=${scenario} .completed=${ruling === COMPLETED} @editions-chosen=${this.#onEditions}
        ></assault-editions>`;
    }
  }

  #choiceTemplate(): TemplateResult {
    return html`<div class="choice">
      <label>
        <span>${statechartPageWords.walkedWith}</span>
        <select @change=${this.#onSelect}>
          ${AssaultResolver.assaults.map(nameSpoken).map(({ id, title }) =>
            html`<option value=${id} .selected=${id === this.asked.scenario}>${title}</option>`)}
        </select>
      </label>
      <button type="button" @click=${() => print()}>${statechartPageWords.print}</button>
    </div>`;
  }

  #lackTemplate(): TemplateResult | '' {
    return this.isUnreachable
      ? html`<p role="alert">${statechartPageWords.notLoaded}
          <button type="button"
            @click=${() => (this.isUnreachable = false)}>${statechartPageWords.tryAgain}</button></p>`
      : '';
  }

  async #bring(view: View): Promise<void> {
    try {
      if (view === 'compare') await import('../embed/lazy/assault-compare.ts');
      else await addWords('warhammer-40k-compare', 'warhammer-40k-samples');
      if (view === 'editions') {
        await addWords(...PHASE_LOG_GROUPS, 'warhammer-40k-dice', 'warhammer-40k-policy'); // what they say is kept
        await import('../warhammer-40k/compare/assault-editions.ts');
      }
      if (view === 'phase') {
        await addWords('warhammer-40k-chart', 'warhammer-40k-refusals');
        this.drawPhase = (await import('../warhammer-40k/compare/phase-chart.ts')).drawnPhase;
      }
    } catch {
      this.isUnreachable = true;
    }
  }

  /** What is shown goes into the address, so that it can be kept and sent. */
  #show(asked: ChartAddress): void {
    this.asked = asked;
    if (/^#statechart\b/.test(location.hash)) history.replaceState(null, '', writeChartAddress(asked));
  }

  readonly #onSelect = ({ target }: Event): void => {
    this.#show({ ...this.asked, scenario: (target as HTMLSelectElement).value });
  };

  readonly #onChosen = ({ detail: { scenario, ruling, answers } }: CompareChosen): void => {
    this.#show({ view: 'compare', scenario: scenario ?? this.asked.scenario, ruling, answers });
  };

  readonly #onEditions = ({ detail: { scenario, completed } }: EditionsChosen): void => {
    this.#show({ view: 'editions', scenario, ruling: completed ? COMPLETED : null, answers: [] });
  };

  readonly #showPhase = (scenario: string, edition: string): void => {
    this.#show({ view: 'phase', scenario, ruling: edition, answers: [] });
  };
}

if (!customElements.get('statechart-page')) customElements.define('statechart-page', StatechartPage);

declare global {
  interface HTMLElementTagNameMap {
    'statechart-page': StatechartPage;
  }
}

const element = document.createElement('statechart-page');

export const page: Page = {
  element,
  show: asked => {
    element.asked = readChartAddress(asked);
  },
};
