/** The log of a phase with its history, and what is said of each change to those who cannot see it. */
import type { PhaseTimeline } from '../../../machines/warhammer-40k/timeline.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import type { LogLine } from '../../shared/parts/report-log.ts';
import { linesOfHistory, stepInWords } from '../../shared/resolver/log-of-history.ts';
import { phaseSentence } from '../spoken/sentences.ts';

const logsOf = ({ snapshots }: PhaseTimeline) => snapshots.map(({ context }) => context.phase.log);

/** Also the lines that have been taken back and can be done again. */
export const logLinesOf = onceSpoken((timeline: PhaseTimeline): readonly LogLine[] =>
  linesOfHistory(logsOf(timeline), timeline.at, phaseSentence));

/** Between two moments of one history; `next`: what the next action is called. What happens last is the main thing. */
export const announcementOf = (timeline: PhaseTimeline, before: number, next: string): string => stepInWords({
  logs: logsOf(timeline), before, at: timeline.at, sentence: phaseSentence, isMain: () => true,
}, next);
