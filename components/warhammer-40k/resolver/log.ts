/** The log of a phase with its history, and what is said of each change to those who cannot see it. */
import type { PhaseTimeline } from '../../../machines/warhammer-40k/timeline.ts';
import { onceSpoken } from '../../shared/languages/once-spoken.ts';
import type { LogLine } from '../../shared/parts/report-log.ts';
import { sentence } from '../spoken/sentences.ts';
import { stateOf } from './session.ts';
import { words } from './words.ts';

/** Also the lines that have been taken back and can be done again. */
export const logLinesOf = onceSpoken(({ snapshots, at }: PhaseTimeline): readonly LogLine[] => {
  const lengths = snapshots.map(snapshot => snapshot.context.phase.log.length);
  const present = lengths[at] ?? 0;
  const whole = snapshots.at(-1)?.context.phase.log ?? [];
  return whole.map((entry, line) => ({
    index: lengths.findIndex(length => length > line),
    rule: entry.rule,
    say: sentence(entry),
    current: line === present - 1,
    undone: line >= present,
  }));
});

/** So many lines of the log are read out; the log has them all. */
const LINES = 3;

/** Between two moments of one history. */
export const announcementOf = ({ snapshots, at }: PhaseTimeline, before: number): string => {
  const now = snapshots[at]!;
  const { title, path } = stateOf(now);
  if (at === 0 && before > 0 && snapshots.length === 1) return words.nowAt(title);
  if (at < before) return words.undone(title);
  const lines = now.context.phase.log.slice(snapshots[before]?.context.phase.log.length ?? 0);
  const isNew = path !== stateOf(snapshots[before]!).path;
  return [...lines.slice(-LINES).map(sentence), ...(isNew ? [words.nowAt(title)] : [])].join(' ');
};
