/** The pair that is selected: its figure, the line-ups that were tried, what a Blast marker does, and averages. */
import { html, nothing, type TemplateResult } from 'lit';
import { bestOf, type KnownPair, type TriedLineUp } from '../../../src/deployment/list-match/known-pair.ts';
import { SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { figure, listed } from '../../shared/languages/forms.ts';
import { estimate, percent, points } from '../../shared/parts/figures.ts';
import '../../shared/parts/odds-bar.ts';
import { listsWords } from './lists-words.ts';
import { averageOf, pairAt } from './match.ts';
import { howOf } from './matrix.ts';
import type { ListedFormation } from './question.ts';
import type { MatchView } from './view.ts';

const unitsOf = ({ units }: ListedFormation): string =>
  listed(units.map(({ name, count }) => `${figure(count)} ${name}`));

export const pairTemplate = (view: MatchView): TemplateResult => {
  const { match, selected, detail } = view;
  const [attacker, defender] = SIDES.map(side => match.formations[side][selected[side]]!) as
    [ListedFormation, ListedFormation];
  const pair = pairAt(match, selected);
  return html`<section class="pair" part="pair" aria-labelledby="pair" tabindex="0">
    <h3 id="pair">${listsWords.pair(attacker.name, defender.name)}</h3>
    <p class="soft">${listsWords.against(unitsOf(attacker), unitsOf(defender))}</p>
    ${pair === null ? html`<p class="soft">${listsWords.notYet}</p>` : html`
      <p class="figure">${chanceTemplate(pair)}
        ${detail === null ? nothing : html`<span class="lost soft">
          ${listsWords.lose(figure(detail.lost.attacker, 1), attacker.stands)}<br>
          ${listsWords.theyLose(figure(detail.lost.defender, 1), defender.stands)}</span>`}</p>
      <ul class="tried">${pair.tried.map(one =>
        triedTemplate(listsWords.lineUps[one.lineUp], one, null, one.lineUp === pair.best.lineUp))}</ul>
      ${detail === null ? nothing : html`<h4>${listsWords.shooting}</h4>
        <ul class="tried">${markedTemplate(bestOf(detail.marked), pair.best)}</ul>`}`}
    <p class="soft">${listsWords.assumed}</p>
    <dl>${SIDES.map(side => averageTemplate(side, view))}</dl>
  </section>`;
};

const chanceTemplate = (pair: KnownPair): TemplateResult => {
  const { chance, unsure } = estimate(pair.best.win, pair.best.error);
  return html`<b class="attacker">${chance}</b>
    <span class="soft">${unsure === null ? nothing : html`± ${unsure}<br>`}${howOf(pair)}</span>`;
};

const triedTemplate = (
  name: string, { win, none }: TriedLineUp, note: string | null, isBest: boolean,
): TemplateResult => html`<li class=${isBest ? 'best' : ''}>
  <span>${name}${note === null ? nothing : html`<br><small class="soft">${note}</small>`}</span>
  <odds-bar aria-hidden="true" .chances=${{ attacker: win, defender: 1 - win - none, none }}></odds-bar>
  <b class=${win >= 0.5 ? 'attacker' : 'defender'}>${percent(win)}</b>
</li>`;

const markedTemplate = (marked: TriedLineUp, best: TriedLineUp): TemplateResult => triedTemplate(
  listsWords.marker, marked, `${points(100 * (marked.win - best.win))} · ${listsWords.lineUps[marked.lineUp]}`, false);

const averageTemplate = (side: Side, { match, selected }: MatchView): TemplateResult | typeof nothing => {
  const average = averageOf(match, side, selected[side]);
  if (average === null) return nothing;
  const { name } = match.formations[side][selected[side]]!;
  const says = side === 'attacker' ? listsWords.onAverage(name) : listsWords.againstOnAverage(name);
  const likelier = average >= 0.5 ? 'attacker' : 'defender';
  return html`<div><dt>${says}</dt><dd class=${likelier}>${percent(average)}</dd></div>`;
};
