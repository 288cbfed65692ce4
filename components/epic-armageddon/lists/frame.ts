/** How lists against lists lie: who meets whom above, the table with the pair beside or below it, and the bar. */
import { html, nothing, type TemplateResult } from 'lit';
import { percent } from '../../shared/parts/figures.ts';
import { sideMark } from '../../shared/parts/side-mark.ts';
import '../../shared/parts/live-region.ts';
import { MOST_FORMATIONS } from '../../../src/deployment/list-match/list-limits.ts';
import { choosersTemplate } from './choosers.ts';
import { listsWords } from './lists-words.ts';
import { isAllKnown, pairAt, pairsIn } from './match.ts';
import { matrixTemplate } from './matrix.ts';
import { oneFormationTemplate } from './one-formation.ts';
import { pairTemplate } from './pair-panel.ts';
import type { ListTrouble } from './question.ts';
import type { ChooserActions, ListsChosen, MatchActions, MatchView } from './view.ts';

/** Parts that a page may leave out. */
export type ListsPart = 'choose' | 'pair' | 'bar';

export interface ListsScreen {
  readonly chosen: ListsChosen;
  /** Null: nothing is known yet. */
  readonly view: MatchView | null;
  readonly trouble: ListTrouble | null;
  /** What has failed, in a sentence; '' where nothing has. */
  readonly failure: string;
  /** There is little width: one formation at a time. */
  readonly isNarrow: boolean;
  /** Whether a part is shown that a page may leave out. */
  readonly shows: (part: ListsPart) => boolean;
  readonly said: string;
}

export interface ListsActions extends ChooserActions, MatchActions {
  readonly tryAgain: () => void;
}

export const listsTemplate = (screen: ListsScreen, actions: ListsActions): TemplateResult => html`
  <section class="lists" aria-label=${listsWords.title}>
    <div><h2 class="spoken">${listsWords.title}</h2>
      ${screen.shows('choose') ? choosersTemplate(screen.chosen, actions) : nothing}</div>
    ${bodyTemplate(screen, actions)}
    ${screen.view === null || !screen.shows('bar') ? html`<div></div>`
      : barTemplate(screen.view, screen.isNarrow, actions)}
    <live-region .message=${screen.said}></live-region>
  </section>`;

const bodyTemplate = (
  { view, trouble, failure, isNarrow, shows }: ListsScreen, actions: ListsActions,
): TemplateResult => {
  if (failure !== '') return html`<div class="lack" role="alert"><p>${failure}</p>
    <button type="button" @click=${actions.tryAgain}>${listsWords.tryAgain}</button><slot></slot></div>`;
  if (trouble !== null) return html`<div class="lack" role="alert"><p>${troubleOf(trouble)}</p><slot></slot></div>`;
  if (view === null) return html`<div class="lack"><p role="status">${listsWords.loading}</p></div>`;
  return html`<div class=${shows('pair') ? 'body' : 'body alone'}>
    <div class="field" tabindex="-1">
      ${isNarrow ? oneFormationTemplate(view, actions) : matrixTemplate(view, actions)}</div>
    ${shows('pair') ? pairTemplate(view) : nothing}
  </div>`;
};

const troubleOf = ({ side, code, count }: ListTrouble): string => {
  switch (code) {
    case 'too-many':
      return listsWords.tooMany(side, count, MOST_FORMATIONS);
    case 'nobody':
      return listsWords.nobody(side);
    case 'unknown':
      return listsWords.noSuchList(side);
  }
};

const barTemplate = (view: MatchView, isNarrow: boolean, { setUp, save }: MatchActions): TemplateResult => {
  const { match, selected } = view;
  const pair = pairAt(match, selected);
  const attacker = match.formations.attacker[selected.attacker]!;
  const defender = match.formations.defender[selected.defender]!;
  return html`<div class="bar" part="bar">
    <p>${pair === null ? nothing : html`<span class="attacker">${sideMark('attacker')}
      ${listsWords.wins(attacker.name, percent(pair.best.win))}</span>`}
      <span class="soft">${listsWords.known(match.pairs.size, pairsIn(match))}</span></p>
    <div class="acts">
      <button type="button" aria-disabled=${isAllKnown(match) ? 'false' : 'true'}
        @click=${() => isAllKnown(match) && save()}>${listsWords.save}</button>
      <button type="button" class="main" part="primary" aria-disabled=${pair === null ? 'true' : 'false'}
        @click=${() => pair !== null && setUp()}>${isNarrow ? listsWords.setUpAgainst(defender.name) : listsWords.setUp}
      </button>
    </div>
  </div>`;
};
