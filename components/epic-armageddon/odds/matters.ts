/** What can be decided now and what shooting first could do: single changes, each with what it is worth. */
import { html, nothing, type TemplateResult } from 'lit';
import type { ChangeGroup } from '../../../src/epic-armageddon/odds/changes/change.ts';
import { points } from '../../shared/parts/figures.ts';
import { changeRows, decisionRows, type ChangeRow } from './change-rows.ts';
import type { Inquiry } from './inquiry.ts';
import { oddsWords } from './odds-words.ts';

export interface MattersActions {
  /** A change is drawn on the map; null: none is. */
  readonly show: (id: string | null) => void;
  /** It is made. */
  readonly change: (after: ChangeRow['after']) => void;
}

export interface Matters {
  readonly inquiry: Inquiry;
  /** The change that is shown; null: none is. */
  readonly shown: string | null;
  /** Nobody changes anything. */
  readonly isWatched: boolean;
  /** There is no map. */
  readonly isAlone: boolean;
  /** Why nothing can be decided or changed; null: something may. */
  readonly nothingOpen: keyof typeof oddsWords.nothingOpen | null;
  /** What could best be decided, where that is looked for. */
  readonly advice: unknown;
}

export const mattersTemplate = (matters: Matters, actions: MattersActions): TemplateResult | typeof nothing => {
  const { inquiry: { matters: found, decisions, odds, isLooking, isStale, closer }, nothingOpen, shown } = matters;
  const isSilent = found === null && decisions.length === 0 && !isLooking;
  if (odds === null || (isSilent && (nothingOpen === null || isStale))) return nothing;
  const changes = changeRows(found ?? [], odds, closer, shown);
  const rows = { ...changes, decided: [...decisionRows(decisions, odds, closer, shown), ...changes.decided] };
  const list = (group: ChangeGroup): TemplateResult => html`<ul aria-labelledby="matters-${group}">
    ${rows[group].map(row => rowTemplate(row, matters, actions))}</ul>`;
  const isNothing = Object.values(rows).every(group => group.length === 0);
  return html`<section class="matters" aria-labelledby="matters-decided" part="matters">
    <h3 id="matters-decided">${oddsWords.mattersOf.decided}</h3>
    ${matters.advice}
    ${rows.decided.length === 0 ? nothing : list('decided')}
    ${isLooking ? html`<p class="note">${oddsWords.stillLooking}</p>` : nothing}
    ${!isLooking && isNothing ? html`<p class="note">${
      nothingOpen === null ? oddsWords.noMatters : oddsWords.nothingOpen[nothingOpen]}</p>` : nothing}
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
    ${isReady ? html`<button type="button" class="main do" @click=${() => actions.change(row.after)}>
      ${oddsWords.doIt}</button>` : nothing}
  </li>`;
};

const wordsTemplate = ({ name, more, delta, chance }: ChangeRow): TemplateResult => html`
  ${delta === null ? html`<b>–</b>` : html`<b class=${delta > 0 ? 'attacker' : 'defender'}>${points(delta)}</b>`}
  <span class="what"><span class="name">${name}</span>
    <span class="more">${chance === '' ? more : `${chance} · ${more}`}</span></span>`;
