/** The sections of the set-up: what is brought in, places by numbers, the table by hand, and the start. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Library } from '../../src/army-lists/library.ts';
import { STARTS, type Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { SIDES, type Side } from '../../src/epic-armageddon/model/procedure.ts';
import type { NewShelfItem } from '../../src/shelf/shelf-item.ts';
import type { LineUp } from '../../src/deployment/line-up-request.ts';
import type { ListImported, SetUpChanged, ShelfOpened } from './events.ts';
import { respoken } from '../shared/languages/spoken.ts';
import '../epic-armageddon/odds/odds-map.ts';
import { sideMark } from '../shared/parts/side-mark.ts';
import { deployed, formationsIn, placesIn, type Plan, planWith, problemsByName, swapped } from './plan.ts';
import { placesTemplate } from './side-places.ts';
import { linedUpBy, readBack } from './take-over.ts';
import { setUpWords } from './set-up-words.ts';

export interface SetUpActions {
  /** Another plan, lined up. */
  readonly plan: (plan: Plan) => void;
  /** Another table; null: the plan is lined up again. */
  readonly table: (table: Scenario | null) => void;
  readonly start: (scenario: Scenario) => void;
  readonly keep: (item: NewShelfItem) => void;
}

export interface SourceActions {
  readonly whom: (side: Side) => void;
  readonly imported: (event: ListImported) => void;
  readonly opened: (event: ShelfOpened) => void;
}

export const waitingForUnitsTemplate = (isUnreachable: boolean, again: () => void): TemplateResult => (isUnreachable
  ? html`<p>${setUpWords.unreachable} <button type="button" @click=${again}>${setUpWords.again}</button></p>`
  : html`<p class="soft">${setUpWords.loading}</p>`);

/** The shelf, and the import of lists and files. */
export const sourcesTemplate = (
  whom: Side, theme: string | null, actions: SourceActions,
): TemplateResult => html`<div class="bring">
    <fieldset>
      <legend>${setUpWords.shelfFor}</legend>
      ${SIDES.map(side => html`<label class="tick">
        <input type="radio" name="whom" .checked=${side === whom} @change=${() => actions.whom(side)}>
        <span>${setUpWords.whom[side]}</span>
      </label>`)}
    </fieldset>
    <assault-import theme=${theme ?? nothing} @imported=${actions.imported}></assault-import>
    <assault-shelf theme=${theme ?? nothing} @shelf-opened=${actions.opened}></assault-shelf>
  </div>`;

const list = (says: readonly string[]): TemplateResult | typeof nothing =>
  (says.length === 0 ? nothing : html`<ul class="notes">${says.map(say => html`<li>${say}</li>`)}</ul>`);

const notesOn = (made: LineUp): readonly string[] =>
  ('scenario' in made ? made.notes : made.obstacles).map(({ say }) => respoken(say));

/** Places by numbers, and the map that shows what was understood. */
export const linedTemplate = (
  plan: Plan, library: Library, nameOf: (id: string) => string, actions: SetUpActions,
): TemplateResult => {
  const places = placesIn(plan, library);
  const made = linedUpBy(library)(plan);
  if (places === null || made === null) return html`<p class="soft">${setUpWords.waiting}</p>`;
  const scenario = 'scenario' in made ? made.scenario : null;
  return html`<p class="soft">${setUpWords.standsHint}</p>
    <div class="columns">${SIDES.map(side => placesTemplate({
      side, plan: plan[side], entries: places.entries[side], nameOf,
      change: change => actions.plan(planWith(plan, side, change)),
    }, html`${sideMark(side)}${plan[side].built!.name}`))}</div>
    ${list([...places.says.map(respoken), ...notesOn(made)])}
    ${scenario === null ? nothing : html`<odds-map .scenario=${scenario}></odds-map>`}
    <div class="buttons">
      ${startButton(scenario, actions)}
      <button type="button" ?disabled=${scenario === null} @click=${() => actions.table(scenario)}>
        ${setUpWords.byHand}</button>
      <button type="button" @click=${() => actions.table(deployed(plan, library))}>${setUpWords.deploy}</button>
      <button type="button" @click=${() => actions.plan(swapped(plan))}>${setUpWords.swap}</button>
      ${keepButtons(plan, scenario, actions)}
    </div>
    <p class="soft">${setUpWords.deployHint}</p>`;
};

/** The table, to be changed by hand, and what is still missing. */
export const byHandTemplate = (plan: Plan, table: Scenario, actions: SetUpActions): TemplateResult => {
  const parsed = readBack(table);
  const problems = 'problems' in parsed ? problemsByName(parsed.problems, table) : [];
  return html`
    <fieldset>
      <legend>${setUpWords.begin}</legend>
      ${STARTS.map(startAt => html`<label class="tick">
        <input type="radio" name="start" .checked=${table.startAt === startAt}
          @change=${() => actions.table({ ...table, startAt })}>
        <span>${setUpWords.begins[startAt]}</span>
      </label>`)}
    </fieldset>
    <assault-table-editor
      .setUp=${table} @set-up-changed=${({ detail }: SetUpChanged) => actions.table(detail.setUp)}
    ></assault-table-editor>
    ${problems.length === 0 ? nothing : html`<div><p>${setUpWords.problems}</p>${list(problems)}</div>`}
    <div class="buttons">
      ${startButton('scenario' in parsed ? parsed.scenario : null, actions)}
      ${formationsIn(plan) === null ? nothing
        : html`<button type="button" @click=${() => actions.table(null)}>${setUpWords.lineUpAgain}</button>`}
      ${keepButtons(plan, table, actions)}
    </div>`;
};

const startButton = (scenario: Scenario | null, { start }: SetUpActions): TemplateResult => html`
  <button type="button" class="main start" part="start" ?disabled=${scenario === null}
    @click=${() => start(scenario!)}>${setUpWords.start}</button>`;

const keepButtons = (plan: Plan, table: Scenario | null, { keep }: SetUpActions): TemplateResult => html`
  ${table === null ? nothing : html`<button type="button" class="quiet"
    @click=${() => keep({ kind: 'table', name: table.title || setUpWords.map, content: table })}>
    ${setUpWords.keepTable}</button>`}
  ${SIDES.map(side => {
    const { built } = plan[side];
    return built === null ? nothing : html`<button type="button" class="quiet"
      @click=${() => keep({ kind: 'formation', name: built.name, content: built })}>
      ${setUpWords.keepFormation(side)}</button>`;
  })}`;
