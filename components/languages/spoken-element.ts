/** An element that is drawn anew when the screen speaks another language. */
import { LitElement } from 'lit';
import { onSpeech } from './speech.ts';

export class SpokenElement extends LitElement {
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
}
