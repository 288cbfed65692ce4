/** Offers to look for the best decision, for each side that has one to take: nothing is worked out before. */
import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { presentOf, type Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { stepStateOf } from '../resolver/step-state.ts';
import { forceOf } from '../steps/wording.ts';
import { adviceWords } from './advice-words.ts';
import './best-found.ts';
import type { BestFound, DecisionDrawn } from './best-found.ts';
import { decidersAt } from './deciders.ts';
import type { AdvisedLoaders } from './question.ts';

/**
 * Nothing at all where nobody has anything to decide.
 *
 * @fires decision-drawn - What was found is to be drawn on the map, or no longer: `drawn`.
 * @fires decided - It is to be done: all of it, taken back at once.
 * @fires primary-intended - The next action is what is drawn.
 */
export class BestOffer extends SpokenElement {
  static override styles = [
    theme,
    buttons,
    css`
      :host {
        display: grid;
        gap: calc(var(--_space) * 2);
      }
      :host([hidden]) {
        display: none;
      }
      button {
        inline-size: 100%;
        text-align: start;
      }
    `,
  ];
  static override properties = {
    timeline: { attribute: false },
    ways: { attribute: false },
    asked: { state: true },
  };
  /** What has been played, at the moment that is asked about. */
  declare timeline: Timeline | null;
  /** The engines. */
  declare ways: AdvisedLoaders | null;
  /** Whose decisions are looked for. */
  declare private asked: readonly Side[];
  #sides: readonly Side[] = [];
  #snapshot: AssaultSnapshot | null = null;
  #hadFocus = false;

  constructor() {
    super();
    this.timeline = null;
    this.ways = null;
    this.asked = [];
    this.addEventListener('decision-drawn', this.#onDrawn);
  }

  /** Nothing is drawn any more. */
  hide(): void {
    for (const one of this.#found) one.hide();
  }

  /** It is looked for, where there is one side only that has something to decide. */
  ask(): void {
    this.requestUpdate();
    void this.updateComplete.then(() => this.renderRoot.querySelector('button')?.click());
  }

  protected override get words(): readonly string[] {
    return ['advice'];
  }

  protected override willUpdate(_: PropertyValues<this>): void {
    this.#hadFocus = this.matches(':focus-within');
    const snapshot = this.timeline === null ? null : presentOf(this.timeline);
    if (snapshot !== this.#snapshot) {
      this.#snapshot = snapshot;
      this.asked = [];
      this.#sides = snapshot?.status !== 'active' || this.ways?.advice === undefined ? []
        : decidersAt(snapshot.context.assault, stepStateOf(snapshot).path);
    }
    this.hidden = this.#sides.length === 0;
  }

  protected override render(): TemplateResult {
    return html`${this.#sides.map(side => (this.asked.includes(side) ? html`<best-found
      .timeline=${this.timeline} .ways=${this.ways} .side=${side} .names=${this.#names(side)}
    ></best-found>` : this.#offerTemplate(side)))}`;
  }

  protected override updated(): void {
    if (this.#hadFocus && !this.matches(':focus-within')) this.#found.at(-1)?.focus();
  }

  #offerTemplate(side: Side): TemplateResult {
    const names = this.#names(side);
    return html`<button type="button" @click=${() => (this.asked = [...this.asked, side])}>${
      names === '' ? adviceWords.look : adviceWords.of(names, adviceWords.look)}</button>`;
  }

  /** Where both sides have something to decide it is said whose it is. */
  #names(side: Side): string {
    return this.#sides.length < 2 ? '' : forceOf(this.#snapshot!.context.assault, side);
  }

  get #found(): readonly BestFound[] {
    return [...this.renderRoot.querySelectorAll('best-found')];
  }

  /** What was drawn for the other side no longer is. */
  readonly #onDrawn = (event: Event): void => {
    const { drawn } = event as DecisionDrawn;
    if (drawn === null) return;
    const [origin] = event.composedPath();
    for (const one of this.#found) if (one !== origin) one.hide();
  };
}

if (!customElements.get('best-offer')) customElements.define('best-offer', BestOffer);

declare global {
  interface HTMLElementTagNameMap {
    'best-offer': BestOffer;
  }
}
