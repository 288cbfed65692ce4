/** The questions that a step turns on, with what each edition answers. */
import { html, type TemplateResult } from 'lit';
import type { EditionsRow } from '../../../machines/compare/editions/in-every-edition.ts';
import { EDITIONS, POLICIES } from '../../../src/warhammer-40k/editions/index.ts';
import { QUESTION_IDS, type PolicyQuestion } from '../../../src/warhammer-40k/editions/policy.ts';
import { answerInWords, POLICY_WORDS } from '../spoken/policy-words.ts';
import { EDITION_NAMES } from '../spoken/edition-words.ts';
import type { Found } from './turning.ts';
import { compareWords } from './compare-words.ts';

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
