/** `report LINK`: what has happened in an assault or a phase of which somebody sent a link. */
import { presentOf, replay } from '../../machines/epic-armageddon/timeline.ts';
import { presentIn } from '../../machines/history.ts';
import { replayTurns } from '../../machines/warhammer-40k/turns.ts';
import { reportOf, type Report } from '../../src/epic-armageddon/explain/report.ts';
import { isPhase } from '../../src/share-links/any-played.ts';
import type { Played } from '../../src/share-links/pack.ts';
import { phaseReportOf, type PhaseReport } from '../../src/warhammer-40k/explain/report.ts';
import type { PlayedPhase } from '../../src/warhammer-40k/stages/turns.ts';
import { readAnyLink } from '../share/any-link.ts';
import { endOfAssault, endsOfFights, logLine } from './report-lines.ts';
import { type Command, onlyOne, Unreadable } from './terminal.ts';

const NOT_OVER = ['It is not over.'];

export const reportCommand: Command = {
  usage: 'report LINK',
  about: 'What has happened in the assault or phase that a link of Share holds, and how it ended.',
  options: { json: { type: 'boolean', about: 'the report as JSON' } },
  run: async (given, { out, err }) => {
    const read = await readAnyLink(onlyOne(given, 'link'));
    if ('problems' in read) throw new Unreadable(...read.problems);
    const { title, report, isOver, ends } = isPhase(read) ? phaseIn(read) : assaultIn(read);
    if (given.values['json'] === true) return out(JSON.stringify({ title, isOver, notes: read.notes, report }));
    for (const note of read.notes) err(note);
    for (const line of [title, ...report.log.map(logLine), ...(isOver ? ends : NOT_OVER)]) out(line);
  },
};

/** What a link holds, told as far as it goes. */
interface Told {
  readonly title: string;
  readonly report: Report | PhaseReport;
  readonly isOver: boolean;
  readonly ends: readonly string[];
}

const assaultIn = ({ scenario, events }: Played): Told => {
  const snapshot = presentOf(replay(scenario, events));
  const report = reportOf(snapshot.context.assault);
  return { title: scenario.title, report, isOver: snapshot.status === 'done', ends: endOfAssault(report) };
};

/** The last of its turns. */
const phaseIn = (played: PlayedPhase): Told => {
  const snapshot = presentIn(replayTurns(played).at(-1)!);
  const report = phaseReportOf(snapshot.context.phase);
  return { title: played.scenario.title, report, isOver: snapshot.status === 'done', ends: endsOfFights(report) };
};
