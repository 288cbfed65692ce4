/** How it ends beside who wins, in words; what is assumed, and how sure all of it is. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import { figure } from '../../shared/languages/forms.ts';
import { percent } from '../../shared/parts/figures.ts';
import { assumedText } from './engine-words.ts';
import { isExact } from './question.ts';
import { swiftOf } from './result.ts';
import { oddsWords } from './odds-words.ts';

/** Rounds told one by one. */
const ROUNDS = 3;
/** What is smaller is told as less than this. */
const TINY = 1e-9;

const line = (name: string, value: string, kind = ''): TemplateResult =>
  html`<div class=${kind}><dt>${name}</dt><dd>${value}</dd></div>`;

const roundsTemplate = (byRound: readonly number[]): TemplateResult => {
  const later = byRound.slice(ROUNDS).reduce((sum, chance) => sum + chance, 0);
  return html`${byRound.slice(0, ROUNDS).map((chance, i) => line(oddsWords.endsIn(i + 1), percent(chance)))}
    ${later === 0 ? nothing : line(oddsWords.endsLater(ROUNDS + 1), percent(later))}`;
};

export const endingsTemplate = (odds: Odds): TemplateResult => {
  const { ending, winner, broken } = odds;
  return html`<section class="endings" aria-labelledby="endings">
    <h3 id="endings">${oddsWords.endings}</h3>
    <dl>
      ${line(oddsWords.swift, percent(swiftOf(odds)))}
      ${swiftOf(odds) > TINY
        ? SIDES.map(side => line(oddsWords.swiftFor[side], percent(ending.swift[side]), 'of-it')) : nothing}
      ${roundsTemplate(ending.byRound)}
      ${winner.none > TINY ? line(oddsWords.nobody, percent(winner.none)) : nothing}
      ${SIDES.map(side => line(oddsWords.endsBroken[side], percent(broken[side])))}
    </dl>
    ${assumedTemplate(odds)}
  </section>`;
};

const assumedTemplate = (odds: Odds): TemplateResult => html`
  ${odds.assumptions.length === 0 ? nothing : html`<h3>${oddsWords.assumptions}</h3>
    <ul>${odds.assumptions.map(one => html`<li>${assumedText(one)}</li>`)}</ul>`}
  <details class="sure">
    <summary>${oddsWords.howSure}</summary>
    <p>${isExact(odds) ? oddsWords.surely
      : html`${odds.error === 0 ? nothing : oddsWords.sampled(figure(Number((300 * odds.error).toPrecision(1))))}
        ${oddsWords.bounds(...boundsOf(odds))}`}</p>
  </details>`;

/** The chance of the attacker is within what was not followed for certain. */
const boundsOf = ({ winner: { attacker }, unresolved }: Odds): readonly [least: string, most: string] =>
  [percent(Math.max(0, attacker - unresolved)), percent(Math.min(1, attacker + unresolved))];
