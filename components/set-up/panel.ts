/** The panel of the set-up: what is still in the way, how it begins, rulings, and what is brought in. */
import { html, nothing, type TemplateResult } from 'lit';
import { ARMY_RULES, type ArmyRule } from '../../src/epic-armageddon/model/army-rules.ts';
import { STARTS, type Scenario, type Start } from '../../src/epic-armageddon/model/scenario.ts';
import { SIDES, type Side } from '../../src/epic-armageddon/model/procedure.ts';
import { DEFAULT_RULINGS } from '../../src/epic-armageddon/rulings/defaults.ts';
import { RULING_IDS, type Rulings } from '../../src/epic-armageddon/rulings/rulings.ts';
import type { NewShelfItem } from '../../src/shelf/shelf-item.ts';
import type { RulingsChosen } from '../epic-armageddon/resolver/rulings-panel.ts';
import type { Library } from '../../src/army-lists/library.ts';
import type { ListImported, ShelfOpened } from './events.ts';
import { formationBuilderWords } from './formation-builder/formation-builder-words.ts';
import { respoken } from '../shared/languages/spoken.ts';
import type { ChecksChanged } from '../shared/parts/check-list.ts';
import '../shared/parts/check-list.ts';
import { placesIn, problemsByName, type Plan } from './plan.ts';
import { linedUpBy, readBack, type SetUp } from './take-over.ts';
import { setUpWords } from './set-up-words.ts';

export const waitingForUnitsTemplate = (isUnreachable: boolean, again: () => void): TemplateResult => (isUnreachable
  ? html`<p>${setUpWords.unreachable} <button type="button" @click=${again}>${setUpWords.again}</button></p>`
  : html`<p class="soft">${setUpWords.loading}</p>`);

const list = (says: readonly string[]): TemplateResult =>
  html`<ul class="notes">${says.map(say => html`<li>${say}</li>`)}</ul>`;

/** What is to be known of where they stand, or what keeps it from being played. */
export const notesTemplate = ({ plan, table }: SetUp, library: Library): TemplateResult | typeof nothing => {
  if (table === null) {
    const [places, made] = [placesIn(plan, library), linedUpBy(library)(plan)];
    if (places === null || made === null) return nothing;
    const notes = ('scenario' in made ? made.notes : made.obstacles).map(({ say }) => say);
    const says = [...places.says, ...notes].map(respoken);
    return says.length === 0 ? nothing : list(says);
  }
  const says = problemsOf(table);
  return says.length === 0 ? nothing : html`<p>${setUpWords.problems}</p>${list(says)}`;
};

/** What keeps a table from being played; empty: nothing, or nobody stands on it. */
export const problemsOf = (table: Scenario): readonly string[] => {
  const parsed = readBack(table);
  return table.formations.length > 0 && 'problems' in parsed ? problemsByName(parsed.problems, table) : [];
};

export interface BeginActions {
  readonly begin: (start: Start) => void;
  readonly deploy: () => void;
  readonly lineUp: () => void;
}

/** How it begins, once both sides are there. */
export const beginTemplate = (
  table: Scenario | null, { begin, deploy, lineUp }: BeginActions,
): TemplateResult => html`<div class="begin">
    ${table === null ? nothing : html`<fieldset>
      <legend>${setUpWords.begin}</legend>
      ${STARTS.map(startAt => html`<label class="tick">
        <input type="radio" name="start" .checked=${table.startAt === startAt} @change=${() => begin(startAt)}>
        <span>${setUpWords.begins[startAt]}</span>
      </label>`)}
    </fieldset>
    <button type="button" @click=${lineUp}>${setUpWords.lineUpAgain}</button>`}
    <button type="button" @click=${deploy}>${setUpWords.deploy}</button>
  </div>`;

export interface RulingActions {
  readonly open: (event: Event) => void;
  readonly rule: (rulings: Rulings) => void;
  readonly rules: (side: Side, rules: readonly ArmyRule[]) => void;
}

/** So many answers differ from the usual ones, and so many rules of armies are in force. */
const inForce = (plan: Plan, rulings: Rulings): number =>
  RULING_IDS.filter(id => rulings[id] !== DEFAULT_RULINGS[id]).length
  + SIDES.reduce((sum, side) => sum + (plan[side].built?.rules.length ?? 0), 0);

/** Rulings and the rules of both armies, folded. */
export const rulingsTemplate = (
  plan: Plan, rulings: Rulings, areThere: boolean, { open, rule, rules }: RulingActions,
): TemplateResult => {
  const count = inForce(plan, rulings);
  return html`<details class="fold" @toggle=${open}
    @rulings-chosen=${(event: RulingsChosen) => rule(event.rulings)}
    @rulings-closed=${({ currentTarget }: Event) => ((currentTarget as HTMLDetailsElement).open = false)}>
    <summary>${setUpWords.rulings} ${count === 0 ? nothing : html`<small>${setUpWords.apply(count)}</small>`}</summary>
    ${areThere ? html`
      ${SIDES.filter(side => plan[side].built !== null).map(side => html`<check-list
        legend=${setUpWords.rules[side]} .checked=${plan[side].built!.rules}
        .options=${ARMY_RULES.map(id =>
          ({ id, label: formationBuilderWords.rule(id), detail: null, refusal: null }))}
        @checks-changed=${({ ids }: ChecksChanged) => rules(side, ids as readonly ArmyRule[])}
      ></check-list>`)}
      <club-rulings .rulings=${rulings}></club-rulings>` : nothing}
  </details>`;
};

export interface SourceActions {
  readonly open: (event: Event) => void;
  readonly whom: (side: Side) => void;
  readonly imported: (event: ListImported) => void;
  readonly opened: (event: ShelfOpened) => void;
  readonly keep: (item: NewShelfItem) => void;
}

/** The shelf and the import of lists and files, folded; what may be put there comes first. */
export const sourcesTemplate = (
  { plan, scenario, whom, theme, areThere }: {
    readonly plan: Plan; readonly scenario: Scenario | null; readonly whom: Side; readonly theme: string | null;
    readonly areThere: boolean;
  }, actions: SourceActions,
): TemplateResult => html`<details class="fold bring" @toggle=${actions.open}>
    <summary>${setUpWords.bring}</summary>
    ${areThere ? html`
      <div class="keeps">${keepButtons(plan, scenario, actions)}</div>
      <fieldset>
        <legend>${setUpWords.shelfFor}</legend>
        ${SIDES.map(side => html`<label class="tick">
          <input type="radio" name="whom" .checked=${side === whom} @change=${() => actions.whom(side)}>
          <span>${setUpWords.whom[side]}</span>
        </label>`)}
      </fieldset>
      <assault-import theme=${theme ?? nothing} @imported=${actions.imported}></assault-import>
      <assault-shelf theme=${theme ?? nothing} @shelf-opened=${actions.opened}></assault-shelf>` : nothing}
  </details>`;

const keepButtons = (
  plan: Plan, table: Scenario | null, { keep }: SourceActions,
): TemplateResult => html`
  ${table === null ? nothing : html`<button type="button"
    @click=${() => keep({ kind: 'table', name: table.title || setUpWords.map, content: table })}>
    ${setUpWords.keepTable}</button>`}
  ${SIDES.map(side => {
    const { built } = plan[side];
    return built === null ? nothing : html`<button type="button"
      @click=${() => keep({ kind: 'formation', name: built.name, content: built })}>
      ${setUpWords.keepFormation(side)}</button>`;
  })}`;
