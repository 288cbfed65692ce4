/** The log of a phase with its history, and what is said of each change to those who cannot see it. */
import type { PhaseTimeline } from '../../../machines/warhammer-40k/timeline.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import type { LogLine } from '../../shared/parts/report-log.ts';
import { linesOfHistory, sentencesSince } from '../../shared/resolver/log-of-history.ts';
import { phaseSentence } from '../spoken/sentences.ts';
import { stepStateOf } from './step-state.ts';
import { phaseWords } from './phase-words.ts';

const logsOf = ({ snapshots }: PhaseTimeline) => snapshots.map(({ context }) => context.phase.log);

/** Also the lines that have been taken back and can be done again. */
export const logLinesOf = onceSpoken((timeline: PhaseTimeline): readonly LogLine[] =>
  linesOfHistory(logsOf(timeline), timeline.at, phaseSentence));

/** Between two moments of one history. */
export const announcementOf = (timeline: PhaseTimeline, before: number): string => {
  const { snapshots, at } = timeline;
  const { title, path } = stepStateOf(snapshots[at]!);
  if (at === 0 && before > 0 && snapshots.length === 1) return phaseWords.nowAt(title);
  if (at < before) return phaseWords.undone(title);
  const isNew = path !== stepStateOf(snapshots[before]!).path;
  return [
    ...sentencesSince(logsOf(timeline), before, at, phaseSentence), ...(isNew ? [phaseWords.nowAt(title)] : []),
  ].join(' ');
};
