/** "Why?" under a panel: a rule in our own words, with what the edition says where the texts differ. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import '../../shared/parts/rule-note.ts';
import { ruleInWords } from '../resolver/rule-texts.ts';

/** What a rule is said with. */
export const RULE_WORDS = ['warhammer-40k-rules', 'warhammer-40k-rows', 'warhammer-40k-policy'] as const;

/** Nothing where there is no text for a rule. */
export const ruleWhy = (phase: Phase, id: string, heading: string, isOpen = false): TemplateResult | typeof nothing => {
  const text = ruleInWords(phase, id);
  return text === null ? nothing
    : html`<rule-note
      .needs=${RULE_WORDS} ?open=${isOpen} heading=${heading} rule=${id} say=${text.say} source=${text.source}
    ></rule-note>`;
};
