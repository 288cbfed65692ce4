/** The wounds of a unit in the order in which they fall: who took them, who takes the next one, what follows. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Allocation, DealtWound } from '../../../src/warhammer-40k/model/allocation.ts';
import { unitOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { fightWords } from '../resolver/fight/fight-words.ts';
import { phaseWords } from '../resolver/phase-words.ts';
import { optionInWords } from './option-words.ts';
import { nameIn } from './wording.ts';

/** Wounds in a row of which the same is to be said. */
interface WoundRow {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly detail: string;
  readonly state: 'done' | 'now' | 'later';
}

type Said = Omit<WoundRow, 'from' | 'to'>;

/** Wounds lost so far: the last one of a model that has fallen has slain it. */
const takenOf = (phase: Phase, { taken }: Allocation): readonly Said[] => taken.map(({ model }, i) => {
  const isSlain = phase.models.some(({ id, slain }) => id === model && slain !== null)
    && taken.every((one, later) => later <= i || one.model !== model);
  return { label: nameIn(phase, model), detail: isSlain ? fightWords.slain : fightWords.wounded, state: 'done' };
});

/** Wounds that are saved now. */
const savedOf = (phase: Phase, { unit, dealt }: Allocation): readonly Said[] =>
  dealt.filter(({ saved }) => saved === null).map(({ model, need }: DealtWound) => (
    { label: nameIn(phase, model ?? unit), detail: phaseWords.armour(need), state: 'now' }));

/** Whoever takes the wound that somebody is asked about, and those that follow. */
const askedOf = (phase: Phase, { unit, unsaved }: Allocation): readonly Said[] => {
  const { choice } = phase;
  const isAsked = choice?.about === unit && (choice.question === 'casualty' || choice.question === 'nominee');
  const next: Said = {
    label: fightWords.sameOne, detail: fightWords.elseAnother(nameIn(phase, unit)), state: 'later',
  };
  const rest = unsaved.slice(isAsked && choice.question === 'casualty' ? 1 : 0).map(() => next);
  if (!isAsked) return rest;
  return [{ ...optionInWords(phase, choice, choice.usual), state: 'now' }, ...rest];
};

const waitingOf = (phase: Phase, { unit, waiting }: Allocation): readonly Said[] => {
  const isNamed = phase.choice?.question === 'nominee' && phase.choice.about === unit;
  return waiting.slice(Number(isNamed))
    .map(() => ({ label: nameIn(phase, unit), detail: fightWords.waits, state: 'later' }));
};

/** Like ones that follow each other are one row, but those that have been taken. */
const rowsOf = (phase: Phase, allocation: Allocation): readonly WoundRow[] => {
  const all = [takenOf, savedOf, askedOf, waitingOf].flatMap(of => of(phase, allocation));
  const rows: WoundRow[] = [];
  for (const [i, said] of all.entries()) {
    const last = rows.at(-1);
    const isLike = last !== undefined && said.state !== 'done'
      && last.state === said.state && last.label === said.label && last.detail === said.detail;
    if (isLike) rows[rows.length - 1] = { ...last, to: i + 1 };
    else rows.push({ ...said, from: i + 1, to: i + 1 });
  }
  return rows;
};

const rowTemplate = ({ from, to, label, detail, state }: WoundRow, other: unknown): TemplateResult => html`
  <li class=${state} aria-current=${state === 'now' ? 'true' : nothing}>
    <span class="number">${from === to ? from : `${from}–${to}`}</span>
    <span class="taker"><b>${label}</b> <small>${detail}</small></span>
    ${state === 'now' ? other : nothing}
  </li>`;

/** `other`: the way to another model than the usual one, in the row of the present wound. */
export const woundsTemplate = (
  phase: Phase, unit: string, other: unknown = nothing,
): TemplateResult | typeof nothing => {
  const allocation = phase.fight?.allocations.find(one => one.unit === unit);
  if (allocation === undefined) return nothing;
  return html`<ol class="wounds" aria-label=${phaseWords.woundsOn(unitOf(phase, unit).name)}>
    ${rowsOf(phase, allocation).map(row => rowTemplate(row, other))}
  </ol>`;
};

export const woundsStyles = css`
  .wounds {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .wounds li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr) auto;
    gap: 0 calc(var(--_space) * 2);
    align-items: center;
    min-block-size: 40px;
    padding: var(--_space) calc(var(--_space) * 2);
    border-block-end: 1px solid var(--_line);
    overflow-wrap: anywhere;
  }
  .wounds .number {
    justify-self: center;
    min-inline-size: 1.75rem;
    padding: 2px 4px;
    border-radius: 6px;
    background: var(--_sunken);
    font-size: var(--_size-s);
    font-weight: 700;
    text-align: center;
    white-space: nowrap;
  }
  .wounds small {
    display: block;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
  }
  .wounds .done {
    color: var(--_ink-soft);
  }
  .wounds .now {
    background: var(--_now-soft);
  }
  .wounds .now .number {
    background: var(--_now);
    color: var(--_on-now);
  }
  .wounds details[open] {
    grid-column: 1 / -1;
  }
`;
