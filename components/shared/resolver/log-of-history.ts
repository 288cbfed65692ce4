/** The log of a history: each line knows after how many events it appeared. */
import type { LogLine } from '../parts/report-log.ts';
import { historyWords } from './history-words.ts';

interface Logged {
  readonly rule: string;
}

/** The logs after each number of events. */
export type Logs<L extends Logged> = readonly (readonly L[])[];

/** Also the lines that have been taken back and can be done again. */
export const linesOfHistory = <L extends Logged>(
  logs: Logs<L>, at: number, sentence: (entry: L) => string,
): readonly LogLine[] => {
  const lengths = logs.map(log => log.length);
  const present = lengths[at] ?? 0;
  return (logs.at(-1) ?? []).map((entry, line) => ({
    index: lengths.findIndex(length => length > line),
    rule: entry.rule,
    say: sentence(entry),
    current: line === present - 1,
    undone: line >= present,
  }));
};

/** A message of a step is no longer than this, so that it can be listened to. */
const LONGEST = 200;

/** A step as it is told to those who cannot see it. */
interface ToldStep<L extends Logged> {
  readonly logs: Logs<L>;
  /** The moments before and after it, as numbers of events. */
  readonly before: number;
  readonly at: number;
  readonly sentence: (entry: L) => string;
  /** An entry that tells what the step has come to: it is never left out. */
  readonly isMain: (entry: L) => boolean;
}

const lengthOf = (sentences: readonly string[]): number => sentences.join(' ').length;

/**
 * What has happened and what is next, in one message of at most 200 characters; the main sentence is always there.
 *
 * @param next what the next action is called; empty: there is none.
 */
export const stepInWords = <L extends Logged>(
  { logs, before, at, sentence, isMain }: ToldStep<L>, next: string,
): string => {
  const news = logs[at]!.slice(logs[before]?.length ?? 0);
  const main = news.map(isMain).lastIndexOf(true);
  const first = main < 0 ? 0 : main;
  const last = next === '' ? [] : [historyWords.next(next)];
  const order = [first, ...news.keys()].filter((line, i, all) => all.indexOf(line) === i && line < news.length);
  const told = order.reduce<readonly number[]>((lines, line) => {
    const more = [...lines, line];
    return line === first || lengthOf([...more.map(one => sentence(news[one]!)), ...last]) <= LONGEST ? more : lines;
  }, []);
  const said = [...told].sort((a, b) => a - b).map(line => sentence(news[line]!));
  return [...said, ...(lengthOf([...said, ...last]) <= LONGEST ? last : [])].join(' ');
};
