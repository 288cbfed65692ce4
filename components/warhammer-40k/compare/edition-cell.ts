/** What one edition does in a step: who strikes when, what is said, and the dice. */
import { html, nothing, type TemplateResult } from 'lit';
import type { EditionsCell } from '../../../machines/compare/editions/in-every-edition.ts';
import type { ThrownDie } from '../../../machines/compare/walk.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { Purpose } from '../../../src/warhammer-40k/model/hands.ts';
import { purposeWords } from '../resolver/phase-words.ts';
import { EDITION_NAMES } from '../spoken/edition-words.ts';
import { compareWords } from './compare-words.ts';
import type { Rung, Side } from '../../../src/warhammer-40k/model/procedure.ts';

export const cellTemplate = (edition: Edition, cell: EditionsCell | null): TemplateResult => html`
  <section class="edition" part="edition" aria-label=${EDITION_NAMES[edition]}>
    <h4>${EDITION_NAMES[edition]}</h4>
    ${cell === null ? html`<p class="soft">${compareWords.nothing}</p>` : filledTemplate(cell)}
  </section>`;

const filledTemplate = ({ rung, marked, dice }: EditionsCell): TemplateResult => html`
  ${rung === null ? nothing : html`<p><strong>${rungName(rung)}</strong></p>`}
  ${marked.length === 0 ? html`<p class="soft">${compareWords.tellsNothing}</p>` : html`
    <ul class="said">
      ${marked.map(({ say, rule, differs }) => html`<li class=${differs ? 'differs' : ''}>
        ${say} <span class="rule">${rule}</span>
        ${differs ? html`<span class="spoken">(${compareWords.otherwise})</span>` : nothing}
      </li>`)}
    </ul>`}
  ${throwsIn(dice).map(throwTemplate)}`;

const rungName = (rung: Rung): string => (rung === 'cover' ? compareWords.coverRung : compareWords.rung(String(rung)));

/** Dice of one side for one reason lie together. */
const throwsIn = (dice: readonly ThrownDie[]): readonly (readonly ThrownDie[])[] => {
  const reasonOf = ({ side, purpose, target }: ThrownDie): string => `${side} ${purpose} ${target}`;
  return [...new Set(dice.map(reasonOf))].map(reason => dice.filter(die => reasonOf(die) === reason));
};

const throwTemplate = (dice: readonly ThrownDie[]): TemplateResult => {
  const { purpose, target, side } = dice[0]!;
  return html`<div>
    <p class="soft">${compareWords.thrown(side as Side, purposeWords[purpose as Purpose], target)}</p>
    <p class="faces">${dice.map(({ face }) =>
      html`<span class=${target !== null && face >= target ? 'counts' : ''}>${face}</span>`)}</p>
  </div>`;
};
