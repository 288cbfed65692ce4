/** Who sits in the transports that are selected, and into which those selected may get. */
import { html, nothing, type TemplateResult } from 'lit';
import { board, transportsFor } from '../../../src/table-editing/boarding.ts';
import { letOut } from '../../../src/table-editing/condition.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { namesTogether } from '../../epic-armageddon/steps/wording.ts';
import type { TableEditor } from './table-editor.ts';
import { namesOf } from './names.ts';
import { tableEditorWords } from './table-editor-words.ts';

/** Stands for every transport with room. */
const ANY = '';

export const passengersTemplate = (editor: TableEditor): TemplateResult =>
  html`${inTemplate(editor)}${outTemplate(editor)}`;

const inTemplate = (editor: TableEditor): TemplateResult | typeof nothing => {
  const { setUp, selection: { stands } } = editor;
  const transports = transportsFor(setUp, stands);
  if (transports.length === 0) return nothing;
  const into = (event: Event): void => {
    event.preventDefault();
    const { value } = (event.currentTarget as HTMLFormElement).querySelector('select')!;
    getIn(editor, value === ANY ? transports : [value]);
  };
  return html`<form class="fields" @submit=${into}>
    <label><span>${tableEditorWords.into}</span>
      <select>
        ${transports.length > 1 ? html`<option value=${ANY}>${tableEditorWords.anyTransport}</option>` : nothing}
        ${transports.map(id => html`<option value=${id}>${namesOf(setUp).get(id) ?? id}</option>`)}
      </select></label>
    <button data-do="in">${tableEditorWords.getIn}</button>
  </form>`;
};

/** The transports that are selected as well come first. */
const getIn = (editor: TableEditor, transports: readonly string[]): void => {
  const { setUp, selection: { stands } } = editor;
  const first = transports.filter(id => stands.includes(id));
  const next = board(setUp, stands, [...new Set([...first, ...transports])]);
  const inside = stands.filter(id => aboardIn(next).has(id));
  editor.edit(next, tableEditorWords.gotIn(namesTogether(inside.map(id => namesOf(setUp).get(id) ?? id))));
};

const aboardIn = ({ formations }: Scenario): ReadonlySet<string> =>
  new Set(formations.flatMap(({ units }) => units.filter(unit => unit.aboard !== null)).map(({ id }) => id));

/** Those aboard the transports that are selected may get out. */
const outTemplate = (editor: TableEditor): TemplateResult | typeof nothing => {
  const { setUp, selection: { stands } } = editor;
  const aboard = setUp.formations.flatMap(({ units }) => units).filter(unit => stands.includes(unit.aboard ?? ''));
  if (aboard.length === 0) return nothing;
  const names = namesTogether(aboard.map(({ id }) => namesOf(setUp).get(id) ?? id));
  return html`<div class="labelled">
    <span>${tableEditorWords.aboard(names)}</span>
    <button type="button" data-do="out"
      @click=${() => editor.edit(stands.reduce(letOut, setUp), tableEditorWords.onFoot(names))}>
      ${tableEditorWords.letOut}</button>
  </div>`;
};
