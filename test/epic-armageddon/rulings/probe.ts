/** What an open question changes at the table: something to look at, for every answer. */
import { playWith } from '../../../machines/epic-armageddon/play.ts';
import { diceIn as diceOf } from '../../../src/dice/hand.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import type { Report } from '../../../src/epic-armageddon/explain/report.ts';
import type { Rulings } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { Question } from '../../../src/epic-armageddon/rulings/question.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { ATTACKER_ROLLS_HIGH, played } from '../../support/fight.ts';

export type Answers = Partial<Rulings>;

/** What to look at, and what it is to be for each answer. */
export interface Probe<Q extends Question> {
  readonly see: (answers: Answers) => unknown;
  readonly seen: { readonly [answer in keyof Q['answers']]: unknown };
}
/** A probe for each question of a group. */
export type Probes<Group extends Readonly<Record<string, Question>>> =
  { readonly [id in keyof Group]: Probe<Group[id]> };

/** A scenario with some answers changed. */
export const withAnswers = (scenario: Scenario, answers: Answers): Scenario =>
  ({ ...scenario, rulings: { ...scenario.rulings, ...answers } });

export const reported = (
  scenario: Scenario, answers: Answers, faces: readonly number[], decisions: readonly Decision[] = [],
): Report => played(withAnswers(scenario, answers), faces, decisions).report;

/** Every die that falls when all show one face, but for those of the result after so many ties. */
export const thrown = (
  scenario: Scenario, answers: Answers,
  { face = 1, ties = 0, result = ATTACKER_ROLLS_HIGH, decisions = [] }: {
    readonly face?: number; readonly ties?: number; readonly result?: readonly number[];
    readonly decisions?: readonly Decision[];
  } = {},
): { readonly report: Report; readonly dice: readonly string[] } => {
  let left = ties;
  const dice: string[] = [];
  const report = playWith(withAnswers(scenario, answers), hands => {
    const all = hands as readonly AssaultHand[];
    all.forEach(hand => dice.push(...Array<string>(hand.dice).fill(`${hand.units[0] ?? hand.side} ${hand.purpose}`)));
    const isDecided = all.some(hand => hand.purpose === 'result') && left-- <= 0;
    return isDecided ? [...result] : Array<number>(diceOf(hands)).fill(face);
  }, decisions);
  return { report, dice };
};

/** What comes of a decision, the rule that refuses it, or `never asked`. */
export const unlessRefused = (play: () => unknown): unknown => {
  try {
    return play();
  } catch (error) {
    const { message } = error as Error;
    return message.includes('never possible') ? 'never asked' : /\(([A-Z]\d+\.?\d*)\)$/.exec(message)?.[1] ?? message;
  }
};
