/** Dice as they fell, row by row, read by nobody yet: which of them count is for the reader to say. */
import { css, html, type TemplateResult } from 'lit';
import { type PlayerSide, sideMark } from '../parts/side-mark.ts';
import { dieFace } from '../parts/die-face.ts';
import { askedWords } from './asked-words.ts';

/** One hand: whose dice they are, what for, and what they show. */
export interface DiceRow {
  readonly side: PlayerSide;
  readonly whose: string;
  readonly faces: readonly number[];
}

export const diceRows = (rows: readonly DiceRow[]): TemplateResult => html`
  <ul class="dice" aria-label=${askedWords.dice}>
    ${rows.filter(({ faces }) => faces.length > 0).map(({ side, whose, faces }) => html`<li>
      <span class="whose">
        ${sideMark(side)}<span class="spoken">${askedWords.sides[side]}: </span>
        <span>${whose}</span>
      </span>
      <span class="faces" role="img" aria-label=${faces.join(', ')}>
        ${faces.map(face => html`<svg class="die" viewBox="0 0 36 36" aria-hidden="true">${dieFace(face)}</svg>`)}
      </span>
    </li>`)}
  </ul>`;

export const diceShownStyles = css`
  .dice {
    display: grid;
    gap: var(--_space);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .dice li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(var(--_space) * 3);
    align-items: center;
    justify-content: space-between;
  }
  .whose {
    display: flex;
    gap: calc(var(--_space) * 1.5);
    align-items: center;
    font-size: var(--_size-s);
    overflow-wrap: anywhere;
  }
  .faces {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
  }
  .die {
    inline-size: 28px;
    block-size: 28px;
  }
  .die .body {
    fill: var(--_raised);
    stroke: var(--_line-strong);
    stroke-width: 1.6;
  }
  .die .pip {
    fill: var(--_ink);
  }
`;
