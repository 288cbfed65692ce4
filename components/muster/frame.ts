/** The parts of the formation picker that only show what they are given. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Picked } from '../../src/army-lists/choices/picked.ts';
import type { ArmyList, Formation } from '../../src/army-lists/lists.ts';
import type { Mustered } from '../../src/army-lists/mustered.ts';
import type { PickedChanged } from './formation-choices.ts';
import './formation-choices.ts';
import type { Stock } from './later.ts';
import { words } from './words.ts';

/** A formation of a list as it is picked now. */
export interface Choosing {
  readonly list: ArmyList;
  readonly formation: Formation;
  readonly picked: Picked;
}

const MOST_UNITS = 60;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Whether it has units, and no more of them than a scenario takes. */
export const canStand = ({ units }: Mustered): boolean => units.length > 0 && units.length <= MOST_UNITS;

const valueOf = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value;

export interface ListActions {
  readonly openList: (id: string) => void;
  readonly pickFormation: (list: ArmyList, at: number) => void;
  readonly pick: (picked: Picked) => void;
}

/** List, formation, and what it may take. */
export const listsTemplate = (
  listId: string, choosing: Choosing | null, stock: Stock, actions: ListActions,
): TemplateResult => {
  const list = stock.lists.find(({ id }) => id === listId);
  return html`<details class="lists" ?open=${choosing !== null}>
    <summary>${words.fromList}</summary>
    <div class="selects">
      <label class="field"><span>${words.list}</span>
        <select @change=${(event: Event) => actions.openList(valueOf(event))}>
          <option value="" .selected=${list === undefined}>${words.chooseList}</option>
          ${stock.lists.map(({ id, name }) => html`<option value=${id} .selected=${id === listId}>${name}</option>`)}
        </select></label>
      ${list === undefined ? nothing : formationSelect(list, choosing, actions)}
    </div>
    ${choosing === null ? nothing : html`<formation-choices
      .formation=${choosing.formation} .picked=${choosing.picked} .sheets=${stock.library}
      @picked-changed=${({ detail }: PickedChanged) => actions.pick(detail.picked)}
    ></formation-choices>`}
  </details>`;
};

const formationSelect = (list: ArmyList, choosing: Choosing | null, actions: ListActions): TemplateResult => {
  const sections = [...new Set(list.formations.map(({ section }) => section))];
  const optionsIn = (section: string) => list.formations.map((one, at) => (one.section !== section ? nothing : html`
    <option value=${at} .selected=${one === choosing?.formation}>${one.name}</option>`));
  return html`<label class="field"><span>${words.formation}</span>
    <select @change=${(event: Event) => actions.pickFormation(list, Number(valueOf(event)))}>
      <option value="-1" .selected=${choosing === null}>${words.chooseFormation}</option>
      ${sections.map(section => html`<optgroup label=${section}>${optionsIn(section)}</optgroup>`)}
    </select></label>`;
};

/** What is there before the army lists are. */
export const waitingTemplate = (isUnreachable: boolean, again: () => void): TemplateResult => (isUnreachable
  ? html`<p class="remark">${words.unreachable} <button type="button" @click=${again}>${words.again}</button></p>`
  : html`<p class="soft">${words.loading}</p>`);

export interface HeadActions {
  readonly finish: () => void;
  readonly fold: (isFolded: boolean) => void;
}

/** Its name, and what there is to do: to put it on the table, or where it is there already, to look at it again. */
export const headTemplate = (
  mustered: Mustered, isPlaced: boolean, isFolded: boolean, { finish, fold }: HeadActions,
): TemplateResult => {
  const { name, units } = mustered;
  const says = html`${name} <small>${words.count(units.length)}</small>`;
  return html`<div class="head">
    <h4>${isPlaced ? html`${words.units}: ${says}` : says}</h4>
    ${isPlaced
      ? html`<button type="button" class="fold" aria-expanded=${!isFolded} @click=${() => fold(!isFolded)}>
          ${words.change}</button>`
      : html`<button type="button" class="main" ?disabled=${!canStand(mustered)} @click=${finish}>
          ${words.use}</button>`}
  </div>`;
};

/** The formation as a whole: its name, its initiative, its rules. */
export const factsTemplate = (
  { name, units, initiative, rules }: Mustered, change: (change: Partial<Mustered>) => void,
): TemplateResult => html`<div class="facts">
      <label class="field"><span>${words.name}</span>
        <input type="text" maxlength="80" autocomplete="off" .value=${name}
          @change=${(event: Event) => change({ name: valueOf(event) })}></label>
      <label class="field"><span>${words.initiative}</span>
        <select @change=${(event: Event) => change({ initiative: Number(valueOf(event)) })}>
          ${FACES.map(face => html`<option value=${face} .selected=${face === initiative}>${face}+</option>`)}
        </select></label>
      ${rules.length === 0 ? nothing : html`<p class="soft">${words.rules}: ${rules.map(words.rule).join(', ')}</p>`}
    </div>
    ${units.length > MOST_UNITS ? html`<p class="remark">${words.tooMany(MOST_UNITS)}</p>` : nothing}`;
