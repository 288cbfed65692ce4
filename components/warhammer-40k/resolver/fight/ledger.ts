/** The blows of a step: dice, what they need and why, hits, wounds, saves, and what was taken. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Allocation } from '../../../../src/warhammer-40k/model/allocation.ts';
import { needsOf, type Needs } from '../../../../src/warhammer-40k/explain/explain-needs.ts';
import type { Refusal } from '../../../../src/warhammer-40k/model/log.ts';
import type { Phase } from '../../../../src/warhammer-40k/model/state.ts';
import { figure } from '../../../shared/languages/forms.ts';
import { areWordsThere } from '../../../shared/languages/speech.ts';
import { unfoldWith } from '../../../shared/parts/disclosure.ts';
import { sideMark } from '../../../shared/parts/side-mark.ts';
import { phaseSentence } from '../../spoken/sentences.ts';
import { nameIn, namesTogether } from '../../steps/wording.ts';
import { fightWords } from './fight-words.ts';
import type { Fight, Strike } from '../../../../src/warhammer-40k/model/fight.ts';

const joined = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

const specialOf = ({ rules: { kind } }: Strike): string | null =>
  (kind === 'ordinary' || kind === 'pistol' ? null : fightWords.special(kind));

const woundOf = (strike: Strike, needs: Needs | null): string | null => {
  if (strike.rules.woundsOn !== null) return fightWords.wound(strike.strength, strike.rules.woundsOn);
  return needs === null ? null : fightWords.strength(needs, strike.toWound);
};

/** Nobody’s Weapon Skill bears on what is fired: '6+'. */
const skillOf = ({ fight }: Phase, { toHit }: Strike, needs: Needs | null): string | null => {
  if (fight?.outside !== undefined && toHit !== null) return `${figure(toHit)}+`;
  return needs === null ? null : fightWords.skill(needs, toHit);
};

/** What a batch needs to hit: 'WS 4 v WS 3: 3+'. */
export const hitInWords = (phase: Phase, strike: Strike): string => {
  const needs = needsOf(phase, strike);
  return joined([skillOf(phase, strike, needs), specialOf(strike)]);
};

/** What a batch needs to wound: 'S 4 v T 3: 3+'. */
export const woundInWords = (phase: Phase, strike: Strike): string =>
  joined([woundOf(strike, needsOf(phase, strike)), specialOf(strike)]);

/** 'WS 4 v WS 3: 3+ · S 4 v T 3: 3+' */
const needsInWords = (phase: Phase, strike: Strike): string => {
  const needs = needsOf(phase, strike);
  return joined([
    skillOf(phase, strike, needs), woundOf(strike, needs), specialOf(strike),
  ]);
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
  html`<td>${value ?? html`<span class="spoken">${fightWords.notYet}</span><span aria-hidden="true">·</span>`}</td>`;

const rowTemplate = (phase: Phase, strike: Strike): TemplateResult => html`<tr class=${strike.side}>
  <th scope="row">
    <span class="blow">${sideMark(strike.side)} ${namesTogether(phase, strike.models)}
      ${fightWords.against(nameIn(phase, strike.target))}</span>
    <span class="needs">${needsInWords(phase, strike)}</span>
  </th>
  <td>${strike.models.length}</td>${cell(strike.hits)}${cell(strike.wounds)}
</tr>`;

const tableTemplate = (phase: Phase, strikes: readonly Strike[]): TemplateResult => html`
  <table class="ledger">
    <caption>${fightWords.ledger}</caption>
    <thead><tr>${Object.values(fightWords.columns).map(name => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${strikes.map(strike => rowTemplate(phase, strike))}</tbody>
  </table>`;

/** Wounds of the strikes at a unit that are neither open nor taken nor lost have been saved. */
const allocationTemplate = (phase: Phase, strikes: readonly Strike[], allocation: Allocation): TemplateResult => {
  const { unit, waiting, dealt, unsaved, taken, lost } = allocation;
  const all = strikes.filter(({ target }) => target === unit).reduce((sum, { wounds }) => sum + (wounds ?? 0), 0);
  const open = waiting.length + dealt.filter(({ saved }) => saved === null).length + unsaved.length;
  const saved = Math.max(0, all - open - taken.length - lost);
  return html`<li>${fightWords.taken(nameIn(phase, unit), all, saved, taken.length, lost)}${open === 0 ? nothing
    : html` <b>${fightWords.open(open)}</b>`}</li>`;
};

/** Why numbers are as they are. */
const WHY_WORDS = ['warhammer-40k-reasons'] as const;

/** The table comes with the first hits: until then the dice themselves say what is thrown. */
export const ledgerTemplate = (
  phase: Phase, { strikes, allocations }: Fight,
): TemplateResult | typeof nothing => {
  if (strikes.length === 0) return nothing;
  const reasons = reasonsOf(phase, strikes);
  return html`
    ${strikes.some(({ hits }) => hits !== null) ? tableTemplate(phase, strikes) : nothing}
    ${allocations.length === 0 ? nothing
      : html`<ul class="taken">${allocations.map(one => allocationTemplate(phase, strikes, one))}</ul>`}
    ${reasons.length === 0 ? nothing : html`<details>
      <summary @click=${unfoldWith(WHY_WORDS)}>${fightWords.whyNumbers}</summary>
      <ul class="reasons">${!areWordsThere(...WHY_WORDS) ? nothing : reasons.map(why => html`<li>
        ${fightWords.ofUnit(why.unit, phaseSentence(why))} <span class="rule">${why.rule}</span>
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
    overflow-wrap: anywhere;
  }
  .taken b {
    display: block;
  }
`;
