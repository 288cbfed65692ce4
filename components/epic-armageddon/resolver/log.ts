/** The log of an assault with its history, and what is said of each change to those who cannot see it. */
import type { Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import { metaOf, type AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import type { LogLine } from '../../shared/parts/report-log.ts';
import { linesOfHistory, sentencesSince } from '../../shared/resolver/log-of-history.ts';
import { sentence } from '../spoken/sentences.ts';
import { chartText } from './chart-text.ts';
import { playingWords } from './playing-words.ts';

const logsOf = ({ snapshots }: Timeline) => snapshots.map(({ context }) => context.assault.log);

/** Also the lines that have been taken back and can be done again. */
export const logLinesOf = onceSpoken((timeline: Timeline): readonly LogLine[] =>
  linesOfHistory(logsOf(timeline), timeline.at, sentence));

const titleOf = (snapshot: AssaultSnapshot): string => chartText(metaOf(snapshot).title);

/** Between two moments of one history, or from none to the first: the step and its result, once and briefly. */
export const announcementOf = (timeline: Timeline, before: number): string => {
  const { snapshots, at } = timeline;
  const now = titleOf(snapshots[at]!);
  if (at < before) return playingWords.undone(now);
  const isNew = now !== titleOf(snapshots[before]!);
  return [...sentencesSince(logsOf(timeline), before, at, sentence), ...(isNew ? [`${now}.`] : [])].join(' ');
};
