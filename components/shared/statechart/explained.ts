/** The rule behind a state or a condition: in our own words, with its source and the ruling in force. */
import { html, type TemplateResult } from 'lit';
import { RULING_IDS, RULINGS } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import '../parts/rule-note.ts';
import { rulingNote } from '../../epic-armageddon/steps/rule-notes.ts';
import { sourceOf } from '../../epic-armageddon/steps/rule-texts/rule-text.ts';
import { RULE_TEXTS } from '../../epic-armageddon/steps/rule-texts.ts';

export interface About {
  /** What is explained. */
  readonly heading: string;
  /** What is said of it before the rule. */
  readonly fact: string;
  /** Its rule; empty: none. */
  readonly rule: string;
  /** What the machine knows; of an assault, its rulings. */
  readonly context: unknown;
}

const assaultIn = (context: unknown): Assault | null => {
  const { assault } = (context ?? {}) as { readonly assault?: Assault };
  return assault?.rulings === undefined ? null : assault;
};

export const explained = ({ heading, fact, rule, context }: About): TemplateResult => {
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
