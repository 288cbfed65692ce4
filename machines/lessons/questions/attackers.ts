/** Who attacks, in which way, when, with how many dice, and what these say. */
import { strikingIn } from '../../../src/epic-armageddon/explain/moment.ts';
import { unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Striker } from '../../../src/epic-armageddon/model/batch.ts';
import { playAhead, type LaterPosition, type LessonPosition } from '../position.ts';
import { wordsIn } from '../answer-words.ts';
import { type QuestionOf, ruleSentence } from '../judge.ts';
import { howMany, unitName, whichUnits } from './kinds.ts';
import { attackReasons, factsAbout, livingUnits } from './reasons.ts';

type OfSide = { readonly side: Side };

/** The dice of a side that are still to be thrown in this round. */
const strikersOf = ({ assault }: LessonPosition, side: Side): readonly Striker[] => {
  const { now, later } = strikingIn(assault);
  return [...now, ...later].filter(({ unit }) => unitOf(assault, unit).side === side);
};

const unitsOf = (scene: LessonPosition, strikers: readonly Striker[], side: Side): readonly string[] => {
  const ids = new Set(strikers.map(({ unit }) => unit));
  return livingUnits(scene, side).filter(id => ids.has(id));
};

const ofSide = (scene: LessonPosition, { side }: OfSide): readonly string[] => livingUnits(scene, side);

/** @rule A4.1, A4.2, A4.3 */
export const whoMayAttack = whichUnits<QuestionOf<'who-may-attack'>>({
  choices: ofSide,
  right: (scene, { side }) => unitsOf(scene, strikersOf(scene, side), side),
  why: (scene, _, id, belongs) => factsAbout(scene, id, 'attack', belongs),
});

/** @rule A4.2 */
export const whoStrikes = whichUnits<QuestionOf<'who-strikes-in-close-combat'>>({
  choices: ofSide,
  right: (scene, { side }) => unitsOf(scene, strikersOf(scene, side).filter(one => one.by === 'close-combat'), side),
  why: (scene, _, id) => attackReasons(scene, id),
});

/** @rule A4.2, A4.3 */
export const whoFires = whichUnits<QuestionOf<'who-fires-in-the-firefight'>>({
  choices: ofSide,
  right: (scene, { side }) => unitsOf(scene, strikersOf(scene, side).filter(one => one.by === 'firefight'), side),
  why: (scene, _, id) => attackReasons(scene, id),
});

/** Those who attack before the others. @rule A4.4 */
const firstOf = (scene: LessonPosition, side: Side): readonly string[] => {
  const { now } = strikingIn(scene.assault);
  const isFirst = scene.assault.batch === null || scene.assault.batch.kind === 'first-strike';
  return isFirst ? unitsOf(scene, now, side) : [];
};

/** @rule A4.4 */
export const whoStrikesFirst = whichUnits<QuestionOf<'who-strikes-first'>>({
  choices: ofSide,
  right: (scene, { side }) => firstOf(scene, side),
  why: (scene, { side }, id, belongs) => {
    if (belongs) return [ruleSentence('A4.4', wordsIn(scene).firstStrike)];
    const attacks = unitsOf(scene, strikersOf(scene, side), side).includes(id);
    return attacks ? [ruleSentence('A4.4', wordsIn(scene).noFirstStrike)]
      : factsAbout(scene, id, 'attack', false);
  },
});

/** The moment from which on it is known how many dice a side throws in the next batch. */
const counted = (scene: LessonPosition, side: Side): LaterPosition => playAhead(scene, (_, { batch }) =>
  batch !== null && batch.strikers[side].every(({ dice }) => typeof dice === 'number'));

const diceOf = (strikers: readonly Striker[]): number => strikers.reduce((sum, { dice }) => sum + Number(dice), 0);

/** The stand with the most dice, as an example of how they are counted. */
const example = (scene: LessonPosition, strikers: readonly Striker[]): string => {
  const units = [...new Set(strikers.map(({ unit }) => unit))];
  const dice = (id: string): number => diceOf(strikers.filter(({ unit }) => unit === id));
  const [most] = [...units].sort((a, b) => dice(b) - dice(a));
  if (most === undefined) return wordsIn(scene).nobodyAttacks;
  return wordsIn(scene).throwsForOne(unitName(scene, most), dice(most));
};

/** @rule A4.2, W1 */
export const diceOfASide = howMany<QuestionOf<'dice-of-a-side'>>({
  right: (scene, { side }) => diceOf(counted(scene, side).assault.batch?.strikers[side] ?? []),
  why: (scene, { side }) => [
    ruleSentence('A4.2', wordsIn(scene).diceEach),
    ruleSentence('A4.2', example(scene, counted(scene, side).assault.batch?.strikers[side] ?? [])),
  ],
});

/** @rule A4.2 */
export const valueNeeded = howMany<QuestionOf<'value-needed'>>({
  right: (scene, { unit }) => {
    const targets = strikersOf(scene, unitOf(scene.assault, unit).side).filter(one => one.unit === unit)
      .map(({ target }) => target);
    return targets.length === 0 ? 0 : Math.min(...targets);
  },
  why: (scene, { unit }) => attackReasons(scene, unit).filter(({ say }) => !/\d\+/.test(say)).concat(
    ruleSentence('A4.2', wordsIn(scene).whichValue)),
  marks: (_, { unit }) => [unit],
});

/** The moment at which a side’s next dice have been thrown. */
const thrown = (scene: LessonPosition, side: Side): LaterPosition => {
  const before = scene.assault.batch;
  const isBehind = before !== null && before.hits[side] !== null;
  return playAhead(scene, (_, { batch }) =>
    batch !== null && batch.hits[side] !== null && !(isBehind && batch.kind === before.kind));
};

/** @rule A4.2 */
export const hitsOfASide = howMany<QuestionOf<'hits-of-a-side'>>({
  right: (scene, { side }) => (thrown(scene, side).assault.batch?.hits[side] ?? [])
    .reduce((sum, { count }) => sum + count, 0),
  why: scene => [ruleSentence('A4.2', wordsIn(scene).whatHits)],
  shows: (scene, { side }) => thrown(scene, side).thrown.filter(({ hand }) =>
    hand.side === side && ['close-combat', 'firefight', 'extra-attacks'].includes(hand.purpose)),
});
