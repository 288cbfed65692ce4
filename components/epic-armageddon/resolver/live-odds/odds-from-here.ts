/** Who is likely to win from here: one line that stays on the screen while an assault is played. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { SpokenElement } from '../../../shared/languages/spoken-element.ts';
import { percent } from '../../../shared/parts/figures.ts';
import { sideMark, sideMarkStyles } from '../../../shared/parts/side-mark.ts';
import { theme } from '../../../shared/theme/theme.ts';
import { isNobodysFight, winsOf } from './odds-sentence.ts';
import type { LiveOddsView } from './view.ts';
import { liveOddsWords } from './live-odds-words.ts';
import '../../../shared/parts/live-region.ts';
import '../../../shared/parts/odds-bar.ts';

/** A chance that nobody wins is told from here on. */
const NOTICEABLE = 0.0005;
/** So little may be left open of what is exact. */
const EXACT = 1e-6;

/**
 * The odds from here as a bar with its figures; they are empty until those of the moment on the screen have come.
 *
 * @csspart line - The figures and the bar.
 */
export class OddsFromHere extends SpokenElement {
  static override styles = [
    theme,
    sideMarkStyles,
    css`
      :host {
        display: block;
        container-type: inline-size;
        font-size: var(--_size-s);
      }
      section {
        padding: calc(var(--_space) * 1.5) calc(var(--_space) * 3) 0;
      }
      p {
        margin: 0;
      }
      .line {
        display: grid;
        grid-template-columns: auto minmax(3rem, 1fr) auto;
        gap: calc(var(--_space) * 2);
        align-items: center;
      }
      b {
        color: var(--_side);
        font-size: var(--_size-l);
        line-height: 1.2;
        white-space: nowrap;
      }
      .side-mark {
        --_mark-ground: var(--_ground);
        margin-inline-end: 0.3em;
        vertical-align: -0.06em;
      }
      .about {
        min-block-size: 1.45em;
        color: var(--_ink-soft);
      }
      @container (max-width: 16rem) {
        .line {
          display: flex;
          flex-wrap: wrap;
          justify-content: space-between;
        }
        odds-bar {
          flex-basis: 100%;
          order: 1;
        }
      }
    `,
  ];
  static override properties = { liveOdds: { attribute: false } };
  declare liveOdds: LiveOddsView | null;

  constructor() {
    super();
    this.liveOdds = null;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { liveOdds } = this;
    if (liveOdds === null) return nothing;
    const { odds, isAsking, failure, said } = liveOdds;
    return html`<section aria-label=${liveOddsWords.fromHere} aria-busy=${isAsking}>
      ${failure === null ? figures(odds, liveOdds) : html`<p class="about">${failure}</p>`}
      <live-region .message=${said}></live-region>
    </section>`;
  }
}

const figures = (odds: Odds | null, liveOdds: LiveOddsView): TemplateResult => {
  if (odds !== null && isNobodysFight(odds)) return html`<p class="about">${liveOddsWords.nobodyInReach}</p>`;
  const mark = odds === null ? null : liveOdds.before?.winner.attacker ?? null;
  return html`
    <p class="line" part="line">
      ${side('attacker', odds)}
      <odds-bar .chances=${odds?.winner ?? null} .mark=${mark}></odds-bar>
      ${side('defender', odds)}
    </p>
    <p class="about">${odds === null ? liveOddsWords.working : notes(odds, liveOdds).join(' · ')}</p>`;
};

const side = (who: Side, odds: Odds | null): TemplateResult => html`
  <b class=${who}>
    ${sideMark(who)}<span class="spoken">${liveOddsWords.names[who]}</span> ${odds === null ? '–' : winsOf(odds, who)}
  </b>`;

const notes = ({ winner, unresolved, error }: Odds, { before, isAsking }: LiveOddsView): readonly string[] => [
  before === null ? liveOddsWords.fromHere : liveOddsWords.before(winsOf(before, 'attacker')),
  ...winner.none > NOTICEABLE ? [liveOddsWords.nobody(percent(winner.none))] : [],
  ...isAsking ? [liveOddsWords.following] : error === 0 && unresolved < EXACT ? [liveOddsWords.exact] : [],
];

if (!customElements.get('odds-from-here')) customElements.define('odds-from-here', OddsFromHere);

declare global {
  interface HTMLElementTagNameMap {
    'odds-from-here': OddsFromHere;
  }
}
