/** What can be decided now and what shooting first could do: single changes, each with what it is worth. */
import { html, nothing, type TemplateResult } from 'lit';
import type { ChangeGroup } from '../../../src/epic-armageddon/odds/changes/change.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { percent, points } from '../../shared/parts/figures.ts';
import { changeRows, type ChangeRow } from './change-rows.ts';
import type { Inquiry } from './inquiry.ts';
import { oddsWords } from './odds-words.ts';

export interface MattersActions {
  /** A change is drawn on the map; null: none is. */
  readonly show: (id: string | null) => void;
  /** It is made. */
  readonly change: (scenario: Scenario) => void;
}

export interface Matters {
  readonly inquiry: Inquiry;
  /** The change that is shown; null: none is. */
  readonly shown: string | null;
  /** Nobody changes anything. */
  readonly isWatched: boolean;
  /** There is no map. */
  readonly isAlone: boolean;
}

export const mattersTemplate = (matters: Matters, actions: MattersActions): TemplateResult | typeof nothing => {
  const { inquiry: { matters: found, odds, isLooking } } = matters;
  if (odds === null || (found === null && !isLooking)) return nothing;
  const rows = changeRows(found ?? [], odds);
  const list = (group: ChangeGroup): TemplateResult => html`<ul aria-labelledby="matters-${group}">
    ${rows[group].map(row => rowTemplate(row, matters, actions))}</ul>`;
  const isNothing = Object.values(rows).every(group => group.length === 0);
  return html`<section class="matters" aria-labelledby="matters-decided" part="matters">
    <h3 id="matters-decided">${oddsWords.mattersOf.decided}</h3>
    ${rows.decided.length === 0 ? nothing : list('decided')}
    ${isLooking ? html`<p class="note">${oddsWords.stillLooking}</p>` : nothing}
    ${!isLooking && isNothing ? html`<p class="note">${oddsWords.noMatters}</p>` : nothing}
    ${rows.shooting.length === 0 ? nothing
      : html`<h3 id="matters-shooting">${oddsWords.mattersOf.shooting}</h3>${list('shooting')}`}
    ${rows.other.length === 0 ? nothing : html`<details class="other">
      <summary id="matters-other">${oddsWords.mattersOf.other}</summary>${list('other')}
    </details>`}
  </section>`;
};

/** The row of the change that is shown can be done; where there is no map to show it on, every row. */
const rowTemplate = (
  row: ChangeRow, { shown, isWatched, isAlone }: Matters, actions: MattersActions,
): TemplateResult => {
  const isShown = row.id === shown;
  const isReady = (isShown || isAlone) && !isWatched;
  return html`<li class=${isShown ? 'shown' : ''}>
    ${isAlone ? html`<div class="row">${wordsTemplate(row)}</div>` : html`<button
      type="button" class="row" aria-pressed=${isShown} @click=${() => actions.show(isShown ? null : row.id)}
    >${wordsTemplate(row)}${isShown ? nothing : html`<span class="show">${oddsWords.show}</span>`}</button>`}
    ${isReady ? html`<button type="button" class="main do" @click=${() => actions.change(row.scenario)}>
      ${oddsWords.doIt}</button>` : nothing}
  </li>`;
};

const wordsTemplate = ({ name, more, delta, chance }: ChangeRow): TemplateResult => html`
  <b class=${delta > 0 ? 'attacker' : 'defender'}>${points(delta)}</b>
  <span class="what"><span class="name">${name}</span>
    <span class="more">${percent(chance)} · ${more}</span></span>`;
