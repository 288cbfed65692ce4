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

/** Sent when a player wants to look at units on the battlefield, such as those of a line in the panel; none: no more. */
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

/** The panel of one step: facts in, decisions out. It owns no actor and decides nothing about rules. */
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
  private focusGoes = false;

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

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('state')?.path;
    this.focusGoes = before !== undefined && before !== this.state.path && this.matches(':focus-within');
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.assault || !this.state) return nothing;
    return html`<section aria-labelledby="heading">
      <h2 id="heading" tabindex="-1">${this.heading()}</h2>
      <p class="lead">${this.lead()}</p>
      ${this.body()}
      ${this.refusal
        ? html`<p class="refusal">${this.refusal.say} <span class="rule">${this.refusal.rule}</span></p>`
        : nothing}
      <div class="notes">${this.notes()}</div>
    </section>`;
  }

  /** Where a part of the step ends, the focus does not end with it. */
  protected override updated(): void {
    if (this.focusGoes) void this.keepFocus();
    this.focusGoes = false;
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

  protected decide(decision: Decision): void {
    this.dispatchEvent(new Decided(decision));
  }

  private async keepFocus(): Promise<void> {
    const parts = [...this.renderRoot.querySelectorAll<Focusable>('*')];
    await Promise.all(parts.map(part => part.updateComplete));
    if (!this.matches(':focus-within')) this.focusMain();
  }
}

declare global {
  interface HTMLElementEventMap {
    decided: Decided;
    'units-shown': UnitsShown;
    'unit-chosen': UnitChosen;
  }
}
