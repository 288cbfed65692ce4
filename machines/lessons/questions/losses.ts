/** What becomes of hits once these dice are thrown: who is lost, what is left, and whether that is the end of it. */
import { combatantOf, fighters, isAlive, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { bySide, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { LessonSentence } from '../../../src/lessons/lesson.ts';
import { playAhead, type LaterPosition, type LessonPosition } from '../position.ts';
import { isInState } from '../../why.ts';
import { toldIn, wordsIn } from '../answer-words.ts';
import { type QuestionOf, ruleSentence } from '../judge.ts';
import { howMany, unitName, whether, whichSide } from './kinds.ts';

/** The batch that is fought, or the step where there is none: `a4Attacks.attacks`. */
const stretchOf = (path: string): string =>
  (isInState(path, 'a6Result') ? 'a6Result' : path.split('.').slice(0, 2).join('.'));

/** Everything that is thrown for this batch has been. */
const afterBatch = (scene: LessonPosition): LaterPosition => playAhead(scene, path => stretchOf(path) !== stretchOf(scene.path));

const lostOf = (before: Assault, after: Assault, side: Side): number => before.units
  .filter(unit => unit.side === side && isAlive(unit) && !isAlive(unitOf(after, unit.id))).length;

/** The saves of a side on the way, as the log tells them. @rule V10 */
const savesTold = (scene: LessonPosition, after: Assault, side: Side): readonly LessonSentence[] => after.log
  .slice(scene.assault.log.length)
  .filter(entry => entry.key === 'saves-thrown' && entry.values.side === side)
  .map(entry => ({ say: toldIn(scene).sentence(entry), rule: entry.rule }));

/** @rule A4.5, V10 */
export const howManyAreLost = howMany<QuestionOf<'how-many-are-lost'>>({
  right: (scene, { side }) => lostOf(scene.assault, afterBatch(scene).assault, side),
  why: (scene, { side }) => {
    const told = savesTold(scene, afterBatch(scene).assault, side);
    return told.length > 0 ? told : [ruleSentence('A4.5', wordsIn(scene).lostWithoutSave)];
  },
  shows: scene => afterBatch(scene).thrown,
});

const leftOf = (assault: Assault, id: string): number => {
  const unit = unitOf(assault, id);
  return isAlive(unit) ? combatantOf(assault, unit).damageCapacity - unit.damage : 0;
};

/** @rule W1, W5, W6 */
export const damageLeft = howMany<QuestionOf<'damage-left'>>({
  right: (scene, { unit }) => leftOf(afterBatch(scene).assault, unit),
  why: (scene, { unit }) => [
    ruleSentence('W1', wordsIn(scene).damageNow(unitName(scene, unit), leftOf(scene.assault, unit))),
    ruleSentence('W6', wordsIn(scene).criticals),
  ],
  marks: (_, { unit }) => [unit],
  shows: scene => afterBatch(scene).thrown,
});

const FIGHT = ['a1ChooseTarget', 'a2Charge', 'a3CounterCharge', 'a4Attacks'] as const;

/** The moment at which it is known whether the assault ends without a result. @rule A4.7, A5.6 */
const whenKnown = (scene: LessonPosition): LaterPosition => {
  const steps = isInState(scene.path, 'a5SupportingFire') ? [...FIGHT, 'a5SupportingFire'] : FIGHT;
  return playAhead(scene, path => steps.every(step => !isInState(path, step)));
};

/** Who is left of each side, in the assault and among those directly engaged. */
const standing = (scene: LessonPosition): readonly LessonSentence[] => {
  const { assault } = whenKnown(scene);
  const rule = isInState(scene.path, 'a5SupportingFire') ? 'A5.6' : 'A4.7';
  const engaged = assault.engaged.map(({ unit }) => unitOf(assault, unit))
    .filter(unit => unit.side === 'attacker' && isAlive(unit)).length;
  const { attacker, defender } = bySide(side => fighters(assault, side).length);
  return [ruleSentence(rule, wordsIn(scene).leftAfter(attacker, engaged, defender))];
};

/** @rule A4.7, A5.6 */
export const doesItEndHere = whether<QuestionOf<'does-it-end-here'>>({
  right: scene => whenKnown(scene).assault.ending === 'swift',
  why: standing,
  shows: scene => whenKnown(scene).thrown,
});

/** @rule A4.7, A5.6 */
export const whoHasWonAtOnce = whichSide<QuestionOf<'who-has-won-at-once'>>({
  right: scene => {
    const { assault } = whenKnown(scene);
    return assault.ending === 'swift' ? assault.winner : null;
  },
  why: standing,
  shows: scene => whenKnown(scene).thrown,
});
