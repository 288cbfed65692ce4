/** Wounds by pools: on whoever touches a model that strikes now, then on the nearest, one model until it is gone. */
import { CONTACT } from '../../battlefield/base.ts';
import { isOn } from '../editions/rows.ts';
import type { Choice } from '../model/choices.ts';
import { presentFight } from '../model/current-fight.ts';
import { livingOf, modelOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { unitHas } from '../model/traits.ts';
import { areTouching, gapBetween } from '../movement/places.ts';
import type { Allocation, DealtWound, Wound } from '../model/allocation.ts';
import { areAlike, askCasualty, saveAlike, saveGroupOf } from './alike.ts';
import { wearOf } from './fate.ts';
import { mayLookOut } from './look-out.ts';
import { dealToGroup, dealToModel, woundKindsOf, woundOf, strikeOf, undealt } from './wounds.ts';
import { type Deal, inZone, softRule, type TakerRule, takersBy, type Strategy } from './strategy.ts';

/**
 * Wounds of the same Strength, armour piercing and rules are one pool; the striker says which is settled next. Every
 * wound goes to somebody in contact with a model that strikes in this step, or else to the nearest; the owner decides
 * between equals. Whoever takes one goes on until it is gone or the pool is empty.
 *
 * @rule 40k.49, 40k.50, 40k.51, 40k.53
 * @ruling
 */
export const POOLS: Strategy = {
  begin: (_, allocation) => allocation,
  deal: (phase, allocation) => nextPool(phase, allocation) ?? dealFromPool(phase, allocation),
  takerRules: (phase, allocation, dealt) => [
    inZone(phase, allocation, dealt), onReceiver(allocation), ...nearestFirst(phase, allocation.unit),
  ],
};

/** The pool that a wound belongs to, by its first strike. */
export const poolOf = (phase: Phase, unit: string, wound: Wound): string => {
  const { strength } = strikeOf(phase, wound.strike);
  for (const strike of presentFight(phase).strikes) {
    if (strike.target !== unit || strike.strength !== strength) continue;
    const like = woundKindsOf(strike).find(one => isSameEffect(one, wound));
    if (like !== undefined) return isSameEffect(like, woundOf(strike, false)) ? strike.id : `${strike.id} rending`;
  }
  return wound.strike;
};

const isSameEffect = (a: Wound, b: Wound): boolean => a.deniesArmour === b.deniesArmour && a.cap === b.cap
  && a.armourPiercing === b.armourPiercing && a.isForce === b.isForce && a.slays === b.slays
  && a.isConcussive === b.isConcussive && a.destroys === b.destroys;

/** What a wound does to whoever takes it; where twice a Toughness slays, the Strength is a part of that. */
const effectWord = (phase: Phase) =>
  ({ deniesArmour, cap, armourPiercing, isForce, slays, isConcussive, destroys, strength }: Wound): string => [
    deniesArmour, cap, armourPiercing, isForce, slays, isConcussive, destroys, isOn(phase, '7C-U13a') ? strength : '',
  ].join(' ');

/** The wounds of the pool that is settled now. */
const inPool = (phase: Phase, { unit, pool, waiting }: Allocation): readonly Wound[] =>
  waiting.filter(wound => poolOf(phase, unit, wound) === pool);

/**
 * The pool that comes next, or the question which; null: one is being settled. Pools whose wounds do the same to
 * whoever takes them are settled in the order of their strikes.
 *
 * @ruling
 */
const nextPool = (phase: Phase, allocation: Allocation): Deal | null => {
  const { unit, waiting } = allocation;
  if (inPool(phase, allocation).length > 0) return null;
  const pools = [...new Set(waiting.map(wound => poolOf(phase, unit, wound)))];
  const differ = new Set(waiting.map(effectWord(phase))).size > 1;
  if (differ) return { choice: askPool(phase, allocation, pools) };
  return { change: { pool: pools[0]!, receiver: null } };
};

const askPool = (phase: Phase, { unit, waiting }: Allocation, options: readonly string[]): Choice => {
  const { side } = strikeOf(phase, waiting[0]!.strike);
  return { question: 'pool', about: unit, side, options, usual: options[0]!, rule: '40k.53' };
};

/** As many wounds at once as leave no question who takes them. */
const dealFromPool = (phase: Phase, allocation: Allocation): Deal => {
  const wounds = inPool(phase, allocation);
  const takerRules = POOLS.takerRules(phase, allocation, undealt(wounds[0]!));
  const front = takersBy(takerRules, livingOf(phase, allocation.unit));
  if (!areAlike(phase, front)) return { choice: askCasualty(phase, front) };
  if (front.some(model => mayLookOut(phase, model))) return dealToCharacter(phase, allocation, wounds[0]!, front[0]!);
  const settled = settledFrom(phase, wounds[0]!, front);
  const [first] = settled;
  const dealt = wounds.slice(0, wearOf(phase, wounds[0]!, settled)).map(wound => (settled.length === 1
    ? dealToModel(phase, wound, first!)
    : dealToGroup(phase, wound, saveGroupOf(phase, first!), first!.id)));
  return { change: { dealt, waiting: without(allocation.waiting, dealt) } };
};

/** One wound at a time, since somebody may take it for him. @row 7C-C2 */
const dealToCharacter = (phase: Phase, { waiting }: Allocation, wound: Wound, model: Model): Deal => ({
  change: {
    dealt: [{ ...dealToModel(phase, wound, model), lookOut: 'due' }], waiting: waiting.filter(one => one !== wound),
  },
});

const without = (waiting: readonly Wound[], dealt: readonly DealtWound[]): readonly Wound[] =>
  waiting.filter(wound => dealt.every(one => one.wound !== wound));

/**
 * Of whom it is settled that they come next, and who all save alike: as many dice as they have wounds may be thrown
 * together, and nobody is spared or struck by it who would not have been.
 */
const settledFrom = (phase: Phase, wound: Wound, front: readonly Model[]): readonly Model[] => {
  const takerRules = nearestFirst(phase, front[0]!.unit);
  const settled = [...front];
  const others = livingOf(phase, front[0]!.unit);
  const left = (): readonly Model[] => others.filter(({ id }) => settled.every(one => one.id !== id));
  for (let next = takersBy(takerRules, left()); next.length > 0; next = takersBy(takerRules, left())) {
    if (next.some(model => mayLookOut(phase, model))) break;
    if (!areAlike(phase, next) || !saveAlike(phase, wound, [...settled, ...next])) break;
    settled.push(...next);
  }
  return settled;
};

/** Whoever has been dealt a wound of this pool goes on. @rule 40k.51 */
const onReceiver = ({ receiver }: Allocation): TakerRule =>
  softRule('other-goes-on', '40k.51', ({ id }) => id === receiver);

/** Those in contact with a model that strikes now, then the nearest to one of those. @rule 40k.50 @ruling */
const nearestFirst = (phase: Phase, unit: string): readonly TakerRule[] => {
  const strikes = presentFight(phase).strikes.filter(({ target }) => target === unit);
  const strikers = [...new Set(strikes.flatMap(({ models }) => models))].map(id => modelOf(phase, id));
  const toNearest = (model: Model): number => Math.min(...strikers.map(striker => gapBetween(phase, model, striker)));
  return [
    softRule('touches-no-striker', '40k.50', model => strikers.some(striker => areTouching(phase, model, striker))),
    {
      ...softRule('further-away', 'R-2.09', () => true),
      keep: models => {
        if (models.length < 2) return models;
        const gaps = models.map(toNearest);
        const nearest = Math.min(...gaps);
        return models.filter((_, i) => gaps[i]! <= nearest + CONTACT);
      },
    },
    ...fewestFirst(phase, unit),
  ];
};

/** Of swarms that are equally near the one with the fewest wounds left. @row 7C-U28 */
const fewestFirst = (phase: Phase, unit: string): readonly TakerRule[] => (areSwarms(phase, unit) ? [{
  ...softRule('other-has-fewer-wounds', '7C-U28', () => true),
  keep: models => models.filter(({ wounds }) => wounds === Math.min(...models.map(model => model.wounds))),
}] : []);

const areSwarms = (phase: Phase, unit: string): boolean => isOn(phase, '7C-U28') && unitHas(phase, unit, 'swarms');
