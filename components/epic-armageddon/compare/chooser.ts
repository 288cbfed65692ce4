/** What is compared: an assault, a question that the rules leave open, and two of its answers. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Both } from '../../../machines/compare/game.ts';
import { RULING_IDS, type RulingId } from '../../../src/epic-armageddon/rulings/rulings.ts';
import { SAMPLE_NAMES } from '../../../src/epic-armageddon/scenario/samples/names.ts';
import { nameSpoken } from '../../shared/languages/bundled.ts';
import { answerWords, rulingWords } from '../spoken/rulings.ts';
import type { Prepared } from './rulings-pair.ts';
import type { RulingSearch } from './ruling-search.ts';
import { LETTERS, compareWords } from '../../shared/compare/compare-words.ts';

export interface Chosen {
  /** The id of a bundled assault; null: a scenario of the page's own. */
  readonly scenario: string | null;
  readonly ruling: RulingId;
  readonly answers: Both<string>;
  /** Questions on which something turns in this assault, as far as is known. */
  readonly matter: readonly RulingId[];
  /** Every question has been tried. */
  readonly isTried: boolean;
}

export const chosenOf = (
  { id }: Prepared, ruling: RulingId, answers: Both<string>, { turns, isDone }: RulingSearch,
): Chosen => ({ scenario: id, ruling, answers, matter: [...new Set(turns.map(turn => turn.ruling))], isTried: isDone });

export interface ChooserActions {
  readonly chooseScenario: (id: string) => void;
  readonly chooseRuling: (ruling: RulingId) => void;
  readonly chooseAnswers: (answers: Both<string>) => void;
}

const valueIn = (event: Event): string => (event.target as HTMLSelectElement).value;

export const chooserTemplate = (chosen: Chosen, actions: ChooserActions): TemplateResult => html`
  <div class="chooser" part="chooser">
    <label>
      <span>${compareWords.scenario}</span>
      <select @change=${(event: Event) => actions.chooseScenario(valueIn(event))}>
        ${chosen.scenario === null
          ? html`<option value="" .selected=${true}>${compareWords.ownScenario}</option>` : nothing}
        ${SAMPLE_NAMES.map(nameSpoken).map(({ id, title }) =>
          html`<option value=${id} .selected=${id === chosen.scenario}>${title}</option>`)}
      </select>
    </label>
    <label>
      <span>${compareWords.question}</span>
      <select @change=${(event: Event) => actions.chooseRuling(valueIn(event) as RulingId)}>
        ${groupTemplate(compareWords.matter, chosen.matter, chosen.ruling)}
        ${groupTemplate(
          chosen.isTried ? compareWords.others : compareWords.untried,
          RULING_IDS.filter(id => !chosen.matter.includes(id)), chosen.ruling,
        )}
      </select>
    </label>
    ${Object.keys(answerWords(chosen.ruling)).length < 3 ? nothing : answersTemplate(chosen, actions)}
  </div>`;

const groupTemplate = (
  label: string, rulings: readonly RulingId[], chosen: RulingId,
): TemplateResult | typeof nothing => (rulings.length === 0 ? nothing : html`
  <optgroup label=${label}>
    ${rulings.map(id => html`<option value=${id} .selected=${id === chosen}>${rulingWords[id].question}</option>`)}
  </optgroup>`);

/** Where there are more than two answers: which two. */
const answersTemplate = ({ ruling, answers }: Chosen, actions: ChooserActions): readonly TemplateResult[] =>
  ([0, 1] as const).map(at => html`
    <label>
      <span>${compareWords.answer(LETTERS[at])}</span>
      <select @change=${(event: Event) => actions.chooseAnswers(changed(answers, at, valueIn(event)))}>
        ${Object.entries(answerWords(ruling)).map(([answer, say]) =>
          html`<option value=${answer} .selected=${answer === answers[at]}>${say}</option>`)}
      </select>
    </label>`);

/** Two answers are never the same: whoever takes the other's gives away his own. */
const changed = ([first, second]: Both<string>, at: 0 | 1, answer: string): Both<string> => {
  if (at === 0) return [answer, answer === second ? first : second];
  return [answer === first ? second : first, answer];
};
