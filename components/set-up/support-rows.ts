/** Those who may support a side: a row a formation, each with its line, its place on the map and its end. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Side } from '../../src/epic-armageddon/model/procedure.ts';
import type { Supporter } from './plan.ts';
import { setUpWords } from './set-up-words.ts';
import { tableEditorWords } from './table-editor/table-editor-words.ts';

/** The supporters of one side as they are shown. */
export interface SupportView {
  readonly side: Side;
  /** The last of them may be a line in which nothing has been typed yet. */
  readonly supporters: readonly Supporter[];
  /** What is to be said of a line, by its id. */
  readonly remarks: ReadonlyMap<string, readonly string[]>;
  /** Its units in words. */
  readonly unitsOf: (supporter: Supporter) => string;
}

export interface SupportActions {
  readonly support: (side: Side, id: string, text: string) => void;
  readonly unsupport: (side: Side, id: string) => void;
  /** Selects its stands on the map. */
  readonly find: (id: string) => void;
}

/** Units of other formations that may support. @rule A5.2 */
export const supportTemplate = (view: SupportView, actions: SupportActions): TemplateResult => html`
  <ul class="supporters" aria-label=${setUpWords.support}>
    ${repeat(view.supporters, ({ id }) => id, (one, at) => rowTemplate(view, one, at + 1, actions))}
  </ul>`;

const rowTemplate = (
  { side, remarks, unitsOf }: SupportView, supporter: Supporter, number: number, actions: SupportActions,
): TemplateResult => {
  const { id, built, text } = supporter;
  const name = setUpWords.supporter(number);
  const units = unitsOf(supporter);
  return html`<li class="support" data-supporter=${id}>
    <label for=${`support-${id}`}>${name}</label>
    <input id=${`support-${id}`} type="text" autocomplete="off" autocapitalize="none" spellcheck="false"
      enterkeyhint="done" placeholder=${setUpWords.supportHint} .value=${live(text ?? units)}
      @input=${(event: Event) => actions.support(side, id, (event.target as HTMLInputElement).value)}>
    <button type="button" class="quiet" ?disabled=${built === null} aria-label=${tableEditorWords.allOf(name)}
      @click=${() => actions.find(id)}>${tableEditorWords.all}</button>
    <button type="button" class="quiet" aria-label=${setUpWords.removeSupporter(number)}
      @click=${() => actions.unsupport(side, id)}>✕</button>
    ${built === null || text === null ? nothing : html`<p class="values">${units}</p>`}
    ${(remarks.get(id) ?? []).map(remark => html`<p class="remark">${remark}</p>`)}
  </li>`;
};
