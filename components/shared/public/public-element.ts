/** What every element has that a page may use. */
import type { PropertyDeclarations } from 'lit';
import { language, languageFor, speak, turning, wordsComing } from '../languages/speech.ts';
import { VERSION } from '../version.ts';
import { GivenElement } from './given-element.ts';
import { asText } from './meant.ts';
import { OnlineAgain } from './online.ts';

/** The language of the page around an element; null: another of ours is around it, which wishes for both. */
const langAround = (element: Element): string | null => {
  let lang: string | undefined;
  for (let at = element; ;) {
    lang ??= at.closest<HTMLElement>('[lang]')?.lang;
    const { host } = at.getRootNode() as Partial<ShadowRoot>;
    if (host === undefined) return lang ?? '';
    if ('locale' in host) return null;
    at = host;
  }
};

export abstract class PublicElement extends GivenElement {
  /** The version of the script that has defined it. */
  static readonly version: string = VERSION;
  static override properties: PropertyDeclarations = {
    locale: { meant: asText },
    theme: { reflect: true, meant: asText },
    controls: { reflect: true, meant: asText },
  };
  /**
   * The language wished for, such as 'de'; English where there are no words for it. Unless set: the language of the
   * page, by the nearest `lang`. All elements of a page speak one language: the last wish counts.
   */
  declare locale: string | null;
  /** 'light' or 'dark', whatever the reader prefers. */
  declare theme: string | null;
  /** The names of the parts of its frame that are shown, with spaces between; null: all. */
  declare controls: string | null;
  readonly #watch = new MutationObserver(() => this.#wish());
  #wished: string | null = null;

  constructor() {
    super();
    this.locale = null;
    this.theme = null;
    this.controls = null;
    this.addController({ hostUpdate: () => this.#wish(), hostUpdated: () => this.#nameLanguage() });
    new OnlineAgain(this, () => {
      this.#wished = null;
      this.#wish();
      this.backOnline();
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch.observe(document.documentElement, { attributeFilter: ['lang'] });
    this.#wished = null;
    void wordsComing(...this.words); // they come with the others
    this.#wish();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
  }

  /** What is drawn first is not English to which the reader's language comes later. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    const turn = this.hasUpdated ? null : turning();
    return turn === null ? super.scheduleUpdate() : turn.then(() => super.scheduleUpdate());
  }

  /** There is a network again: what could not be had is asked for anew. */
  protected backOnline(): void {
    // most elements lack nothing
  }

  /** What has left the page has no say any more, whatever it is still drawn anew for. */
  #wish(): void {
    if (!this.isConnected) return;
    const wish = this.locale ?? langAround(this);
    if (wish === null || wish === this.#wished) return;
    this.#wished = wish;
    speak(languageFor(wish)).catch(() => undefined);
  }

  /**
   * What is inside is said in its own language, not in the page's, and runs as that does: all of ours to the right. To
   * say the same once more would have the browser work out anew how everything in it looks.
   */
  #nameLanguage(): void {
    for (const child of this.renderRoot.children as Iterable<HTMLElement>) {
      if (child.lang === language()) continue;
      child.lang = language();
      child.dir = 'ltr';
    }
  }
}
