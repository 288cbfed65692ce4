/** The log of an assault with its history: each line knows after how many events it appeared. */
import type { Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import { sentence } from '../spoken/sentences.ts';
import { onceSpoken } from '../../shared/languages/once-spoken.ts';
import type { LogLine } from '../../shared/parts/report-log.ts';

/** Also the lines that have been taken back and can be done again. */
export const logLinesOf = onceSpoken(({ snapshots, at }: Timeline): readonly LogLine[] => {
  const lengths = snapshots.map(snapshot => snapshot.context.assault.log.length);
  const present = lengths[at] ?? 0;
  const whole = snapshots.at(-1)?.context.assault.log ?? [];
  return whole.map((entry, line) => ({
    index: lengths.findIndex(length => length > line),
    rule: entry.rule,
    say: sentence(entry),
    current: line === present - 1,
    undone: line >= present,
  }));
});
