/** The blows of a step: dice, what they need and why, hits, wounds, saves, and what was taken. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Allocation } from '../../../src/warhammer-40k/allocation/allocation.ts';
import { needsOf } from '../../../src/warhammer-40k/explain-needs.ts';
import type { Refusal } from '../../../src/warhammer-40k/log.ts';
import { sentence } from '../../../src/warhammer-40k/phrases.ts';
import type { Fight, Phase, Strike } from '../../../src/warhammer-40k/state.ts';
import { sideMark } from '../../parts/side-mark.ts';
import { nameIn, namesTogether } from '../steps/wording.ts';
import { words } from './words.ts';

/** 'WS 4 v 3: 3+ · S 4 v T 3: 3+' */
export const needsInWords = (phase: Phase, strike: Strike): string => {
  const needs = needsOf(phase, strike);
  const { rules } = strike;
  const wound = rules.woundsOn === null || needs === null
    ? needs && words.strength(needs, strike.toWound) : words.wound(strike.strength, rules.woundsOn);
  return [
    ...(needs === null ? [] : [words.skill(needs, strike.toHit)]),
    ...(wound === null ? [] : [wound]),
    ...(rules.kind === 'ordinary' || rules.kind === 'pistol' ? [] : [words.special(rules.kind)]),
  ].join(' · ');
};

/** Each reason once, however many batches have it. */
const reasonsOf = (phase: Phase, strikes: readonly Strike[]): readonly (Refusal & { readonly unit: string })[] => {
  const seen = new Map<string, Refusal & { readonly unit: string }>();
  for (const strike of strikes) {
    for (const why of needsOf(phase, strike)?.why ?? []) {
      const unit = nameIn(phase, strike.target);
      seen.set(`${strike.target} ${why.key}`, { ...why, unit });
    }
  }
  return [...seen.values()];
};

const cell = (value: number | null): TemplateResult =>
  html`<td>${value === null ? html`<span class="spoken">${words.notYet}</span><span aria-hidden="true">·</span>` : value}</td>`;

const rowTemplate = (phase: Phase, strike: Strike): TemplateResult => html`<tr class=${strike.side}>
  <th scope="row">
    <span class="blow">${sideMark(strike.side)} ${namesTogether(phase, strike.models)}
      ${words.against(nameIn(phase, strike.target))}</span>
    <span class="needs">${needsInWords(phase, strike)}</span>
  </th>
  <td>${strike.models.length}</td>${cell(strike.hits)}${cell(strike.wounds)}
</tr>`;

/** Wounds of the strikes at a unit that are neither open nor taken nor lost have been saved. */
const allocationTemplate = (phase: Phase, strikes: readonly Strike[], allocation: Allocation): TemplateResult => {
  const { unit, waiting, dealt, unsaved, taken, lost } = allocation;
  const all = strikes.filter(({ target }) => target === unit).reduce((sum, { wounds }) => sum + (wounds ?? 0), 0);
  const open = waiting.length + dealt.filter(({ saved }) => saved === null).length + unsaved.length;
  const saved = Math.max(0, all - open - taken.length - lost);
  return html`<li>${words.taken(nameIn(phase, unit), all, saved, taken.length, lost)}${open === 0 ? nothing
    : html` <b>${words.open(open)}</b>`}</li>`;
};

/** Nothing before the blows are known. */
export const ledgerTemplate = (
  phase: Phase, { strikes, allocations }: Fight,
): TemplateResult | typeof nothing => {
  if (strikes.length === 0) return nothing;
  const reasons = reasonsOf(phase, strikes);
  return html`
    <table class="ledger">
      <caption>${words.ledger}</caption>
      <thead><tr>${Object.values(words.columns).map(name => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${strikes.map(strike => rowTemplate(phase, strike))}</tbody>
    </table>
    ${allocations.length === 0 ? nothing
      : html`<ul class="taken">${allocations.map(one => allocationTemplate(phase, strikes, one))}</ul>`}
    ${reasons.length === 0 ? nothing : html`<details>
      <summary>${words.whyNumbers}</summary>
      <ul class="reasons">${reasons.map(why => html`<li>
        ${why.unit}: ${sentence(why)} <span class="rule">${why.rule}</span>
      </li>`)}</ul>
    </details>`}`;
};

export const ledgerStyles = css`
  .ledger th,
  .ledger td {
    font-size: var(--_size-s);
    font-weight: 400;
    text-align: start;
  }
  .ledger td,
  .ledger thead th:not(:first-child) {
    inline-size: 1px;
    padding-inline-start: calc(var(--_space) * 3);
    text-align: end;
    white-space: nowrap;
  }
  .ledger thead th,
  .ledger td {
    font-weight: 600;
  }
  .blow,
  .needs {
    display: block;
    overflow-wrap: anywhere;
  }
  .needs {
    color: var(--_ink-soft);
  }
  .taken,
  .reasons {
    margin: calc(var(--_space) * 2) 0;
    padding-inline-start: 1.2em;
    font-size: var(--_size-s);
  }
`;
