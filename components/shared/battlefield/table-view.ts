/** The map as a table: the same facts for those who would rather read them. */
import { html, nothing, type TemplateResult } from 'lit';
import { CONTACT, gap } from '../../../src/battlefield/base.ts';
import type { Covered } from './camera.ts';
import { CounterAsked, CounterChosen, LineChosen, TokenChosen } from './events.ts';
import { factsOf, lengthIn, tidy, wordsOf } from './facts.ts';
import { ownerOf, sheetWords } from './sheet-words.ts';
import type { SheetWords } from './map-words.ts';
import type { Counter, Token } from './pieces.ts';
import { clearOf } from './sheets.styles.ts';
import type { BattlefieldView } from './view.ts';

const COLUMNS = ['name', 'side', 'values', 'fights', 'nearest', 'hits', 'kind', 'place'] as const;

type Tell = (event: Event) => void;

/** One row for each counter, in the order of the keyboard. Whatever can be tapped on the map is a button here. */
export const tableTemplate = (view: BattlefieldView, tell: Tell, covered: Covered | null): TemplateResult => html`
  <div
    class="table-view" part="table" role="region" tabindex="0" aria-label=${saidOf(view).caption}
    .style=${clearOf(covered)}
  >
    <table>
      <caption class="spoken">${saidOf(view).caption}</caption>
      <thead>
        <tr>${COLUMNS.map(column => html`<th scope="col">${saidOf(view).columns[column]}</th>`)}</tr>
      </thead>
      <tbody>${view.counters.map(counter => rowTemplate(counter, view, tell))}</tbody>
    </table>
  </div>`;

/** The words of the game that the map is of. */
const saidOf = (view: BattlefieldView): SheetWords => view.words ?? sheetWords;

const rowTemplate = (counter: Counter, view: BattlefieldView, tell: Tell): TemplateResult => html`
  <tr class="${counter.now ? 'now' : ''} ${counter.alive ? '' : 'dead'}" aria-current=${counter.now ? 'true' : nothing}>
    <th scope="row">
      ${counter.choosable || counter.askable
        ? html`<button class=${counter.choosable ? nothing : 'quiet'} @click=${() => tell(tapOn(counter))}>
            ${counter.name}
          </button>`
        : counter.name}
    </th>
    <td class=${counter.side}>${ownerOf(counter)}</td>
    <td>${counter.values}</td>
    <td>${howItFights(counter, view, tell)}</td>
    <td>${counter.alive ? nearestEnemy(counter, view) : ''}</td>
    <td>${hitsTemplate(counter, view, tell)}</td>
    <td>${kindOf(counter, view)}</td>
    <td>${counter.at.map(tidy).join(' · ')}</td>
  </tr>`;

/** What a tap on a counter means: it is chosen, or it is asked why. */
const tapOn = ({ id, choosable }: Counter): Event => (choosable ? new CounterChosen(id) : new CounterAsked(id));

const kindOf = (counter: Counter, view: BattlefieldView): string => wordsOf(
  saidOf(view).shapes[counter.shape],
  counter.hasCharacter && sheetWords.character,
  counter.inspiring && sheetWords.inspiring,
  counter.broken && saidOf(view).broken,
  ...factsOf(counter, view.pushes?.find(({ unit }) => unit === counter.id)),
).join(', ');

const howItFights = (counter: Counter, view: BattlefieldView, tell: Tell): TemplateResult => {
  const stance = counter.alive ? saidOf(view).stances[counter.stance] : saidOf(view).dead;
  const lines = view.lines.filter(line => line.from === counter.id);
  return html`
    <p>${wordsOf(stance, counter.note, counter.way, counter.badge).join(', ')}</p>
    ${lines.map(line => html`
      <p><button class="quiet" @click=${() => tell(new LineChosen(line.id))}>${line.say}</button></p>`)}`;
};

const hitsTemplate = (counter: Counter, view: BattlefieldView, tell: Tell): readonly TemplateResult[] =>
  view.tokens.filter(token => token.unit === counter.id).map(token => html`
    <button class="quiet" @click=${() => tell(new TokenChosen(token.id))}>
      ${wordsOf(saidOf(view).token(token.number, sheetWords.tokenStates[token.state]), effectOf(token))
        .join(', ')}
    </button>`);

/** What sets a hit apart; another game says it itself. */
const effectOf = ({ effect }: Token): string | null =>
  (effect === null ? null : sheetWords.effects[effect] ?? effect);

const nearestEnemy = (counter: Counter, { counters, measure }: BattlefieldView): string => {
  const enemies = counters.filter(one => one.alive && one.side !== counter.side);
  const nearest = enemies.reduce<Counter | null>(
    (best, one) => (best === null || gap(counter, one) < gap(counter, best) ? one : best), null);
  if (nearest === null) return sheetWords.nobody;
  const apart = gap(counter, nearest);
  return apart <= CONTACT
    ? sheetWords.contact(nearest.name) : sheetWords.gap(nearest.name, lengthIn(apart, measure));
};
