/** The step rail of a phase: charges, the rungs of the fight, what comes of it. */
import { presentIn } from '../../../machines/history.ts';
import type { PhaseSnapshot } from '../../../machines/warhammer-40k/why.ts';
import type { PhaseTimeline } from '../../../machines/warhammer-40k/timeline.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import type { RailState, RailStep } from '../../shared/parts/step-rail.ts';
import { stepStateOf } from './step-state.ts';
import { phaseWords } from './phase-words.ts';
import { type PhaseStep, STEPS } from '../../../src/warhammer-40k/model/procedure.ts';

/** The step of a path of states; null: set-up, or the end. */
const stepOf = (path: string): PhaseStep | null => {
  if (path.startsWith('charge') || path === 'untold.charge') return 'charge';
  if (path.startsWith('fight')) return 'fight';
  return ['aftermath', 'hitAndRun', 'untold'].some(part => path.startsWith(part)) ? 'aftermath' : null;
};

/** Where a moment stands on the rail: fire at chargers, and wounds for holding out, are dealt as blows are. */
const stepAt = (snapshot: PhaseSnapshot): PhaseStep | null => {
  const outside = snapshot.context.phase.fight?.outside;
  if (outside === undefined) return stepOf(stepStateOf(snapshot).path);
  return outside === 'overwatch' ? 'charge' : 'aftermath';
};

/** The rail at the present moment of a history. */
export const railOf = onceSpoken((timeline: PhaseTimeline): readonly RailStep[] => {
  const { snapshots, at } = timeline;
  const now = stepAt(presentIn(timeline));
  const seen = new Set(snapshots.slice(0, at + 1).map(stepAt));
  const { fight } = presentIn(timeline).context.phase;
  const place = now === null ? STEPS.length : STEPS.indexOf(now);
  const stateAt = (step: PhaseStep, i: number): RailState => {
    if (step === now) return 'now';
    if (i < place) return seen.has(step) ? 'done' : 'skipped';
    return i === place + 1 ? 'next' : 'later';
  };
  return STEPS.map((step, i) => ({
    id: step,
    label: phaseWords[step],
    state: stateAt(step, i),
    note: step === 'fight' && step === now && fight !== null ? noteOf(fight.rung) : null,
  }));
});

const noteOf = (rung: string | number): string =>
  (rung === 'cover' ? phaseWords.coverStep : phaseWords.step(String(rung)));
