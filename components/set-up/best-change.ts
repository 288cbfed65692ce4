/** The best single change to a table that has been found so far: a card over the map, or a chip. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { changeGroupOf } from '../../src/epic-armageddon/odds/changes/change.ts';
import { changeText } from '../epic-armageddon/odds/change-words.ts';
import { oddsWords } from '../epic-armageddon/odds/odds-words.ts';
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

/** Sent when the change is to be drawn on the map; `scenario` null: no longer. */
export class ChangeShown extends Event {
  readonly scenario: Scenario | null;

  constructor(scenario: Scenario | null) {
    super('change-shown', { bubbles: true, composed: true });
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
 * Nothing at all where nothing better has been found. Where there is little room it is a chip: a tap draws the change
 * on the map, and then the chip makes it.
 *
 * @fires change-wanted - The change is to be made: `scenario`, the whole table with it.
 * @fires change-shown - It is to be drawn on the map, or no longer: `scenario`.
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
        max-inline-size: 26rem;
      }
      .card {
        display: grid;
        grid-template-columns: 1fr auto auto;
        gap: 4px 8px;
        align-items: center;
        max-inline-size: 21rem;
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
      .strip {
        display: flex;
        gap: 8px;
        align-items: center;
        padding-inline-start: 12px;
        border-radius: var(--_radius);
        background: var(--_raised);
        box-shadow: 0 1px 6px rgb(0 0 0 / 20%);
      }
      .strip .main {
        min-block-size: 44px;
      }
      .chip {
        display: flex;
        gap: 8px;
        align-items: center;
        line-height: 1.2;
        text-align: start;
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
  static override properties = {
    matters: { attribute: false },
    isFolded: { type: Boolean, attribute: 'folded' },
    isCompact: { type: Boolean, attribute: 'compact' },
    shown: { state: true },
  };
  /** What would change the odds of the table as it is now, as far as it is known. */
  declare matters: readonly Matter[];
  declare isFolded: boolean;
  /** There is room for a chip, and for no card. */
  declare isCompact: boolean;
  /** The change that is drawn on the map, by its id: it stays the one that is told of; null: none is. */
  declare private shown: string | null;

  constructor() {
    super();
    this.matters = [];
    this.isFolded = false;
    this.isCompact = false;
    this.shown = null;
  }

  /** Another table is shown without it. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('matters') && this.matters.length === 0) this.shown = null;
  }

  protected override get words(): readonly string[] {
    return this.matters.length === 0 ? [] : ['odds'];
  }

  protected override render(): TemplateResult | typeof nothing {
    const gains = gainsIn(this.matters);
    const best = gains.find(({ id }) => id === this.shown) ?? gains[0];
    if (best === undefined) return nothing;
    const others = gains.length - 1;
    const { name, more } = changeText(best.change);
    const gain = html`<span class="points">${points(best.delta)}</span>`;
    if (this.isCompact) return this.#chip(best, gain, name);
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
        ${this.#doIt(best)}
        <button type="button" class="quiet show" aria-pressed=${best.id === this.shown}
          @click=${() => this.#show(best.id === this.shown ? null : best)}>${oddsWords.show}</button>
        ${others === 0 ? nothing : html`<button type="button" class="quiet"
          @click=${() => this.dispatchEvent(new OddsWanted())}>${setUpWords.others(others)}</button>`}
      </div>
    </section>`;
  }

  #doIt({ change, scenario }: Matter): TemplateResult {
    return html`<button type="button" class="main" @click=${() => this.dispatchEvent(new ChangeWanted(scenario))}>
      ${change.kind === 'contact-swap' ? setUpWords.swapThem : setUpWords.doIt}</button>`;
  }

  #chip(best: Matter, gain: TemplateResult, name: string): TemplateResult {
    if (best.id !== this.shown) {
      return html`<button type="button" class="chip" title=${setUpWords.best} @click=${() => this.#show(best)}>
        ${gain} <span>${name}</span></button>`;
    }
    return html`<div class="strip" role="group" aria-label=${name}>${gain}${this.#doIt(best)}
      <button type="button" class="quiet fold" aria-label=${setUpWords.foldBest} title=${setUpWords.foldBest}
        @click=${() => this.#show(null)}>×</button></div>`;
  }

  /** The button that was pressed may be gone. */
  #show(best: Matter | null): void {
    this.shown = best?.id ?? null;
    this.dispatchEvent(new ChangeShown(best?.scenario ?? null));
    void this.updateComplete.then(() => {
      if (!this.matches(':focus-within')) this.renderRoot.querySelector<HTMLElement>('.main, .chip')?.focus();
    });
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
    'change-shown': ChangeShown;
    'change-wanted': ChangeWanted;
  }
}
