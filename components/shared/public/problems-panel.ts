/** What stands in the place of an element whose page gives something wrong: it comes once that is so. */
import { html, type CSSResult, type ReactiveElement, type TemplateResult } from 'lit';
import { addStyles } from './add-styles.ts';
import type { GivenProblem } from './given-words.ts';
import { OnlineAgain } from './online.ts';

/** What shows problems. */
export interface ProblemsPart {
  readonly problemStyles: CSSResult;
  /** `groups`: of words that are said besides. */
  readonly problemsTemplate: (problems: readonly GivenProblem[], ...groups: readonly string[]) => TemplateResult;
}

export class ProblemsPanel {
  readonly #host: ReactiveElement;
  readonly #bring: () => Promise<ProblemsPart>;
  readonly #lackTemplate: (tryAgain: () => void) => TemplateResult;
  #part: ProblemsPart | null = null;
  #isUnreachable = false;

  /** `lackTemplate`: what stands there while that which shows them cannot be had. */
  constructor(
    host: ReactiveElement, bring: () => Promise<ProblemsPart>, lackTemplate: (tryAgain: () => void) => TemplateResult,
  ) {
    this.#host = host;
    this.#bring = bring;
    this.#lackTemplate = lackTemplate;
    new OnlineAgain(host, this.#tryAgain);
  }

  /** Empty until what shows them has come: then the element is drawn anew. */
  readonly template: ProblemsPart['problemsTemplate'] = (...problems) => {
    if (this.#part !== null) return this.#part.problemsTemplate(...problems);
    if (this.#isUnreachable) return this.#lackTemplate(this.#tryAgain);
    void this.#load();
    return html``;
  };

  async #load(): Promise<void> {
    try {
      const part = await this.#bring();
      if (this.#part !== null) return;
      addStyles(this.#host, part.problemStyles);
      this.#part = part;
    } catch {
      this.#isUnreachable = true;
    }
    this.#host.requestUpdate();
  }

  readonly #tryAgain = (): void => {
    if (!this.#isUnreachable) return;
    this.#isUnreachable = false;
    this.#host.requestUpdate();
  };
}
