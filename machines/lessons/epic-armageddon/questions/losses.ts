/** What becomes of hits once these dice are thrown: who is lost, what is left, and whether that is the end of it. */
import { combatantOf, fighters, isAlive, unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import { bySide, type Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import type { LessonSentence } from '../../../../src/lessons/lesson.ts';
import { playAhead, type LaterPosition, type LessonPosition } from '../position.ts';
import { isInState } from '../../../why.ts';
import { languageOf, wordsIn } from '../answer-words.ts';
import type { QuestionOf } from '../judge.ts';
import { ruleSentence } from '../../objection.ts';
import { howMany, unitName, whether, whichSide } from './kinds.ts';

/** The batch that is fought, or the step where there is none: `a4Attacks.attacks`. */
const stretchOf = (path: string): string =>
  (isInState(path, 'a6Result') ? 'a6Result' : path.split('.').slice(0, 2).join('.'));

/** Everything that is thrown for this batch has been. */
export const afterBatch = (position: LessonPosition): LaterPosition =>
  playAhead(position, path => stretchOf(path) !== stretchOf(position.path));

const lostOf = (before: Assault, after: Assault, side: Side): number => before.units
  .filter(unit => unit.side === side && isAlive(unit) && !isAlive(unitOf(after, unit.id))).length;

/** The saves of a side on the way, as the log tells them. @rule V10 */
const savesTold = (position: LessonPosition, after: Assault, side: Side): readonly LessonSentence[] => after.log
  .slice(position.assault.log.length)
  .filter(entry => entry.key === 'saves-thrown' && entry.values.side === side)
  .map(entry => ({ say: languageOf(position).sentence(entry), rule: entry.rule }));

/** @rule A4.5, V10 */
export const howManyAreLost = howMany<QuestionOf<'how-many-are-lost'>>({
  right: (position, { side }) => lostOf(position.assault, afterBatch(position).assault, side),
  why: (position, { side }) => {
    const told = savesTold(position, afterBatch(position).assault, side);
    return told.length > 0 ? told : [ruleSentence('A4.5', wordsIn(position).lostWithoutSave)];
  },
  shows: position => afterBatch(position).thrown,
});

const leftOf = (assault: Assault, id: string): number => {
  const unit = unitOf(assault, id);
  return isAlive(unit) ? combatantOf(assault, unit).damageCapacity - unit.damage : 0;
};

/** @rule W1, W5, W6 */
export const damageLeft = howMany<QuestionOf<'damage-left'>>({
  right: (position, { unit }) => leftOf(afterBatch(position).assault, unit),
  why: (position, { unit }) => [
    ruleSentence('W1', wordsIn(position).damageNow(unitName(position, unit), leftOf(position.assault, unit))),
    ruleSentence('W6', wordsIn(position).criticals),
  ],
  marks: (_, { unit }) => [unit],
  shows: position => afterBatch(position).thrown,
});

const FIGHT = ['a1ChooseTarget', 'a2Charge', 'a3CounterCharge', 'a4Attacks'] as const;

/** The moment at which it is known whether the assault ends without a result. @rule A4.7, A5.6 */
export const whenKnown = (position: LessonPosition): LaterPosition => {
  const steps = isInState(position.path, 'a5SupportingFire') ? [...FIGHT, 'a5SupportingFire'] : FIGHT;
  return playAhead(position, path => steps.every(step => !isInState(path, step)));
};

/** Who is left of each side, in the assault and among those directly engaged. */
const standing = (position: LessonPosition): readonly LessonSentence[] => {
  const { assault } = whenKnown(position);
  const rule = isInState(position.path, 'a5SupportingFire') ? 'A5.6' : 'A4.7';
  const engaged = assault.engaged.map(({ unit }) => unitOf(assault, unit))
    .filter(unit => unit.side === 'attacker' && isAlive(unit)).length;
  const { attacker, defender } = bySide(side => fighters(assault, side).length);
  return [ruleSentence(rule, wordsIn(position).leftAfter(attacker, engaged, defender))];
};

/** @rule A4.7, A5.6 */
export const doesItEndHere = whether<QuestionOf<'does-it-end-here'>>({
  right: position => whenKnown(position).assault.ending === 'swift',
  why: standing,
  shows: position => whenKnown(position).thrown,
});

/** @rule A4.7, A5.6 */
export const whoHasWonAtOnce = whichSide<QuestionOf<'who-has-won-at-once'>>({
  right: position => {
    const { assault } = whenKnown(position);
    return assault.ending === 'swift' ? assault.winner : null;
  },
  why: standing,
  shows: position => whenKnown(position).thrown,
});
