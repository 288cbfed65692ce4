/** How lists against lists lie: who meets whom above, the table with the pair beside or below it, and the bar. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import '../../shared/parts/live-region.ts';
import { MOST_FORMATIONS } from '../../../src/deployment/list-match/list-limits.ts';
import { SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { wideBarTemplate, narrowBarTemplate, saveTemplate } from './bar.ts';
import { choosersTemplate, markersTemplate } from './choosers.ts';
import { listsWords } from './lists-words.ts';
import { matrixTemplate } from './matrix.ts';
import { oneFormationTemplate, oneHeadTemplate } from './one-formation.ts';
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
  /** With little width: what can be chosen is open. */
  readonly isChoosing: boolean;
  /** Whether a part is shown that a page may leave out. */
  readonly shows: (part: ListsPart) => boolean;
  readonly said: string;
}

export interface ListsActions extends ChooserActions, MatchActions {
  /** Opens or folds what can be chosen. */
  readonly unfold: () => void;
  readonly tryAgain: () => void;
}

export const listsTemplate = (screen: ListsScreen, actions: ListsActions): TemplateResult => html`
  <section class=${screen.isNarrow ? 'lists narrow' : 'lists'} aria-label=${listsWords.title}>
    <div class="head"><h2 class="spoken">${listsWords.title}</h2>
      ${screen.isNarrow && screen.view !== null
        ? oneHeadTemplate(screen.view, facingTemplate(screen, actions), actions) : nothing}
      ${isFolded(screen) ? nothing : choosersTemplate(screen.chosen, sidesChosen(screen), actions)}</div>
    ${bodyTemplate(screen, actions)}
    ${footTemplate(screen, actions)}
    <live-region .message=${screen.said}></live-region>
  </section>`;

/** Where something is wrong the way out of it lies open. */
const isFolded = ({ isNarrow, isChoosing, trouble, failure, shows }: ListsScreen): boolean =>
  !shows('choose') || (isNarrow && !isChoosing && trouble === null && failure === '');

/** With little width the markers on those who are charged are chosen in the bar. */
const sidesChosen = ({ isNarrow, view, shows }: ListsScreen): readonly Side[] =>
  (isNarrow && view !== null && shows('bar') ? ['attacker'] : SIDES);

const facingTemplate = ({ chosen, isChoosing, shows }: ListsScreen, { unfold }: ListsActions): TemplateResult => {
  const { names, lists: { defender } } = chosen;
  const says = listsWords.facing(names.find(({ id }) => id === defender)?.name ?? listsWords.own);
  if (!shows('choose')) return html`<span class="facing soft">${says}</span>`;
  return html`<button type="button" class="facing quiet" aria-expanded=${isChoosing} title=${says} @click=${unfold}>
    <span>${says}</span>${svg`<svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d="m4 6 4 4 4-4"></path></svg>`}</button>`;
};

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
    ${isNarrow && shows('bar') ? html`<div class="save">${saveTemplate(view)}</div>` : nothing}
  </div>`;
};

const footTemplate = (
  { chosen, view, isNarrow, shows }: ListsScreen, actions: ListsActions,
): TemplateResult => {
  if (view === null || !shows('bar')) return html`<div></div>`;
  if (!isNarrow) return wideBarTemplate(view, actions);
  const state = shows('choose') ? markersTemplate('defender', chosen, actions, listsWords.markersOnThem) : nothing;
  return narrowBarTemplate(view, state, actions);
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
