/** The choice among the bundled assaults: links, so that each can be kept, sent and gone back to. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { SAMPLE_NAMES } from '../../src/epic-armageddon/scenario/samples/names.ts';
import { SAMPLE_TEACHES } from '../../src/epic-armageddon/scenario/samples/teaches.ts';
import { PHASE_SAMPLE_NAMES } from '../../src/warhammer-40k/scenario/samples/names.ts';
import { EDITIONS } from '../../src/warhammer-40k/editions/index.ts';
import { SpokenElement } from '../shared/languages/spoken-element.ts';
import { theme } from '../shared/theme/theme.ts';
import { nameSpoken } from '../shared/languages/bundled.ts';
import { EDITION_NAMES } from '../warhammer-40k/spoken/edition-words.ts';
import { choiceWords } from './site-words.ts';

/** What is chosen among is said with these. */
const LIST_WORDS = ['samples', 'warhammer-40k-samples'] as const;

/** Links `#id`, one for each bundled assault, and one for each bundled phase in each edition. */
export class AssaultChoice extends SpokenElement {
  static override styles = [
    theme,
    css`
      :host {
        display: block;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
        gap: calc(var(--_space) * 2);
        margin: 0;
        padding: 0;
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
      h3 {
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
      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];
  static override properties = {
    chosen: {},
  };
  /** What is on the table, as the address names it. */
  declare chosen: string | null;

  constructor() {
    super();
    this.chosen = null;
  }

  protected override get words(): readonly string[] {
    return LIST_WORDS;
  }

  protected override render(): TemplateResult {
    return html`<ul>
      <li class="game"><h3>${choiceWords.epic}</h3></li>
      ${SAMPLE_NAMES.map(nameSpoken).map(({ id, title, teaches = SAMPLE_TEACHES[id] }) => html`<li>
        <a href="#${id}" aria-current=${id === this.chosen ? 'page' : nothing}>
          <span>${title}</span> <small>${teaches}</small>
        </a>
      </li>`)}
      <li class="game"><h3>${choiceWords.phase}</h3></li>
      ${phaseLinks(this.chosen)}
    </ul>`;
  }
}

/** The bundled phases of Warhammer 40,000, each in each edition; `chosen`: what the address names without its '#'. */
const phaseLinks = (chosen: string | null): readonly TemplateResult[] =>
  PHASE_SAMPLE_NAMES.map(nameSpoken).map(({ id, title, teaches }) => html`<li class="phase">
    <span>${title}</span> <small>${teaches}</small>
    <p>${EDITIONS.map(edition => {
      const to = `warhammer-40k-${edition}/${id}`;
      return html`<a href="#${to}" aria-current=${to === chosen ? 'page' : nothing}>${EDITION_NAMES[edition]}</a> `;
    })}</p>
  </li>`);

if (!customElements.get('assault-choice')) customElements.define('assault-choice', AssaultChoice);

declare global {
  interface HTMLElementTagNameMap {
    'assault-choice': AssaultChoice;
  }
}
