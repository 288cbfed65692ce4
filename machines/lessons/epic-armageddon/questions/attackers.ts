/** Who attacks, in which way, when, with how many dice, and what these say. */
import { strikingIn } from '../../../../src/epic-armageddon/explain/moment.ts';
import { unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import type { Striker } from '../../../../src/epic-armageddon/model/batch.ts';
import { playAhead, type LaterPosition, type LessonPosition } from '../position.ts';
import { wordsIn } from '../answer-words.ts';
import type { QuestionOf } from '../judge.ts';
import { ruleSentence } from '../../objection.ts';
import { howMany, unitName, whichUnits } from './kinds.ts';
import { attackReasons, factsAbout, hasEngine, livingUnits } from './reasons.ts';

type OfSide = { readonly side: Side };

/** The dice of a side that are still to be thrown in this round. */
const strikersOf = ({ assault }: LessonPosition, side: Side): readonly Striker[] => {
  const { now, later } = strikingIn(assault);
  return [...now, ...later].filter(({ unit }) => unitOf(assault, unit).side === side);
};

const unitsOf = (position: LessonPosition, strikers: readonly Striker[], side: Side): readonly string[] => {
  const ids = new Set(strikers.map(({ unit }) => unit));
  return livingUnits(position, side).filter(id => ids.has(id));
};

const ofSide = (position: LessonPosition, { side }: OfSide): readonly string[] => livingUnits(position, side);

/** @rule A4.1, A4.2, A4.3 */
export const whoMayAttack = whichUnits<QuestionOf<'who-may-attack'>>({
  choices: ofSide,
  right: (position, { side }) => unitsOf(position, strikersOf(position, side), side),
  why: (position, _, id, belongs) => factsAbout(position, id, 'attack', belongs),
});

/** @rule A4.2 */
export const whoStrikes = whichUnits<QuestionOf<'who-strikes-in-close-combat'>>({
  choices: ofSide,
  right: (position, { side }) =>
    unitsOf(position, strikersOf(position, side).filter(one => one.by === 'close-combat'), side),
  why: (position, _, id) => attackReasons(position, id),
});

/** @rule A4.2, A4.3 */
export const whoFires = whichUnits<QuestionOf<'who-fires-in-the-firefight'>>({
  choices: ofSide,
  right: (position, { side }) =>
    unitsOf(position, strikersOf(position, side).filter(one => one.by === 'firefight'), side),
  why: (position, _, id) => attackReasons(position, id),
});

/** Those who attack before the others. @rule A4.4 */
const firstOf = (position: LessonPosition, side: Side): readonly string[] => {
  const { now } = strikingIn(position.assault);
  const isFirst = position.assault.batch === null || position.assault.batch.kind === 'first-strike';
  return isFirst ? unitsOf(position, now, side) : [];
};

/** @rule A4.4 */
export const whoStrikesFirst = whichUnits<QuestionOf<'who-strikes-first'>>({
  choices: ofSide,
  right: (position, { side }) => firstOf(position, side),
  why: (position, { side }, id, belongs) => {
    if (belongs) return [ruleSentence('A4.4', wordsIn(position).firstStrike)];
    const attacks = unitsOf(position, strikersOf(position, side), side).includes(id);
    return attacks ? [ruleSentence('A4.4', wordsIn(position).noFirstStrike)]
      : factsAbout(position, id, 'attack', false);
  },
});

/** The moment from which on it is known how many dice a side throws in the next batch. */
export const counted = (position: LessonPosition, side: Side): LaterPosition => playAhead(position, (_, { batch }) =>
  batch !== null && batch.strikers[side].every(({ dice }) => typeof dice === 'number'));

const diceOf = (strikers: readonly Striker[]): number => strikers.reduce((sum, { dice }) => sum + Number(dice), 0);

/** The stand with the most dice, as an example of how they are counted. */
const example = (position: LessonPosition, strikers: readonly Striker[]): string => {
  const units = [...new Set(strikers.map(({ unit }) => unit))];
  const dice = (id: string): number => diceOf(strikers.filter(({ unit }) => unit === id));
  const [most] = [...units].sort((a, b) => dice(b) - dice(a));
  if (most === undefined) return wordsIn(position).nobodyAttacks;
  return wordsIn(position).throwsForOne(unitName(position, most), dice(most));
};

/** @rule A4.2, W1 */
export const diceOfASide = howMany<QuestionOf<'dice-of-a-side'>>({
  right: (position, { side }) => diceOf(counted(position, side).assault.batch?.strikers[side] ?? []),
  why: (position, { side }) => [
    ruleSentence('A4.2', wordsIn(position).diceEach),
    ...(hasEngine(position, side) ? [ruleSentence('W1', wordsIn(position).enginesThrow)] : []),
    ruleSentence('A4.2', example(position, counted(position, side).assault.batch?.strikers[side] ?? [])),
  ],
});

/** @rule A4.2 */
export const valueNeeded = howMany<QuestionOf<'value-needed'>>({
  right: (position, { unit }) => {
    const targets = strikersOf(position, unitOf(position.assault, unit).side).filter(one => one.unit === unit)
      .map(({ target }) => target);
    return targets.length === 0 ? 0 : Math.min(...targets);
  },
  why: (position, { unit }) => attackReasons(position, unit).filter(({ say }) => !/\d\+/.test(say)).concat(
    ruleSentence('A4.2', wordsIn(position).whichValue)),
  marks: (_, { unit }) => [unit],
});

/** The moment at which a side’s next dice have been thrown. */
export const thrown = (position: LessonPosition, side: Side): LaterPosition => {
  const before = position.assault.batch;
  const isBehind = before !== null && before.hits[side] !== null;
  return playAhead(position, (_, { batch }) =>
    batch !== null && batch.hits[side] !== null && !(isBehind && batch.kind === before.kind));
};

/** @rule A4.2 */
export const hitsOfASide = howMany<QuestionOf<'hits-of-a-side'>>({
  right: (position, { side }) => (thrown(position, side).assault.batch?.hits[side] ?? [])
    .reduce((sum, { count }) => sum + count, 0),
  why: position => [ruleSentence('A4.2', wordsIn(position).whatHits)],
  shows: (position, { side }) => thrown(position, side).thrown.filter(({ hand }) =>
    hand.side === side && ['close-combat', 'firefight', 'extra-attacks'].includes(hand.purpose)),
});
