/** Who is likely to win from here: one side by name, with its chance, on the screen as long as a game goes on. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { SpokenElement } from '../languages/spoken-element.ts';
import type { WinChances } from '../parts/odds-bar.ts';
import { capital, figure } from '../languages/forms.ts';
import { percent } from '../parts/figures.ts';
import { PLAYER_SIDES, sideMark, sideMarkStyles, type PlayerSide } from '../parts/side-mark.ts';
import { theme } from '../theme/theme.ts';
import { barOddsWords, chanceInWords } from './bar-odds-words.ts';
import { OddsWanted } from './page-requests.ts';
import '../parts/odds-bar.ts';

/** A chance that nobody wins is told from here on. */
const NOTICEABLE = 0.0005;

/** The forces of a side by name, how many they are, and what the first of several is called. */
export type Force = readonly [names: string, forces: number, first?: string];

/** So many characters have room in two lines on a phone. */
const LONGEST_NAMES = 30;

/** So many characters a chance has that is known well: '42.2 % ± 0.3'. */
const LONGEST_CHANCE = 12;

/** What the bar knows of the odds of a moment. */
export interface BarOdds {
  readonly forces: { readonly [side in PlayerSide]: Force };
  /** Null: the first figures are on their way. */
  readonly chances: WinChances | null;
  /** One standard error of them; 0 where nothing was sampled. */
  readonly error: number;
  /** Better figures are on their way. */
  readonly isAsking: boolean;
  /** Nothing was sampled and nothing left out. */
  readonly isExact: boolean;
  /** The chances before what has led here; null: they are not told. */
  readonly before: WinChances | null;
  /** They are those of a charge that has not been made yet. */
  readonly isSupposed: boolean;
  /** The result was a tie: another round begins. */
  readonly isAnotherRound?: boolean;
  /** Where nobody wins it is a draw. */
  readonly isDraw: boolean;
  /** Who has won; `none`: nobody has; null: it is not over. */
  readonly winner: PlayerSide | 'none' | null;
  /** Why there are no odds, in words; null: there are, or will be. */
  readonly failure: string | null;
}

/**
 * The odds as one line: the name turns to the other side, the figure asks for more.
 *
 * @fires odds-wanted - More is to be known of the odds.
 * @csspart line - All of it.
 */
export class OddsFromHere extends SpokenElement {
  static override styles = [
    theme,
    sideMarkStyles,
    css`
      :host {
        display: block;
        --assault-bar: 12px;
        container: odds / inline-size;
      }
      .line {
        display: flex;
        gap: 8px;
        align-items: center;
        min-block-size: 32px;
        padding: 4px 12px 0;
      }
      button,
      .name {
        display: inline-flex;
        gap: 6px;
        align-items: center;
      }
      button {
        padding: 0;
        border: 0;
        background: none;
        color: inherit;
        font: inherit;
        cursor: pointer;
        touch-action: manipulation;
      }
      .name,
      .figure {
        position: relative;
      }
      .name {
        min-inline-size: 6.5rem;
        font-weight: 600;
      }
      /* A long name takes lower lines rather than the room of the bar. */
      .name span,
      .about {
        font-size: var(--_size-s);
        line-height: 14px;
        text-align: start;
      }
      .name span,
      .failure {
        display: -webkit-box;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 3;
        overflow-wrap: break-word;
      }
      .figure {
        flex: none;
        color: var(--_side);
        font-size: var(--_size-l);
        font-weight: 650;
        white-space: nowrap;
      }
      /* A finger's width, though the line is lower. */
      .name::after,
      .figure::after {
        content: '';
        position: absolute;
        inset: -10px -8px;
      }
      .known {
        display: contents;
      }
      .long {
        font-size: var(--_size-m);
      }
      odds-bar {
        flex: 1 40px;
        order: 1;
        min-inline-size: 32px;
      }
      .about {
        order: 2;
        color: var(--_ink-soft);
      }
      /* A phone has its room for whom it is about. */
      @container odds (max-width: 399px) {
        .line {
          padding-block: 0;
        }
        .known {
          display: grid;
          flex: none;
          justify-items: start;
        }
        .known .figure {
          line-height: 18px;
        }
        odds-bar {
          flex-shrink: 1e3;
          min-inline-size: 16px;
        }
      }
      /* A phone has its room for whom it is about: that a figure comes closer is seen by its sign. */
      .was,
      .closer {
        display: none;
      }
      .failure {
        flex: 1;
      }
      /* Text so large that a phone has no room for all of it in one line. */
      @container odds (max-width: 18rem) {
        .line {
          flex-wrap: wrap;
        }
      }
      @container resolver (min-width: 400px) {
        .closer {
          display: inline;
        }
      }
      @container resolver (min-width: 720px) {
        :host {
          container-type: normal;
        }
        .line {
          padding: 0 16px;
        }
        odds-bar {
          position: absolute;
          inset: -4px 0 auto;
          --assault-bar: 6px;
        }
        .name {
          min-inline-size: min-content;
        }
        .name span {
          max-inline-size: 20cqi;
        }
        .was {
          display: inline;
        }
      }
      @container resolver (min-width: 900px) {
        .name span {
          font-size: var(--_size-m);
          line-height: 18px;
        }
        .figure {
          font-size: calc(var(--_size) * 1.375);
        }
      }
    `,
  ];
  static override properties = { odds: { attribute: false }, final: { type: Boolean }, side: { state: true } };
  /** `unasked`: nobody has turned to the table, and nothing is known yet. */
  declare odds: BarOdds | 'unasked' | null;
  /** There is nothing more to ask for. */
  declare final: boolean;
  /** Whose chance is told. */
  declare private side: PlayerSide;

  constructor() {
    super();
    this.odds = null;
    this.final = false;
    this.side = 'attacker';
  }

  protected override get words(): readonly string[] {
    return ['resolver'];
  }

  protected override render(): TemplateResult | typeof nothing {
    const { odds } = this;
    if (odds === null) return nothing;
    if (odds === 'unasked') return html`<div class="line" part="line">
      <button type="button" class="name" @click=${this.askMore}>${barOddsWords.ask}</button>
    </div>`;
    const { failure, chances, isAsking } = odds;
    return html`<div class="line" part="line" role="group" aria-label=${barOddsWords.odds} aria-busy=${isAsking}>
      ${failure === null ? html`${this.figures(odds)}<odds-bar aria-hidden="true" .chances=${chances}></odds-bar>`
        : html`<span class="about failure">${failure}</span>`}
    </div>`;
  }

  private figures(odds: BarOdds): TemplateResult {
    const { winner, forces, chances, error } = odds;
    const about = html`<span class="about"
      >${aboutOf(odds)}${closerTemplate(odds)}${wasTemplate(odds, this.side)}</span>`;
    if (winner === 'none') return html`<span class="name">${barOddsWords.nobodyHasWon}</span> ${about}`;
    const side = winner ?? this.side;
    const other = PLAYER_SIDES.find(one => one !== side)!;
    const [, forcesOf] = forces[side];
    const names = shortOf(forces[side]);
    const says = capital((winner === null ? barOddsWords.wins : barOddsWords.hasWon)(names, forcesOf));
    if (winner !== null) return html`<span class="name">${sideMark(side)}<span>${says}</span></span> ${about}`;
    const chance = chances === null ? null : chanceInWords(chances[side], error);
    const look = `figure ${side}${chance !== null && chance.length > LONGEST_CHANCE ? ' long' : ''}`;
    return html`
      <button type="button" class="name ${side}" title=${barOddsWords.turnTo(forces[other][0])} @click=${this.turn}>
        ${sideMark(side)}<span>${says}</span>
      </button>
      <span class="known">${this.final ? html`<span class=${look}>${chance ?? '–'}</span>` : html`<button
        type="button" class=${look} @click=${this.askMore}
      >${chance === null ? html`<span class="spoken">${barOddsWords.working}</span><span aria-hidden="true">–</span>`
        : html`<span class="spoken">${says},</span> ${chance}`}</button>`} ${about}</span>`;
  }

  private readonly turn = (): void => {
    this.side = PLAYER_SIDES.find(one => one !== this.side)!;
  };

  private readonly askMore = (): boolean => this.dispatchEvent(new OddsWanted());
}

/** Many forces are told by the first, and how many others there are: 'Warband + 2'. */
const shortOf = ([names, forces, first]: Force): string =>
  (forces > 1 && first !== undefined && names.length > LONGEST_NAMES ? `${first} + ${figure(forces - 1)}` : names);

/** How good the figure is. */
const aboutOf = ({ chances, isAsking, isExact, isSupposed, isAnotherRound, isDraw, winner }: BarOdds): string => {
  if (winner === null && chances === null) return barOddsWords.working;
  const none = winner === null && chances !== null && chances.none > NOTICEABLE ? chances.none : null;
  return [
    ...(isAnotherRound && winner === null ? [barOddsWords.anotherRound] : []),
    ...(isSupposed ? [barOddsWords.ifSo] : []),
    ...(none === null ? [] : [barOddsWords[isDraw ? 'drawn' : 'nobody'](percent(none))]),
    ...(!isAsking && isExact && winner === null && !(isDraw && none !== null) ? [barOddsWords.exact] : []),
  ].join(' · ');
};

/** Better figures are on their way. */
const closerTemplate = (odds: BarOdds): TemplateResult | typeof nothing => {
  const { isAsking, winner, chances } = odds;
  if (!isAsking || winner !== null || chances === null) return nothing;
  return html`<span class="closer">${aboutOf(odds) === '' ? '' : ' · '}${barOddsWords.closer}</span>`;
};

/** What it was before; all there is to tell once somebody has won. */
const wasTemplate = (odds: BarOdds, side: PlayerSide): TemplateResult | typeof nothing => {
  const { before, winner, chances } = odds;
  if (before === null || winner === 'none' || chances === null) return nothing;
  const was = barOddsWords.was(percent(before[winner ?? side]));
  return winner === null ? html`<span class="was"> · ${was}</span>` : html`${was}`;
};

if (!customElements.get('odds-from-here')) customElements.define('odds-from-here', OddsFromHere);

declare global {
  interface HTMLElementTagNameMap {
    'odds-from-here': OddsFromHere;
  }
}
