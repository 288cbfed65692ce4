/** The parts of the formation builder that only show what they are given. */
import { html, nothing, type TemplateResult } from 'lit';
import type { ArmyList } from '../../../src/army-lists/lists.ts';
import type { PickedFormation } from '../../../src/army-lists/choices/build-formation.ts';
import type { PickedChanged } from './formation-choices.ts';
import './formation-choices.ts';
import type { FormationFromText } from '../../../src/deployment/quick-entry/formation-from-text.ts';
import type { ArmyCatalogue } from '../lazy-parts.ts';
import { remarksOnTokens, type TypedLine } from './typed-line.ts';
import type { SearchChosen, SearchEntered, SearchTyped, Suggestion } from './search-field.ts';
import './search-field.ts';
import { formationBuilderWords } from './formation-builder-words.ts';

/** What a field now says. */
export const fieldValue = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value;

export interface LineActions {
  readonly enter: (text: string) => void;
  /** One of the suggestions, by its id. */
  readonly choose: (id: string) => void;
  /** The field is left. */
  readonly leave: () => void;
}

/** The field that is typed into, and what is to be said of what stands in it. */
export const lineTemplate = (
  line: TypedLine<FormationFromText>, hint: string, suggestions: readonly Suggestion[],
  { enter, choose, leave }: LineActions,
): TemplateResult => html`<search-field class="first" label=${formationBuilderWords.search} hint=${hint}
      .value=${line.text} .suggestions=${suggestions}
      @search-typed=${({ detail }: SearchTyped) => line.type(detail.text)}
      @search-entered=${({ detail }: SearchEntered) => enter(detail.text)}
      @search-chosen=${({ detail }: SearchChosen) => choose(detail.id)} @focusout=${leave}
    ></search-field>
    ${remarksOnTokens(line.read.tokens).map(say => html`<p class="remark">${say}</p>`)}`;

export interface ListActions {
  readonly openList: (id: string) => void;
  readonly pickFormation: (list: ArmyList, at: number) => void;
  readonly pick: (choosing: PickedFormation) => void;
}

/** List, formation, and what it may take. */
export const listsTemplate = (
  listId: string, choosing: PickedFormation | null, catalogue: ArmyCatalogue, actions: ListActions,
): TemplateResult => {
  const list = catalogue.lists.find(({ id }) => id === listId);
  return html`<div class="lists">
    <div class="selects">
      <label class="field"><span>${formationBuilderWords.list}</span>
        <select @change=${(event: Event) => actions.openList(fieldValue(event))}>
          <option value="" .selected=${list === undefined}>${formationBuilderWords.chooseList}</option>
          ${catalogue.lists.map(({ id, name }) =>
            html`<option value=${id} .selected=${id === listId}>${name}</option>`)}
        </select></label>
      ${list === undefined ? nothing : formationSelect(list, choosing, actions)}
    </div>
    ${choosing === null ? nothing : html`<formation-choices
      .formation=${choosing.formation} .picked=${choosing.picked} .sheets=${catalogue.library}
      @picked-changed=${({ detail }: PickedChanged) => actions.pick({ ...choosing, picked: detail.picked })}
    ></formation-choices>`}
  </div>`;
};

const formationSelect = (list: ArmyList, choosing: PickedFormation | null, actions: ListActions): TemplateResult => {
  const sections = [...new Set(list.formations.map(({ section }) => section))];
  const optionsIn = (section: string) => list.formations.map((one, at) => (one.section !== section ? nothing : html`
    <option value=${at} .selected=${one === choosing?.formation}>${one.name}</option>`));
  return html`<label class="field"><span>${formationBuilderWords.formation}</span>
    <select @change=${(event: Event) => actions.pickFormation(list, Number(fieldValue(event)))}>
      <option value="-1" .selected=${choosing === null}>${formationBuilderWords.chooseFormation}</option>
      ${sections.map(section => html`<optgroup label=${section}>${optionsIn(section)}</optgroup>`)}
    </select></label>`;
};

/** What is shown until the army lists are loaded. */
export const waitingForListsTemplate = (isUnreachable: boolean, again: () => void): TemplateResult => (isUnreachable
  ? html`<p class="remark">${formationBuilderWords.unreachable} <button type="button"
    @click=${again}>${formationBuilderWords.again}</button></p>`
  : html`<p class="soft">${formationBuilderWords.loading}</p>`);

/** The sign of the army lists. */
export const listSign = html`<svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
  <path d="M7 5H17M7 10H17M7 15H17M3 5H3.1M3 10H3.1M3 15H3.1"></path></svg>`;
