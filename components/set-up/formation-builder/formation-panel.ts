/** The formation that has been put together so far, as the formation builder shows it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { OptionsOf, ProfileOf } from '../../../src/army-lists/choices/edits.ts';
import type { BuiltFormation } from '../../../src/army-lists/built-formation.ts';
import { fieldValue } from './builder-templates.ts';
import type { Candidate, UnitsEdited, ProfileWanted } from './formation-units.ts';
import './formation-units.ts';
import { formationBuilderWords } from './formation-builder-words.ts';

const MOST_UNITS = 60;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Whether it has units, and no more of them than a scenario takes. */
export const canStand = ({ units }: BuiltFormation): boolean => units.length > 0 && units.length <= MOST_UNITS;

export interface FormationView {
  readonly built: BuiltFormation;
  /** It is being picked from an army list. */
  readonly isPicked: boolean;
  readonly profileOf: ProfileOf;
  readonly optionsOf: OptionsOf;
  /** Units and characters that a text may mean. */
  readonly find: (text: string) => readonly Candidate[];
}

export interface FormationActions {
  readonly change: (change: Partial<BuiltFormation>) => void;
  readonly unitsEdited: (event: UnitsEdited) => void;
  readonly editProfile: (id: string) => void;
}

/** All that may be changed of it by hand. */
export const formationTemplate = (
  { built, isPicked, profileOf, optionsOf, find }: FormationView, actions: FormationActions,
): TemplateResult => html`<div class="formation" part="formation">
    ${factsTemplate(built, actions.change)}
    ${built.units.length === 0 && isPicked ? html`<p class="remark">${formationBuilderWords.nobody}</p>` : nothing}
    <formation-units
      .built=${built} .profileOf=${profileOf} .optionsOf=${optionsOf} .find=${find}
      @units-edited=${actions.unitsEdited}
      @profile-wanted=${({ detail }: ProfileWanted) => actions.editProfile(detail.id)}
    ></formation-units>
  </div>`;

/** The formation as a whole: its name, its initiative, its rules. */
const factsTemplate = (
  { name, units, initiative, rules }: BuiltFormation, change: (change: Partial<BuiltFormation>) => void,
): TemplateResult => html`<div class="facts">
      <label class="field"><span>${formationBuilderWords.name}</span>
        <input type="text" autocomplete="off" .value=${name}
          @change=${(event: Event) => change({ name: fieldValue(event) })}></label>
      <label class="field"><span>${formationBuilderWords.initiative}</span>
        <select @change=${(event: Event) => change({ initiative: Number(fieldValue(event)) })}>
          ${FACES.map(face => html`<option value=${face} .selected=${face === initiative}>${face}+</option>`)}
        </select></label>
      ${rules.length === 0 ? nothing
        : html`<p class="soft">${formationBuilderWords.rules}: ${
          rules.map(rule => formationBuilderWords.rule(rule)).join(', ')}</p>`}
    </div>
    ${units.length > MOST_UNITS ? html`<p class="remark">${formationBuilderWords.tooMany(MOST_UNITS)}</p>` : nothing}`;
