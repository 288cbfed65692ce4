/** What can be done with what is selected. */
import { html, nothing, type TemplateResult } from 'lit';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import type { TerrainPiece } from '../../../src/epic-armageddon/model/terrain.ts';
import { BLOCKS } from '../../../src/table-editing/blocks.ts';
import { setDamage } from '../../../src/table-editing/condition.ts';
import { changeGround, groundOf, renameTerrain } from '../../../src/table-editing/terrain.ts';
import type { CountChanged } from '../../shared/parts/count-stepper.ts';
import '../../shared/parts/count-stepper.ts';
import { namesTogether } from '../../epic-armageddon/steps/wording.ts';
import { passengersTemplate } from './passengers-panel.ts';
import type { TableEditor } from './table-editor.ts';
import {
  alignSelected, arrangeAs, contactSelected, copySelected, mirrorSelected, removeSelected, spreadSelected,
  turnSelected,
} from './edits.ts';
import { blockIcon, icon, type Icon } from './icons.ts';
import { TURN } from './keys.ts';
import { namesOf } from './names.ts';
import { pieceName } from './overlay.ts';
import { groundSelect } from './toolbar.ts';
import { tableEditorWords } from './table-editor-words.ts';

const SPREAD = 1;
const WIDEST_SPACING = 4;

export const selectedTemplate = (
  editor: TableEditor, space: (cm: number) => void,
): TemplateResult | typeof nothing => {
  const { setUp, selection: { stands, terrain } } = editor;
  const piece = setUp.table.terrain.find(({ id }) => id === terrain);
  if (piece !== undefined) return terrainTemplate(editor, piece);
  if (stands.length === 0) return nothing;
  return html`
    <h3>${tableEditorWords.selected(stands.length)}</h3>
    <p class="note">${namesTogether(stands.map(id => namesOf(setUp).get(id) ?? id))}</p>
    ${stands.length > 1 ? blockTemplate(editor, space) : nothing}
    <div class="deeds">
      <button type="button" data-do="contact"
        @click=${() => contactSelected(editor)}>${tableEditorWords.contact}</button>
      <button type="button" data-do="align" @click=${() => alignSelected(editor)}>${tableEditorWords.align}</button>
      ${lastDeeds(editor, tableEditorWords.copyFormation)}
    </div>
    ${passengersTemplate(editor)}
    ${damageTemplate(editor)}`;
};

/** What takes two stands at least. */
const blockTemplate = (editor: TableEditor, space: (cm: number) => void): TemplateResult => html`
  <div class="deeds" role="group" aria-label=${tableEditorWords.blocks}>
    ${BLOCKS.map(block => html`
      <button type="button" data-block=${block} @click=${() => arrangeAs(editor, block)}>
        ${blockIcon(block)}${tableEditorWords.block[block]}</button>`)}
  </div>
  <div class="labelled">
    <span>${tableEditorWords.spacing}</span>
    <count-stepper .label=${tableEditorWords.spacing} .count=${editor.spacing} .most=${WIDEST_SPACING}
      @count-changed=${({ count }: CountChanged) => space(count)}></count-stepper>
  </div>
  <div class="deeds">
    ${turnsTemplate(editor)}
    ${deed('wider', tableEditorWords.wider, () => spreadSelected(editor, SPREAD))}
    ${deed('tighter', tableEditorWords.tighter, () => spreadSelected(editor, -SPREAD))}
  </div>`;

const terrainTemplate = (editor: TableEditor, piece: TerrainPiece): TemplateResult => html`
  <h3>${pieceName(piece)}</h3>
  <div class="fields">
    ${groundSelect(groundOf(piece), ground => editor.edit(changeGround(editor.setUp, piece.id, ground)))}
    <label><span>${tableEditorWords.name}</span>
      <input type="text" .value=${piece.name ?? ''} @change=${(event: Event) =>
        editor.edit(renameTerrain(editor.setUp, piece.id, (event.target as HTMLInputElement).value))}></label>
  </div>
  <div class="deeds">${turnsTemplate(editor)}${lastDeeds(editor, tableEditorWords.copy)}</div>`;

const deed = (name: Icon, label: string, act: () => void): TemplateResult =>
  html`<button type="button" data-do=${name} @click=${act}>${icon(name)}${label}</button>`;

const turnsTemplate = (editor: TableEditor): TemplateResult => html`
  ${deed('turnLeft', tableEditorWords.turnLeft, () => turnSelected(editor, -TURN))}
  ${deed('turnRight', tableEditorWords.turnRight, () => turnSelected(editor, TURN))}`;

const lastDeeds = (editor: TableEditor, copy: string): TemplateResult => html`
  <button type="button" data-do="mirror" @click=${() => mirrorSelected(editor)}>${tableEditorWords.mirror}</button>
  <button type="button" data-do="copy" @click=${() => copySelected(editor)}>${copy}</button>
  <button type="button" data-do="remove" @click=${() => removeSelected(editor)}>${tableEditorWords.remove}</button>`;

/** Only one that has points to lose can be damaged. */
const damageTemplate = (editor: TableEditor): TemplateResult | typeof nothing => {
  const { setUp, selection: { stands: [id, ...others] } } = editor;
  if (id === undefined || others.length > 0) return nothing;
  const assault = startAssault(setUp);
  const unit = assault.units.find(one => one.id === id);
  const capacity = unit === undefined ? 1 : assault.combatants[unit.combatant]?.damageCapacity ?? 1;
  if (unit === undefined || capacity < 2) return nothing;
  return html`<div class="labelled">
    <span>${tableEditorWords.damage}</span>
    <count-stepper .label=${tableEditorWords.damage} .count=${unit.damage} .most=${capacity - 1}
      @count-changed=${({ count }: CountChanged) => editor.edit(setDamage(setUp, id, count), null, `damage ${id}`)}
    ></count-stepper>
  </div>`;
};
