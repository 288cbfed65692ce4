/** All pairs as one table: a row for each formation that charges, a column for each that is charged. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { figure } from '../../shared/languages/forms.ts';
import { percent } from '../../shared/parts/figures.ts';
import { listsWords } from './lists-words.ts';
import { isAllKnown, isFiring, pairAt, tintOf, type Places } from './match.ts';
import type { MatchActions, MatchView } from './view.ts';

export const howOf = (pair: Parameters<typeof isFiring>[0]): string =>
  (isFiring(pair) ? listsWords.fire : listsWords.strike);

export const matrixTemplate = (view: MatchView, actions: MatchActions): TemplateResult => {
  const { order } = view;
  return html`<table part="table" @keydown=${(event: KeyboardEvent) => walk(event, view, actions)}>
    <caption class="spoken">${listsWords.caption(listsWords.lists.attacker, listsWords.lists.defender)}</caption>
    <thead><tr>
      <td class="soft corner">${keyTemplate(isAllKnown(view.match))}</td>
      ${order.defender.map(place => headTemplate('defender', place, view, actions))}
    </tr></thead>
    <tbody>${order.attacker.map(attacker => html`<tr>
      ${headTemplate('attacker', attacker, view, actions)}
      ${order.defender.map(defender => cellTemplate({ attacker, defender }, view, actions))}
    </tr>`)}</tbody>
  </table>`;
};

const keyTemplate = (isComplete: boolean): TemplateResult => html`
  ${isComplete ? nothing : html`<p><i class="empty"></i> ${listsWords.notYet}</p>`}
  <p><i class="ring"></i> ${listsWords.better}</p>
  <p>${listsWords.chance}</p>`;

const headTemplate = (
  side: Side, place: number, { match, selected, sortedBy }: MatchView, { sort }: MatchActions,
): TemplateResult => {
  const { name, stands } = match.formations[side][place]!;
  const classes = `${side} ${selected[side] === place ? 'selected' : ''}`;
  return html`<th scope=${side === 'attacker' ? 'row' : 'col'} class=${classes}><button
    type="button" class="quiet" title=${listsWords.sort(name)} aria-pressed=${sortedBy[side] === place}
    @click=${() => sort(side, place)}>${listsWords.formation(name, stands)}</button></th>`;
};

const cellTemplate = (places: Places, { match, selected }: MatchView, { select }: MatchActions): TemplateResult => {
  const { attacker: { [places.attacker]: attacker }, defender: { [places.defender]: defender } } = match.formations;
  const pair = pairAt(match, places);
  const isSelected = places.attacker === selected.attacker && places.defender === selected.defender;
  const says = pair === null ? listsWords.unknown(attacker!.name, defender!.name)
    : listsWords.cell(attacker!.name, defender!.name, percent(pair.best.win), howOf(pair));
  return html`<td><button
    type="button" part="cell" class="cell ${pair === null ? 'empty' : tintOf(pair.best.win)}"
    tabindex=${isSelected ? 0 : -1} aria-pressed=${isSelected} aria-label=${says}
    data-attacker=${places.attacker} data-defender=${places.defender}
    @click=${() => select(places)}
  >${pair === null ? nothing : html`${figure(Math.round(100 * pair.best.win))}${isFiring(pair)
    ? html`<i class="ring"></i>` : nothing}`}</button></td>`;
};

/** How far an arrow goes, down and to the right; the ends of rows and columns are as far as it goes. */
const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
  Home: [0, -Infinity], End: [0, Infinity], PageUp: [-Infinity, 0], PageDown: [Infinity, 0],
};

const walk = (event: KeyboardEvent, { order }: MatchView, { select }: MatchActions): void => {
  const step = STEPS[event.key];
  const cell = event.target as HTMLElement;
  const { attacker, defender } = cell.dataset;
  if (step === undefined || attacker === undefined || defender === undefined) return;
  event.preventDefault();
  const moved = (places: readonly number[], from: number, by: number): number =>
    places[Math.max(0, Math.min(places.length - 1, places.indexOf(from) + by))]!;
  const to = {
    attacker: moved(order.attacker, Number(attacker), step[0]),
    defender: moved(order.defender, Number(defender), step[1]),
  };
  select(to);
  (cell.closest('table')!.querySelector<HTMLElement>(
    `[data-attacker="${to.attacker}"][data-defender="${to.defender}"]`))!.focus();
};
