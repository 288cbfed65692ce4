/** Who strikes when, how often, and whether cover has anything to do with it. */
import type { LessonSentence } from '../../../../src/lessons/lesson.ts';
import { answer } from '../../../../src/warhammer-40k/editions/answers.ts';
import { explainStrike } from '../../../../src/warhammer-40k/explain/explain.ts';
import { isInCover, ladderOf, rungOf } from '../../../../src/warhammer-40k/fight/initiative.ts';
import { refuse, type WhyKey } from '../../../../src/warhammer-40k/model/log.ts';
import { strikableBy } from '../../../../src/warhammer-40k/movement/engagement.ts';
import { livingOf, livingOn, modelOf, profileOf, unitOf } from '../../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../../src/warhammer-40k/model/state.ts';
import { playPhaseAhead, type PhasePosition } from '../position.ts';
import { isInState } from '../../../why.ts';
import type { LessonLanguage } from '../answer-words.ts';
import { howMany, whether, whichModels, whichOfThese, whichOne, whichSide, type JudgeOf } from './judge.ts';
import { ruleSentence } from '../../objection.ts';
import { type Side, SIDES } from '../../../../src/warhammer-40k/model/procedure.ts';

/** Facts about a model, the last ones of which decide. */
const factsOf = (
  phase: Phase, id: string, { sentence }: LessonLanguage, keys: readonly WhyKey[],
): readonly LessonSentence[] =>
  explainStrike(phase, id).facts.filter(({ why }) => keys.includes(why.key))
    .map(({ why }) => ruleSentence(why.rule, sentence(why)));

/** What decides when a model strikes. */
const WHEN: readonly WhyKey[] = [
  'own-initiative', 'fist-is-slow', 'terrain-is-slow', 'cover-is-quick', 'frag-is-quick', 'cover-does-nothing',
  'cover-is-lost', 'no-initiative', 'stands-idle', 'has-struck', 'strikes-nobody',
];

/** What decides how often it strikes. */
const HOW_OFTEN: readonly WhyKey[] = [
  'own-attacks', 'one-attack', 'second-weapon', 'charge-bonus', 'no-charge-bonus', 'stands-idle',
];

/** What decides whom it may strike. */
const WHOM: readonly WhyKey[] = ['touches-enemies', 'stands-near-a-friend', 'stands-idle', 'strikes-these'];

/** Where a model stands on the ladder; null: it strikes at no rung, or not any more. */
export const rungIn = (phase: Phase, id: string): string | null => {
  const { answer: strikes, rung } = explainStrike(phase, id);
  return strikes === 'no' || rung === null ? null : String(rung);
};

/** @rule 40k.27, 40k.28, 40k.34 */
export const whoStrikesAt: JudgeOf<'who-strikes-at'> = whichModels({
  choices: ({ phase }, { side }) => livingOn(phase, side).map(({ id }) => id),
  right: ({ phase }, { side, rung }) => livingOn(phase, side).map(({ id }) => id)
    .filter(id => rungIn(phase, id) === String(rung)),
  why: ({ phase }, _, id, language) => factsOf(phase, id, language, [...WHEN, 'strikes-now', 'strikes-later']),
});

export const NEVER = 'never';

/** @rule 40k.27, 40k.28, 40k.33, 40k.34 */
export const whenDoesItStrike: JudgeOf<'when-does-it-strike'> = whichOne({
  choices: () => ['cover', ...Array.from({ length: 10 }, (_, i) => String(10 - i)), NEVER],
  right: ({ phase }, { model }) => rungIn(phase, model) ?? NEVER,
  why: ({ phase }, { model }, language) => factsOf(phase, model, language, WHEN),
});

/** The first rung at which anybody strikes, and whose models they are. */
const firstRung = ({ phase }: PhasePosition): { readonly rung: string; readonly sides: readonly Side[] } | null => {
  const at = (rung: string): readonly Side[] =>
    SIDES.filter(side => livingOn(phase, side).some(({ id }) => rungIn(phase, id) === rung));
  const rung = [...ladderOf(phase)].map(String).find(one => at(one).length > 0);
  return rung === undefined ? null : { rung, sides: at(rung) };
};

/** @rule 40k.27, 40k.28, 40k.30 */
export const whoStrikesFirst: JudgeOf<'who-strikes-first'> = whichSide({
  right: position => {
    const sides = firstRung(position)?.sides ?? [];
    return sides.length === 1 ? sides[0]! : null;
  },
  why: ({ phase }, _, language) => SIDES.flatMap(side => livingOn(phase, side).slice(0, 1).flatMap(({ id, name }) =>
    factsOf(phase, id, language, WHEN).map(({ say, rule = '40k.27' }) =>
      ruleSentence(rule, language.words.ofModel(name, say))))),
});

/** @rule 40k.22, 40k.24, 40k.26 */
export const attacksOf: JudgeOf<'attacks-of'> = howMany({
  right: ({ phase }, { model }) => explainStrike(phase, model).attacks,
  why: ({ phase }, { model }, language) => factsOf(phase, model, language, HOW_OFTEN),
  marks: ({ model }) => [model],
});

/** @rule 40k.38 */
export const diceOfASide: JudgeOf<'dice-of-a-side'> = howMany({
  right: (position, { side }) => strikesOf(position, side).reduce((sum, { models }) => sum + models.length, 0),
  why: (position, { side }, { words }) => strikesOf(position, side).map(({ unit, models }) =>
    ruleSentence('40k.22', words.strikesNow(new Set(models).size, unitOf(position.phase, unit).name, models.length)))
    .concat(ruleSentence('40k.38', words.dieForEach)),
});

export const strikesOf = (position: PhasePosition, side: Side) =>
  (playPhaseAhead(position, ({ path }) => isInState(path, 'fight.striking.hitting')).phase.fight?.strikes ?? [])
    .filter(strike => strike.side === side);

/** @rule 40k.28, 40k.29, 40k.31 */
export const doesCoverHelp: JudgeOf<'does-cover-help'> = whether({
  right: ({ phase }, { unit }) => livingOf(phase, unit).some(model =>
    answer(phase, 'cover') !== 'nothing' && isInCover(phase, model)
    && rungOf(phase, model) !== profileOf(phase, model).initiative),
  why: ({ phase }, { unit }, language) => [
    ...factsOf(phase, livingOf(phase, unit)[0]!.id, language, WHEN.filter(key => key !== 'cover-does-nothing')),
    ...(answer(phase, 'cover') === 'nothing'
      ? [ruleSentence('40k.28', language.sentence(refuse('40k.28', 'cover-does-nothing')))] : []),
  ],
});

/** @rule 40k.72, 40k.74 */
export const whomMayItStrike: JudgeOf<'whom-may-it-strike'> = whichOfThese({
  choices: ({ phase }, { model }) =>
    phase.units.filter(({ side }) => side !== modelOf(phase, model).side).map(({ id }) => id),
  right: ({ phase }, { model }) => (phase.fight === null ? []
    : strikableBy(phase, phase.fight.sets, modelOf(phase, model))),
  why: ({ phase }, { model }, id, language) => {
    const { name, traits } = unitOf(phase, id);
    const facts = factsOf(phase, model, language, WHOM);
    return traits.includes('independent-character')
      ? [...facts, ruleSentence('40k.74', language.words.character(name))]
      : facts;
  },
  nameOf: ({ phase }, id) => unitOf(phase, id).name,
});
