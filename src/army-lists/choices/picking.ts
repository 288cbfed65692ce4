/** The steps by which a player picks: each gives what is picked then. */
import type { Formation } from '../lists.ts';
import type { Composition } from '../composition.ts';
import { mostTimes, compositionsOf } from './change-compositions.ts';
import { changeAt } from './draft-of-picked.ts';
import {
  limitsOf, smallestPortion, totalOf, withCount, withTimes, type Picked, type Portion, type TakenChange,
} from './picked.ts';
import { canFight, isCharacter, type Datasheets } from './formation-draft.ts';

const isUsual = (sheets: Datasheets) => (id: string): boolean => canFight(id, sheets) || isCharacter(id, sheets);

/** Another way to compose it. */
export const inWay = (formation: Formation, picked: Picked, way: number, sheets: Datasheets): Picked =>
  ({ ...picked, base: smallestPortion(formation.compositions, way, picked.base.times, isUsual(sheets)) });

/** As large as that: usual, twice, three times. */
export const inSize = (formation: Formation, picked: Picked, size: number, sheets: Datasheets): Picked => {
  const times = Math.max(1, Math.min(formation.sizes, size));
  const base = withTimes(formation.compositions, picked.base, times, isUsual(sheets));
  const taken = picked.taken.map(one => {
    const change = changeAt(formation, one);
    const most = change === undefined ? 1 : mostTimes(change, times);
    return change === undefined || one.times <= most ? one
      : { ...one, ...withTimes(compositionsOf(change), one, most, isUsual(sheets)) };
  });
  return { ...picked, base, taken };
};

/** So many of one unit among those it is made of. */
export const withBaseCount = (
  formation: Formation, picked: Picked, part: number, id: string, count: number,
): Picked => {
  const { base } = picked;
  const one = formation.compositions[base.way]?.[part];
  if (one === undefined) return picked;
  return { ...picked, base: { ...base, parts: base.parts.map((counts, i) =>
    (i === part ? withCount(one, base.times, counts, id, count) : counts)) } };
};

/** The place of a change in its formation. */
export type ChangePlace = Pick<TakenChange, 'upgrade' | 'change'>;

const isAt = ({ upgrade, change }: ChangePlace) => (one: TakenChange): boolean =>
  one.upgrade === upgrade && one.change === change;

/** A change made in one of its ways so many times, as small as that allows; 0: not at all. */
export const withChange = (
  formation: Formation, picked: Picked, place: ChangePlace, times: number, way: number | null, sheets: Datasheets,
): Picked => {
  const rest = picked.taken.filter(one => !isAt(place)(one));
  const change = changeAt(formation, place);
  if (change === undefined || times <= 0) return { ...picked, taken: rest };
  const before = picked.taken.find(isAt(place));
  const most = Math.min(times, mostTimes(change, picked.base.times));
  const portion = before === undefined || (way !== null && way !== before.way)
    ? smallestTaken(compositionsOf(change), way ?? 0, most, sheets)
    : withTimes(compositionsOf(change), before, most, isUsual(sheets));
  return { ...picked, taken: [...rest, { ...portion, upgrade: place.upgrade, change: place.change }] };
};

/** Something of it at least: of what may be nobody, one. */
const smallestTaken = (ways: readonly Composition[], way: number, times: number, sheets: Datasheets): Portion => {
  const portion = smallestPortion(ways, way, times, isUsual(sheets));
  const [first] = ways[way] ?? [];
  if (first === undefined || portion.parts.some(counts => totalOf(counts) > 0)) return portion;
  const usual = first.choices.find(isUsual(sheets)) ?? first.choices[0]!;
  return { ...portion, parts: portion.parts.map((counts, i) => (i === 0 ? { [usual]: 1 } : counts)) };
};

/** So many of one unit by a change; none of anybody: the change is not made. */
export const withChangeCount = (
  formation: Formation, picked: Picked, place: ChangePlace, part: number, id: string, count: number, sheets: Datasheets,
): Picked => {
  const change = changeAt(formation, place);
  if (change === undefined) return picked;
  const before = picked.taken.find(isAt(place));
  const ways = compositionsOf(change);
  const one = ways[before?.way ?? 0]?.[part];
  if (one === undefined) return picked;
  const had = before?.parts[part] ?? {};
  const total = totalOf({ ...had, [id]: count });
  const isLess = count < (had[id] ?? 0);
  const isAlone = (ways[before?.way ?? 0]?.length ?? 0) === 1;
  const most = mostTimes(change, picked.base.times);
  const times = isAlone ? timesFor(one, total, most) : before?.times ?? 1;
  const isNobody = total === 0 || (isLess && total < one.least);
  if (isAlone && isNobody) return withChange(formation, picked, place, 0, null, sheets);
  const start = before ?? smallestTaken(ways, 0, times, sheets);
  const counts = before === undefined && isAlone ? {} : start.parts[part] ?? {};
  const parts = start.parts.map((old, i) => (i === part ? withCount(one, times, counts, id, count) : old));
  const rest = picked.taken.filter(other => !isAt(place)(other));
  const { upgrade, change: which } = place;
  return { ...picked, taken: [...rest, { upgrade, change: which, way: start.way, times, parts }] };
};

/** How often a change has to be made for so many. */
const timesFor = (part: Composition[number], total: number, most: number): number => {
  for (let times = 1; times < most; times += 1) {
    const limits = limitsOf(part, times);
    if (limits.most === null || total <= limits.most) return times;
  }
  return most;
};

/** Carried in one of the transports that come with it; null: they stay away. */
export const withTransport = (picked: Picked, transport: string | null): Picked => ({ ...picked, transport });
