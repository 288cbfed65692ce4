/** Who lends fire, what each side adds, who wins, and who is hacked down. */
import { modifiers, strengthOf } from '../../../../src/epic-armageddon/steps/a6-result.ts';
import type { Target } from '../../../../src/epic-armageddon/model/batch.ts';
import { BRUTAL_HITS, isBrutal } from '../../../../src/epic-armageddon/special-rules/epic-au.ts';
import { sumOf } from '../../../../src/epic-armageddon/steps/a6-modifiers.ts';
import type { Score } from '../../../../src/epic-armageddon/model/state.ts';
import { enemyOf, type BySide, type Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import type { LessonSentence } from '../../../../src/lessons/lesson.ts';
import { playAhead, type LaterPosition, type LessonPosition, type ShownHand } from '../position.ts';
import { isInState } from '../../../why.ts';
import { languageOf, wordsIn } from '../answer-words.ts';
import type { QuestionOf } from '../judge.ts';
import { ruleSentence } from '../../objection.ts';
import { howMany, whichSide, whichUnits } from './kinds.ts';
import { factsAbout, hasEngine, livingUnits } from './reasons.ts';

const BEFORE_SUPPORT = ['a1ChooseTarget', 'a2Charge', 'a3CounterCharge', 'a4Attacks'] as const;

/** The moment at which support is called, or nobody may lend any. */
export const atSupport = (position: LessonPosition): LaterPosition =>
  playAhead(position, path => BEFORE_SUPPORT.every(step => !isInState(path, step)));

/** @rule A5.1, A5.2 */
export const whoMaySupport = whichUnits<QuestionOf<'who-may-support'>>({
  choices: (position, { side }) => livingUnits(position, side),
  right: (position, { side }) => {
    const { assault } = atSupport(position);
    return assault.ending === 'swift' ? [] : assault.support.able[side];
  },
  why: (position, _, id, belongs) => factsAbout(atSupport(position), id, 'support', belongs),
});

/** @rule A5.5, A6.2 */
export const killsOfASide = howMany<QuestionOf<'kills-of-a-side'>>({
  right: ({ assault }, { side }) => assault.kills[side],
  why: (position, { side }) => {
    const { kills, damageCounts } = wordsIn(position);
    const hasEnemy = hasEngine(position, enemyOf(side));
    return [ruleSentence('A5.5', kills), ...(hasEnemy ? [ruleSentence('W1', damageCounts)] : [])];
  },
});

/** @rule A6.2, W8 */
export const countedForNumbers = howMany<QuestionOf<'counted-for-numbers'>>({
  right: ({ assault }, { side }) => strengthOf(assault, side).size,
  why: (position, { side }) => {
    const { everybodyCounts, enginesCount } = wordsIn(position);
    return [
      ruleSentence('A6.2', everybodyCounts), ...(hasEngine(position, side) ? [ruleSentence('W8', enginesCount)] : []),
    ];
  },
});

/** The lines of a side’s modifiers, without what they come to. */
const linesOf = (position: LessonPosition, side: Side): readonly LessonSentence[] => {
  const { words, modifier, list } = languageOf(position);
  const names = modifiers(position.assault, side).map(({ name }) => modifier(name));
  return [ruleSentence('A6.2', names.length === 0 ? words.nothingCounts(words.sides[side])
    : words.whatCounts(words.sides[side], list(names)))];
};

/** @rule A6.2, A6.3 */
export const modifierOfASide = howMany<QuestionOf<'modifier-of-a-side'>>({
  right: ({ assault }, { side }) => sumOf(modifiers(assault, side)),
  why: (position, { side }) => linesOf(position, side),
});

/** The moment at which the result has been thrown: the one in force, or the next. */
export const afterResult = (position: LessonPosition): LaterPosition => {
  const { results, winner } = position.assault;
  const isIt = results.length > 0 && winner !== null;
  return playAhead(position, (_, assault) => isIt || assault.results.length > results.length);
};

const totalsOf = (position: LessonPosition): BySide<Score> | undefined => {
  const { results } = afterResult(position).assault;
  return results.length > position.assault.results.length || position.assault.winner !== null
    ? results.at(-1) : undefined;
};

const resultDice = (position: LessonPosition): readonly ShownHand[] =>
  afterResult(position).thrown.filter(({ hand }) => hand.purpose === 'result');

/** @rule A6.1, A6.4 */
export const totalOfASide = howMany<QuestionOf<'total-of-a-side'>>({
  right: (position, { side }) => totalsOf(position)?.[side].total ?? 0,
  why: (position, { side }) => [
    ruleSentence('A6.1', wordsIn(position).onlyHigher), ...linesOf(afterResult(position), side),
  ],
  shows: resultDice,
});

const winnerOf = (position: LessonPosition): Side | null => {
  const totals = totalsOf(position);
  return totals === undefined || totals.attacker.total === totals.defender.total ? null
    : afterResult(position).assault.winner;
};

const bothSides = (position: LessonPosition): readonly LessonSentence[] => {
  const totals = totalsOf(position);
  return [totals === undefined ? ruleSentence('A6.1', wordsIn(position).settledBefore)
    : ruleSentence('A6.4', wordsIn(position).totals(totals.attacker.total, totals.defender.total))];
};

/** @rule A6.4 */
export const whoWinsTheResult = whichSide<QuestionOf<'who-wins-the-result'>>({
  right: winnerOf, why: bothSides, shows: resultDice,
});

/** Whether somebody has won of whom one is Brutal. @rule A6.5 */
const isWonBrutally = (position: LessonPosition): boolean => {
  const winner = winnerOf(position);
  return winner !== null && isBrutal(afterResult(position).assault, winner);
};

/** Whether the loser takes fewer hits than it has lost by, but for what Brutal winners add. @rule A6.6 */
const isHalved = (position: LessonPosition): boolean => {
  const totals = totalsOf(position);
  if (totals === undefined) return false;
  const hits = afterResult(position).assault.hackDown - (isWonBrutally(position) ? BRUTAL_HITS : 0);
  return hits < Math.abs(totals.attacker.total - totals.defender.total);
};

/** @rule A6.5, A6.6 */
export const hackDowns = howMany<QuestionOf<'hack-downs'>>({
  right: position => (winnerOf(position) === null ? 0 : afterResult(position).assault.hackDown),
  why: position => [...bothSides(position),
    ruleSentence('A6.5', wordsIn(position).hackDowns),
    ...(isHalved(position) ? [ruleSentence('A6.6', wordsIn(position).halved)] : []),
    ...(isWonBrutally(position) ? [ruleSentence('A6.5', wordsIn(position).brutal)] : [])],
  shows: resultDice,
});

/** The moment at which the hits of the hack-down lie on their stands, if there is one. */
export const atHackDown = (position: LessonPosition): LaterPosition =>
  playAhead(position, (_, { volley, winner }) => volley?.cause === 'hack-down' || winner !== null);

const hackedDown = (position: LessonPosition): readonly string[] => {
  const { assault } = atHackDown(position);
  if (assault.volley?.cause !== 'hack-down') return [];
  const hits = [...assault.volley.hits.attacker, ...assault.volley.hits.defender];
  return [...new Set(hits.map(({ unit }) => unit))];
};

/** A stand as the hack-down finds it; undefined where it cannot fall. */
const inReachOfHackDown = (position: LessonPosition, id: string): Target | undefined => {
  const { volley } = atHackDown(position).assault;
  return volley === null ? undefined
    : [...volley.targets.attacker, ...volley.targets.defender].find(({ unit }) => unit === id);
};

/** @rule A6.5, A6.6, A6.7, H1 */
export const whoIsHackedDown = whichUnits<QuestionOf<'who-is-hacked-down'>>({
  choices: position => [...livingUnits(position, 'attacker'), ...livingUnits(position, 'defender')],
  right: hackedDown,
  key: (position, _, id) => {
    const target = inReachOfHackDown(position, id);
    const isFree = target !== undefined && position.assault.rulings.equalDistances !== 'list-order';
    return isFree ? `${target.cm}cm, ${target.takes ?? 1}` : id;
  },
  why: (position, _, id, belongs) => (!belongs && inReachOfHackDown(position, id) !== undefined
    ? [ruleSentence('H1', wordsIn(position).doesNotGetAsFar)]
    : factsAbout(atHackDown(position), id, 'be-hit', belongs)),
});
