/** One input, four outcomes, each settled by the rules when it is looked at. */
import { html, type TemplateResult } from 'lit';
import { EDITION_CASES, editionOutcomes } from '../../../machines/compare/editions/cases.ts';
import { EDITIONS } from '../../../src/warhammer-40k/editions/index.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import { EDITION_NAMES } from '../spoken/edition-words.ts';
import { POLICY_WORDS } from '../spoken/policy-words.ts';
import { CASES_TOLD, caseWords } from './telling.ts';

/** They never change but for the language. */
const outcomesOfAll = onceSpoken((cases: typeof EDITION_CASES) => cases.map(one => editionOutcomes(one, CASES_TOLD)));

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
