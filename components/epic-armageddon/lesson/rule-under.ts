/** What a rule says, opened under the sentence that names it. */
import { html, type TemplateResult } from 'lit';
import { RULINGS, RULING_IDS } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { once } from '../../../src/shared/once.ts';
import '../../shared/parts/rule-note.ts';
import { rulingNote } from '../steps/rule-notes.ts';
import { RULE_TEXTS } from '../steps/rule-texts.ts';
import { sourceOf } from '../steps/rule-texts/rule-text.ts';
import { askedWords } from '../../shared/lesson/asked-words.ts';

/** The rule in our own words with its source and the ruling in force; null where there are no words for it. */
export const ruleUnder = (rule: string, assault: Assault | null, isOpen = true): TemplateResult | null => {
  const text = RULE_TEXTS[rule];
  if (text === undefined) return null;
  const ruling = RULING_IDS.find(id => RULINGS[id].rule === rule);
  return html`<rule-note
    ?open=${isOpen}
    heading=${askedWords.ruleSays}
    rule=${rule}
    say=${text.say}
    source=${sourceOf(text)}
    .ruling=${assault === null || ruling === undefined ? null : rulingNote(assault, ruling)}
  ></rule-note>`;
};

/** The rules under what is said of an assault. */
export const rulesUnder = once((assault: Assault) => (rule: string): TemplateResult | null => ruleUnder(rule, assault));
