/** Single changes as rows: which of them are worth telling, in which order, and in which words. */
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { CHANGE_GROUPS, type ChangeGroup, changeGroupOf } from '../../../src/epic-armageddon/odds/changes/change.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { changeText } from './change-words.ts';
import type { Matter } from './question.ts';

/** So many of a kind are told. */
const MOST_OF_A_KIND = 3;
/** Smaller changes, in percentage points, make no difference that anybody could see. */
const SMALLEST = 0.05;

export interface ChangeRow {
  readonly id: string;
  /** What is done, and what comes of it. */
  readonly name: string;
  readonly more: string;
  /** By how many percentage points the attacker wins more often, and how likely he wins then. */
  readonly delta: number;
  readonly chance: number;
  /** The table with this one thing changed. */
  readonly scenario: Scenario;
}

/** Of each kind and side the three that are best for the side whose change it is. */
const bestOfEachKind = (sorted: readonly Matter[]): readonly Matter[] => {
  const told = new Map<string, number>();
  return sorted.filter(({ change: { kind, values } }) => {
    const key = `${kind} ${String(values['side'])}`;
    told.set(key, (told.get(key) ?? 0) + 1);
    return told.get(key)! <= MOST_OF_A_KIND;
  });
};

const rowOf = ({ id, change, delta, scenario }: Matter, before: Odds): ChangeRow =>
  ({ id, ...changeText(change), delta, chance: before.winner.attacker + delta / 100, scenario });

/** What has been found so far as rows by their groups, the best for the attacker first. */
export const changeRows = (
  matters: readonly Matter[], before: Odds,
): Readonly<Record<ChangeGroup, readonly ChangeRow[]>> => {
  const worth = matters.filter(({ delta }) => Math.abs(delta) >= SMALLEST).sort((a, b) => b.delta - a.delta);
  const best = new Set([...bestOfEachKind(worth.filter(isOfAttacker)),
    ...bestOfEachKind(worth.filter(one => !isOfAttacker(one)).reverse())]);
  const rowsIn = (group: ChangeGroup): readonly ChangeRow[] =>
    worth.filter(one => best.has(one) && changeGroupOf(one.change) === group).map(one => rowOf(one, before));
  return Object.fromEntries(CHANGE_GROUPS.map(group => [group, rowsIn(group)])) as
    Record<ChangeGroup, readonly ChangeRow[]>;
};

/** Who is shot at has not chosen it. */
const isOfAttacker = ({ change: { kind, values: { side } } }: Matter): boolean =>
  (kind === 'shot' || kind === 'marker-more' ? side !== 'attacker' : side !== 'defender');
