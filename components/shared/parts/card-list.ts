/** A throw that is due as it is drawn: a card for each side, in words. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { spokenOnly } from '../theme/theme.ts';
import { sideMark, type PlayerSide } from './side-mark.ts';

/** The dice of a side. */
export interface ThrowCard {
  readonly side: PlayerSide;
  readonly force: string;
  /** Its hands, each with the target of its dice. */
  readonly lines: readonly (readonly [what: string, detail: string, target: string])[];
  readonly dice: string;
  /** What to expect of them; null: that is not told. */
  readonly about: string | null;
}

export const cardsTemplate = (cards: readonly ThrowCard[]): TemplateResult =>
  html`<div class="cards">${cards.map(cardTemplate)}</div>`;

const cardTemplate = ({ side, force, lines, dice, about }: ThrowCard): TemplateResult => html`
  <section class="card ${side}" aria-label=${force}>
    <h3>${sideMark(side)}<span>${force}</span></h3>
    <ul>${lines.map(([what, detail, target]) => html`<li>
      <span>${what} <small>${detail}</small></span> <b>${target}</b>
    </li>`)}</ul>
    <p><b>${dice}</b>
      ${about ?? nothing}</p>
  </section>`;

export const cardStyles = css`
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
    gap: calc(var(--_space) * 2);
    container: cards / inline-size;
  }
  .card {
    display: block;
    min-inline-size: 0;
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
    border: 1px solid var(--_line);
    border-radius: 10px;
    overflow-wrap: anywhere;
  }
  .card :is(h3, ul, p) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .card h3 {
    display: flex;
    gap: calc(var(--_space) * 2);
    align-items: baseline;
    font-size: var(--_size-m);
  }
  .card li {
    display: flex;
    gap: calc(var(--_space) * 2);
    justify-content: space-between;
  }
  .card li b {
    flex: none;
  }
  .card li small {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  /* Two cards side by side leave no room for names in their lines. */
  @container cards (inline-size < 32rem) {
    .card li small {
      display: block;
    }
  }
  /* On a phone the map shows who strikes; for readers the names stay. */
  @container cards (inline-size < 22rem) {
    .card li small {
      ${spokenOnly}
    }
  }
  .card p {
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .card p b {
    color: var(--_side);
  }
`;
