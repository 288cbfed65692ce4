/** The facts of an explanation as a list in their order, each with its mark and its rule. */
import '../../shared/parts/rule-note.ts';
import { html, nothing, type TemplateResult } from 'lit';
import { explain } from '../../../src/epic-armageddon/explain/explain.ts';
import {
  type Explanation, type Fact, UNIT_QUESTIONS, type UnitQuestion,
} from '../../../src/epic-armageddon/explain/fact.ts';
import type { Opposite } from '../../../src/epic-armageddon/explain/nearest-opposite.ts';
import { formationOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { RULING_IDS, RULINGS } from '../../../src/epic-armageddon/rulings/rulings.ts';
import { mark } from '../../shared/parts/fact-list.ts';
import { factSentence } from '../spoken/reasons.ts';
import { rulingNote } from '../steps/rule-notes.ts';
import { RULE_TEXTS } from '../steps/rule-texts.ts';
import { sourceOf } from '../steps/rule-texts/rule-text.ts';
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

/** How far off it would be otherwise. */
export const oppositeTemplate = (opposite: Opposite | null): TemplateResult | typeof nothing =>
  (opposite === null ? nothing : html`<p class="opposite" part="opposite">
    ${mark('neither')}<span>${whole(explainWords.opposite(opposite))}</span>
  </p>`);

/** What is urgent comes before what goes on all the time. */
const URGENT: readonly UnitQuestion[] = ['save', 'withdraw'];

const rankOf = ({ asked, answer }: Explanation, isBystander: boolean): number => {
  if (answer === 'not-now') return isBystander && asked === 'support' ? 1 : 4;
  if (URGENT.includes(asked)) return answer === 'yes' ? 0 : 2;
  return isBystander && asked !== 'support' ? 3 : 1;
};

/** The answers to all questions about a unit, in their order. */
export const explanationsOf = (assault: Assault, unit: string): readonly Explanation[] =>
  UNIT_QUESTIONS.map(asked => explain(assault, unit, asked));

/** The question that matters most; of equal ones the first. */
export const mattersMost = (assault: Assault, unit: string, explanations: readonly Explanation[]): UnitQuestion => {
  const isBystander = !formationOf(assault, unitOf(assault, unit).formation).fighting;
  const [first] = [...explanations].sort((a, b) => rankOf(a, isBystander) - rankOf(b, isBystander));
  return first!.asked;
};
