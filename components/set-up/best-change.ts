/** The best single change to a table that has been found so far: a card over the map, or a chip. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { changeGroupOf } from '../../src/epic-armageddon/odds/changes/change.ts';
import { changeText } from '../epic-armageddon/odds/change-words.ts';
import type { Matter } from '../epic-armageddon/odds/question.ts';
import { SpokenElement } from '../shared/languages/spoken-element.ts';
import { points } from '../shared/parts/figures.ts';
import { OddsWanted } from '../shared/resolver/page-requests.ts';
import { buttons, theme } from '../shared/theme/theme.ts';
import { setUpWords } from './set-up-words.ts';

/** A change of fewer percentage points is none that anybody could see. */
const SMALLEST = 0.05;

/** Sent when the change is to be made. */
export class ChangeWanted extends Event {
  readonly scenario: Scenario;

  constructor(scenario: Scenario) {
    super('change-wanted', { bubbles: true, composed: true });
    this.scenario = scenario;
  }
}

/** Sent when the card is folded to a chip, or the chip opened to a card. */
export class CardFolded extends Event {
  readonly isFolded: boolean;

  constructor(isFolded: boolean) {
    super('card-folded', { bubbles: true, composed: true });
    this.isFolded = isFolded;
  }
}

/** Those that who charges can decide now and gains by, the best first. */
const gainsIn = (matters: readonly Matter[]): readonly Matter[] => matters
  .filter(({ change, delta }) => delta >= SMALLEST && changeGroupOf(change) === 'decided')
  .sort((one, other) => other.delta - one.delta);

/**
 * Nothing at all where nothing better has been found.
 *
 * @fires change-wanted - The change is to be made: `scenario`, the whole table with it.
 * @fires card-folded - It was folded or opened: `isFolded`.
 * @fires odds-wanted - More of them are to be seen.
 */
export class BestChange extends SpokenElement {
  static override styles = [
    theme,
    buttons,
    css`
      :host {
        display: block;
        max-inline-size: 21rem;
      }
      .card {
        display: grid;
        grid-template-columns: 1fr auto auto;
        gap: 4px 8px;
        align-items: center;
        padding: 8px 8px 12px 16px;
        border-radius: var(--_radius);
        background: var(--_raised);
        box-shadow: 0 1px 6px rgb(0 0 0 / 20%);
      }
      .card > p {
        grid-column: 1 / -1;
        margin: 0;
        color: var(--_ink-soft);
        font-size: var(--_size-s);
      }
      .card > div {
        grid-column: 1 / -1;
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      b {
        font-weight: 650;
      }
      .points {
        color: var(--_attacker);
        font-size: var(--_size-l);
        font-weight: 650;
      }
      .chip {
        min-block-size: 44px;
        border-color: transparent;
        box-shadow: 0 1px 6px rgb(0 0 0 / 20%);
        font-size: var(--_size-s);
      }
      .main,
      .main:hover {
        border-color: var(--_now) !important;
        background: var(--_now) !important;
        color: var(--_on-now) !important;
      }
      .fold {
        min-inline-size: 36px;
        min-block-size: 36px;
        padding: 0;
      }
      @media (pointer: coarse) {
        .fold {
          min-inline-size: 44px;
          min-block-size: 44px;
        }
      }
      @media (forced-colors: active) {
        .card {
          border: 1px solid;
        }
      }
    `,
  ];
  static override properties = { matters: { attribute: false }, isFolded: { type: Boolean, attribute: 'folded' } };
  /** What would change the odds of the table as it is now, as far as it is known. */
  declare matters: readonly Matter[];
  declare isFolded: boolean;

  constructor() {
    super();
    this.matters = [];
    this.isFolded = false;
  }

  protected override get words(): readonly string[] {
    return this.matters.length === 0 ? [] : ['odds'];
  }

  protected override render(): TemplateResult | typeof nothing {
    const [best, ...others] = gainsIn(this.matters);
    if (best === undefined) return nothing;
    const { name, more } = changeText(best.change);
    const gain = html`<span class="points">${points(best.delta)}</span>`;
    if (this.isFolded) {
      return html`<button type="button" class="chip" aria-expanded="false" @click=${() => this.#fold(false)}>
        ${gain} <span>${setUpWords.best}</span></button>`;
    }
    return html`<section class="card" aria-label=${setUpWords.best}>
      <b>${setUpWords.best}</b>${gain}
      <button type="button" class="quiet fold" aria-label=${setUpWords.foldBest} title=${setUpWords.foldBest}
        aria-expanded="true" @click=${() => this.#fold(true)}>×</button>
      <p>${name} <span>${more}</span></p>
      <div>
        <button type="button" class="main" @click=${() => this.dispatchEvent(new ChangeWanted(best.scenario))}>
          ${best.change.kind === 'contact-swap' ? setUpWords.swapThem : setUpWords.doIt}</button>
        ${others.length === 0 ? nothing : html`<button type="button" class="quiet"
          @click=${() => this.dispatchEvent(new OddsWanted())}>${setUpWords.others(others.length)}</button>`}
      </div>
    </section>`;
  }

  #fold(isFolded: boolean): void {
    this.isFolded = isFolded;
    this.dispatchEvent(new CardFolded(isFolded));
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('[aria-expanded]')?.focus());
  }
}

if (!customElements.get('best-change')) customElements.define('best-change', BestChange);

declare global {
  interface HTMLElementTagNameMap {
    'best-change': BestChange;
  }
  interface HTMLElementEventMap {
    'card-folded': CardFolded;
    'change-wanted': ChangeWanted;
  }
}
