/** What has become of a lesson: what was done, and what was missed. */
import type { LessonSentence } from '../../../src/lessons/lesson.ts';
import type { PhaseMoment } from '../../../src/lessons/warhammer-40k/phase-lesson.ts';
import { PHASE_QUESTIONS } from '../../../src/lessons/warhammer-40k/questions.ts';
import type { MomentRecord } from '../progress.ts';
import type { MomentSummary, Summary } from '../summary.ts';
import { ruleOfTask } from './judge-task.ts';
import type { PhaseRun } from './lesson-run.ts';

const rulesIn = (says: readonly LessonSentence[]): readonly string[] => says.flatMap(({ rule }) => rule ?? []);

/** Ids of the rules that a moment is about, that of its question or task first. */
const rulesOfMoment = (moment: PhaseMoment): readonly string[] => {
  const said = [...rulesIn(moment.text), ...rulesIn(moment.hint)];
  switch (moment.kind) {
    case 'predict':
      return [...new Set([PHASE_QUESTIONS[moment.ask.asks].rule, ...said, ...rulesIn(moment.after)])];
    case 'do':
      return [...new Set([ruleOfTask(moment), ...said, ...rulesIn(moment.after)])];
    case 'see':
      return [...new Set(said)];
  }
};

const isMissed = ({ outcome, wrong, hints }: MomentRecord): boolean =>
  outcome === 'shown' || outcome === 'passed' || ((outcome === 'right' || outcome === 'done') && wrong + hints > 0);

/** What has become of each moment, and of all together. */
export const phaseSummaryOf = ({ lesson, progress }: PhaseRun): Summary => {
  const moments = lesson.moments.map((moment, i): MomentSummary => {
    const record = progress.records[i]!;
    return {
      ...record, title: moment.title, kind: moment.kind, rules: rulesOfMoment(moment), isMissed: isMissed(record),
    };
  });
  const asked = moments.filter(({ kind, outcome }) => kind !== 'see' && outcome !== 'open');
  const missed = asked.filter(one => one.isMissed);
  return {
    moments, asked: asked.length, right: asked.length - missed.length,
    rules: [...new Set(missed.flatMap(({ rules }) => rules.slice(0, 1)))],
  };
};
