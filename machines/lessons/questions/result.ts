/** Who lends fire, what each side adds, who wins, and who is hacked down. */
import { modifiers, strengthOf } from '../../../src/epic-armageddon/steps/a6-result.ts';
import type { Target } from '../../../src/epic-armageddon/model/batch.ts';
import { sumOf } from '../../../src/epic-armageddon/steps/a6-modifiers.ts';
import type { Score } from '../../../src/epic-armageddon/model/state.ts';
import type { BySide, Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { LessonSentence } from '../../../src/lessons/lesson.ts';
import { playAhead, type LaterPosition, type LessonPosition, type ShownHand } from '../position.ts';
import { isInState } from '../../why.ts';
import { toldIn, wordsIn } from '../answer-words.ts';
import { type QuestionOf, ruleSentence } from '../judge.ts';
import { howMany, whichSide, whichUnits } from './kinds.ts';
import { factsAbout, livingUnits } from './reasons.ts';

const BEFORE_SUPPORT = ['a1ChooseTarget', 'a2Charge', 'a3CounterCharge', 'a4Attacks'] as const;

/** The moment at which support is called, or nobody may lend any. */
const atSupport = (scene: LessonPosition): LaterPosition => playAhead(scene, path => BEFORE_SUPPORT.every(step => !isInState(path, step)));

/** @rule A5.1, A5.2 */
export const whoMaySupport = whichUnits<QuestionOf<'who-may-support'>>({
  choices: (scene, { side }) => livingUnits(scene, side),
  right: (scene, { side }) => {
    const { assault } = atSupport(scene);
    return assault.ending === 'swift' ? [] : assault.support.able[side];
  },
  why: (scene, _, id, belongs) => factsAbout(atSupport(scene), id, 'support', belongs),
});

/** @rule A5.5, A6.2 */
export const killsOfASide = howMany<QuestionOf<'kills-of-a-side'>>({
  right: ({ assault }, { side }) => assault.kills[side],
  why: scene => [ruleSentence('A5.5', wordsIn(scene).kills)],
});

/** @rule A6.2, W8 */
export const countedForNumbers = howMany<QuestionOf<'counted-for-numbers'>>({
  right: ({ assault }, { side }) => strengthOf(assault, side).size,
  why: scene => [ruleSentence('A6.2', wordsIn(scene).everybodyCounts), ruleSentence('W8', wordsIn(scene).enginesCount)],
});

/** The lines of a side’s modifiers, without what they come to. */
const linesOf = (scene: LessonPosition, side: Side): readonly LessonSentence[] => {
  const { words, modifier, list } = toldIn(scene);
  const names = modifiers(scene.assault, side).map(({ name }) => modifier(name));
  return [ruleSentence('A6.2', names.length === 0 ? words.nothingCounts(words.sides[side])
    : words.whatCounts(words.sides[side], list(names)))];
};

/** @rule A6.2, A6.3 */
export const modifierOfASide = howMany<QuestionOf<'modifier-of-a-side'>>({
  right: ({ assault }, { side }) => sumOf(modifiers(assault, side)),
  why: (scene, { side }) => linesOf(scene, side),
});

/** The moment at which the result has been thrown: the one in force, or the next. */
const afterResult = (scene: LessonPosition): LaterPosition => {
  const { results, winner } = scene.assault;
  const isIt = results.length > 0 && winner !== null;
  return playAhead(scene, (_, assault) => isIt || assault.results.length > results.length);
};

const totalsOf = (scene: LessonPosition): BySide<Score> | undefined => {
  const { results } = afterResult(scene).assault;
  return results.length > scene.assault.results.length || scene.assault.winner !== null ? results.at(-1) : undefined;
};

const resultDice = (scene: LessonPosition): readonly ShownHand[] =>
  afterResult(scene).thrown.filter(({ hand }) => hand.purpose === 'result');

/** @rule A6.1, A6.4 */
export const totalOfASide = howMany<QuestionOf<'total-of-a-side'>>({
  right: (scene, { side }) => totalsOf(scene)?.[side].total ?? 0,
  why: (scene, { side }) => [
    ruleSentence('A6.1', wordsIn(scene).onlyHigher), ...linesOf(afterResult(scene), side),
  ],
  shows: resultDice,
});

const winnerOf = (scene: LessonPosition): Side | null => {
  const totals = totalsOf(scene);
  return totals === undefined || totals.attacker.total === totals.defender.total ? null
    : afterResult(scene).assault.winner;
};

const bothSides = (scene: LessonPosition): readonly LessonSentence[] => {
  const totals = totalsOf(scene);
  return [totals === undefined ? ruleSentence('A6.1', wordsIn(scene).settledBefore)
    : ruleSentence('A6.4', wordsIn(scene).totals(totals.attacker.total, totals.defender.total))];
};

/** @rule A6.4 */
export const whoWinsTheResult = whichSide<QuestionOf<'who-wins-the-result'>>({
  right: winnerOf, why: bothSides, shows: resultDice,
});

/** Whether the loser takes fewer hits than it has lost by. @rule A6.6 */
const isHalved = (scene: LessonPosition): boolean => {
  const totals = totalsOf(scene);
  return totals !== undefined
    && afterResult(scene).assault.hackDown < Math.abs(totals.attacker.total - totals.defender.total);
};

/** @rule A6.5, A6.6 */
export const hackDowns = howMany<QuestionOf<'hack-downs'>>({
  right: scene => (winnerOf(scene) === null ? 0 : afterResult(scene).assault.hackDown),
  why: scene => [...bothSides(scene),
    ruleSentence('A6.5', wordsIn(scene).hackDowns), ...(isHalved(scene) ? [ruleSentence('A6.6', wordsIn(scene).halved)] : [])],
  shows: resultDice,
});

/** The moment at which the hits of the hack-down lie on their stands, if there is one. */
const atHackDown = (scene: LessonPosition): LaterPosition =>
  playAhead(scene, (_, { volley, winner }) => volley?.cause === 'hack-down' || winner !== null);

const hackedDown = (scene: LessonPosition): readonly string[] => {
  const { assault } = atHackDown(scene);
  if (assault.volley?.cause !== 'hack-down') return [];
  const hits = [...assault.volley.hits.attacker, ...assault.volley.hits.defender];
  return [...new Set(hits.map(({ unit }) => unit))];
};

/** A stand as the hack-down finds it; undefined where it cannot fall. */
const inReachOfHackDown = (scene: LessonPosition, id: string): Target | undefined => {
  const { volley } = atHackDown(scene).assault;
  return volley === null ? undefined
    : [...volley.targets.attacker, ...volley.targets.defender].find(({ unit }) => unit === id);
};

/** @rule A6.5, A6.6, A6.7, H1 */
export const whoIsHackedDown = whichUnits<QuestionOf<'who-is-hacked-down'>>({
  choices: scene => [...livingUnits(scene, 'attacker'), ...livingUnits(scene, 'defender')],
  right: hackedDown,
  key: (scene, _, id) => {
    const target = inReachOfHackDown(scene, id);
    const isFree = target !== undefined && scene.assault.rulings.equalDistances !== 'list-order';
    return isFree ? `${target.cm}cm, ${target.takes ?? 1}` : id;
  },
  why: (scene, _, id, belongs) => (!belongs && inReachOfHackDown(scene, id) !== undefined
    ? [ruleSentence('H1', wordsIn(scene).doesNotGetAsFar)]
    : factsAbout(atHackDown(scene), id, 'be-hit', belongs)),
});
