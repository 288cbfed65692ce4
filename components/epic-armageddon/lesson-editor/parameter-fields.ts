/** The fields for whatever a question or a task is about. */
import { html, nothing, type TemplateResult } from 'lit';
import { EFFECTS } from '../../../src/epic-armageddon/model/profile.ts';
import { SAVE_KINDS } from '../../../src/epic-armageddon/model/volley.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import type { ParameterName, Parameters } from '../../../src/lessons/questions.ts';
import { STATE_PATHS } from '../../../machines/lessons/epic-armageddon/check-names.ts';
import '../../shared/parts/check-list.ts';
import type { Choice } from '../../shared/parts/choice.ts';
import type { Offers } from './offers.ts';
import { lessonEditorWords } from './lesson-editor-words.ts';

/** The parameters as they are, and how one of them is changed. */
export interface ParameterContext {
  readonly assault: Assault;
  readonly values: Partial<Parameters>;
  readonly change: (values: Partial<Parameters>, gesture: string | null) => void;
}

interface Option {
  readonly id: string;
  readonly label: string;
}

const NUMBERS: Readonly<Partial<Record<ParameterName, readonly [least: number, most: number]>>> = {
  hits: [1, 99], count: [0, 99], cm: [0, 200], within: [1, 50], slack: [0, 100],
};

/** Parameters that are stands, and can be chosen on the map. */
export const areOnMap = (params: readonly ParameterName[]): boolean =>
  params.some(name => name === 'unit' || name === 'units');

/** What becomes of the parameters when a stand is tapped on the map. */
export const tappedInto = (params: readonly ParameterName[], values: Partial<Parameters>, id: string,
): Partial<Parameters> => {
  if (!params.includes('units')) return { ...values, unit: id };
  const { units = [] } = values;
  return { ...values, units: units.includes(id) ? units.filter(one => one !== id) : [...units, id] };
};

const named = ({ id, name }: { readonly id: string; readonly name: string }): Option => ({ id, label: name });

const choiceOf = ({ id, label }: Option): Choice => ({ id, label, detail: null, refusal: null });

const worded = <I extends string>(ids: readonly I[], labels: Readonly<Record<I, string>>): readonly Option[] =>
  ids.map(id => ({ id, label: labels[id] }));

/** Ids and names to choose from; null: a number is wanted. */
const optionsOf = (name: ParameterName, assault: Assault): readonly Option[] | null => {
  switch (name) {
    case 'side':
      return worded(SIDES, lessonEditorWords.sides);
    case 'unit':
    case 'from':
    case 'units':
      return assault.units.map(unit =>
        ({ id: unit.id, label: lessonEditorWords.stand(unit.name, lessonEditorWords.sides[unit.side]) }));
    case 'formation':
    case 'formations':
      return assault.formations.map(named);
    case 'effect':
      return worded(EFFECTS, lessonEditorWords.effects);
    case 'save':
      return worded(SAVE_KINDS, lessonEditorWords.saves);
    case 'state':
      return STATE_PATHS.map(id => ({ id, label: id }));
    default:
      return null;
  }
};

const numberField = (name: ParameterName, { values, change }: ParameterContext): TemplateResult => {
  const [least, most] = NUMBERS[name]!;
  const read = ({ target }: Event): void => {
    const { valueAsNumber } = target as HTMLInputElement;
    const isFit = valueAsNumber >= least && valueAsNumber <= most;
    if (isFit) change({ ...values, [name]: valueAsNumber }, `parameter-${name}`);
  };
  return html`<label class="field">${lessonEditorWords.parameters[name]}
    <input type="number" min=${least} max=${most} .value=${String(values[name] ?? least)} @input=${read}>
  </label>`;
};

const fieldOf = (name: ParameterName, context: ParameterContext): TemplateResult => {
  const { assault, values, change } = context;
  const options = optionsOf(name, assault);
  if (options === null) return numberField(name, context);
  if (name === 'units' || name === 'formations') {
    return html`<check-list
      legend=${lessonEditorWords.parameters[name]} .options=${options.map(choiceOf)} .checked=${values[name] ?? []}
      @checks-changed=${({ ids }: HTMLElementEventMap['checks-changed']) => change({ ...values, [name]: ids }, null)}
    ></check-list>`;
  }
  return html`<label class="field">${lessonEditorWords.parameters[name]}
    <select @change=${({ target }: Event) => change({ ...values, [name]: (target as HTMLSelectElement).value }, null)}>
      ${options.map(({ id, label }) => html`<option value=${id} .selected=${values[name] === id}>${label}</option>`)}
    </select>
  </label>`;
};

/** A field for each parameter. */
export const parameterFields = (
  params: readonly ParameterName[], context: ParameterContext,
): readonly TemplateResult[] =>
  params.map(name => fieldOf(name, context));

/** A list of what is offered, what is at home here first. */
export const offersField = <I extends string>(
  label: string, { atHome, elsewhere }: Offers<I>, chosen: I, choose: (id: I) => void,
): TemplateResult => {
  const group = (name: string, offers: Offers<I>['atHome']): unknown => (offers.length === 0 ? nothing : html`
    <optgroup label=${name}>
      ${offers.map(({ id, say }) => html`<option value=${id} .selected=${id === chosen}>${say}</option>`)}
    </optgroup>`);
  return html`<label class="field wide">${label}
    <select @change=${({ target }: Event) => choose((target as HTMLSelectElement).value as I)}>
      ${group(lessonEditorWords.atHome, atHome)}${group(lessonEditorWords.elsewhere, elsewhere)}
    </select>
  </label>`;
};
