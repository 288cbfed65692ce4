/** The questions that a step turns on, with what each edition answers. */
import { html, type TemplateResult } from 'lit';
import { EDITION_CASES, editionOutcomes } from '../../../machines/compare/editions/cases.ts';
import type { EditionsRow } from '../../../machines/compare/editions/in-every-edition.ts';
import { EDITIONS, POLICIES } from '../../../src/warhammer-40k/editions/index.ts';
import { type PolicyQuestion, QUESTION_IDS } from '../../../src/warhammer-40k/editions/policy.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import { EDITION_NAMES } from '../spoken/edition-words.ts';
import { answerInWords, POLICY_WORDS } from '../spoken/policy-words.ts';
import { compareWords } from './compare-words.ts';
import { CASES_LANGUAGE, caseWords } from './case-sentences.ts';
import type { Found } from './ruling-search.ts';

/** Those of which another answer makes this step go otherwise in at least one edition, and no step before it. */
export const questionsIn = ({ cells }: EditionsRow, found: readonly Found[]): readonly PolicyQuestion[] => {
  const asked = new Set(found.filter(({ edition, at }) => cells[edition]?.at === at).map(({ question }) => question));
  return QUESTION_IDS.filter(question => asked.has(question));
};

export const questionTemplate = (question: PolicyQuestion): TemplateResult => html`
  <li class="question" part="question">
    <p><strong>${POLICY_WORDS[question].asks}</strong></p>
    <dl>
      ${EDITIONS.map(edition => {
        const told = POLICIES[edition][question];
        return html`<div>
          <dt>${EDITION_NAMES[edition]}</dt>
          <dd>${told === null ? compareWords.silent : answerInWords(question, told)}</dd>
        </div>`;
      })}
    </dl>
  </li>`;

/** They never change but for the language. */
const outcomesOfAll = onceSpoken((cases: typeof EDITION_CASES) =>
  cases.map(one => editionOutcomes(one, CASES_LANGUAGE)));

export const casesTemplate = (): TemplateResult => {
  const outcomes = outcomesOfAll(EDITION_CASES);
  return html`<ul class="questions">${EDITION_CASES.map(({ id, question }, i) => html`
    <li class="question">
      <p>
        <span class="rule">${id}</span> ${caseWords.inputs[id]} <span class="soft">${POLICY_WORDS[question].asks}</span>
      </p>
      <dl>${EDITIONS.map(edition => html`<div>
        <dt>${EDITION_NAMES[edition]}</dt>
        <dd>${outcomes[i]![edition]}</dd>
      </div>`)}</dl>
    </li>`)}</ul>`;
};
