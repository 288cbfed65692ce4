/** A small number that is set by its two buttons or by the keyboard. */
import { css, html, type TemplateResult } from 'lit';
import { SpokenElement } from '../languages/spoken-element.ts';
import { buttons, theme } from '../theme/theme.ts';
import { partsWords } from './parts-words.ts';

/** Sent when the number was changed by hand. */
export class CountChanged extends Event {
  readonly count: number;

  constructor(count: number) {
    super('count-changed', { bubbles: true, composed: true });
    this.count = count;
  }
}

/**
 * A number between two others. The arrow keys change it by one, Home and End go to the ends, a digit sets it.
 *
 * @fires count-changed - The number was changed: `count`.
 * @csspart count - The number.
 * @csspart less - The button that takes one away; `more` the one that adds one.
 */
export class CountStepper extends SpokenElement {
  static override styles = [
    theme,
    buttons,
    css`
      :host {
        display: inline-flex;
        align-items: center;
        gap: var(--_space);
      }
      button {
        inline-size: 36px;
        min-block-size: 36px;
        padding: 0;
        font-size: var(--_size-l);
      }
      [role='spinbutton'] {
        display: grid;
        place-items: center;
        min-inline-size: 2.2em;
        min-block-size: 36px;
        border: 1px solid var(--_line-strong);
        border-radius: var(--_radius);
        background: var(--_raised);
        font-weight: 600;
        font-variant-numeric: tabular-nums;
      }
      [role='spinbutton'].none {
        border-color: var(--_line);
        color: var(--_ink-soft);
        font-weight: 400;
      }
      /* One box; what is hit of a sign reaches to the middle of the number. */
      :host([slim]) {
        display: inline-grid;
        grid-template-columns: 1fr auto 1fr;
        gap: 0;
        inline-size: 96px;
        border: 1px solid var(--_line-strong);
        border-radius: var(--_radius);
        background: var(--_raised);
      }
      :host([slim]) :is(button, [role='spinbutton']) {
        inline-size: auto;
        min-inline-size: 20px;
        border-color: transparent;
        background: none;
      }
      :host([slim]) button {
        position: relative;
      }
      :host([slim]) button::after {
        content: '';
        position: absolute;
        inset: 0 -10px 0 0;
      }
      :host([slim]) [part='more']::after {
        inset-inline: -10px 0;
      }
      @media (pointer: coarse) {
        button,
        [role='spinbutton'] {
          min-inline-size: 44px;
          min-block-size: 44px;
        }
        :host([slim]) :is(button, [role='spinbutton']) {
          min-inline-size: 20px;
        }
      }
    `,
  ];
  static override properties = {
    label: {},
    count: { type: Number },
    least: { type: Number },
    most: { type: Number },
    says: {},
    step: { type: Number },
  };
  /** What is counted: 'Hits on Boyz 3' */
  declare label: string;
  declare count: number;
  declare least: number;
  declare most: number;
  /** The number in words; the number itself unless set. */
  declare says: string;
  /** By how much the number changes. */
  declare step: number;

  constructor() {
    super();
    this.label = '';
    this.count = 0;
    this.least = 0;
    this.most = 99;
    this.says = '';
    this.step = 1;
  }

  /** The focus belongs on the number. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('[role=spinbutton]')?.focus(options);
  }

  protected override render(): TemplateResult {
    return html`
      <button
        type="button" part="less" tabindex="-1" aria-label=${partsWords.less(this.label)}
        aria-disabled=${this.count <= this.least} @click=${() => this.set(this.count - this.step)}
      >−</button>
      <span
        role="spinbutton"
        part="count"
        tabindex="0"
        class=${this.count === 0 ? 'none' : ''}
        aria-label=${this.label}
        aria-valuenow=${this.count}
        aria-valuemin=${this.least}
        aria-valuemax=${this.most}
        aria-valuetext=${this.says || String(this.count)}
        @keydown=${this.onKey}
      >${this.count}</span>
      <button
        type="button" part="more" tabindex="-1" aria-label=${partsWords.more(this.label)}
        aria-disabled=${this.count >= this.most} @click=${() => this.set(this.count + this.step)}
      >+</button>
    `;
  }

  private set(to: number): void {
    const count = Math.min(this.most, Math.max(this.least, to));
    if (count === this.count) return;
    this.count = count;
    this.dispatchEvent(new CountChanged(count));
  }

  private onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = this.keys(event.key);
    if (to === null) return;
    event.preventDefault();
    this.set(to);
  }

  /** Where a key leads; null: nowhere. */
  private keys(key: string): number | null {
    switch (key) {
      case 'ArrowUp':
      case 'ArrowRight':
        return this.count + this.step;
      case 'ArrowDown':
      case 'ArrowLeft':
        return this.count - this.step;
      case 'Home':
        return this.least;
      case 'End':
        return this.most;
      default:
        return /^\d$/.test(key) && this.step === 1 ? Number(key) : null;
    }
  }
}

if (!customElements.get('count-stepper')) customElements.define('count-stepper', CountStepper);

declare global {
  interface HTMLElementTagNameMap {
    'count-stepper': CountStepper;
  }
  interface HTMLElementEventMap {
    'count-changed': CountChanged;
  }
}
