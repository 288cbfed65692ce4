/** What comes of a fight: who wins, who holds, and what becomes of those who run. */
import { answer } from '../../../../src/warhammer-40k/editions/answers.ts';
import { hostOf, leadershipOfParty } from '../../../../src/warhammer-40k/model/characters.ts';
import { unitOf } from '../../../../src/warhammer-40k/model/roster.ts';
import { partyRow } from '../../../../src/warhammer-40k/model/unit-traits.ts';
import { penaltyOf } from '../../../../src/warhammer-40k/stages/morale.ts';
import type { Phase, Result } from '../../../../src/warhammer-40k/model/state.ts';
import { FATES, type FateName } from '../../../../src/lessons/warhammer-40k/questions.ts';
import type { LessonSentence } from '../../../../src/lessons/lesson.ts';
import { playPhaseAhead, positionOfTake, type LaterPhasePosition, type PhasePosition } from '../position.ts';
import { isInState } from '../../../why.ts';
import type { LessonLanguage } from '../answer-words.ts';
import { howMany, whether, whichOfThese, whichOne, whichSide, type JudgeOf } from './judge.ts';
import { ruleSentence } from '../../objection.ts';

/** The result of the fight that is settled now, or that is settled next. */
export const resultIn = (position: PhasePosition): Result => {
  const before = isInState(position.path, 'aftermath') ? 0 : position.phase.results.length;
  return playPhaseAhead(position, ({ phase }) => phase.results.length > before).phase.results.at(-1)!;
};

const scored = (position: PhasePosition, { words: say }: LessonLanguage): readonly LessonSentence[] => {
  const { wounds, units } = resultIn(position);
  return [
    ruleSentence('40k.56', say.inflicted(wounds.attacker, wounds.defender)),
    ...(units.length > 2 ? [ruleSentence('40k.73', say.together)] : []),
  ];
};

/** @rule 40k.56, 40k.73 */
export const woundsOfASide: JudgeOf<'wounds-of-a-side'> = howMany({
  right: (position, { side }) => resultIn(position).wounds[side],
  why: (position, _, { words }) => {
    const { units } = resultIn(position);
    return [ruleSentence('40k.56', words.countsIn(units.map(id => unitOf(position.phase, id).name)))];
  },
});

/** @rule 40k.56, 40k.57, 40k.58 */
export const whoWins: JudgeOf<'who-wins'> = whichSide({
  right: position => resultIn(position).winner, why: (position, _, language) => scored(position, language),
});

/** @rule 40k.60, 40k.73 */
export const whoMustTest: JudgeOf<'who-must-test'> = whichOfThese({
  choices: ({ phase }) => phase.units.map(({ id }) => id),
  right: ({ phase }) => phase.aftermath?.waiting ?? [],
  why: (position, _, id, { words }, belongs) => {
    const { side, name, joined } = unitOf(position.phase, id);
    if (belongs) return [ruleSentence('40k.60', words.mustTest(name))];
    return [ruleSentence('40k.60', joined === null ? words.hasNotLost(side) : words.testsWithHost(name))];
  },
  nameOf: ({ phase }, id) => unitOf(phase, id).name,
});

const leadership = (phase: Phase, unit: string): number => leadershipOfParty(phase, hostOf(phase, unit));

const testSaid = ({ phase }: PhasePosition, unit: string, { words }: LessonLanguage): readonly LessonSentence[] => {
  const penalty = penaltyOf(phase, hostOf(phase, unit));
  return [
    ruleSentence('40k.60', words.leadership(leadership(phase, unit))),
    ruleSentence('40k.60', penalty === 0 ? words.noPenalty : words.penalty(penalty)),
  ];
};

/** @rule 40k.60 @ruling */
export const highestThatHolds: JudgeOf<'highest-that-holds'> = howMany({
  right: ({ phase }, { unit }) => leadership(phase, unit) - penaltyOf(phase, hostOf(phase, unit)),
  why: (position, { unit }, language) => testSaid(position, unit, language),
});

export const tested = (position: PhasePosition, unit: string): LaterPhasePosition =>
  playPhaseAhead(position, ({ phase, path }) => path === 'over' || unitOf(phase, unit).fallingBack
    || (phase.aftermath?.waiting ?? []).length === 0);

/** @rule 40k.60 */
export const doesItHold: JudgeOf<'does-it-hold'> = whether({
  right: (position, { unit }) => !unitOf(tested(position, unit).phase, unit).fallingBack,
  why: (position, { unit }, language) => testSaid(position, unit, language),
  shows: (position, { unit }) => tested(position, unit).thrown
    .filter(({ hand }) => hand.purpose === 'morale' && hand.owners.includes(unit)),
});

const NOT_YET = ['aftermath.breakOff', 'fight.striking'];

/** The point at which it is known what has become of a unit that breaks, and all that was thrown for it. */
export const settled = (position: PhasePosition): LaterPhasePosition => {
  let hasBegun = isInState(position.path, 'aftermath.breakOff');
  return playPhaseAhead(position, ({ path }) => {
    hasBegun ||= isInState(path, 'aftermath.breakOff');
    return path === 'over' || (hasBegun && !NOT_YET.some(state => isInState(path, state)));
  });
};

/** What has become of a unit that breaks. */
export const fateIn = (position: PhasePosition, unit: string): FateName => {
  const { log, models } = settled(position).phase;
  const { name } = unitOf(position.phase, unit);
  const own = models.filter(model => model.unit === unit);
  if (own.some(({ slain }) => slain === 'swept')) return 'destroyed';
  const isCaught = log.some(({ key, values }) => key === 'caught' && values['unit'] === name);
  if (isCaught) return 'caught';
  return log.some(({ key, values }) => key === 'free-round' && values['target'] === name) ? 'struck' : 'away';
};

const sweepSaid = (
  { phase }: PhasePosition, unit: string, { words }: LessonLanguage,
): readonly LessonSentence[] => {
  const sweep = answer(phase, 'sweep');
  const bold = partyRow(phase, unit, 'and-they-shall-know-no-fear');
  const caught = bold === null ? ruleSentence('40k.63', words.sweeps[sweep])
    : ruleSentence(bold, words.knowsNoFear(unitOf(phase, unit).name));
  return [ruleSentence('40k.65', words.measures[sweep]), caught];
};

/** @rule 40k.63, 40k.64, 40k.65 */
export const whatBecomesOfIt: JudgeOf<'what-becomes-of-it'> = whichOne({
  choices: () => FATES,
  right: (position, { unit }) => fateIn(position, unit),
  why: (position, { unit }, language) => sweepSaid(position, unit, language),
  shows: position =>
    settled(position).thrown.filter(({ hand }) => hand.purpose === 'fall-back' || hand.purpose === 'sweep'),
});

/** @rule 40k.63 */
export const whereIsItSo: JudgeOf<'where-is-it-so'> = whichOfThese({
  choices: (_, { takes }) => takes,
  right: ({ lesson }, { takes, unit, fate }) => takes.filter(id => {
    const position = breakingIn(lesson, id);
    return position !== null && fateIn(position, unit) === fate;
  }),
  why: ({ lesson }, { unit }, id, language) => {
    const position = breakingIn(lesson, id);
    if (position === null) return [];
    const lines = settled(position).phase.log.filter(({ step, rule }) => step === 'aftermath'
      && ['40k.63', '40k.64'].includes(rule)).slice(-1).map(one => ruleSentence(one.rule, language.sentence(one)));
    const runs = lines.length === 0
      ? [ruleSentence('40k.62', language.words.runs(unitOf(position.phase, unit).name))] : [];
    return [...sweepSaid(position, unit, language).slice(-1), ...lines, ...runs];
  },
  nameOf: ({ lesson }, id) => lesson.takes.find(take => take.id === id)?.name ?? id,
});

export const breakingIn = (lesson: PhasePosition['lesson'], take: string): PhasePosition | null =>
  positionOfTake(lesson, take, { state: 'aftermath.breakOff' });
