/** What is said of each change to those who cannot see it: the step and its result, once and briefly. */
import { metaOf, type AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import type { Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import { sentence } from '../spoken/sentences.ts';
import { chartText } from './chart-text.ts';
import { words } from './words.ts';

const titleOf = (snapshot: AssaultSnapshot): string => chartText(metaOf(snapshot).title);

/** So many lines of the log are read out; the log has them all. */
const LINES = 3;

/** Between two moments of one history, or from none to the first. */
export const announcementOf = (timeline: Timeline, before: number): string => {
  const { snapshots, at } = timeline;
  const now = snapshots[at]!;
  if (at < before) return words.undone(titleOf(now));
  const lines = now.context.assault.log.slice(snapshots[before]?.context.assault.log.length ?? 0);
  const said = lines.slice(-LINES).map(line => sentence(line));
  const isNew = titleOf(now) !== titleOf(snapshots[before]!);
  return [...said, ...(isNew ? [`${titleOf(now)}.`] : [])].join(' ');
};
