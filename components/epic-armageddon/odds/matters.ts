/** What matters most: single changes, each with what it is worth. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import {
  CHANGE_GROUPS, type ChangeGroup, changeGroupOf,
} from '../../../src/epic-armageddon/odds/changes/change.ts';
import { points } from '../../shared/parts/figures.ts';
import type { Inquiry } from './inquiry.ts';
import type { Matter } from './question.ts';
import { changeText } from './engine-words.ts';
import { oddsWords } from './odds-words.ts';

/** So many of each group are shown before somebody asks for more. */
const FIRST: Readonly<Record<ChangeGroup, number>> = { decided: 6, shooting: 3, other: 3 };
/** Smaller changes, in percentage points, make no difference that anybody could see. */
const SMALLEST = 0.05;

export const mattersTemplate = (
  { matters, isLooking }: Inquiry, isWhole: boolean, showAll: () => void,
): TemplateResult | typeof nothing => {
  if (matters === null && !isLooking) return nothing;
  const worth = (matters ?? []).filter(({ delta }) => Math.abs(delta) >= SMALLEST);
  const groups = CHANGE_GROUPS.map(group => {
    const all = worth.filter(({ change }) => changeGroupOf(change) === group);
    return { group, shown: isWhole ? all : all.slice(0, FIRST[group]) };
  }).filter(({ shown }) => shown.length > 0);
  const count = groups.reduce((sum, { shown }) => sum + shown.length, 0);
  const largest = Math.abs(worth[0]?.delta ?? 1);
  return html`<section class="matters" aria-labelledby="matters" part="matters">
    <h3 id="matters">${oddsWords.matters}</h3>
    <p class="note">${oddsWords.mattersMore}</p>
    ${groups.map(({ group, shown }) => html`
      <h4 id="matters-${group}">${oddsWords.mattersOf[group]}</h4>
      <ul aria-labelledby="matters-${group}">${shown.map(matter => matterTemplate(matter, largest))}</ul>`)}
    ${count < worth.length
      ? html`<button type="button" class="quiet all" @click=${showAll}>${oddsWords.allMatters(worth.length)}</button>`
      : nothing}
    ${isLooking ? html`<p class="note">${oddsWords.stillLooking}</p>` : nothing}
    ${matters !== null && !isLooking && worth.length === 0 ? html`<p>${oddsWords.noMatters}</p>` : nothing}
  </section>`;
};

const matterTemplate = ({ change, rule, delta }: Matter, largest: number): TemplateResult => html`<li>
  <b class=${delta > 0 ? 'attacker' : 'defender'}>${points(delta)}</b>
  ${svg`<svg viewBox="-50 0 100 10" preserveAspectRatio="none" aria-hidden="true"
    class=${delta > 0 ? 'attacker' : 'defender'}>
    <line x1="0" x2="0" y1="-3" y2="13"></line>
    <rect x=${Math.min(0, (50 * delta) / largest)} y="0" width=${Math.abs((50 * delta) / largest)} height="10"></rect>
  </svg>`}
  <span class="what">${changeText(change)} <span class="rule">${rule}</span></span>
</li>`;
