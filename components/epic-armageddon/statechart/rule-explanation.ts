/** The rule behind a state or a condition: in our own words, with its source and the ruling in force. */
import { html } from 'lit';
import { RULING_IDS, RULINGS } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import '../../shared/parts/rule-note.ts';
import type { ExplainRule } from '../../shared/statechart/lazy-parts.ts';
import { rulingNote } from '../steps/rule-notes.ts';
import { sourceOf } from '../steps/rule-texts/rule-text.ts';
import { RULE_TEXTS } from '../steps/rule-texts.ts';

const assaultIn = (context: unknown): Assault | null => {
  const { assault } = (context ?? {}) as { readonly assault?: Assault };
  return assault?.rulings === undefined ? null : assault;
};

export const ruleExplanation: ExplainRule = ({ heading, fact, rule, context }) => {
  const text = RULE_TEXTS[rule];
  const assault = assaultIn(context);
  const open = RULING_IDS.find(id => RULINGS[id].rule === rule);
  return html`<rule-note open
    heading=${heading}
    rule=${rule}
    say=${[fact, text?.say ?? ''].join(' ').trim()}
    source=${text === undefined ? '' : sourceOf(text)}
    .ruling=${open === undefined || assault === null ? null : rulingNote(assault, open)}
  ></rule-note>`;
};
