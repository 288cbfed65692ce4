/** An element that is drawn anew when the screen speaks another language. */
import { LitElement } from 'lit';
import { onSpeech } from './speech.ts';

export class SpokenElement extends LitElement {
  /** By whom what is drawn for the first time is drawn in its turn; null: at once. */
  static turn: ((draw: () => unknown) => Promise<unknown>) | null = null;

  #silence: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#silence = onSpeech(() => this.requestUpdate());
    this.requestUpdate(); // another language may have been spoken while it was off the page
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#silence?.();
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    const { turn } = SpokenElement;
    return turn === null || this.hasUpdated ? super.scheduleUpdate() : turn(() => super.scheduleUpdate());
  }
}
