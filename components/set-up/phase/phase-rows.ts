/** Who stands there: a row a kind of model, with its number and what it strikes with. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PhaseLexicon } from '../../../src/deployment/phase-line/lexicon.ts';
import { profileOfGroup } from '../../../src/deployment/phase-line/line-up.ts';
import type { LineUnit, ModelGroup } from '../../../src/deployment/phase-line/read-line.ts';
import { PHASE_LIMITS } from '../../../src/warhammer-40k/model/limits.ts';
import type { Profile } from '../../../src/warhammer-40k/model/profile.ts';
import type { CountChanged } from '../../shared/parts/count-stepper.ts';
import '../../shared/parts/count-stepper.ts';
import { phaseSetUpWords } from './phase-set-up-words.ts';

const saveOf = ({ save, invulnerable }: Profile): string =>
  [save === null ? '–' : `${save}+`, ...invulnerable === null ? [] : [`${invulnerable}++`]].join('/');

const characteristicsOf = (profile: Profile): string => {
  const { weaponSkill, strength, toughness, wounds, initiative, attacks, leadership } = profile;
  return phaseSetUpWords.characteristics(
    weaponSkill, strength, toughness, wounds, initiative, attacks, leadership, saveOf(profile));
};

/** @param change the units as they are to be. */
export const phaseRowsTemplate = (
  units: readonly LineUnit[], lexicon: PhaseLexicon, change: (units: readonly LineUnit[]) => void,
): TemplateResult | typeof nothing => {
  if (units.length === 0) return nothing;
  const put = (at: number, nth: number, group: Partial<ModelGroup>): void => change(units.map((unit, i) => (i !== at
    ? unit : { ...unit, groups: unit.groups.map((one, j) => (j === nth ? { ...one, ...group } : one)) })));
  const nameOf = (unit: LineUnit): string => lexicon.unit(unit.groups[0]!.unit)!.name;
  return html`<ul class="rows" aria-label=${phaseSetUpWords.rows}>
    ${units.map((unit, at) => unit.groups.map((group, nth) => rowTemplate(group, {
      lexicon, put: part => put(at, nth, part),
      beside: nth > 0 ? phaseSetUpWords.together
        : unit.joined === null ? '' : phaseSetUpWords.joined(nameOf(units[unit.joined]!)),
    })))}
  </ul>`;
};

interface RowView {
  readonly lexicon: PhaseLexicon;
  /** With whom it goes; empty: it is a unit of its own. */
  readonly beside: string;
  readonly put: (part: Partial<ModelGroup>) => void;
}

const rowTemplate = (group: ModelGroup, { lexicon, beside, put }: RowView): TemplateResult => {
  const { name, choices } = lexicon.unit(group.unit)!;
  return html`<li class="row">
    <p><b>${name}</b> <span class="values">${characteristicsOf(profileOfGroup(group, lexicon))}${
      beside === '' ? '' : ` · ${beside}`}</span></p>
    ${choices.length === 0 ? nothing : html`<select class="carries" aria-label=${phaseSetUpWords.carries(name)}
      @change=${({ target }: Event) => {
        const { value } = target as HTMLSelectElement;
        put({ choices: value === '' ? [] : [value] });
      }}>
      <option value="" .selected=${group.choices.length === 0}>${phaseSetUpWords.asListed}</option>
      ${choices.map(one =>
        html`<option value=${one.id} .selected=${group.choices.includes(one.id)}>${one.name}</option>`)}
    </select>`}
    <count-stepper
      slim label=${phaseSetUpWords.howMany(name)} .count=${group.count} .most=${PHASE_LIMITS.modelsInUnit}
      @count-changed=${({ count }: CountChanged) => put({ count })}
    ></count-stepper>
  </li>`;
};
