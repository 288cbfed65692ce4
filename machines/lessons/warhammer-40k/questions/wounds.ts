/** Who may be wounded, whose armour comes first, who takes a wound, and how many fall. */
import type { Said } from '../../../../src/scenario/lessons/lesson.ts';
import type { PhaseQuestionOf } from '../../../../src/scenario/lessons/warhammer-40k/questions.ts';
import { answer } from '../../../../src/warhammer-40k/answers.ts';
import type { DealtWound } from '../../../../src/warhammer-40k/allocation/allocation.ts';
import { whyTakes } from '../../../../src/warhammer-40k/allocation/why-takes.ts';
import { sentence } from '../../../../src/warhammer-40k/phrases.ts';
import type { Answer } from '../../../../src/warhammer-40k/policy.ts';
import { livingOf, modelOf, profileOf, unitOf } from '../../../../src/warhammer-40k/roster.ts';
import type { Phase } from '../../../../src/warhammer-40k/state.ts';
import { standingOf, zoneOf } from '../../../../src/warhammer-40k/table/engagement.ts';
import { aheadTo, isAtState, type PhaseAhead, type PhaseScene } from '../scene.ts';
import { howMany, said, whichModels, whichOne, type JudgeOf } from './judge.ts';

const zone = ({ phase }: PhaseScene, unit: string, by: string): readonly string[] =>
  (phase.fight === null ? [] : zoneOf(phase.fight.sets, unit, by))
    .filter(id => livingOf(phase, unit).some(one => one.id === id));

const ZONES: Readonly<Record<Answer<'vulnerable'>, string>> = {
  'danger-zone': 'Those can be casualties who touch the unit that strikes, and those of their unit within 2″ of one '
    + 'who does.',
  engaged: 'Those can be casualties who are engaged: in contact, or within 2″ of a friend who is.',
  'whole-unit': 'The whole unit can be casualties, wherever its models stand.',
};

const STANDS = {
  touching: 'It touches an enemy.', supporting: 'It stands within 2″ of a friend who touches an enemy.',
  idle: 'It touches nobody, and no friend within 2″ of it does.',
} as const;

/** @rule 40k.49 */
export const whoCanFall: JudgeOf<'who-can-fall'> = whichModels({
  choices: ({ phase }, { unit }) => livingOf(phase, unit).map(({ id }) => id),
  right: (scene, { unit, by }) => zone(scene, unit, by),
  why: ({ phase }, _, id) => [
    said('40k.19', STANDS[standingOf(phase.fight!.sets, id)]), said('40k.49', ZONES[answer(phase, 'vulnerable')]),
  ],
});

/** The wounds of a unit in this rung as they are dealt, batch after batch. */
const dealtTo = (scene: PhaseScene, unit: string): readonly DealtWound[] => {
  const batches: (readonly DealtWound[])[] = [];
  const { rung } = scene.phase.fight!;
  aheadTo(scene, ({ phase, path }) => {
    const dealt = phase.fight?.allocations.find(one => one.unit === unit)?.dealt ?? [];
    if (isAtState(path, 'fight.striking.saving') && dealt.some(({ saved }) => saved === null)) {
      batches.push(dealt.filter(({ saved }) => saved === null));
    }
    return phase.fight?.rung !== rung || !isAtState(path, 'fight');
  });
  return batches.flat();
};

const saveOf = (phase: Phase, { group, model }: DealtWound): number | null =>
  (model === null ? group?.save ?? null : profileOf(phase, modelOf(phase, model)).save);

const savesIn = (phase: Phase, unit: string): readonly (number | null)[] =>
  [...new Set(livingOf(phase, unit).map(model => profileOf(phase, model).save))];

/** An armour save as it is chosen and said. */
export const armourSaid = (save: number | null): string => (save === null ? 'no armour' : `a save of ${save}+`);

const DEALING: Readonly<Record<Answer<'allocation'>, string>> = {
  lap: 'Every wound is dealt before any save: one on each model of the largest armour group, then on each of the next, '
    + 'and round again.',
  iterative: 'The largest armour group takes a wound for each of its models and saves them; then the groups are '
    + 'counted again.',
  pools: 'The nearest model takes wound after wound until it is gone or no wound is left.',
  'owner-picks': 'The owner says of each wound who saves it, but where there are as many wounds as models the striker '
    + 'names who saves first.',
};

const howDealt = ({ phase }: PhaseScene, { unit }: { readonly unit: string }): readonly Said[] => {
  const counts = savesIn(phase, unit).map(save =>
    `${livingOf(phase, unit).filter(model => profileOf(phase, model).save === save).length} have ${armourSaid(save)}`);
  return [
    said('40k.47', DEALING[answer(phase, 'allocation')]),
    said('40k.48', `Of ${unitOf(phase, unit).name} ${counts.join(', ')}.`),
  ];
};

/** @rule 40k.47, 40k.48 */
export const whichArmourFirst: JudgeOf<'which-armour-first'> = whichOne({
  choices: ({ phase }, { unit }) => savesIn(phase, unit).map(String),
  right: (scene, { unit }) => {
    const [first] = dealtTo(scene, unit);
    return first === undefined ? 'null' : String(saveOf(scene.phase, first));
  },
  why: howDealt,
});

/** @rule 40k.47 */
export const savesInThisArmour: JudgeOf<'saves-in-this-armour'> = howMany<PhaseQuestionOf<'saves-in-this-armour'>>({
  right: (scene, { unit, save }) => dealtTo(scene, unit).filter(one => saveOf(scene.phase, one) === save).length,
  why: howDealt,
});

/** @rule 40k.49, 40k.50 */
export const whoMayTakeIt: JudgeOf<'who-may-take-it'> = whichModels({
  choices: ({ phase }, { unit }) => livingOf(phase, unit).map(({ id }) => id),
  right: ({ phase }, { unit }) => whyTakes(phase, unit).filter(({ may }) => may).map(({ model }) => model),
  why: ({ phase }, { unit }, id) => whyTakes(phase, unit).filter(({ model }) => model === id)
    .map(({ why }) => said(why.rule, sentence(why))),
});

const afterRung = (scene: PhaseScene): PhaseAhead => {
  const rung = scene.phase.fight?.rung;
  return aheadTo(scene, ({ phase, path }) => !isAtState(path, 'fight') || phase.fight?.rung !== rung);
};

/** @rule 40k.45, 40k.50 */
export const howManyFall: JudgeOf<'how-many-fall'> = howMany({
  right: (scene, { unit }) =>
    livingOf(scene.phase, unit).length - livingOf(afterRung(scene).phase, unit).length,
  why: (scene, { unit }) => {
    const saves = savesIn(scene.phase, unit).map(armourSaid).join(' or ');
    return [said('40k.45', 'A die saves if it shows what the armour needs, or more; each wound that is not saved costs '
      + `a Wound. Everybody of ${unitOf(scene.phase, unit).name} has ${saves}.`)];
  },
  shows: (scene, { unit }) => afterRung(scene).thrown
    .filter(({ hand }) => hand.purpose === 'save' && hand.side === unitOf(scene.phase, unit).side),
});
