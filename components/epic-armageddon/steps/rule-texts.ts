/** The rules behind the steps in our own words, by their ids, in the order of the assault. */
import { CHARGE_TEXTS, COUNTER_CHARGE_TEXTS, TARGET_TEXTS, TEST_TEXTS } from './rule-texts/charge-texts.ts';
import { ALLOCATION_TEXTS, ATTACK_TEXTS, SAVE_TEXTS, SUPPORT_TEXTS } from './rule-texts/attack-texts.ts';
import {
  BATTLEFIELD_TEXTS, BLAST_MARKER_TEXTS, CONSOLIDATION_TEXTS, RESULT_TEXTS, WAR_ENGINE_TEXTS, WITHDRAWAL_TEXTS,
} from './rule-texts/result-texts.ts';
import type { RuleTexts } from './rule-texts/rule-text.ts';

export const RULE_TEXTS: RuleTexts = {
  ...TEST_TEXTS,
  ...TARGET_TEXTS,
  ...CHARGE_TEXTS,
  ...COUNTER_CHARGE_TEXTS,
  ...ATTACK_TEXTS,
  ...SUPPORT_TEXTS,
  ...RESULT_TEXTS,
  ...WITHDRAWAL_TEXTS,
  ...CONSOLIDATION_TEXTS,
  ...SAVE_TEXTS,
  ...ALLOCATION_TEXTS,
  ...WAR_ENGINE_TEXTS,
  ...BLAST_MARKER_TEXTS,
  ...BATTLEFIELD_TEXTS,
};
