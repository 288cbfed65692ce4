/** The rules behind the steps in our own words, by their ids, in the order of the assault. */
import { TEST_TEXTS } from './rule-texts/a0-action-test.ts';
import { TARGET_TEXTS } from './rule-texts/a1-choose-target.ts';
import { CHARGE_TEXTS } from './rule-texts/a2-charge.ts';
import { COUNTER_CHARGE_TEXTS } from './rule-texts/a3-counter-charge.ts';
import { ATTACK_TEXTS } from './rule-texts/a4-attacks.ts';
import { SUPPORT_TEXTS } from './rule-texts/a5-supporting-fire.ts';
import { RESULT_TEXTS } from './rule-texts/a6-result.ts';
import { CONSOLIDATION_TEXTS } from './rule-texts/a7-consolidate.ts';
import { WITHDRAWAL_TEXTS } from './rule-texts/a7-withdraw.ts';
import { ALLOCATION_TEXTS } from './rule-texts/allocation.ts';
import { BATTLEFIELD_TEXTS } from './rule-texts/battlefield.ts';
import { BLAST_MARKER_TEXTS } from './rule-texts/blast-markers.ts';
import type { RuleTexts } from './rule-texts/rule-text.ts';
import { SAVE_TEXTS } from './rule-texts/saves.ts';
import { WAR_ENGINE_TEXTS } from './rule-texts/war-engines.ts';

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
