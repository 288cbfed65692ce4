/** An assault that can be gone on with: one line and two buttons. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { bundledTitle } from '../languages/bundled.ts';
import { figure } from '../languages/forms.ts';
import { language } from '../languages/speech.ts';
import { spoken } from '../languages/spoken.ts';
import { SpokenElement } from '../languages/spoken-element.ts';
import '../parts/live-region.ts';
import { buttons, theme } from '../theme/theme.ts';
import type { Kept } from './kept-form.ts';

/** What is said of an assault that can be gone on with. */
export const keptWords = spoken('kept', {
  heading: 'Not over yet',
  untitled: 'An assault',
  rounds: {
    round: (round: number): string => `round ${figure(round)}`,
    turn: (turn: number): string => `turn ${figure(turn)}`,
  },
  offer: (title: string, where: string, when: string): string =>
    `Go on with “${title}” (${where})? Last played: ${when}.`,
  goOn: 'Go on',
  forget: 'Forget it',
  unreadable: 'What was kept here cannot be read any more. Everything is as it was.',
  upTo: 'It goes on from the last step that the rules still allow.',
});

/** What became of it, where that has to be said. */
export type KeptNews = 'unreadable' | 'upTo';

/**
 * Offers what was played here before.
 *
 * @fires kept-wanted - It is gone on with.
 * @fires kept-forgotten - It is not wanted any more.
 */
export class KeptOffer extends SpokenElement {
  static override styles = [theme, buttons, css`
    :host {
      background: none;
    }
    section,
    .news {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: calc(var(--_space) * 2) calc(var(--_space) * 3);
      margin: 0;
      padding: calc(var(--_space) * 2) calc(var(--_space) * 4);
      border-block-end: 1px solid var(--_line);
      background: var(--_sunken);
    }
    p {
      flex: 1 1 16rem;
      margin: 0;
      overflow-wrap: anywhere;
    }
    button {
      min-block-size: 44px;
    }
    @media print {
      :host {
        display: none;
      }
    }
  `];
  static override properties = {
    kept: { attribute: false },
    news: { attribute: false },
  };
  /** Null: nothing is offered. */
  declare kept: Kept | null;
  declare news: KeptNews | null;

  constructor() {
    super();
    this.kept = null;
    this.news = null;
  }

  protected override get words(): readonly string[] {
    return ['given'];
  }

  protected override render(): TemplateResult {
    const said = this.kept === null ? this.#news : sayOffer(this.kept);
    return html`${this.kept === null ? this.#newsTemplate() : this.#offerTemplate(said)}
      <live-region .message=${said}></live-region>`;
  }

  get #news(): string {
    return this.news === null ? '' : keptWords[this.news];
  }

  #newsTemplate(): TemplateResult | typeof nothing {
    return this.news === null ? nothing : html`<p class="news">${this.#news}</p>`;
  }

  #offerTemplate(said: string): TemplateResult {
    return html`<section aria-label=${keptWords.heading}>
      <p>${said}</p>
      <button type="button" class="main" @click=${() => this.#tell('kept-wanted')}>${keptWords.goOn}</button>
      <button type="button" @click=${() => this.#tell('kept-forgotten')}>${keptWords.forget}</button>
    </section>`;
  }

  #tell(what: 'kept-wanted' | 'kept-forgotten'): void {
    this.dispatchEvent(new Event(what));
  }
}

/** All is called as it was when it was kept; in another language the step is left out. */
const sayOffer = ({ id, title, called, step, language: spokenThen, counts, count, savedAt }: Kept): string => {
  const round = keptWords.rounds[counts](count);
  const isSpoken = spokenThen === language();
  const where = step !== '' && isSpoken ? `${step}, ${round}` : round;
  const when = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' });
  const name = (isSpoken ? called : bundledTitle(id, title)) || keptWords.untitled;
  return keptWords.offer(name, where, when.format(new Date(savedAt)));
};

if (!customElements.get('kept-offer')) customElements.define('kept-offer', KeptOffer);

declare global {
  interface HTMLElementTagNameMap {
    'kept-offer': KeptOffer;
  }
}
