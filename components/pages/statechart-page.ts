/** The statechart's page: the procedure walked by hand, or two rulings side by side; the address says what is shown. */
import { LitElement, css, html, type TemplateResult } from 'lit';
import { AssaultResolver } from '../assault-resolver.ts';
import '../assault-statechart-on-demand.ts';
import type { CompareChosen } from '../compare/events.ts';
import { formFieldStyles } from '../parts/field.styles.ts';
import { buttons, theme } from '../theme.ts';
import type { Page } from './page.ts';

/** What the address asks for: a bundled assault; with `compare` before it a question and its answers too. */
interface Asked {
  readonly isCompared: boolean;
  readonly scenario: string;
  readonly ruling: string | null;
  readonly answers: readonly string[];
}

const COMPARE = 'compare';

/** Two rulings are shown first where they make the most difference. */
const FIRST_COMPARED = 'warband-swarms-titan';

/** '', 'orks-storm-ruins', 'compare', 'compare/orks-storm-ruins/titanDice/half-macro/starting-capacity'. */
export const askedIn = (address: string): Asked => {
  const parts = address.split('/');
  const isCompared = parts[0] === COMPARE;
  const [scenario = '', ruling = '', ...answers] = isCompared ? parts.slice(1) : parts;
  const first = isCompared ? FIRST_COMPARED : AssaultResolver.assaults[0]!.id;
  return { isCompared, scenario: scenario || first, ruling: ruling || null, answers };
};

const addressOf = ({ isCompared, scenario, ruling, answers }: Asked): string =>
  `#statechart=${(isCompared ? [COMPARE, scenario, ...(ruling === null ? [] : [ruling, ...answers])] : [scenario])
    .join('/')}`;

/**
 * The procedure of an assault as a chart, with the choice of what it is walked with, and the comparison of rulings.
 *
 * @csspart views - The links to the chart and to the comparison.
 */
export class StatechartPage extends LitElement {
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
      .choice button {
        min-block-size: 44px;
      }
      @media (max-width: 40rem) {
        .intro {
          padding-inline: calc(var(--_space) * 3);
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
  };
  /** What is shown. */
  declare asked: Asked;
  declare private isUnreachable: boolean;

  constructor() {
    super();
    this.asked = askedIn('');
    this.isUnreachable = false;
  }

  protected override willUpdate(): void {
    if (this.asked.isCompared && !this.isUnreachable) void this.#bring();
  }

  protected override render(): TemplateResult {
    const { asked } = this;
    const chart = addressOf({ ...asked, isCompared: false });
    const compared = asked.isCompared ? addressOf(asked) : `#statechart=${COMPARE}`;
    return html`
      <div class="intro">
        <h2>${asked.isCompared ? 'Two rulings side by side' : 'The procedure as a chart'}</h2>
        <p>${asked.isCompared
          ? 'The same assault, the same decisions and the same dice, under two answers to a question of the rules.'
          : 'A box is a state of an assault, an arrow something that can happen. Walk through it event by event.'}</p>
        <nav aria-label="What is shown" part="views">
          <a href=${chart} aria-current=${asked.isCompared ? 'false' : 'page'}>The chart</a>
          <a href=${compared} aria-current=${asked.isCompared ? 'page' : 'false'}>Two rulings side by side</a>
        </nav>
        ${asked.isCompared ? this.#lackTemplate() : this.#choiceTemplate()}
      </div>
      ${asked.isCompared
        ? html`<assault-compare
            .scenario=${asked.scenario} .ruling=${asked.ruling} .answers=${asked.answers}
            @compare-chosen=${this.#onChosen}
          ></assault-compare>`
        : html`<assault-statechart .scenario=${asked.scenario}></assault-statechart>`}`;
  }

  #choiceTemplate(): TemplateResult {
    return html`<div class="choice">
      <label>
        <span>Assault that it is walked with</span>
        <select @change=${this.#onSelect}>
          ${AssaultResolver.assaults.map(({ id, title }) =>
            html`<option value=${id} .selected=${id === this.asked.scenario}>${title}</option>`)}
        </select>
      </label>
      <button type="button" @click=${() => print()}>Print</button>
    </div>`;
  }

  #lackTemplate(): TemplateResult | '' {
    return this.isUnreachable
      ? html`<p role="alert">A part of this program could not be loaded. Check the connection.
          <button type="button" @click=${() => (this.isUnreachable = false)}>Try again</button></p>`
      : '';
  }

  async #bring(): Promise<void> {
    try {
      await import('../assault-compare-on-demand.ts');
    } catch {
      this.isUnreachable = true;
    }
  }

  /** What is shown goes into the address, so that it can be kept and sent. */
  #show(asked: Asked): void {
    this.asked = asked;
    if (/^#statechart\b/.test(location.hash)) history.replaceState(null, '', addressOf(asked));
  }

  readonly #onSelect = ({ target }: Event): void => {
    this.#show({ ...this.asked, scenario: (target as HTMLSelectElement).value });
  };

  readonly #onChosen = ({ detail: { scenario, ruling, answers } }: CompareChosen): void => {
    this.#show({ isCompared: true, scenario: scenario ?? this.asked.scenario, ruling, answers });
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
    element.asked = askedIn(asked);
  },
};
