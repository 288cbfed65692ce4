/** Who may be wounded, whose armour comes first, who takes a wound, and how many fall. */
import type { LessonSentence } from '../../../../src/lessons/lesson.ts';
import type { PhaseQuestionOf } from '../../../../src/lessons/warhammer-40k/questions.ts';
import { answer } from '../../../../src/warhammer-40k/editions/answers.ts';
import type { DealtWound } from '../../../../src/warhammer-40k/model/allocation.ts';
import { whyTakes } from '../../../../src/warhammer-40k/allocation/why-takes.ts';
import { livingOf, modelOf, profileOf, unitOf } from '../../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../../src/warhammer-40k/model/state.ts';
import { fightRoleOf, zoneOf } from '../../../../src/warhammer-40k/movement/engagement.ts';
import { playPhaseAhead, type LaterPhasePosition, type PhasePosition } from '../position.ts';
import { isInState } from '../../../why.ts';
import type { LessonLanguage } from '../answer-words.ts';
import { howMany, whichModels, whichOne, type JudgeOf } from './judge.ts';
import { ruleSentence } from '../../objection.ts';

const zone = ({ phase }: PhasePosition, unit: string, by: string): readonly string[] =>
  (phase.fight === null ? [] : zoneOf(phase.fight.sets, unit, by))
    .filter(id => livingOf(phase, unit).some(one => one.id === id));

/** @rule 40k.49 */
export const whoCanFall: JudgeOf<'who-can-fall'> = whichModels({
  choices: ({ phase }, { unit }) => livingOf(phase, unit).map(({ id }) => id),
  right: (position, { unit, by }) => zone(position, unit, by),
  why: ({ phase }, _, id, { words }) => [
    ruleSentence('40k.19', words.stands[fightRoleOf(phase.fight!.sets, id)]),
    ruleSentence('40k.49', words.zones[answer(phase, 'vulnerable')]),
  ],
});

/** The wounds of a unit in this rung as they are dealt, batch after batch. */
export const dealtTo = (position: PhasePosition, unit: string): readonly DealtWound[] => {
  const batches: (readonly DealtWound[])[] = [];
  const { rung } = position.phase.fight!;
  playPhaseAhead(position, ({ phase, path }) => {
    const dealt = phase.fight?.allocations.find(one => one.unit === unit)?.dealt ?? [];
    if (isInState(path, 'fight.striking.saving') && dealt.some(({ saved }) => saved === null)) {
      batches.push(dealt.filter(({ saved }) => saved === null));
    }
    return phase.fight?.rung !== rung || !isInState(path, 'fight');
  });
  return batches.flat();
};

export const saveOf = (phase: Phase, { group, model }: DealtWound): number | null =>
  (model === null ? group?.save ?? null : profileOf(phase, modelOf(phase, model)).save);

const savesIn = (phase: Phase, unit: string): readonly (number | null)[] =>
  [...new Set(livingOf(phase, unit).map(model => profileOf(phase, model).save))];

const howDealt = (
  { phase }: PhasePosition, { unit }: { readonly unit: string }, { words }: LessonLanguage,
): readonly LessonSentence[] => {
  const armours = savesIn(phase, unit).map(value =>
    ({ count: livingOf(phase, unit).filter(model => profileOf(phase, model).save === value).length, value }));
  return [
    ruleSentence('40k.47', words.dealing[answer(phase, 'allocation')]),
    ruleSentence('40k.48', words.armoursIn(unitOf(phase, unit).name, armours)),
  ];
};

/** @rule 40k.47, 40k.48 */
export const whichArmourFirst: JudgeOf<'which-armour-first'> = whichOne({
  choices: ({ phase }, { unit }) => savesIn(phase, unit).map(String),
  right: (position, { unit }) => {
    const [first] = dealtTo(position, unit);
    return first === undefined ? 'null' : String(saveOf(position.phase, first));
  },
  why: howDealt,
});

/** @rule 40k.47 */
export const savesInThisArmour: JudgeOf<'saves-in-this-armour'> = howMany<PhaseQuestionOf<'saves-in-this-armour'>>({
  right: (position, { unit, save }) =>
    dealtTo(position, unit).filter(one => saveOf(position.phase, one) === save).length,
  why: howDealt,
});

/** @rule 40k.49, 40k.50 */
export const whoMayTakeIt: JudgeOf<'who-may-take-it'> = whichModels({
  choices: ({ phase }, { unit }) => livingOf(phase, unit).map(({ id }) => id),
  right: ({ phase }, { unit }) => whyTakes(phase, unit).filter(({ may }) => may).map(({ model }) => model),
  why: ({ phase }, { unit }, id, { sentence, words }) => whyTakes(phase, unit).filter(({ model }) => model === id)
    .flatMap(({ may, why }) => [
      ...(may ? [ruleSentence('40k.19', words.stands[fightRoleOf(phase.fight!.sets, id)])] : []),
      ruleSentence(why.rule, sentence(why)),
    ]),
});

export const afterRung = (position: PhasePosition): LaterPhasePosition => {
  const rung = position.phase.fight?.rung;
  return playPhaseAhead(position, ({ phase, path }) => !isInState(path, 'fight') || phase.fight?.rung !== rung);
};

/** @rule 40k.45, 40k.50 */
export const howManyFall: JudgeOf<'how-many-fall'> = howMany({
  right: (position, { unit }) =>
    livingOf(position.phase, unit).length - livingOf(afterRung(position).phase, unit).length,
  why: (position, { unit }, { words }) =>
    [ruleSentence('40k.45', words.savesIn(unitOf(position.phase, unit).name, savesIn(position.phase, unit)))],
  shows: (position, { unit }) => afterRung(position).thrown
    .filter(({ hand }) => hand.purpose === 'save' && hand.side === unitOf(position.phase, unit).side),
});
