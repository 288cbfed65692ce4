/** The log of a phase with its history, and what is said of each change to those who cannot see it. */
import type { PhaseTimeline } from '../../../machines/warhammer-40k/timeline.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import type { LogLine } from '../../shared/parts/report-log.ts';
import { linesOfHistory, stepInWords } from '../../shared/resolver/log-of-history.ts';
import { phaseSentence } from '../spoken/sentences.ts';
import { runsOf } from '../steps/wording.ts';

const logsOf = ({ snapshots }: PhaseTimeline) => snapshots.map(({ context }) => context.phase.log);

/** Also the lines that have been taken back and can be done again. */
export const logLinesOf = onceSpoken((timeline: PhaseTimeline): readonly LogLine[] =>
  linesOfHistory(logsOf(timeline), timeline.at, phaseSentence));

/** More names than these are said by their numbers: 'Guardsman 1–10'. */
const MANY = 4;

const inOrder = new Intl.Collator('en', { numeric: true });

const spokenValue = (value: unknown): unknown =>
  (Array.isArray(value) && value.length > MANY && value.every(one => typeof one === 'string')
    ? runsOf([...value].sort(inOrder.compare)) : value);

/** A sentence that can be listened to. */
const spokenSentence: typeof phaseSentence = entry => phaseSentence({
  ...entry,
  values: Object.fromEntries(Object.entries(entry.values).map(([name, value]) => [name, spokenValue(value)])),
} as typeof entry);

/** Between two moments of one history; `next`: what the next action is called. What happens last is the main thing. */
export const announcementOf = (timeline: PhaseTimeline, before: number, next: string): string => stepInWords({
  logs: logsOf(timeline), before, at: timeline.at, sentence: spokenSentence, isMain: () => true,
}, next);
