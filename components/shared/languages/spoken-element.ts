/** An element that is drawn anew when the screen speaks another language. */
import { LitElement } from 'lit';
import { onSpeech, wordsComing } from './speech.ts';

export class SpokenElement extends LitElement {
  /** Gives each element its turn where many are drawn for the first time; null: they are drawn as they come. */
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

  /** What it says next is not English in another language: its words come first. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    const coming = wordsComing(...this.words);
    return coming === null ? this.#scheduleTurn() : coming.then(() => this.#scheduleTurn());
  }

  #scheduleTurn(): void | Promise<unknown> {
    const { turn } = SpokenElement;
    if (turn === null || this.hasUpdated) return super.scheduleUpdate();
    for (const task of this.groundwork) void turn(task);
    return turn(() => super.scheduleUpdate());
  }

  /** The groups of words that its next drawing needs besides those that came with it. */
  protected get words(): readonly string[] {
    return [];
  }

  /** What its first drawing needs, each in a turn of its own. It may be left out: the drawing does it then. */
  protected get groundwork(): readonly (() => void)[] {
    return [];
  }
}
