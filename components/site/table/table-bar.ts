/** The bar of a view in which the table is not played: its odds, undo and redo, and the way to play it. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { barStyles } from '../../shared/resolver/bar.styles.ts';
import { turnsTemplate, type Turns } from '../../shared/resolver/turns.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { tableWords } from '../site-words.ts';
import { TableOddsLine } from './table-odds-line.ts';

/**
 * What stands below a view of the table.
 *
 * @fires undo-wanted - What happened last, or was changed last, is to be taken back.
 * @fires redo-wanted - It is to be done again.
 * @fires play-wanted - The table is to be played.
 */
export class TableBar extends TableOddsLine {
  static override styles = [theme, buttons, barStyles, css`
    :host {
      display: block;
      position: sticky;
      z-index: 5;
      inset-block-end: 0;
      margin: 12px calc(-1 * clamp(0px, 2vw, 24px)) -24px;
      container: resolver / inline-size;
    }
    .acts {
      justify-content: end;
    }
    .sign {
      fill: none;
      stroke: currentColor;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
  `];
  static override properties = {
    ...TableOddsLine.properties,
    turns: { attribute: false },
    canPlay: { type: Boolean },
  };
  declare turns: Turns;
  /** There is a table to be played. */
  declare canPlay: boolean;

  constructor() {
    super();
    this.turns = { undoes: null, redoes: null };
    this.canPlay = false;
  }

  protected override render(): TemplateResult {
    return html`<div class="bar">
      ${super.render()}
      <div class="acts">
        ${turnsTemplate(this.turns, { undo: () => this.#tell('undo'), redo: () => this.#tell('redo') })}
        ${this.canPlay ? html`<button type="button" class="main" @click=${() => this.#tell('play')}>
          <span>${tableWords.play}</span></button>` : nothing}
      </div>
    </div>`;
  }

  #tell(what: 'undo' | 'redo' | 'play'): void {
    this.dispatchEvent(new Event(`${what}-wanted`));
  }
}

if (!customElements.get('table-bar')) customElements.define('table-bar', TableBar);

declare global {
  interface HTMLElementTagNameMap {
    'table-bar': TableBar;
  }
}
