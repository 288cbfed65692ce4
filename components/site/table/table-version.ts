/** A table as it was set up at one time: what is played on it, and how it was set up. */
import {
  isBackAtChange, isForwardAtChange, type TableHistory, type TableVersion,
} from '../../../machines/table-history.ts';
import type { AnyPlayed, AnyPlayedAt } from '../../../src/share-links/any-played.ts';
import { canonical } from '../../../src/shared/canonical.ts';
import { once } from '../../../src/shared/once.ts';
import type { Plan } from '../../epic-armageddon/odds/plan.ts';
import type { PhaseSetUp } from '../../set-up/phase/phase-plan.ts';
import type { SetUp } from '../../set-up/take-over.ts';
import type { HistoryPlace, SetUpChange } from '../../shared/resolver/timeline-position.ts';

/** What a view that set it up needs to go on with, beside the scenario; nothing: the scenario alone is known. */
export interface TableSource {
  /** By the set-up. */
  readonly setUp?: SetUp;
  /** By two lines of text. */
  readonly match?: Plan;
  /** By the set-up of Warhammer 40,000. */
  readonly phase?: PhaseSetUp;
}

type AnyEvents = readonly { readonly type: string }[];

export interface Version extends TableVersion<AnyPlayed['scenario'], AnyEvents[number]> {
  /** A bundled one as an address names it: 'orks-storm-trenches', 'warhammer-40k-4th/charge'; null: it is none. */
  readonly id: string | null;
  readonly source: TableSource;
}

/** A table with its history, and the seed of the dice that the program throws; null: that of a bundled one. */
export interface RunningTable {
  /** By which it is known among the tables of a browser tab. */
  readonly key: string;
  readonly history: TableHistory<Version>;
  readonly seed: number | null;
}

/** As either game reads it. */
export const asPlayed = ({ scenario, events, at }: Pick<Version, 'scenario' | 'events' | 'at'>): AnyPlayedAt =>
  ({ scenario, events, at }) as unknown as AnyPlayedAt;

export const firstVersion = (
  { scenario, events, at }: AnyPlayedAt, id: string | null = null, source: TableSource = {},
): Version => ({ scenario, events, at, from: 0, id, source });

const textOf = once<object, string>(canonical);

/** Whether two scenarios say the same, each perhaps read anew. */
export const isSameScenario = (one: object, other: object): boolean =>
  one === other || textOf(one) === textOf(other);

/** Whether they say the same but for the answers to open questions and the edition. */
export const isSameByOtherRules = (one: AnyPlayed['scenario'], other: AnyPlayed['scenario']): boolean =>
  isSameScenario(one, other) || isSameScenario(unruled(one), unruled(other));

const unruled = once((scenario: AnyPlayed['scenario']): object => ({ ...scenario, rulings: null, ruleset: null }));

/** Whether the same has been played in the same scenario, however often it was asked for. */
export const isSamePlayed = (one: AnyPlayed | null, other: AnyPlayed | null | undefined): boolean => one === other || (
  one?.scenario === other?.scenario && one?.events.length === other?.events.length
  && one?.events.every((event, at) => event === other?.events[at]) === true
);

/** Whether two ids name the same bundled phase, perhaps by another edition. */
export const isSamePhase = (one: string | null, other: string | null): boolean =>
  one?.includes('/') === true && other !== null && one.split('/')[1] === other.split('/')[1];

/** The change of the set-up that undo takes back at a moment; null: it takes back what has happened. */
export const undoneChange = (history: TableHistory<Version>, { at }: HistoryPlace): SetUpChange | null => {
  const { past, present } = history;
  return isBackAtChange({ ...history, present: { ...present, at } }) ? changeBetween(past.at(-1)!, present) : null;
};

/** The change of the set-up that redo makes again at a moment; null: it does again what had happened. */
export const redoneChange = (history: TableHistory<Version>, { at, length }: HistoryPlace): SetUpChange | null => {
  const { present, future: [next] } = history;
  const isThere = length === present.events.length
    && isForwardAtChange({ ...history, present: { ...present, at } });
  return isThere ? changeBetween(present, next!) : null;
};

const changeBetween = ({ scenario: one }: Version, { scenario: other }: Version): SetUpChange => {
  if (isSameScenario(one, other)) return 'course';
  return isSameByOtherRules(one, other) ? 'rules' : 'setUp';
};
