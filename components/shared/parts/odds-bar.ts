/** Who is likely to win, as one bar: the attacker from the left, the defender from the right. */
import { css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { SpokenElement } from '../languages/spoken-element.ts';
import { theme } from '../theme/theme.ts';
import { percent } from './figures.ts';
import { partsWords } from './parts-words.ts';
import type { PlayerSide } from './side-mark.ts';

/** The chances of both sides, and of nobody. */
export type WinChances = { readonly [who in PlayerSide | 'none']: number };

/** So many steps from end to end: the bar is stretched to its place. */
const LENGTH = 1000;
const GAP = 3;

/**
 * Draws chances that sum up to at most 1; what is missing is not known.
 *
 * @csspart bar - The bar.
 */
export class OddsBar extends SpokenElement {
  static override styles = [
    theme,
    css`
      :host {
        display: block;
      }
      svg {
        display: block;
        inline-size: 100%;
        block-size: var(--assault-bar, 20px);
        overflow: visible;
        forced-color-adjust: none;
      }
      rect {
        y: 3px;
        height: 14px;
        transition: x var(--_moment), width var(--_moment);
      }
      .ground {
        fill: var(--_sunken);
      }
      .attacker {
        fill: var(--_attacker);
      }
      .defender {
        fill: var(--_defender);
      }
      .none {
        fill: var(--_line-strong);
      }
      .half,
      .mark {
        stroke: var(--_ink);
        vector-effect: non-scaling-stroke;
      }
      .half {
        stroke-opacity: 0.45;
      }
      .mark {
        stroke-width: 3;
      }
      @media (forced-colors: active) {
        .attacker {
          fill: CanvasText;
        }
        .defender {
          fill: Canvas;
          stroke: CanvasText;
        }
      }
    `,
  ];
  static override properties = {
    chances: { attribute: false },
    mark: { type: Number },
  };
  declare chances: WinChances | null;
  /** The attacker's chance to compare with, drawn as a line across the bar; null: none. */
  declare mark: number | null;

  constructor() {
    super();
    this.chances = null;
    this.mark = null;
  }

  protected override render(): TemplateResult {
    const { chances } = this;
    return html`<svg
      part="bar" viewBox="0 0 ${LENGTH} 20" preserveAspectRatio="none" role="img"
      aria-label=${chances === null
        ? partsWords.noOdds : partsWords.odds(percent(chances.attacker), percent(chances.defender))}
    >
      <rect class="ground" x="0" width=${LENGTH}></rect>
      ${chances === null ? nothing : shares(chances)}
      ${across('half', 0.5)}
      ${this.mark === null ? nothing : across('mark', this.mark)}
    </svg>`;
  }
}

const shares = ({ attacker, defender, none }: WinChances): SVGTemplateResult => {
  const [left, right] = [attacker * LENGTH, defender * LENGTH];
  const gap = attacker > 0 && defender > 0 ? GAP / 2 : 0;
  return svg`
    <rect class="attacker" x="0" width=${Math.max(0, left - gap)}></rect>
    ${none === 0 ? nothing : svg`<rect class="none" x=${left + gap} width=${none * LENGTH}></rect>`}
    <rect class="defender" x=${LENGTH - right + gap} width=${Math.max(0, right - gap)}></rect>`;
};

const across = (name: string, at: number): SVGTemplateResult =>
  svg`<line class=${name} x1=${at * LENGTH} x2=${at * LENGTH} y1="0" y2="20"></line>`;

if (!customElements.get('odds-bar')) customElements.define('odds-bar', OddsBar);

declare global {
  interface HTMLElementTagNameMap {
    'odds-bar': OddsBar;
  }
}
