/** The army rules as boxes to tick. */
import { ARMY_RULES } from '../../../src/epic-armageddon/model/army-rules.ts';
import type { Choice } from '../../shared/parts/choice.ts';

/** 'they-shall-know-no-fear' as 'They shall know no fear'. */
const spelled = (rule: string): string => {
  const text = rule.replaceAll('-', ' ');
  return `${text[0]!.toUpperCase()}${text.slice(1)}`;
};

export const ruleChoices: readonly Choice[] =
  ARMY_RULES.map(id => ({ id, label: spelled(id), detail: null, refusal: null }));
