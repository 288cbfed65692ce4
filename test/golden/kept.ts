/** What releases have written, and what later rules make of it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface Kept {
  readonly release: string;
  readonly shows: string;
}

const RELEASES = readdirSync(new URL('.', import.meta.url)).filter(name => /^\d+\.\d+\.\d+$/.test(name));

/** The text of a file in the folder of every release that has one. */
export const texts = (file: string): readonly { readonly release: string; readonly text: string }[] => RELEASES
  .map(release => ({ release, at: new URL(`${release}/${file}`, import.meta.url) }))
  .filter(({ at }) => existsSync(at))
  .map(({ release, at }) => ({ release, text: readFileSync(at, 'utf8') }));

/** The entries of a file in the folder of every release that has one. */
export const kept = <T>(file: string): readonly (Kept & T)[] => texts(file).flatMap(({ release, text }) =>
  (JSON.parse(text) as readonly (Kept & T)[]).map(one => ({ ...one, release })));

export type Written = Readonly<Record<string, unknown>>;
export type Answers = Readonly<Record<string, string>>;

/**
 * Rulings of which another answer is usual now: ruling, answer of before, answer of now, rule, version. What a scenario
 * states stays as it is; what it does not state is read as the version named here has it, and as nothing else.
 */
export const CHANGED = [
  ['supportReach', 'all-engaged', 'within-15cm', 'A5.4', '0.2.0'],
  ['losersSupporters', 'when-support-is-called', 'swift-endings-too', 'A7.6', '0.2.0'],
  ['settledTies', 'stay-settled', 'settled-anew', 'H7', '0.2.0'],
  ['moraleTest', 'at-most-leadership', 'natural-two-passes', 'R-X.05', '0.2.0'],
];

export interface KeptLink {
  readonly link: string;
  readonly scenario: Written;
  readonly events: readonly unknown[];
}

export const linked = (files: readonly string[]) => files.flatMap(file => kept<KeptLink>(file));

/** Links that the rules of a later version stop: what they show, after how many events, and by which rule. */
export const STOPPED: Readonly<Record<string, {
  readonly after: number; readonly rule: string; readonly version: string;
}>> = {
  'a war engine that shoves others aside': { after: 33, rule: 'A7.3', version: '0.2.0' },
  'seventh edition: a captain in a unit, to the end': { after: 15, rule: 'R-2.26', version: '0.2.0' },
};

/** Questions that a text answers itself since: ruleset, question, rule, version. What was agreed on is dropped. */
export const TOLD = [['warhammer-40k-7th', 'characterStrike', 'R-2.26', '0.2.0']] as const;
