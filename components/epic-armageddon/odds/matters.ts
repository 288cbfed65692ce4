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

/** The row of the change that is shown can be done. */
const rowTemplate = (
  { id, name, more, delta, chance, scenario }: ChangeRow, { shown, isWatched }: Matters, actions: MattersActions,
): TemplateResult => {
  const isShown = id === shown;
  return html`<li class=${isShown ? 'shown' : ''}>
    <button
      type="button" class="row" aria-pressed=${isShown} @click=${() => actions.show(isShown ? null : id)}
    >
      <b class=${delta > 0 ? 'attacker' : 'defender'}>${points(delta)}</b>
      <span class="what"><span class="name">${name}</span>
        <span class="more">${percent(chance)} · ${more}</span></span>
      ${isShown ? nothing : html`<span class="show">${oddsWords.show}</span>`}
    </button>
    ${isShown && !isWatched ? html`<button type="button" class="main do" @click=${() => actions.change(scenario)}>
      ${oddsWords.doIt}</button>` : nothing}
  </li>`;
};
