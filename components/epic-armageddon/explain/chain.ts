/** The facts of an explanation as a list in their order, each with its mark and its rule. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Explanation, Fact } from '../../../src/epic-armageddon/explain/fact.ts';
import { RULINGS, RULING_IDS } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { factSentence } from '../spoken/reasons.ts';
import { mark } from '../../shared/parts/fact-list.ts';
import '../../shared/parts/rule-note.ts';
import { RULE_TEXTS } from '../steps/rule-texts.ts';
import { sourceOf } from '../steps/rule-texts/rule-text.ts';
import { rulingNote } from '../steps/rule-notes.ts';
import { explainWords } from './explain-words.ts';

/** The rule behind a fact, with the ruling in force where it leaves something open. */
const ruleTemplate = (assault: Assault, rule: string): TemplateResult | typeof nothing => {
  const text = RULE_TEXTS[rule];
  if (text === undefined) return nothing;
  const ruling = RULING_IDS.find(id => RULINGS[id].rule === rule);
  return html`<rule-note
    open
    heading=${explainWords.ruleSays}
    rule=${rule}
    say=${text.say}
    source=${sourceOf(text)}
    .ruling=${ruling === undefined ? null : rulingNote(assault, ruling)}
  ></rule-note>`;
};

/** Which of the rules are open, by the places of their facts, and what opens or closes one. */
export interface RulesShown {
  readonly isOpen: (at: number) => boolean;
  readonly toggle: (at: number) => void;
}

/** A number and its unit stay on one line. */
const whole = (sentence: string): string => sentence.replace(/(\d) cm\b/g, '$1\u00a0cm');

const factTemplate = (assault: Assault, fact: Fact, at: number, rules: RulesShown): TemplateResult => {
  const isOpen = rules.isOpen(at);
  return html`<li class=${fact.speaks} part="fact">
    ${mark(fact.speaks)}
    <span class="say"><span
      class="spoken">${explainWords.speaks[fact.speaks]} </span>${whole(factSentence(fact))}</span>
    <button
      type="button" class="quiet id" aria-label=${explainWords.rule(fact.rule)} aria-expanded=${isOpen}
      @click=${() => rules.toggle(at)}
    >${fact.rule}</button>
    ${isOpen ? ruleTemplate(assault, fact.rule) : nothing}
  </li>`;
};

/** The whole chain; the last fact decides and stands out. */
export const chainTemplate = (assault: Assault, { facts }: Explanation, rules: RulesShown): TemplateResult => html`
  <ol>${facts.map((fact, at) => factTemplate(assault, fact, at, rules))}</ol>`;
