/** The log of an assault with its history, and what is said of each change to those who cannot see it. */
import type { Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { EventKey } from '../../../src/epic-armageddon/model/log-entries.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import type { LogLine } from '../../shared/parts/report-log.ts';
import { linesOfHistory, stepInWords } from '../../shared/resolver/log-of-history.ts';
import { sentence } from '../spoken/sentences.ts';

const logsOf = ({ snapshots }: Timeline) => snapshots.map(({ context }) => context.assault.log);

/** Also the lines that have been taken back and can be done again. */
export const logLinesOf = onceSpoken((timeline: Timeline): readonly LogLine[] =>
  linesOfHistory(logsOf(timeline), timeline.at, sentence));

/** What a step has come to; where there are several, the last. */
const MAIN: readonly EventKey[] = [
  'test-passed', 'test-failed', 'target-chosen', 'no-assault', 'casualties', 'swift-win', 'nobody-wins', 'result',
  'hacked-down', 'withdrawn', 'over',
];

/** Between two moments of one history, or from none to the first; `next`: what the next action is called. */
export const announcementOf = (timeline: Timeline, before: number, next: string): string => stepInWords({
  logs: logsOf(timeline), before, at: timeline.at, sentence, isMain: ({ key }) => MAIN.includes(key),
}, next);
