/** Asking why: of which unit it is told what it may do, and where the focus goes back to. */
import type { ReactiveControllerHost } from 'lit';
import { focusedNow } from '../../shared/lesson/focusing.ts';

/** What shows the reasons, where there is a screen. */
type Screen = ReactiveControllerHost & { readonly renderRoot?: ParentNode };

export class ReasonsPanel {
  readonly #screen: Screen;
  #unit: string | null = null;
  #asker: Element | null = null;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  get unit(): string | null {
    return this.#unit;
  }

  /** Shows the reasons of a unit and puts the focus on them. */
  ask(unit: string): void {
    const reasons = this.#find('unit-reasons');
    const from = focusedNow();
    if (from !== reasons && !reasons?.shadowRoot?.contains(from)) this.#asker = from;
    this.show(unit);
    void this.#goThere();
  }

  /** Shows the reasons of a unit, and the focus stays where it is; null: of none. */
  show(unit: string | null): void {
    this.#unit = unit;
    this.#screen.requestUpdate();
  }

  /** The focus goes back to where it was asked, or to the button there that has come anew. */
  close(): void {
    const asker = this.#asker;
    this.forget();
    if (asker?.isConnected) (asker as HTMLElement | SVGElement).focus();
    else void this.#screen.updateComplete.then(() => this.#find('selected-unit')?.focus());
  }

  forget(): void {
    this.#asker = null;
    this.show(null);
  }

  #find(selector: string): HTMLElement | null {
    return this.#screen.renderRoot?.querySelector<HTMLElement>(selector) ?? null;
  }

  async #goThere(): Promise<void> {
    await this.#screen.updateComplete;
    const reasons: (HTMLElement & { readonly updateComplete?: Promise<unknown> }) | null = this.#find('unit-reasons');
    await reasons?.updateComplete;
    reasons?.focus();
  }
}
