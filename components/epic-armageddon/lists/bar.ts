/** The bar of lists against lists: what is known of the pair that is selected, and what can be done with it. */
import { html, nothing, type TemplateResult } from 'lit';
import { writeCsv } from '../../../src/deployment/list-match/csv.ts';
import { bestOf } from '../../../src/deployment/list-match/known-pair.ts';
import { saveFile } from '../../shared/parts/copy-and-save.ts';
import { percent } from '../../shared/parts/figures.ts';
import '../../shared/parts/odds-bar.ts';
import { sideMark } from '../../shared/parts/side-mark.ts';
import { listsWords } from './lists-words.ts';
import { csvRows, isAllKnown, isFiring, pairAt, pairsIn, type KnownPair, type Match } from './match.ts';
import type { MatchActions, MatchView } from './view.ts';

export const wideBarTemplate = (view: MatchView, actions: MatchActions): TemplateResult => {
  const pair = pairAt(view.match, view.selected);
  return html`<div class="bar" part="bar">
    <p>${pair === null ? nothing : winsTemplate(pair, view)} ${knownTemplate(view)}</p>
    <div class="acts">${saveTemplate(view)} ${setUpTemplate(listsWords.setUp, view, actions)}</div>
  </div>`;
};

/** With little width: both ways to charge in one line, and `state` before the way on. */
export const narrowBarTemplate = (
  view: MatchView, state: TemplateResult | typeof nothing, actions: MatchActions,
): TemplateResult => {
  const { match, selected } = view;
  const pair = pairAt(match, selected);
  const { name } = match.formations.defender[selected.defender]!;
  return html`<div class="bar" part="bar">
    <p>${pair === null ? nothing : waysTemplate(pair)} ${isAllKnown(match) ? nothing : knownTemplate(view)}</p>
    <div class="acts">${state} ${setUpTemplate(listsWords.setUpAgainst(name), view, actions)}</div>
  </div>`;
};

/** All pairs as a file, once all are known. */
export const saveTemplate = ({ match }: MatchView): TemplateResult => html`<button
  type="button" aria-disabled=${isAllKnown(match) ? 'false' : 'true'}
  @click=${() => isAllKnown(match) && save(match)}>${listsWords.save}</button>`;

const save = (match: Match): void => {
  const rows = csvRows(match, lineUp => listsWords.lineUps[lineUp]);
  saveFile('list-against-list.csv', 'text/csv', writeCsv([listsWords.csvHeads, ...rows]));
};

const winsTemplate = ({ best: { win, none } }: KnownPair, { match, selected }: MatchView): TemplateResult => {
  const chance = percent(win);
  const [before, after] = listsWords.wins(match.formations.attacker[selected.attacker]!.name, chance).split(chance);
  return html`<span class="attacker">${sideMark('attacker')} ${before}<b class="attacker">${chance}</b>${after}</span>
    <odds-bar aria-hidden="true" .chances=${{ attacker: win, defender: 1 - win - none, none }}></odds-bar>`;
};

const waysTemplate = (pair: KnownPair): TemplateResult => {
  const [how, other] = isFiring(pair) ? ['fire', 'strike'] as const : ['strike', 'fire'] as const;
  const others = pair.tried.filter(({ lineUp }) => (lineUp === 'none') === (other === 'fire'));
  return html`<span class="attacker">${sideMark('attacker')} ${listsWords.filters[how]}
    <b class="attacker">${percent(pair.best.win)}</b></span>
    ${others.length === 0 ? nothing
      : html`<span class="soft">${listsWords[other]} ${percent(bestOf(others).win)}</span>`}`;
};

const knownTemplate = ({ match }: MatchView): TemplateResult =>
  html`<span class="soft">${listsWords.known(match.pairs.size, pairsIn(match))}</span>`;

const setUpTemplate = (says: string, { match, selected }: MatchView, { setUp }: MatchActions): TemplateResult => {
  const isKnown = pairAt(match, selected) !== null;
  return html`<button type="button" class="main" part="primary" aria-disabled=${isKnown ? 'false' : 'true'}
    @click=${() => isKnown && setUp()}>${says}</button>`;
};
