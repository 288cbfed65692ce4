/** Against which numbers dice are thrown. */
import type { LessonSentence } from '../../../../src/lessons/lesson.ts';
import { needsOf } from '../../../../src/warhammer-40k/explain/explain-needs.ts';
import { toughnessesOf, countedValues, weaponSkillOf } from '../../../../src/warhammer-40k/fight/struck.ts';
import { unitOf } from '../../../../src/warhammer-40k/model/roster.ts';
import { playPhaseAhead, type PhasePosition } from '../position.ts';
import type { LessonLanguage } from '../answer-words.ts';
import { howMany, type JudgeOf } from './judge.ts';
import { ruleSentence } from '../../objection.ts';
import type { Strike } from '../../../../src/warhammer-40k/model/fight.ts';

/** The blows of a model, at the point where as much is known of them as is asked for. */
const strikeAhead = (
  position: PhasePosition, model: string, isKnown: (strike: Strike) => boolean,
): { readonly strike: Strike | null; readonly then: PhasePosition } => {
  const find = ({ phase }: PhasePosition): Strike | undefined =>
    phase.fight?.strikes.find(one => one.models.includes(model) && isKnown(one));
  const then = playPhaseAhead(position, one => find(one) !== undefined);
  return { strike: find(then) ?? null, then };
};

const hitting = (position: PhasePosition, model: string) => strikeAhead(position, model, () => true);
const wounding = (position: PhasePosition, model: string) =>
  strikeAhead(position, model, ({ toughness, wounds }) => toughness !== null || wounds !== null);

const whyOf = ({ strike, then }: ReturnType<typeof hitting>, { sentence }: LessonLanguage): readonly LessonSentence[] =>
  (strike === null ? [] : needsOf(then.phase, strike)?.why ?? []).map(why => ruleSentence(why.rule, sentence(why)));

/** @rule 40k.38, 40k.39 */
export const neededToHit: JudgeOf<'needed-to-hit'> = howMany({
  right: (position, { model }) => hitting(position, model).strike?.toHit ?? 0,
  why: (position, { model }, language) => {
    const found = hitting(position, model);
    const needs = found.strike === null ? null : needsOf(found.then.phase, found.strike);
    return [
      ...whyOf(found, language).filter(({ rule }) => rule === '40k.39' || rule === '40k.40'),
      ...(needs === null ? [] : [ruleSentence('40k.38', language.words.toHit(needs.weaponSkill, needs.againstSkill))]),
    ];
  },
  marks: ({ model }) => [model],
});

/** @rule 40k.41, 40k.43 */
export const neededToWound: JudgeOf<'needed-to-wound'> = howMany({
  right: (position, { model }) => wounding(position, model).strike?.toWound ?? 0,
  why: (position, { model }, { words }) => {
    const { strike } = wounding(position, model);
    return [
      ruleSentence('40k.43', strike === null ? words.noWounding : words.toWound(strike.strength, strike.toughness)),
    ];
  },
  marks: ({ model }) => [model],
});

/** @rule 40k.39, 40k.40, 40k.41, 40k.42 */
export const valueThatCounts: JudgeOf<'value-that-counts'> = howMany({
  right: ({ phase }, { unit, of }) =>
    (of === 'weaponSkill' ? weaponSkillOf(phase, unit) : toughnessesOf(phase, unit).at(-1)!),
  why: ({ phase }, { unit, of }, { words }) => {
    const values = countedValues(phase, unit, of);
    const counted = [...new Set(values)].map(value => ({ count: values.filter(one => one === value).length, value }));
    return [
      ruleSentence(of === 'weaponSkill' ? '40k.39' : '40k.41', words.valuesIn(unitOf(phase, unit).name, counted)),
    ];
  },
});
