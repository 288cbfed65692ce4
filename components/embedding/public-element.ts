/** What every element has that a page may use. */
import type { PropertyDeclarations } from 'lit';
import { SpokenElement } from '../languages/spoken-element.ts';
import { language } from '../languages/speech.ts';
import { VERSION } from '../report/version.ts';

export abstract class PublicElement extends SpokenElement {
  /** The version of the script that has defined it. */
  static readonly version: string = VERSION;
  static override properties: PropertyDeclarations = {
    locale: {},
    theme: { reflect: true },
    controls: { reflect: true },
  };
  /** The language wished for, such as 'de'; English where there are no words for it. The page keeps its own `lang`. */
  declare locale: string | null;
  /** 'light' or 'dark', whatever the reader prefers. */
  declare theme: string | null;
  /** The names of the parts of its frame that are shown, with spaces between; null: all. */
  declare controls: string | null;

  constructor() {
    super();
    this.locale = null;
    this.theme = null;
    this.controls = null;
    this.addController({ hostUpdated: () => this.#nameLanguage() });
  }

  /** A screen reader says what is inside in its own language, not in the page's. */
  #nameLanguage(): void {
    for (const child of this.renderRoot.children) child.setAttribute('lang', language());
  }
}
