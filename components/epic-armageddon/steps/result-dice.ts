/** The result as it was thrown: two dice a side, what was added, the totals. */
import { html, nothing, type TemplateResult } from 'lit';
import { modifiers } from '../../../src/epic-armageddon/steps/a6-result.ts';
import type { Hand } from '../../../src/dice/hand.ts';
import type { Assault, Modifier, Score } from '../../../src/epic-armageddon/model/state.ts';
import { SIDES, type BySide } from '../../../src/epic-armageddon/model/procedure.ts';
import type { HandLabel } from '../../shared/parts/hand-label.ts';
import { capital, forceOf } from './wording.ts';
import { addedWords } from './dice-words.ts';
import '../../shared/parts/dice-throw.ts';

const TWO_DICE: Hand = { name: 'result', dice: 2, read: 'highest' };

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

export const sumOf = (lines: readonly Modifier[]): number => lines.reduce((sum, { value }) => sum + value, 0);

/** What is added, by the name that the rules give it. */
export const modifierName = (name: string): string => addedWords.modifiers[name] ?? name;

/** 'Kills +2, no Blast markers +1'. */
export const modifierWords = (lines: readonly Modifier[]): string =>
  (lines.length === 0
    ? addedWords.nothingToAdd
    : capital(lines.map(({ name, value }) => addedWords.modifier(modifierName(name), signed(value))).join(', ')));

/** What is said about the two hands before they are thrown. */
export const resultLabels = (assault: Assault): readonly HandLabel[] => SIDES.map(side => {
  const lines = modifiers(assault, side);
  return {
    label: addedWords.higherOfTwo(forceOf(assault, side), signed(sumOf(lines))),
    short: forceOf(assault, side),
    detail: modifierWords(lines),
    side,
  };
});

/** '5 + 2 = 7' */
export const scoreWords = ({ dice, modifiers: lines, total }: Score): string => {
  const added = sumOf(lines);
  return `${Math.max(...dice)} ${added < 0 ? '−' : '+'} ${Math.abs(added)} = ${total}`;
};

const settledLabel = (assault: Assault, score: Score, side: (typeof SIDES)[number]): HandLabel => ({
  label: forceOf(assault, side),
  detail: modifierWords(score.modifiers),
  outcome: scoreWords(score),
  side,
});

/** A result that has been thrown, die by die. */
export const settledResult = (assault: Assault, result: BySide<Score>, tumbles = false): TemplateResult =>
  html`<dice-throw
    .hands=${[TWO_DICE, TWO_DICE]}
    .labels=${SIDES.map(side => settledLabel(assault, result[side], side))}
    .faces=${SIDES.flatMap(side => result[side].dice)}
    .thrown=${tumbles}
  ></dice-throw>`;

/** The last result, nothing before there is one. */
export const lastResult = (assault: Assault): TemplateResult | typeof nothing => {
  const result = assault.results.at(-1);
  return result === undefined ? nothing : settledResult(assault, result);
};
