/** The log of a history: each line knows after how many events it appeared. */
import type { LogLine } from '../parts/report-log.ts';

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

/** So many lines of the log are read out; the log has them all. */
const READ_OUT = 3;

/** What a reader hears of the way from one moment to a later one: the last sentences that it has added to the log. */
export const sentencesSince = <L extends Logged>(
  logs: Logs<L>, before: number, at: number, sentence: (entry: L) => string,
): readonly string[] =>
  logs[at]!.slice(logs[before]?.length ?? 0).slice(-READ_OUT).map(entry => sentence(entry));
