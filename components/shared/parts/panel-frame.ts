/** The frame of every panel that shows one step: what happens now, facts, things to do, the rules behind it. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SpokenElement } from '../languages/spoken-element.ts';
import { PrimaryIntended, type Primary } from '../resolver/primary.ts';
import { buttons, theme } from '../theme/theme.ts';
import { panelStyles } from './panel.styles.ts';

/** Where a statechart stands, as its states describe themselves. */
export interface StepState {
  /** The path of state keys, such as `a4Attacks.attacks.saving`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly rule: string;
}

/** A long word goes under what stands beside it before it is broken; what is no text is drawn as it is. */
const inWholeWords = (heading: unknown): unknown => (heading as Partial<string>)
  .split?.(/( )/).map(part => (part === ' ' ? part : html`<span>${part}</span>`)) ?? heading;

/** Something in a panel that takes the focus and is drawn on its own. */
interface Focusable extends HTMLElement {
  readonly updateComplete?: Promise<unknown>;
}

/**
 * The frame of a panel: facts in, decisions out. It owns no actor and decides nothing about rules.
 *
 * @slot - What else there is to say of the step, between its facts and its rules.
 */
export abstract class PanelFrame extends SpokenElement {
  static override styles = [theme, buttons, panelStyles];
  static override properties = {
    state: { attribute: false },
    chosen: { attribute: false },
    refusal: { attribute: false },
    shows: { reflect: true },
  };

  declare state: StepState;
  /** The counter chosen on the battlefield, null for none. */
  declare chosen: string | null;
  /** Why the last wish was refused, as a sentence with its rule; null if it was not. */
  declare refusal: { readonly say: string; readonly rule: string } | null;
  /** The step without the rules behind it, or those alone; null: both. */
  declare shows: 'step' | 'rules' | null;
  private hadFocus = false;

  constructor() {
    super();
    this.chosen = null;
    this.refusal = null;
    this.shows = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.shows = this.closest<HTMLElement>('[data-shows]')?.dataset.shows as PanelFrame['shows'] ?? null;
  }

  /** Puts the focus where the step begins: on its heading. */
  focusMain(): void {
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
  }

  /** The next action follows what is chosen here; null: it is the usual one again. */
  protected intend<D>(primary: Primary<D> | null): void {
    this.dispatchEvent(new PrimaryIntended(primary));
  }

  /** Before it knows where it stands a panel is empty. */
  protected override shouldUpdate(): boolean {
    return Boolean(this.state);
  }

  protected override willUpdate(_: PropertyValues<this>): void {
    this.hadFocus = this.matches(':focus-within');
  }

  protected override render(): TemplateResult {
    return html`<section aria-labelledby="heading">
      <h2 id="heading" tabindex="-1">${inWholeWords(this.heading())}</h2>
      <p class="lead">${this.lead()}</p>
      <slot name="advice"></slot>
      ${this.course()}
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

  /** Where what happens now stands in something longer. */
  protected course(): unknown {
    return nothing;
  }

  /** The facts and the things to do. */
  protected abstract body(): unknown;

  /** The rules behind it. */
  protected notes(): unknown {
    return nothing;
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
