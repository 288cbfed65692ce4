/** Rulings of which another answer is usual since a version: links written from then on state them in any case. */
import type { Fields } from '../parsing/shortening.ts';

/** What a scenario that does not state a ruling meant, and what it means now. */
export interface ChangedRuling {
  readonly ruling: string;
  /** Where it is asked. */
  readonly rulesets: readonly string[];
  readonly old: string;
  readonly now: string;
  readonly rule: string;
  readonly version: string;
}

export const CHANGED_RULINGS = [
  {
    ruling: 'supportReach', rulesets: ['epic-armageddon'], old: 'all-engaged', now: 'within-15cm', rule: 'A5.4',
    version: '0.2.0',
  },
  {
    ruling: 'losersSupporters', rulesets: ['epic-armageddon'], old: 'when-support-is-called',
    now: 'swift-endings-too', rule: 'A7.6', version: '0.2.0',
  },
  {
    ruling: 'settledTies', rulesets: ['epic-armageddon'], old: 'stay-settled', now: 'settled-anew', rule: 'H7',
    version: '0.2.0',
  },
  {
    ruling: 'moraleTest', rulesets: ['warhammer-40k-4th', 'warhammer-40k-7th'], old: 'at-most-leadership',
    now: 'natural-two-passes', rule: 'R-X.05', version: '0.2.0',
  },
] as const satisfies readonly ChangedRuling[];

export type ChangedRow = (typeof CHANGED_RULINGS)[number];

/** One of these answers for each of the changed rulings of a game. */
type Answers = Readonly<Record<string, string>>;

const changedIn = (ruleset: string): readonly ChangedRow[] =>
  CHANGED_RULINGS.filter(({ rulesets }) => rulesets.some(one => one === ruleset));

/** The answers that a link states even where they are usual. */
export const statedRulings = (ruleset: string, rulings: Answers): Answers =>
  Object.fromEntries(changedIn(ruleset).flatMap(({ ruling }) =>
    (rulings[ruling] === undefined ? [] : [[ruling, rulings[ruling]]])));

/** The changed rulings that a written scenario does not state: it is older than their versions. */
export const unstatedRulings = (ruleset: string, written: Fields | undefined): readonly ChangedRow[] =>
  changedIn(ruleset).filter(({ ruling }) => written?.[ruling] === undefined);

/** The same rulings as they were before these changed. */
export const rulingsOfBefore = <R extends Fields>(rulings: R, changed: readonly ChangedRow[]): R =>
  ({ ...rulings, ...Object.fromEntries(changed.map(({ ruling, old }) => [ruling, old])) });
