/** "Why?" under a step: rules in our own words, and the ruling in force where the rules leave something open. */
import { html, type TemplateResult } from 'lit';
import { RULINGS, RULING_IDS, type RulingId } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { answerWords, rulingWords } from '../spoken/rulings.ts';
import type { RulingNote } from '../../shared/parts/rule-note.ts';
import { RULE_TEXTS } from './rule-texts.ts';
import { sourceOf, type RuleText } from './rule-texts/rule-text.ts';
import '../../shared/parts/rule-note.ts';

/** How an open question is played here, and how else it could be. */
export const rulingNote = (assault: Assault, id: RulingId): RulingNote => {
  const { question } = rulingWords[id];
  const answers = answerWords(id);
  const inForce: string = assault.rulings[id];
  return {
    question,
    answer: answers[inForce]!,
    alternatives: Object.keys(answers).filter(answer => answer !== inForce).map(answer => answers[answer]!),
  };
};

interface Note {
  /** The question that the note answers. */
  readonly heading: string;
  /** Ids of the rules. */
  readonly rules: readonly string[];
  /** What is said before the rules themselves. */
  readonly fact?: string;
  /** The open question that belongs to it; unsaid: the first of its rules. */
  readonly ruling?: RulingId | null;
}

const textsOf = (rules: readonly string[]): readonly RuleText[] =>
  rules.map(rule => RULE_TEXTS[rule]).filter(text => text !== undefined);

const RULE_WORDS = ['rule-texts', 'rulings'];

const NUMBERED = /^(.*\D)(\d+)$/;

/** 'A2.3–A2.7 · L2': ids that follow each other drawn together. */
export const idsTogether = (rules: readonly string[]): string => {
  const runs: string[][] = [];
  for (const rule of rules) {
    const [, stem, number] = NUMBERED.exec(rule) ?? [];
    const before = runs.at(-1)?.at(-1);
    if (before !== undefined && before === `${stem}${Number(number) - 1}`) runs.at(-1)!.push(rule);
    else runs.push([rule]);
  }
  return runs.flatMap(run => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run)).join(' · ');
};

/** The rules of a note with the ruling in force. */
export const ruleNote = (assault: Assault, { heading, rules, fact, ruling }: Note): TemplateResult => {
  const texts = textsOf(rules);
  const open = ruling === undefined ? RULING_IDS.find(id => rules.includes(RULINGS[id].rule)) : ruling;
  return html`<rule-note
    heading=${heading}
    rule=${idsTogether(rules)}
    say=${[fact ?? '', ...texts.map(text => text.say)].join(' ').trim()}
    source=${[...new Set(texts.map(sourceOf))].join('; ')}
    .ruling=${open ? rulingNote(assault, open) : null}
    .needs=${RULE_WORDS}
  ></rule-note>`;
};
