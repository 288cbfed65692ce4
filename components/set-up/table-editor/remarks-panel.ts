/** What is not as it should be, in words; each remark leads to those it is about. */
import { html, type TemplateResult } from 'lit';
import { remarksOn, type Remark } from '../../../src/table-editing/remarks.ts';
import { respoken } from '../../shared/languages/respoken.ts';
import type { TableEditor } from './table-editor.ts';
import { ofStands, standsOfFormation } from './selection.ts';
import { tableEditorWords } from './table-editor-words.ts';

/** So many remarks are shown; who puts everybody on one spot learns that there are more. */
const MOST = 8;

export const remarksTemplate = (editor: TableEditor): TemplateResult => {
  const remarks = remarksOn(editor.setUp);
  if (remarks.length === 0) return html`<p class="note good">${tableEditorWords.noRemarks}</p>`;
  return html`
    <ul class="remarks">${remarks.slice(0, MOST).map(remark => html`
      <li><button
        type="button" class="quiet remark" @click=${() => show(editor, remark)}
      >${respoken(remark.say)}</button></li>`)}
    </ul>
    ${remarks.length > MOST ? html`<p class="note">${tableEditorWords.more(remarks.length - MOST)}</p>` : ''}`;
};

const show = (editor: TableEditor, { ids, formation }: Remark): void =>
  editor.select(ofStands(ids.length > 0 ? ids : standsOfFormation(editor.setUp, formation ?? '')));
