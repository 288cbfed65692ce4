/** The site's choice among the bundled assaults: links, so that each can be kept, sent and gone back to. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { AssaultResolver } from '../elements/assault-resolver.ts';
import { SpokenElement } from '../shared/languages/spoken-element.ts';
import { unfoldWith } from '../shared/parts/disclosure.ts';
import { theme } from '../shared/theme/theme.ts';
import { nameSpoken } from '../shared/languages/bundled.ts';
import { choiceWords } from './site-words.ts';
import { namedPage } from './site-page.ts';
import type { phaseLinks } from './lazy-phase-links.ts';

/** What is chosen among is said with these. */
const LIST_WORDS = ['samples', 'warhammer-40k-samples'] as const;

const fold = (event: Event): HTMLDetailsElement => {
  const details = event.currentTarget as HTMLDetailsElement;
  details.open = false;
  return details;
};

/** What is chosen is seen, and not the list any more. */
const onClick = (event: Event): void => {
  if ((event.target as Element).closest('a') !== null) fold(event).querySelector('summary')!.focus();
};

const onKey = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') fold(event).querySelector('summary')!.focus();
};

const onLeave = (event: FocusEvent): void => {
  const details = event.currentTarget as HTMLDetailsElement;
  if (event.relatedTarget !== null && !details.contains(event.relatedTarget as Node)) fold(event);
};

/**
 * A folded list of links `#id`, one for each bundled assault; the resolver with the id in `for` shows the one in
 * the address.
 */
export class AssaultChoice extends SpokenElement {
  static override styles = [
    theme,
    css`
      :host {
        display: block;
      }
      details {
        position: relative;
      }
      summary {
        inline-size: fit-content;
        padding: calc(var(--_space) * 2.5) calc(var(--_space) * 3);
        border: 1px solid var(--_line-strong);
        border-radius: var(--_radius);
        font-size: var(--_size-s);
        cursor: pointer;
      }
      summary:hover {
        background: var(--_sunken);
      }
      ul {
        position: absolute;
        z-index: 6;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
        inset-inline: 0;
        max-block-size: 75vh;
        margin: var(--_space) 0 0;
        padding: calc(var(--_space) * 2);
        overflow-y: auto;
        border: 1px solid var(--_line-strong);
        border-radius: var(--_radius);
        background: var(--_raised);
        box-shadow: 0 8px 24px rgb(0 0 0 / 18%);
        list-style: none;
      }
      a {
        display: block;
        block-size: 100%;
        box-sizing: border-box;
        padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
        border-radius: var(--_radius);
        color: var(--_ink);
        font-weight: 600;
        text-decoration: none;
      }
      a:hover {
        background: var(--_sunken);
      }
      a[aria-current] {
        background: var(--_now-soft);
      }
      .game {
        grid-column: 1 / -1;
      }
      h2 {
        margin: calc(var(--_space) * 2) calc(var(--_space) * 3) 0;
        font-size: var(--_size-m);
      }
      .phase {
        padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
        font-weight: 600;
      }
      .phase p {
        display: flex;
        flex-wrap: wrap;
        margin: 0 calc(var(--_space) * -3);
      }
      .phase a {
        block-size: auto;
        color: var(--_now-ink);
        font-size: var(--_size-s);
      }
      small {
        display: block;
        color: var(--_ink-soft);
        font-size: var(--_size-s);
        font-weight: 400;
        line-height: 1.35;
      }
      @media (pointer: coarse) {
        summary {
          padding-block: calc(var(--_space) * 3);
        }
      }
      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];
  static override properties = {
    for: {},
    chosen: { state: true },
    phases: { state: true },
  };
  /** The id of the resolver. */
  declare for: string;
  declare private chosen: string;
  /** Draws the links to the phases; null until they are loaded. */
  declare private phases: typeof phaseLinks | null;

  /** What there is to see in assaults, by their ids, once it is loaded. */
  #teaches: Readonly<Record<string, string>> = {};

  constructor() {
    super();
    this.for = '';
    this.chosen = '';
    this.phases = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('hashchange', this.#follow);
    this.#resolver?.addEventListener('assault-chosen', this.#followResolver);
    this.#resolver?.addEventListener('assault-changed', this.#mark);
    this.#follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#follow);
    this.#resolver?.removeEventListener('assault-chosen', this.#followResolver);
    this.#resolver?.removeEventListener('assault-changed', this.#mark);
  }

  protected override get words(): readonly string[] {
    return this.phases === null ? [] : LIST_WORDS;
  }

  protected override render(): TemplateResult {
    const { assaults } = AssaultResolver;
    return html`<nav aria-label=${choiceWords.assaults}>
      <details @keydown=${onKey} @focusout=${onLeave} @click=${onClick} @toggle=${this.#bring}>
        <summary @click=${unfoldWith(LIST_WORDS)}>${choiceWords.choose}</summary>
        <ul>
          <li class="game"><h2>${choiceWords.epic}</h2></li>
          ${assaults.map(nameSpoken).map(({ id, title, teaches = this.#teaches[id] }) => html`<li>
            <a href="#${id}" aria-current=${id === this.chosen ? 'page' : nothing}>
              <span>${title}</span> <small>${teaches}</small>
            </a>
          </li>`)}
          <li class="game"><h2>${choiceWords.phase}</h2></li>
          ${this.phases?.(this.chosen) ?? nothing}
        </ul>
      </details>
    </nav>`;
  }

  get #resolver(): AssaultResolver | null {
    return document.querySelector<AssaultResolver>(`assault-resolver#${CSS.escape(this.for)}`);
  }

  /** The address names an assault; where it names nothing, what is on the table stays there, at first the first. */
  readonly #follow = (): void => {
    const [first] = AssaultResolver.assaults;
    const [page] = namedPage();
    if (page === 'play') this.chosen = '';
    if (page !== '' || (location.hash === '' && this.#resolver?.scenario != null)) return;
    const [, ruleset, phase] = /^#(warhammer-40k-[\w-]+)\/([\w-]+)$/.exec(location.hash) ?? [];
    if (ruleset !== undefined) return this.#show(ruleset, phase!, location.hash.slice(1));
    const named = AssaultResolver.assaults.find(({ id }) => `#${id}` === location.hash) ?? first!;
    this.#show(null, named.id, named.id);
  };

  #show(ruleset: string | null, scenario: string, chosen: string): void {
    this.chosen = chosen;
    const resolver = this.#resolver;
    if (resolver === null || (resolver.scenario === scenario && resolver.ruleset === ruleset)) return;
    Object.assign(resolver, { events: [], step: null, seed: null, ruleset, scenario });
  }

  readonly #followResolver = (): void => {
    const { scenario, ruleset = null } = this.#resolver ?? {};
    if (typeof scenario !== 'string') return;
    const id = ruleset === null ? scenario : `${ruleset}/${scenario}`;
    if (id !== this.chosen) location.hash = id;
  };

  /** What is on the table may have come from elsewhere. */
  readonly #mark = (): void => {
    const { scenario, ruleset } = this.#resolver!;
    if (typeof scenario !== 'string') this.chosen = '';
    else this.chosen = ruleset === null ? scenario : `${ruleset}/${scenario}`;
  };

  readonly #bring = async (): Promise<void> => {
    const links = await import('./lazy-phase-links.ts');
    this.#teaches = links.SAMPLE_TEACHES;
    this.phases = links.phaseLinks;
  };
}

if (!customElements.get('assault-choice')) customElements.define('assault-choice', AssaultChoice);

declare global {
  interface HTMLElementTagNameMap {
    'assault-choice': AssaultChoice;
  }
}
