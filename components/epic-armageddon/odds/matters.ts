/** What matters most: single changes, each with what it is worth. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { points } from '../../shared/parts/figures.ts';
import type { Inquiry } from './inquiry.ts';
import type { Matter } from './question.ts';
import { changeText } from './engine-words.ts';
import { oddsWords } from './odds-words.ts';

/** So many are shown before somebody asks for more. */
const FIRST = 8;
/** Smaller changes, in percentage points, make no difference that anybody could see. */
const SMALLEST = 0.05;

export const mattersTemplate = (
  { matters, isLooking }: Inquiry, isWhole: boolean, showAll: () => void,
): TemplateResult | typeof nothing => {
  if (matters === null && !isLooking) return nothing;
  const worth = (matters ?? []).filter(({ delta }) => Math.abs(delta) >= SMALLEST);
  const shown = isWhole ? worth : worth.slice(0, FIRST);
  const largest = Math.abs(worth[0]?.delta ?? 1);
  return html`<section class="matters" aria-labelledby="matters" part="matters">
    <h3 id="matters">${oddsWords.matters}</h3>
    <p class="note">${oddsWords.mattersMore}</p>
    ${shown.length === 0 ? nothing : html`<ul>${shown.map(matter => matterTemplate(matter, largest))}</ul>`}
    ${shown.length < worth.length
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
