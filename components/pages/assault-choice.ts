/** The site's choice among the bundled assaults: links, so that each can be kept, sent and gone back to. */
import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { AssaultResolver } from '../assault-resolver.ts';
import { theme } from '../theme.ts';

/**
 * A list of links `#id`, one for each bundled assault; the resolver with the id in `for` shows the one in the address.
 */
export class AssaultChoice extends LitElement {
  static override styles = [
    theme,
    css`
      :host {
        display: block;
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: var(--_space);
        margin: 0;
        padding: 0;
        list-style: none;
      }
      a {
        display: flex;
        align-items: center;
        min-block-size: 36px;
        padding-inline: calc(var(--_space) * 3);
        border: 1px solid var(--_line);
        border-radius: var(--_radius);
        color: var(--_ink);
        font-size: var(--_size-s);
        text-decoration: none;
      }
      a:hover {
        border-color: var(--_line-strong);
        background: var(--_sunken);
      }
      a[aria-current] {
        border-color: var(--_now);
        background: var(--_now-soft);
        font-weight: 600;
      }
      /* On a phone one line to be pushed aside. */
      @media (max-width: 40rem) {
        ul {
          flex-wrap: nowrap;
          overflow-x: auto;
          scrollbar-width: none;
        }
        li {
          flex: none;
        }
      }
      @media (pointer: coarse) {
        a {
          min-block-size: 44px;
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
  };
  /** The id of the resolver. */
  declare for: string;
  declare private chosen: string;

  constructor() {
    super();
    this.for = '';
    this.chosen = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('hashchange', this.#follow);
    this.#resolver?.addEventListener('assault-chosen', this.#followResolver);
    this.#follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#follow);
    this.#resolver?.removeEventListener('assault-chosen', this.#followResolver);
  }

  protected override render(): TemplateResult {
    return html`<nav aria-label="Assaults">
      <ul>
        ${AssaultResolver.assaults.map(({ id, title, teaches }) => html`<li>
          <a href="#${id}" title=${teaches} aria-current=${id === this.chosen ? 'page' : nothing}>${title}</a>
        </li>`)}
      </ul>
    </nav>`;
  }

  get #resolver(): AssaultResolver | null {
    return document.querySelector<AssaultResolver>(`assault-resolver#${CSS.escape(this.for)}`);
  }

  /** The address names an assault, or the first is meant. */
  readonly #follow = (): void => {
    const named = AssaultResolver.assaults.find(({ id }) => `#${id}` === location.hash) ?? AssaultResolver.assaults[0]!;
    this.chosen = named.id;
    if (this.#resolver !== null && this.#resolver.scenario !== named.id) this.#resolver.scenario = named.id;
  };

  readonly #followResolver = (): void => {
    const id = this.#resolver?.scenario;
    if (typeof id === 'string' && id !== this.chosen) location.hash = id;
  };
}

if (!customElements.get('assault-choice')) customElements.define('assault-choice', AssaultChoice);

declare global {
  interface HTMLElementTagNameMap {
    'assault-choice': AssaultChoice;
  }
}
