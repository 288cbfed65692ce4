/** What every step's panel is given, how it answers, and the frame that all of them share. */
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Decision } from '../../src/epic-armageddon/events.ts';
import type { AssaultHand } from '../../src/epic-armageddon/hands.ts';
import type { Assault } from '../../src/epic-armageddon/state.ts';
import { buttons, theme } from '../theme.ts';
import { stepStyles } from './step.styles.ts';

/** Where the statechart stands, as its states describe themselves. */
export interface StepState {
  /** The path of state keys, such as `a4Attacks.attacks.saving`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly rule: string;
}

/** Sent when a player decides something; dice are not decided. */
export class Decided extends Event {
  readonly decision: Decision;

  constructor(decision: Decision) {
    super('decided', { bubbles: true, composed: true });
    this.decision = decision;
  }
}

/** Sent when a player looks at units in the panel, to show them on the battlefield; none: no longer. */
export class UnitsShown extends Event {
  readonly units: readonly string[];

  constructor(units: readonly string[]) {
    super('units-shown', { bubbles: true, composed: true });
    this.units = units;
  }
}

/** Sent when a player chooses a unit in the panel, as if its counter had been chosen; null: none any more. */
export class UnitChosen extends Event {
  readonly unit: string | null;

  constructor(unit: string | null) {
    super('unit-chosen', { bubbles: true, composed: true });
    this.unit = unit;
  }
}

/** Something in a panel that takes the focus and is drawn on its own. */
interface Focusable extends HTMLElement {
  readonly updateComplete?: Promise<unknown>;
}

/**
 * The panel of one step: facts in, decisions out. It owns no actor and decides nothing about rules.
 *
 * @slot - What else there is to say of the step, between its facts and its rules.
 */
export abstract class StepPanel extends LitElement {
  static override styles = [theme, buttons, stepStyles];
  static override properties = {
    assault: { attribute: false },
    state: { attribute: false },
    hands: { attribute: false },
    chosen: { attribute: false },
    refusal: { attribute: false },
  };

  /** The assault as it stands. */
  declare assault: Assault;
  declare state: StepState;
  /** The dice asked for now, empty if none are. */
  declare hands: readonly AssaultHand[];
  /** The unit chosen on the battlefield, null for none. */
  declare chosen: string | null;
  /** Why the last wish was refused, as a sentence with its rule; null if it was not. */
  declare refusal: { readonly say: string; readonly rule: string } | null;
  private hadFocus = false;

  constructor() {
    super();
    this.hands = [];
    this.chosen = null;
    this.refusal = null;
  }

  /**
   * Puts the focus where the step begins: on the one thing to do next, or on the heading where the players have
   * something to decide first.
   */
  focusMain(): void {
    const next = this.renderRoot.querySelector<Focusable>('[data-next]');
    (next ?? this.renderRoot.querySelector<HTMLElement>('h2'))?.focus();
  }

  /** Before it has an assault a panel is empty. */
  protected override shouldUpdate(): boolean {
    return Boolean(this.assault) && Boolean(this.state);
  }

  protected override willUpdate(_: PropertyValues<this>): void {
    this.hadFocus = this.matches(':focus-within');
  }

  protected override render(): TemplateResult {
    return html`<section aria-labelledby="heading">
      <h2 id="heading" tabindex="-1">${this.heading()}</h2>
      <p class="lead">${this.lead()}</p>
      ${this.body()}
      ${this.refusal
        ? html`<p class="refusal">${this.refusal.say} <span class="rule">${this.refusal.rule}</span></p>`
        : nothing}
      <slot></slot>
      <div class="notes">${this.notes()}</div>
    </section>`;
  }

  protected override updated(): void {
    if (this.hadFocus) void this.keepFocus();
  }

  /** What happens now, in a few words. */
  protected abstract heading(): unknown;

  /** One or two sentences on what happens now. */
  protected abstract lead(): unknown;

  /** The facts and the things to do. */
  protected abstract body(): unknown;

  /** The rules behind it. */
  protected notes(): unknown {
    return nothing;
  }

  /** The last of the state keys, such as `saving`. */
  protected get phase(): string {
    return this.state.path.split('.').at(-1) ?? '';
  }

  /** Whether a state of this name is active: 'withdrawing' in `a7Withdraw.withdrawing.moving`. */
  protected isIn(state: string): boolean {
    return this.state.path.split('.').includes(state);
  }

  protected decide(decision: Decision): void {
    this.dispatchEvent(new Decided(decision));
  }

  /** Where the focus goes when what had it is gone though the step goes on. */
  protected focusAgain(): void {
    this.focusMain();
  }

  /** What had the focus may be gone after an update; the focus stays in the panel all the same. */
  private async keepFocus(): Promise<void> {
    const parts = [...this.renderRoot.querySelectorAll<Focusable>('*')];
    await Promise.all(parts.map(part => part.updateComplete));
    if (this.isConnected && !this.matches(':focus-within')) this.focusAgain();
  }
}

declare global {
  interface HTMLElementEventMap {
    decided: Decided;
    'units-shown': UnitsShown;
    'unit-chosen': UnitChosen;
  }
}
