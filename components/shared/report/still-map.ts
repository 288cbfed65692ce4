/** The map as a picture: nothing on it moves or answers, and it keeps its shape on paper. */
import { css, html, type TemplateResult } from 'lit';
import { fitAll } from '../battlefield/aim.ts';
import type { Window } from '../battlefield/camera.ts';
import { detailStyles } from '../battlefield/details.ts';
import { Drawing, type Scene } from '../battlefield/drawing.ts';
import { styles } from '../battlefield/styles.ts';
import { EMPTY_VIEW, type BattlefieldView } from '../battlefield/view.ts';
import { battlefieldWords } from '../battlefield/battlefield-words.ts';
import { SpokenElement } from '../languages/spoken-element.ts';
import { theme } from '../theme/theme.ts';
import { MAP_SHAPE, PAPER } from './paper.ts';

/** Drawn no wider, in pixels: on a large screen the picture grows as a whole. */
const WIDEST = 720;
const NARROWEST = 280;

/**
 * A battlefield to look at. Whoever cannot see it is told what it shows; the facts are in the text around it.
 *
 * @csspart map - The SVG.
 */
export class StillMap extends SpokenElement {
  static override styles = [
    theme,
    styles,
    detailStyles,
    css`
      :host {
        block-size: auto;
        aspect-ratio: 20 / 13;
        border: 1px solid var(--_line);
        border-radius: var(--_radius);
        break-inside: avoid;
      }
      @media print {
        :host([islarge]) {
          aspect-ratio: 2;
        }
      }
      svg.map,
      svg.map:active,
      svg.map * {
        cursor: auto;
        touch-action: auto;
      }
    `,
  ];
  static override properties = {
    view: { attribute: false },
    label: {},
    isLarge: { type: Boolean, reflect: true },
    drawnWidth: { state: true },
    isPrinted: { state: true },
  };
  declare view: BattlefieldView;
  /** 'At the start' */
  declare label: string;
  /** On paper it is as wide as the page, whatever it is drawn on before. */
  declare isLarge: boolean;
  declare private drawnWidth: number;
  declare private isPrinted: boolean;
  readonly #drawing = new Drawing();
  readonly #watch = new ResizeObserver(() => this.#measure());

  constructor() {
    super();
    this.view = EMPTY_VIEW;
    this.label = '';
    this.isLarge = false;
    this.drawnWidth = 0;
    this.isPrinted = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#measure();
    this.#watch.observe(this);
    addEventListener('beforeprint', this.#beginPrint);
    addEventListener('afterprint', this.#endPrint);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
    removeEventListener('beforeprint', this.#beginPrint);
    removeEventListener('afterprint', this.#endPrint);
  }

  protected override render(): TemplateResult {
    const { view } = this;
    const window = this.#window;
    const camera = fitAll(view, window);
    const scene: Scene = {
      view, camera, window, isAtRest: true, layers: 3, text: 1, signs: [], entry: null, load: null,
    };
    return html`<div role="img" aria-label="${this.label}. ${battlefieldWords.map(view.counters.length)}">
      <svg part="map" class="map" viewBox="0 0 ${window.width} ${window.height}" inert>
        ${this.#drawing.render(scene)}
      </svg>
    </div>`;
  }

  get #window(): Window {
    if (this.isPrinted) return this.isLarge ? PAPER.large : PAPER.small;
    const width = Math.min(WIDEST, Math.max(NARROWEST, this.drawnWidth));
    return { width, height: Math.round(width * MAP_SHAPE) };
  }

  readonly #beginPrint = (): void => {
    this.isPrinted = true;
  };

  readonly #endPrint = (): void => {
    this.isPrinted = false;
  };

  #measure(): void {
    if (this.clientWidth > 0) this.drawnWidth = this.clientWidth;
  }
}

if (!customElements.get('still-map')) customElements.define('still-map', StillMap);

declare global {
  interface HTMLElementTagNameMap {
    'still-map': StillMap;
  }
}
