/** A throw that is due, in one card for each side: its hands by target, its dice, and what to expect of them. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { chanceOf, diceIn, type Hand } from '../../../src/dice/hand.ts';
import { figure } from '../languages/forms.ts';
import { spokenOnly } from '../theme/theme.ts';
import { diceWords } from './dice-words.ts';
import type { HandLabel } from './hand-label.ts';
import { PLAYER_SIDES, sideMark, type PlayerSide } from './side-mark.ts';

/** Dice of which a target says how many count, with the words for their card. */
interface CardHand {
  readonly hand: Hand & { readonly read: 'successes' };
  readonly label: HandLabel & Required<Pick<HandLabel, 'card'>>;
}

const isCardHand = (one: { readonly hand: Hand; readonly label: HandLabel | undefined }): one is CardHand =>
  one.hand.read === 'successes' && one.label?.card !== undefined && Boolean(one.label.side);

/** The hands of a throw where all of them have a place in a card; null: they are shown die by die. */
export const cardHands = (hands: readonly Hand[], labels: readonly HandLabel[]): readonly CardHand[] | null => {
  const all = hands.map((hand, at) => ({ hand, label: labels[at] }));
  return all.length > 0 && all.every(isCardHand) ? all : null;
};

/** How many dice are to be expected to count. */
const expectedOf = (hands: readonly CardHand[]): number =>
  hands.reduce((sum, { hand: { dice, target } }) => sum + dice * chanceOf(target), 0);

export const cardsTemplate = (hands: readonly CardHand[]): TemplateResult => html`
  <div class="cards">${PLAYER_SIDES.filter(side => hands.some(({ label }) => label.side === side))
    .map(side => cardOf(side, hands.filter(({ label }) => label.side === side)))}</div>`;

const cardOf = (side: PlayerSide, hands: readonly CardHand[]): TemplateResult => {
  const { force, expects } = hands[0]!.label.card;
  return html`<section class="card ${side}" aria-label=${force}>
    <h3>${sideMark(side)}<span>${force}</span></h3>
    <ul>${hands.map(({ hand, label }) => html`<li>
      <span>${hand.dice} ${label.card.what} <small>${label.detail}</small></span> <b>${hand.target}+</b>
    </li>`)}</ul>
    <p><b>${diceWords.dice(diceIn(hands.map(({ hand }) => hand)))}</b>
      ${expects === null ? nothing : diceWords.about[expects](figure(Number(expectedOf(hands).toFixed(1)), 1))}</p>
  </section>`;
};

export const cardStyles = css`
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
    gap: calc(var(--_space) * 2);
    container: cards / inline-size;
  }
  .card {
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
