/** What is said of the dice of the result, and of everything that is added to them. */
import { isWarEngine } from '../../../src/epic-armageddon/model/combatant.ts';
import { combatantOf, formationOf } from '../../../src/epic-armageddon/model/roster.ts';
import { once } from '../../../src/shared/once.ts';
import { modifiers } from '../../../src/epic-armageddon/steps/a6-result.ts';
import type { Assault, Modifier, Score } from '../../../src/epic-armageddon/model/state.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import type { HandLabel } from '../../shared/parts/hand-label.ts';
import { capital } from '../../shared/languages/forms.ts';
import { forceOf } from './wording.ts';
import { addedWords } from './dice-words.ts';

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

export const sumOf = (lines: readonly Modifier[]): number => lines.reduce((sum, { value }) => sum + value, 0);

/** What may be added to a die of the result, in the order of the rules. @rule A6.2 */
export const MODIFIER_ORDER = [
  'kills', 'more units', 'more than twice as many', 'no Blast markers', 'enemy has more Blast markers', 'Inspiring',
] as const;

/** Where war engines fight, kills are points of damage. @rule W5 */
export const countsPoints = once((assault: Assault): boolean => assault.units.some(unit =>
  formationOf(assault, unit.formation).fighting && isWarEngine(combatantOf(assault, unit))));

/** What is added, by the name that the rules give it. */
export const modifierName = (name: string, isOfPoints = false): string =>
  addedWords.modifiers[isOfPoints && name === 'kills' ? 'points of damage' : name] ?? name;

/** 'Kills +2, no Blast markers +1'. */
export const modifierWords = (lines: readonly Modifier[], isOfPoints = false): string =>
  (lines.length === 0
    ? addedWords.nothingToAdd
    : capital(lines.map(line => oneModifier(line, isOfPoints)).join(', ')));

const oneModifier = ({ name, value }: Modifier, isOfPoints: boolean): string =>
  addedWords.modifier(modifierName(name, isOfPoints), signed(value));

/** What is said about the two hands before they are thrown. */
export const resultLabels = (assault: Assault): readonly HandLabel[] => SIDES.map(side => {
  const lines = modifiers(assault, side);
  return {
    label: addedWords.higherOfTwo(forceOf(assault, side), signed(sumOf(lines))),
    short: forceOf(assault, side),
    detail: modifierWords(lines, countsPoints(assault)),
    side,
  };
});

/** While they are entered the sum alone is said of what is added: with more the dice have no room on a phone. */
export const resultEntryLabels = (assault: Assault): readonly HandLabel[] =>
  resultLabels(assault).map(label => ({ ...label, detail: '' }));

/** '5 + 2 = 7' */
export const scoreWords = ({ dice, modifiers: lines, total }: Score): string => {
  const added = sumOf(lines);
  return `${Math.max(...dice)} ${added < 0 ? '−' : '+'} ${Math.abs(added)} = ${total}`;
};
