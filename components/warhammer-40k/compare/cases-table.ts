/** One input, four outcomes, each settled by the rules when it is looked at. */
import { html, type TemplateResult } from 'lit';
import { EDITION_CASES, outcomesOf } from '../../../machines/compare/editions/cases.ts';
import { EDITIONS } from '../../../src/warhammer-40k/editions/index.ts';
import { POLICY_WORDS } from '../words/policy.ts';
import { EDITION_NAMES } from '../words/editions.ts';

/** They never change. */
let known: readonly ReturnType<typeof outcomesOf>[] | null = null;

export const casesTemplate = (): TemplateResult => {
  known ??= EDITION_CASES.map(outcomesOf);
  const outcomes = known;
  return html`<ul class="questions">${EDITION_CASES.map(({ id, input, question }, i) => html`
    <li class="question">
      <p><span class="rule">${id}</span> ${input} <span class="soft">${POLICY_WORDS[question].asks}</span></p>
      <dl>${EDITIONS.map(edition => html`<div>
        <dt>${EDITION_NAMES[edition]}</dt>
        <dd>${outcomes[i]![edition]}</dd>
      </div>`)}</dl>
    </li>`)}</ul>`;
};
