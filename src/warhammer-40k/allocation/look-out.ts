/** Look out, sir: a wound that falls on a character may be taken by somebody beside him, where a row says so. */
import { NOISE } from '../../battlefield/base.ts';
import { dealFaces } from '../../dice/hand.ts';
import { isOn } from '../editions/rows.ts';
import type { DealtWound } from '../model/allocation.ts';
import { noteFight, presentFight } from '../model/current-fight.ts';
import { refuse, type Refusal } from '../model/log.ts';
import type { PhaseHand } from '../model/hands.ts';
import { livingOf, modelOf, profileOf, unitOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { gapBetween } from '../movement/places.ts';
import { unsavedNow } from './fate.ts';
import { dealToModel, withAllocation } from './wounds.ts';

const ROW = '7C-C2';
/** How near somebody has to be who takes it for him. */
const NEAR = 6;
/** The lowest faces on which he is heard. */
const HEARD = { character: 4, independent: 2 } as const;

/** The lowest face on which somebody takes it for a model; null: nobody does. @row 7C-C2 */
export const heardOn = (phase: Phase, model: Model): number | null => {
  if (unitOf(phase, model.writtenIn).traits.includes('independent-character')) return HEARD.independent;
  return profileOf(phase, model).traits.includes('character') ? HEARD.character : null;
};

/** Whoever takes it for him: the nearest of his unit within 6″. @row 7C-C2 */
const takerFor = (phase: Phase, model: Model): Model | null => {
  const near = livingOf(phase, model.unit).filter(({ id }) => id !== model.id)
    .map(other => ({ other, apart: gapBetween(phase, model, other) })).filter(({ apart }) => apart <= NEAR + NOISE);
  return near.reduce<(typeof near)[number] | null>((best, one) =>
    (best === null || one.apart < best.apart - NOISE ? one : best), null)?.other ?? null;
};

/** Whether a wound that falls on a model is one that somebody else may take. @row 7C-C2 */
export const mayLookOut = (phase: Phase, model: Model): boolean =>
  isOn(phase, ROW) && heardOn(phase, model) !== null && takerFor(phase, model) !== null;

/** A wound that waits for it, in the allocation of its unit. */
interface Open {
  readonly unit: string;
  readonly one: DealtWound;
}

const open = (phase: Phase): readonly Open[] =>
  (phase.fight?.allocations ?? []).flatMap(({ unit, dealt }) =>
    dealt.filter(({ lookOut }) => lookOut === 'due').map(one => ({ unit, one })));

/** A die for each such wound, before its save. @row 7C-C2 */
export const lookOutHands = (phase: Phase): readonly PhaseHand[] => open(phase).map(({ one }) => {
  const model = modelOf(phase, one.model!);
  return {
    name: `${model.name}: look out`, dice: 1, read: 'successes', target: heardOn(phase, model)!, side: model.side,
    purpose: 'look-out', owners: [model.id], against: null, rule: ROW,
  };
});

/** Why nobody can be kept from taking the wound of a hand; null: he can. @row 7C-C2 */
export const whyNotDecline = (phase: Phase, { hand }: { readonly hand: number }): Refusal | null =>
  (open(phase)[hand] === undefined ? refuse(ROW, 'not-now') : null);

/** The page allows the throw, and asks for none: whoever has it left out keeps the wound. @row 7C-C2 */
export const declineLookOut = (phase: Phase, { hand }: { readonly hand: number }): Phase => {
  const found = open(phase)[hand]!;
  const model = modelOf(phase, found.one.model!);
  return noteFight(dealtTo(phase, found, model, 'kept'), ROW, 'look-out-declined', { model: model.name });
};

/** Who is heard is spared, and somebody else takes it; each wound is asked about once. @row 7C-C2 */
export const readLookOut = (phase: Phase, faces: readonly number[]): Phase => {
  const dice = dealFaces(lookOutHands(phase), faces);
  return open(phase).reduce((told, found, i) => {
    const model = modelOf(phase, found.one.model!);
    const [face, need] = [dice[i]![0]!, heardOn(phase, model)!];
    const taker = face >= need ? takerFor(phase, model)! : model;
    const after = dealtTo(told, found, taker, taker === model ? 'kept' : 'taken');
    return taker === model
      ? noteFight(after, ROW, 'look-out-unheard', { model: model.name, face, need })
      : noteFight(after, ROW, 'look-out-heard', { model: model.name, taker: taker.name, face, need });
  }, phase);
};

const dealtTo = (phase: Phase, { unit, one }: Open, taker: Model, lookOut: 'kept' | 'taken'): Phase => {
  const known: DealtWound = { ...dealToModel(phase, one.wound, taker), lookOut };
  const settled = known.need === null ? unsavedNow(phase, known) : known;
  const { dealt } = presentFight(phase).allocations.find(other => other.unit === unit)!;
  return withAllocation(phase, unit, { dealt: dealt.map(other => (other === one ? settled : other)) });
};
