/** What may be picked next, and why something may not. */
import { UNUSABLE } from '../../epic-armageddon/scenario/profile-source.ts';
import type { Change, Composition, Part } from '../composition.ts';
import type { Formation } from '../lists.ts';
import { canCarry } from '../carrying.ts';
import { ANY_NUMBER, mostTimes, compositionsOf } from './change-compositions.ts';
import { sayChoice } from './choice-words.ts';
import { compositionWords, manyOf, sheetName } from './counted.ts';
import { carriersOf, draftOfPicked } from './draft-of-picked.ts';
import { changeWords } from './describe.ts';
import { limitsOf, type Picked, type Portion, type TakenChange } from './picked.ts';
import { isTransport, passengerOf, timesIn, type FormationDraft, type Datasheets } from './formation-draft.ts';

/** So many of one unit in one part. */
export interface Stepper {
  readonly part: number;
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly most: number;
  /** Why none can be had; null if some can. */
  readonly refusal: string | null;
}

/** A change that the formation may make. */
export interface Offer {
  readonly upgrade: number;
  readonly change: number;
  readonly kind: Change['kind'];
  /** Name of the upgrade that allows it; null for an extra. */
  readonly name: string | null;
  /** 'Add up to three Hunters' */
  readonly says: string;
  /** How it is made now; null: it is not. */
  readonly taken: TakenChange | null;
  /** Why it cannot be made; null if it can. */
  readonly refusal: string | null;
  /** Its ways in words, where there are several. */
  readonly ways: readonly string[];
  /** How often it may be made. */
  readonly mostTimes: number;
  /** What can be counted; of a change that is only made or not, nothing. */
  readonly steps: readonly Stepper[];
  /** What comes of it, where that is worked out: '3 Razorbacks'. */
  readonly comesTo: string | null;
}

/** Every change of the formation as things stand. */
export const offersOf = (formation: Formation, picked: Picked, sheets: Datasheets): readonly Offer[] =>
  formation.upgrades.flatMap(({ name, changes }, upgrade) =>
    changes.map((change, at) => offerOf(formation, picked, sheets, { name, change, upgrade, at })));

interface Place {
  readonly name: string | null;
  readonly change: Change;
  readonly upgrade: number;
  readonly at: number;
}

const offerOf = (formation: Formation, picked: Picked, sheets: Datasheets, place: Place): Offer => {
  const { name, change, upgrade, at } = place;
  const isThis = (taken: TakenChange): boolean => taken.upgrade === upgrade && taken.change === at;
  const taken = picked.taken.find(isThis) ?? null;
  const others = draftOfPicked(formation, picked, sheets, one => !isThis(one));
  const ways = compositionsOf(change);
  const most = Math.min(mostTimes(change, picked.base.times), placesFor(change, others));
  return {
    upgrade,
    change: at,
    kind: change.kind,
    name,
    says: changeWords(change, sheets),
    taken,
    refusal: refusalOf(change, others, sheets),
    ways: ways.length > 1 ? ways.map(way => compositionWords(way, sheets)) : [],
    mostTimes: most,
    steps: steppersOf(ways[taken?.way ?? 0] ?? [], taken, most, sheets),
    comesTo: comesToOf(change, taken, draftOfPicked(formation, picked, sheets), sheets),
  };
};

/** How often there is somebody for it. */
const placesFor = (change: Change, others: FormationDraft): number =>
  (change.kind === 'replace' ? timesIn(others, change.from) : ANY_NUMBER);

/** The steppers of some parts. Fixed numbers of one unit need none. */
export const steppersOf = (
  way: Composition, portion: Portion | null, times: number, sheets: Datasheets,
): readonly Stepper[] => way.flatMap((part, at) => (isFixed(part) ? [] : part.choices.map((id): Stepper => ({
  part: at,
  id,
  name: sheetName(id, sheets),
  count: portion?.parts[at]?.[id] ?? 0,
  most: limitsOf(part, Math.max(1, times)).most ?? ANY_NUMBER,
  refusal: whyNot(id, sheets),
}))));

const isFixed = ({ least, most, choices }: Part): boolean => choices.length === 1 && least === most;

/** Why a unit is of no use on the table; null if it is of use. */
export const whyNot = (id: string, { unit }: Datasheets): string | null => {
  const unusable = unit(id)?.unusable;
  return unusable ? UNUSABLE[unusable] : null;
};

const refusalOf = (change: Change, others: FormationDraft, sheets: Datasheets): string | null => {
  const all = compositionsOf(change).flat().flatMap(({ choices }) => choices);
  const [first] = all;
  if (first !== undefined && all.every(id => whyNot(id, sheets) !== null)) return whyNot(first, sheets);
  switch (change.kind) {
    case 'replace':
      return timesIn(others, change.from) > 0 ? null : sayChoice('noneToGiveWay', nobodyOf(change.from, sheets));
    case 'character':
      return hasOne(change.on, others) ? null : sayChoice('noneToCarry', anyOf(change.on, sheets));
    case 'ability':
      return hasOne(change.part?.choices ?? [], others) ? null
        : sayChoice('noneHere', anyOf(change.part?.choices ?? [], sheets));
    case 'transport':
      return change.choices.some(id => isOfUse(id, others, sheets)) ? null
        : sayChoice('nobodyFits', change.choices.map(id => manyOf(id, sheets)));
    case 'add':
    case 'summon':
      return null;
  }
};

const anyOf = (ids: readonly string[], sheets: Datasheets): string =>
  sayChoice('either', ids.map(id => sheetName(id, sheets)));
const nobodyOf = (from: Composition, sheets: Datasheets): string =>
  sayChoice('beside', from.map(({ choices }) => anyOf(choices, sheets)));

const hasOne = (ids: readonly string[], { units }: FormationDraft): boolean =>
  ids.length === 0 || units.some(({ sheet }) => ids.includes(sheet));

const isOfUse = (id: string, { units }: FormationDraft, sheets: Datasheets): boolean => units.some(one =>
  !isTransport(one.sheet, sheets) && canCarry(id, [passengerOf(one.sheet, one.gains, sheets)]));

const comesToOf = (
  change: Change, taken: TakenChange | null, crowd: FormationDraft, sheets: Datasheets,
): string | null => {
  const [kind] = Object.keys(taken?.parts[0] ?? {});
  if (change.kind !== 'transport' || kind === undefined) return null;
  const count = carriersOf(crowd, kind);
  return count === 0 ? null : sayChoice('comesTo', count, count === 1 ? sheetName(kind, sheets) : manyOf(kind, sheets));
};
