/** Every formation on the table: its name, its condition, its part in the assault. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Scenario, ScenarioFormation } from '../../../src/epic-armageddon/model/scenario.ts';
import { enemyOf } from '../../../src/epic-armageddon/model/procedure.ts';
import { breakPoint, setCondition, type Condition } from '../../../src/table-editing/condition.ts';
import { changeSide, removeFormation, renameFormation } from '../../../src/table-editing/formations.ts';
import { join, lead } from '../../../src/table-editing/engage-action.ts';
import type { CountChanged } from '../../shared/parts/count-stepper.ts';
import '../../shared/parts/count-stepper.ts';
import { sideMark } from '../../shared/parts/side-mark.ts';
import type { TableEditor } from './table-editor.ts';
import { copyFormations } from './edits.ts';
import { ofStands, standsOfFormation } from './selection.ts';
import { tableEditorWords } from './table-editor-words.ts';

export const formationsTemplate = (editor: TableEditor): TemplateResult => {
  const { formations } = editor.setUp;
  if (formations.length === 0) return html`<p class="note">${tableEditorWords.noFormations}</p>`;
  return html`<ul class="rows">${repeat(formations, ({ id }) => id, formation => rowTemplate(editor, formation))}</ul>`;
};

const rowTemplate = (editor: TableEditor, formation: ScenarioFormation): TemplateResult => {
  const { id, name, side, units } = formation;
  const part = partOf(editor.setUp, formation);
  return html`
    <li class="row ${side}" data-formation=${id}>
      <details>
        <summary>${sideMark(side)}<span class="who"><span class="name">${name}</span>
          <small>${units.length}${part === null ? nothing : html`, ${part}`}</small></span></summary>
        <div class="inside">
          <label><span>${tableEditorWords.name}</span>
            <input type="text" .value=${live(name)} @change=${(event: Event) =>
              rename(editor, id, event.target as HTMLInputElement)}></label>
          <div class="labelled">
            <span>${tableEditorWords.markers}</span>
            <count-stepper .label=${tableEditorWords.markers} .count=${formation.blastMarkers}
              .most=${formation.broken ? 0 : Math.max(0, breakPoint(editor.setUp, formation) - 1)}
              @count-changed=${({ count }: CountChanged) => put(editor, id, { blastMarkers: count }, `markers ${id}`)}
            ></count-stepper>
          </div>
          <div class="ticks">
            ${tick(tableEditorWords.broken, formation.broken, broken => put(editor, id, { broken }))}
            ${tick(tableEditorWords.marched, formation.marched, marched => put(editor, id, { marched }))}
            ${tick(tableEditorWords.overwatch, formation.overwatch, overwatch => put(editor, id, { overwatch }))}
            ${isLeader(editor.setUp, formation) ? nothing
              : tick(tableEditorWords.join[side], part !== null, isIn => editor.edit(join(editor.setUp, id, isIn)))}
          </div>
          <div class="deeds">
            ${isLeader(editor.setUp, formation) ? nothing : html`
              <button type="button"
                @click=${() => editor.edit(lead(editor.setUp, id))}>${tableEditorWords.makeLead[side]}</button>`}
            <button type="button" @click=${() => editor.edit(changeSide(editor.setUp, id, enemyOf(side)))}>
              ${tableEditorWords.changeSide}</button>
            <button type="button" @click=${() => copyFormations(editor, [id])}>${tableEditorWords.copy}</button>
            <button type="button" @click=${() =>
              editor.edit(removeFormation(editor.setUp, id), tableEditorWords.formationRemoved(name))}>${
              tableEditorWords.remove}</button>
          </div>
        </div>
      </details>
      <button type="button" class="quiet" aria-label=${tableEditorWords.allOf(name)}
        @click=${() => editor.select(ofStands(standsOfFormation(editor.setUp, id)))}>${tableEditorWords.all}</button>
    </li>`;
};

/** Who clears the name gets the old one back. */
const rename = (editor: TableEditor, id: string, input: HTMLInputElement): void => {
  editor.edit(renameFormation(editor.setUp, id, input.value));
  input.value = editor.setUp.formations.find(one => one.id === id)?.name ?? '';
};

const put = (editor: TableEditor, id: string, condition: Condition, name: string | null = null): void =>
  editor.edit(setCondition(editor.setUp, id, condition), null, name);

const tick = (label: string, isOn: boolean, change: (isOn: boolean) => void): TemplateResult => html`
  <label class="tick"><input type="checkbox" .checked=${isOn}
    @change=${(event: Event) => change((event.target as HTMLInputElement).checked)}>${label}</label>`;

const isLeader = ({ engage }: Scenario, { id }: ScenarioFormation): boolean =>
  engage.formation === id || engage.target === id;

/** What it does in the assault; null: nothing. */
const partOf = (setUp: Scenario, formation: ScenarioFormation): string | null => {
  const { id, side } = formation;
  if (isLeader(setUp, formation)) return tableEditorWords.leads[side];
  const isIn = [...setUp.engage.combined, ...setUp.engage.intermingled].includes(id);
  return isIn ? tableEditorWords.joined[side] : null;
};
