/** The facts of an explanation as a list in their order, each with its mark and its rule. */
import { css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Explanation, Fact } from '../../src/epic-armageddon/explain/fact.ts';
import { factSentence } from '../../src/epic-armageddon/explain/sentences.ts';
import { RULINGS, RULING_IDS } from '../../src/epic-armageddon/rulings.ts';
import type { Assault } from '../../src/epic-armageddon/state.ts';
import '../parts/rule-note.ts';
import { RULE_TEXTS } from '../steps/rule-texts.ts';
import { sourceOf } from '../steps/rule-texts/rule-text.ts';
import { rulingNote } from '../steps/rule-notes.ts';
import { words } from './words.ts';

type Sign = Explanation['answer'] | Fact['speaks'];

const PATHS: Readonly<Record<Sign, SVGTemplateResult>> = {
  yes: svg`<path d="M3 8.5 6.5 12 13 4.5"></path>`,
  no: svg`<path d="M4 4l8 8M12 4l-8 8"></path>`,
  'not-now': svg`<circle cx="8" cy="8" r="6"></circle><path d="M8 4.5V8l2.5 2"></path>`,
  for: svg`<path d="M3.5 8.5 6.5 11.5 12.5 5"></path>`,
  against: svg`<path d="M4.5 4.5l7 7M11.5 4.5l-7 7"></path>`,
  neither: svg`<circle class="dot" cx="8" cy="8" r="2"></circle>`,
};

/** A tick, a cross, a clock or a dot: never colour alone. */
export const mark = (sign: Sign): TemplateResult =>
  html`<svg class="mark ${sign}" viewBox="0 0 16 16" aria-hidden="true">${PATHS[sign]}</svg>`;

/** The rule behind a fact, with the ruling in force where it leaves something open. */
const ruleTemplate = (assault: Assault, rule: string): TemplateResult | typeof nothing => {
  const text = RULE_TEXTS[rule];
  if (text === undefined) return nothing;
  const ruling = RULING_IDS.find(id => RULINGS[id].rule === rule);
  return html`<rule-note
    open
    heading=${words.ruleSays}
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
    <span class="say"><span class="spoken">${words.speaks[fact.speaks]} </span>${whole(factSentence(fact))}</span>
    <button
      type="button" class="quiet id" aria-label=${words.rule(fact.rule)} aria-expanded=${isOpen}
      @click=${() => rules.toggle(at)}
    >${fact.rule}</button>
    ${isOpen ? ruleTemplate(assault, fact.rule) : nothing}
  </li>`;
};

/** The whole chain; the last fact decides and stands out. */
export const chainTemplate = (assault: Assault, { facts }: Explanation, rules: RulesShown): TemplateResult => html`
  <ol>${facts.map((fact, at) => factTemplate(assault, fact, at, rules))}</ol>`;

export const chainStyles = css`
  .mark {
    flex: none;
    inline-size: 1.15em;
    block-size: 1.15em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    color: var(--_ink-soft);
  }
  .mark:is(.yes, .for) {
    color: var(--_good);
  }
  .mark:is(.no, .against) {
    color: var(--_bad);
  }
  .mark .dot {
    fill: currentColor;
    stroke: none;
  }
  ol {
    margin: 0;
    padding: 0 calc(var(--_space) * 2) calc(var(--_space) * 2) calc(var(--_space) * 3);
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 calc(var(--_space) * 2);
    align-items: baseline;
    padding-block: calc(var(--_space) * 0.5);
  }
  li .mark {
    align-self: start;
    margin-block-start: calc((1lh - 1.15em) / 2 + var(--_space));
  }
  li:not(:last-child) {
    border-block-end: 1px solid var(--_line);
  }
  li:last-child .say {
    font-weight: 600;
  }
  .say {
    padding-block: var(--_space);
    overflow-wrap: anywhere;
  }
  li.neither:not(:last-child) .say {
    color: var(--_ink-soft);
  }
  .id {
    min-block-size: 28px;
    min-inline-size: 28px;
    padding: 0 calc(var(--_space) * 1.5);
    color: var(--_now-ink);
    font-family: var(--_mono);
    font-size: var(--_size-s);
    font-weight: 700;
  }
  .id[aria-expanded='true'] {
    background: var(--_now-soft);
  }
  rule-note {
    grid-column: 1 / -1;
    margin-block: var(--_space) calc(var(--_space) * 2);
  }
  @media (pointer: coarse) {
    .id {
      min-block-size: 44px;
      min-inline-size: 44px;
    }
    li .mark {
      margin-block-start: calc((1lh - 1.15em) / 2 + var(--_space));
    }
  }
`;
