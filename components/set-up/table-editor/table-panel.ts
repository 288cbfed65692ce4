/** The table, its terrain, and what is to be looked at on it. */
import { html, type TemplateResult } from 'lit';
import { LARGEST_TABLE } from '../../../src/epic-armageddon/model/limits.ts';
import { mirrorTable } from '../../../src/table-editing/mirror.ts';
import { type Remark, remarksOn } from '../../../src/table-editing/remarks.ts';
import { resizeTable } from '../../../src/table-editing/table-size.ts';
import { type Ground, rectangle } from '../../../src/table-editing/terrain.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import { addOutline } from './draw-tool.ts';
import { pieceName } from './overlay.ts';
import { ofStands, ofTerrain, standsOfFormation } from './selection.ts';
import type { TableEditor } from './table-editor.ts';
import { groundSelect } from './toolbar.ts';
import { tableEditorWords } from './table-editor-words.ts';

/** A piece that is put on the table without drawing, cm. */
const PIECE = { width: 20, depth: 12 };

export const terrainListTemplate = (editor: TableEditor, draw: (ground: Ground) => void): TemplateResult => {
  const { table: { terrain } } = editor.setUp;
  return html`
    ${terrain.length === 0 ? html`<p class="note">${tableEditorWords.noTerrain}</p>` : html`
      <ul class="rows">${terrain.map(piece => html`
        <li><button type="button" class="quiet piece" aria-pressed=${editor.selection.terrain === piece.id}
          @click=${() => editor.select(ofTerrain(piece.id))}>${pieceName(piece)}</button></li>`)}
      </ul>`}
    <div class="fields">
      ${groundSelect(editor.ground, draw)}
      <button type="button" data-do="place" @click=${() => place(editor)}>${tableEditorWords.placeTerrain}</button>
    </div>`;
};

/** In the middle of the table, to be moved and reshaped. */
const place = (editor: TableEditor): void => {
  const { width, depth } = editor.setUp.table;
  const [wide, deep] = [Math.min(PIECE.width, width / 2), Math.min(PIECE.depth, depth / 2)];
  addOutline(editor, rectangle(
    [(width - wide) / 2, (depth - deep) / 2], [(width + wide) / 2, (depth + deep) / 2],
  ));
};

export const tableTemplate = (editor: TableEditor): TemplateResult => {
  const { width, depth } = editor.setUp.table;
  return html`
    <div class="fields">
      ${sizeField(tableEditorWords.width, width, cm => editor.edit(resizeTable(editor.setUp, cm, depth)))}
      ${sizeField(tableEditorWords.depth, depth, cm => editor.edit(resizeTable(editor.setUp, width, cm)))}
    </div>
    <div class="deeds">
      <button type="button"
        @click=${() => editor.edit(mirrorTable(editor.setUp, 'left-right'), tableEditorWords.mirrored)}>
        ${tableEditorWords.mirrorTable}</button>
      <button type="button" @click=${() => editor.edit(mirrorTable(editor.setUp, 'ends'), tableEditorWords.mirrored)}>
        ${tableEditorWords.mirrorEnds}</button>
    </div>`;
};

const sizeField = (label: string, cm: number, change: (cm: number) => void): TemplateResult => html`
  <label class="size"><span>${label}</span>
    <input type="number" min="10" max=${LARGEST_TABLE} step="1" .value=${String(cm)} @change=${(event: Event) => {
      const input = event.target as HTMLInputElement;
      change(input.valueAsNumber);
      input.value = String(cm);
    }}></label>`;

/** So many remarks are shown one by one; the others are counted. */
const MOST_REMARKS = 8;

/** What is not as it should be; each remark selects those it is about. */
export const remarksTemplate = (editor: TableEditor): TemplateResult => {
  const remarks = remarksOn(editor.setUp);
  return html`
    <ul class="remarks">${remarks.slice(0, MOST_REMARKS).map(remark => html`
      <li><button
        type="button" class="quiet remark" @click=${() => show(editor, remark)}
      >${respoken(remark.say)}</button></li>`)}
    </ul>
    ${remarks.length > MOST_REMARKS
      ? html`<p class="note">${tableEditorWords.more(remarks.length - MOST_REMARKS)}</p>` : ''}`;
};

const show = (editor: TableEditor, { ids, formation }: Remark): void =>
  editor.select(ofStands(ids.length > 0 ? ids : standsOfFormation(editor.setUp, formation ?? '')));
