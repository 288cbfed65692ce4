/** Single changes and decisions as rows: which are worth telling, in which order, and in which words. */
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { CHANGE_GROUPS, type ChangeGroup, changeGroupOf } from '../../../src/epic-armageddon/odds/changes/change.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { estimate, percent } from '../../shared/parts/figures.ts';
import { changeText } from './change-words.ts';
import type { DecisionHere, DecisionWorth, Inquiry } from './inquiry.ts';
import { oddsWords } from './odds-words.ts';
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
  /** By how many percentage points the attacker wins more often; null: nobody wins. */
  readonly delta: number | null;
  /** How likely the attacker wins then, in words; empty: nobody wins. */
  readonly chance: string;
  /** The table with this one thing changed, or what is decided on it. */
  readonly after: Scenario | DecisionHere;
}

/** What a row is about when it is known as well as the table itself. */
type Closer = Pick<Inquiry['closer'], 'at'>;

/** The first three of each kind. */
const firstOfEachKind = <T>(all: readonly T[], kindOf: (one: T) => string): readonly T[] => {
  const told = new Map<string, number>();
  return all.filter(one => {
    const kind = kindOf(one);
    told.set(kind, (told.get(kind) ?? 0) + 1);
    return told.get(kind)! <= MOST_OF_A_KIND;
  });
};

/** Of each kind and side the three that are best for the side whose change it is. */
const bestOfEachKind = (sorted: readonly Matter[]): readonly Matter[] =>
  firstOfEachKind(sorted, ({ change: { kind, values } }) => `${kind} ${String(values['side'])}`);

/** What it is worth: of a row that was looked at longer what will be seen once it is done, else about as much. */
const worthOf = (
  { id, delta, isExact }: Pick<DecisionWorth, 'id' | 'delta' | 'isExact'>, before: Odds, closer: Closer,
): Pick<ChangeRow, 'delta' | 'chance'> => {
  const odds = closer.at(id);
  if (delta === null) return { delta, chance: '' };
  if (odds === null) {
    const chance = percent(before.winner.attacker + delta / 100);
    return { delta, chance: isExact ? chance : oddsWords.about(chance) };
  }
  const { chance, unsure } = estimate(odds.winner.attacker, odds.error);
  return {
    delta: 100 * (odds.winner.attacker - before.winner.attacker),
    chance: unsure === null ? chance : `${chance} ± ${unsure}`,
  };
};

/** So much better it is for whoever decides it. */
const gainOf = ({ delta, decision: { side } }: DecisionWorth): number =>
  (side === 'attacker' ? delta ?? -Infinity : -(delta ?? Infinity));

/** Of each kind and side the three that are best for whoever decides them, the best first; and what is shown. */
export const decisionRows = (
  worths: readonly DecisionWorth[], before: Odds, closer: Closer, shown: string | null = null,
): readonly ChangeRow[] => {
  const sorted = worths
    .filter(({ id, delta }) => id === shown || delta === null || Math.abs(delta) >= SMALLEST)
    .sort((one, other) => gainOf(other) - gainOf(one));
  const best = new Set(firstOfEachKind(sorted, ({ decision: { kind, side } }) => `${kind} ${side}`));
  return sorted.filter(one => best.has(one) || one.id === shown).map(worth => ({
    id: worth.id, ...worth.decision.text(), ...worthOf(worth, before, closer), after: worth.decision,
  }));
};

/** What has been found so far as rows by their groups, the best for the attacker first; and what is shown. */
export const changeRows = (
  matters: readonly Matter[], before: Odds, closer: Closer, shown: string | null = null,
): Readonly<Record<ChangeGroup, readonly ChangeRow[]>> => {
  const worth = matters.filter(({ id, delta }) => id === shown || Math.abs(delta) >= SMALLEST)
    .sort((a, b) => b.delta - a.delta);
  const best = new Set([...bestOfEachKind(worth.filter(isOfAttacker)),
    ...bestOfEachKind(worth.filter(one => !isOfAttacker(one)).reverse())]);
  const rowsIn = (group: ChangeGroup): readonly ChangeRow[] =>
    worth.filter(one => (best.has(one) || one.id === shown) && changeGroupOf(one.change) === group).map(one => (
      { id: one.id, ...changeText(one.change), ...worthOf(one, before, closer), after: one.scenario }));
  return Object.fromEntries(CHANGE_GROUPS.map(group => [group, rowsIn(group)])) as
    Record<ChangeGroup, readonly ChangeRow[]>;
};

/** Who is shot at has not chosen it. */
const isOfAttacker = ({ change: { kind, values: { side } } }: Matter): boolean =>
  (kind === 'shot' || kind === 'marker-more' ? side !== 'attacker' : side !== 'defender');
