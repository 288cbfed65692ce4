/** How it ends beside who wins: rounds, who is broken and what is assumed. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import { percent, unsure } from '../../shared/parts/figures.ts';
import { assumedText } from './engine-words.ts';
import { oddsWords } from './odds-words.ts';

/** Rounds told one by one. */
const ROUNDS = 3;
/** What is smaller is told as less than this. */
const TINY = 1e-9;
/** So little may be left open of what is exact. */
const EXACT = 1e-6;

/** How exact the last answer is. */
export const exactnessOf = ({ unresolved, error }: Odds): string =>
  (error === 0 && unresolved < EXACT ? oddsWords.exact : oddsWords.estimated(unsure(error)));

const line = (name: string, value: TemplateResult | string): TemplateResult =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

const roundsTemplate = (byRound: readonly number[]): TemplateResult => {
  const later = byRound.slice(ROUNDS).reduce((sum, chance) => sum + chance, 0);
  return html`${byRound.slice(0, ROUNDS).map((chance, i) => line(oddsWords.endsIn(i + 1), percent(chance)))}
    ${later === 0 ? nothing : line(oddsWords.endsLater(ROUNDS + 1), percent(later))}`;
};

export const endingsTemplate = ({ ending, winner, broken, assumptions }: Odds): TemplateResult => html`
  <section class="endings" aria-labelledby="endings">
    <h3 id="endings">${oddsWords.endings}</h3>
    <dl>
      ${roundsTemplate(ending.byRound)}
      ${winner.none > TINY ? line(oddsWords.nobody, percent(winner.none)) : nothing}
      ${SIDES.map(side => line(oddsWords.swiftFor[side], percent(ending.swift[side])))}
      ${SIDES.map(side => line(oddsWords.endsBroken[side], percent(broken[side])))}
    </dl>
    ${assumptions.length === 0 ? nothing : html`<h4>${oddsWords.assumptions}</h4>
      <ul>${assumptions.map(one => html`<li>${assumedText(one)}</li>`)}</ul>`}
  </section>`;
