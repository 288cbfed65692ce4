/** The dice of a war engine as a bar of two parts, dragged or stepped: close combat solid, firefight tinted. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { WayToFight } from '../../../src/epic-armageddon/model/combatant.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { CountChanged } from '../../shared/parts/count-stepper.ts';
import { partsWords } from '../../shared/parts/parts-words.ts';
import { sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { badgeWords } from './badge-words.ts';

/**
 * How many of some dice strike, the others fire. The arrow keys move one die, Home and End all of them.
 *
 * @fires count-changed - Another number of dice strikes: `count`.
 * @csspart bar - Both parts.
 * @csspart less - The button that takes one from close combat; `more` the one that adds one.
 */
export class SplitBar extends SpokenElement {
  static override styles = [theme, buttons, sideMarkStyles, css`
    :host {
      display: flex;
      gap: var(--_space);
      align-items: center;
    }
    button {
      flex: none;
      inline-size: 44px;
      min-block-size: 44px;
      padding: 0;
      font-size: var(--_size-l);
    }
    .bar {
      display: flex;
      flex: 1;
      min-inline-size: 0;
      block-size: 44px;
      overflow: hidden;
      border: 2px solid var(--_side);
      border-radius: var(--_radius);
      background: var(--_side-soft);
      color: var(--_side);
      font-size: var(--_size-s);
      font-weight: 650;
      line-height: 40px;
      cursor: ew-resize;
      touch-action: pan-y;
      user-select: none;
    }
    .part {
      display: flex;
      flex-wrap: wrap;
      column-gap: 0.35em;
      justify-content: center;
      min-inline-size: 0;
      overflow: hidden;
    }
    .solid {
      background: var(--_side);
      color: var(--_on-side);
    }
    /* Where both parts meet it is held. */
    .solid + .part {
      border-inline-start: 3px double var(--_ground);
    }
    [role='slider']:focus-visible {
      outline: 2px solid var(--_now);
      outline-offset: 2px;
    }
    @media (forced-colors: active) {
      .bar {
        forced-color-adjust: none;
      }
    }
  `];
  static override properties = {
    label: {}, count: { type: Number }, dice: { type: Number }, step: { type: Number }, side: {},
    values: { attribute: false }, held: { state: true },
  };
  /** 'Dice of Gargant in close combat' */
  declare label: string;
  /** So many dice strike. */
  declare count: number;
  /** All of them. */
  declare dice: number;
  /** So many go together. */
  declare step: number;
  declare side: Side;
  /** What they hit on: '3+'. */
  declare values: Readonly<Record<WayToFight, string>>;
  /** Where the hand that drags would leave them; null: nobody drags. */
  declare private held: number | null;

  constructor() {
    super();
    this.label = '';
    this.count = 0;
    this.dice = 1;
    this.step = 1;
    this.side = 'attacker';
    this.values = { 'close-combat': '', firefight: '' };
    this.held = null;
  }

  /** The focus belongs on the bar. */
  override focus(options?: FocusOptions): void {
    this.#bar?.focus(options);
  }

  protected override render(): TemplateResult {
    const blows = this.held ?? this.count;
    return html`
      <button
        type="button" part="less" tabindex="-1" aria-label=${partsWords.less(this.label)}
        aria-disabled=${this.count <= 0} @click=${() => this.#set(this.count - this.step)}
      >−</button>
      <div
        class="bar ${this.side}" part="bar" role="slider" tabindex="0" aria-label=${this.label}
        aria-valuemin="0" aria-valuemax=${this.dice} aria-valuenow=${blows} aria-valuetext=${this.#says(blows)}
        @keydown=${this.#onKey} @pointerdown=${this.#onDown} @pointermove=${this.#onMove}
        @pointerup=${this.#onUp} @pointercancel=${this.#onCancel}
      >${this.#part('close-combat', blows)}${this.#part('firefight', this.dice - blows)}</div>
      <button
        type="button" part="more" tabindex="-1" aria-label=${partsWords.more(this.label)}
        aria-disabled=${this.count >= this.dice} @click=${() => this.#set(this.count + this.step)}
      >+</button>
    `;
  }

  /** A narrow part keeps its number and leaves out its words. */
  #part(way: WayToFight, dice: number): TemplateResult | typeof nothing {
    return dice === 0 ? nothing : html`<span
      class=${way === 'close-combat' ? 'part solid' : 'part tinted'} .style=${`flex: ${dice}`}
    ><span>${dice}</span> <span>${badgeWords.ways[way]}</span> <span>${this.values[way]}</span></span>`;
  }

  #says(blows: number): string {
    const ways: readonly (readonly [WayToFight, number])[] = [
      ['close-combat', blows], ['firefight', this.dice - blows],
    ];
    return ways.filter(([, dice]) => dice > 0).map(([way, dice]) => `${dice} ${badgeWords.ways[way]}`).join(', ');
  }

  get #bar(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('[role=slider]');
  }

  #set(to: number): void {
    const count = Math.min(this.dice, Math.max(0, to));
    this.held = null;
    if (count === this.count) return;
    this.count = count;
    this.dispatchEvent(new CountChanged(count));
  }

  /** The number under a pointer, to the nearest die. */
  #at({ clientX }: PointerEvent): number {
    const { left, right, width } = this.#bar!.getBoundingClientRect();
    const isMirrored = getComputedStyle(this).direction === 'rtl';
    const part = (isMirrored ? right - clientX : clientX - left) / width;
    const count = Math.round((part * this.dice) / this.step) * this.step;
    return Math.min(this.dice, Math.max(0, count));
  }

  #onDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#bar!.setPointerCapture(event.pointerId);
    this.held = this.#at(event);
  }

  #onMove(event: PointerEvent): void {
    if (this.held !== null) this.held = this.#at(event);
  }

  #onUp(event: PointerEvent): void {
    if (this.held !== null) this.#set(this.#at(event));
  }

  #onCancel(): void {
    this.held = null;
  }

  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = this.#keys(event.key);
    if (to === null) return;
    event.preventDefault();
    this.#set(to);
  }

  /** Where a key leads; null: nowhere. */
  #keys(key: string): number | null {
    switch (key) {
      case 'ArrowUp': case 'ArrowRight': return this.count + this.step;
      case 'ArrowDown': case 'ArrowLeft': return this.count - this.step;
      case 'Home': return 0;
      case 'End': return this.dice;
      default: return null;
    }
  }
}

if (!customElements.get('split-bar')) customElements.define('split-bar', SplitBar);

declare global {
  interface HTMLElementTagNameMap {
    'split-bar': SplitBar;
  }
}
