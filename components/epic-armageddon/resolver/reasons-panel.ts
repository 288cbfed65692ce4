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
    const reasons = this.#reasons();
    const from = focusedNow();
    if (from !== reasons && !reasons?.shadowRoot?.contains(from)) this.#asker = from;
    this.#unit = unit;
    this.#screen.requestUpdate();
    void this.#goThere();
  }

  /** The focus goes back to where it was asked. */
  close(): void {
    if (this.#asker instanceof HTMLElement || this.#asker instanceof SVGElement) this.#asker.focus();
    this.forget();
  }

  forget(): void {
    this.#unit = null;
    this.#asker = null;
    this.#screen.requestUpdate();
  }

  #reasons(): HTMLElement | null {
    return this.#screen.renderRoot?.querySelector('unit-reasons') ?? null;
  }

  async #goThere(): Promise<void> {
    await this.#screen.updateComplete;
    const reasons: (HTMLElement & { readonly updateComplete?: Promise<unknown> }) | null = this.#reasons();
    await reasons?.updateComplete;
    reasons?.focus();
  }
}
