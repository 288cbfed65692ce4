/** Dice as they fell, row by row; which of them count is for the reader to say until it is told. */
import { css, html, type TemplateResult } from 'lit';
import { type PlayerSide, sideMark } from '../parts/side-mark.ts';
import { dieFace } from '../parts/die-face.ts';
import { askedWords } from './asked-words.ts';

/** One hand: whose dice they are, what for, and what they show. */
export interface DiceRow {
  readonly side: PlayerSide;
  readonly whose: string;
  readonly faces: readonly number[];
  /** Which of them count, where that is told; none: it is for the reader to say. */
  readonly counts?: readonly boolean[];
}

export const diceRows = (rows: readonly DiceRow[]): TemplateResult => html`
  <ul class="dice" aria-label=${askedWords.dice}>
    ${rows.filter(({ faces }) => faces.length > 0).map(({ side, whose, faces, counts }) => html`<li>
      <span class="whose">
        ${sideMark(side)}<span class="spoken">${askedWords.sides[side]}: </span>
        <span>${whose}</span>
      </span>
      <span class="faces" role="img" aria-label=${faces.join(', ')}>
        ${faces.map((face, i) => html`<svg class="die" viewBox="0 0 36 36" aria-hidden="true">${
          dieFace(face, counts?.[i])}</svg>`)}
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
    stroke: var(--_ink);
  }
  .die:has(.mark) .body {
    stroke: var(--_now);
    stroke-width: 2.4;
  }
  .die .mark circle {
    fill: var(--_now);
  }
  .die .mark path {
    fill: none;
    stroke: var(--_on-now);
    stroke-width: 1.6;
  }
  .die {
    overflow: visible;
  }
`;
