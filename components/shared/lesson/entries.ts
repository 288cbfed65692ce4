/** The ways to give an answer, one for each kind that a question can ask for. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { GivenAnswer } from '../../../src/lessons/lesson.ts';
import type { AnswerKind } from '../../../src/lessons/questions.ts';
import '../parts/check-list.ts';
import '../parts/choice-list.ts';
import type { Choice } from '../parts/choice.ts';
import './order-list.ts';
import { askedWords } from './asked-words.ts';

export interface Entry {
  readonly kind: AnswerKind;
  /** What stands over it. */
  readonly legend: string;
  /** What it can be made of, where it is made of stands or formations. */
  readonly choices: readonly Choice[];
  /** Exactly one of them is wanted. */
  readonly wantsOne: boolean;
  /** What a number counts, if it is not simply how many. */
  readonly unit: 'cm' | '%' | null;
  /** What has been entered; null: nothing. */
  readonly given: GivenAnswer | null;
}

/** No number that is asked for is larger. */
const MOST = 999;

type Change = (given: GivenAnswer | null) => void;

/** Before anything is entered: nobody, where somebody could be; else nothing. */
export const emptyAnswer = (kind: AnswerKind, wantsOne: boolean): GivenAnswer | null =>
  ((kind === 'units' || kind === 'formations') && !wantsOne ? { kind, ids: [] } : null);

export const idsIn = (given: GivenAnswer | null): readonly string[] =>
  (given !== null && 'ids' in given ? given.ids : []);

export const entryTemplate = (entry: Entry, change: Change): TemplateResult => {
  const { kind } = entry;
  switch (kind) {
    case 'units':
    case 'formations':
      if (entry.wantsOne) {
        return choiceTemplate(entry, entry.choices, idsIn(entry.given)[0] ?? null, id => change({ kind, ids: [id] }));
      }
      return html`<check-list
        class="entry" legend=${entry.legend} .options=${entry.choices} .checked=${idsIn(entry.given)}
        @checks-changed=${({ ids }: HTMLElementEventMap['checks-changed']) => change({ kind, ids })}
      ></check-list>`;
    case 'order':
      return html`<order-list
        class="entry" legend=${entry.legend} .options=${entry.choices} .order=${idsIn(entry.given)}
        @order-changed=${({ ids }: HTMLElementEventMap['order-changed']) =>
          change(ids.length === 0 ? null : { kind, ids })}
      ></order-list>`;
    case 'number':
      return numberTemplate(entry, change);
    case 'side':
      return choiceTemplate(entry, sideChoices(), entry.given?.kind === 'side' ? entry.given.side : null,
        id => change({ kind, side: id as (typeof SIDE_IDS)[number] }));
    case 'yes-no':
      return choiceTemplate(entry, yesNo(), entry.given?.kind === 'yes-no' ? yesOrNo(entry.given.yes) : null,
        id => change({ kind, yes: id === 'yes' }));
  }
};

const SIDE_IDS = ['attacker', 'defender', 'neither'] as const;
const choice = (id: string, label: string): Choice => ({ id, label, detail: null, refusal: null });
const sideChoices = (): readonly Choice[] => SIDE_IDS.map(id => choice(id, askedWords.answers[id]));
const yesNo = (): readonly Choice[] => [choice('yes', askedWords.answers.yes), choice('no', askedWords.answers.no)];
const yesOrNo = (yes: boolean): string => (yes ? 'yes' : 'no');

const choiceTemplate = (
  { legend }: Entry, options: readonly Choice[], chosen: string | null, choose: (id: string) => void,
): TemplateResult => html`<choice-list
    class="entry" legend=${legend} .options=${options} .chosen=${chosen}
    @choice-made=${({ id }: Event & { readonly id: string }) => choose(id)}
  ></choice-list>`;

const numberTemplate = ({ legend, given, unit }: Entry, change: Change): TemplateResult => {
  const value = given?.kind === 'number' ? given.value : null;
  const set = (to: number): void => change({ kind: 'number', value: Math.min(MOST, Math.max(0, to)) });
  const read = (event: Event): void => {
    const { valueAsNumber } = event.target as HTMLInputElement;
    if (Number.isNaN(valueAsNumber)) change(null);
    else change({ kind: 'number', value: valueAsNumber });
  };
  return html`<div class="number entry">
    <label for="number">${legend}</label>
    <div class="stepper">
      <button
        type="button" class="icon" tabindex="-1" aria-label=${askedWords.less} @click=${() => set((value ?? 1) - 1)}
      >−</button>
      <input
        id="number" type="number" inputmode="numeric" min="0" max=${MOST} step="any" autocomplete="off"
        .value=${value === null ? '' : String(value)} @input=${read}
      >
      <button
        type="button" class="icon" tabindex="-1" aria-label=${askedWords.more} @click=${() => set((value ?? -1) + 1)}
      >+</button>
      ${unit === null ? nothing : html`<span class="unit">${unit}</span>`}
    </div>
  </div>`;
};

export const entryStyles = css`
  .number label {
    display: block;
    margin-block-end: calc(var(--_space) * 2);
    font-weight: 600;
  }
  .stepper {
    display: flex;
    gap: var(--_space);
    align-items: center;
  }
  .stepper .icon {
    inline-size: 44px;
    min-block-size: 44px;
    font-size: var(--_size-l);
  }
  .stepper input {
    inline-size: 5.5rem;
    font-weight: 600;
    text-align: center;
    appearance: textfield;
  }
  .stepper input::-webkit-inner-spin-button {
    appearance: none;
  }
`;
