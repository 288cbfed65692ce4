/** What there is to know of a moment of an assault. */
import type { Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import { handsOf, type AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import { once } from '../../../src/shared/once.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import type { EntryView } from '../../shared/resolver/entry-view.ts';
import type { Primary } from '../../shared/resolver/primary.ts';
import { isStepOf, stepOf } from '../../shared/resolver/step-path.ts';
import { handLabels } from '../steps/hand-labels.ts';
import { primaryOf } from '../steps/primary.ts';
import { resultEntryLabels } from '../steps/result-dice.ts';
import { dueHands, throwingMoment } from './due-dice.ts';
import { stepStateOf } from './step-state.ts';

/** The dice that the moment waits for. */
export const handsNow = once(handsOf);

/** The next action of the moment; null: there is none. */
export const usualPrimaryOf = onceSpoken((snapshot: AssaultSnapshot): Primary<Decision> | null =>
  primaryOf({ assault: snapshot.context.assault, path: stepStateOf(snapshot).path, hands: dueHands(snapshot) }));

/** Ids of the units that stood when the present step began. */
export const stoodBefore = once(({ snapshots, at }: Timeline): readonly string[] => {
  const present = snapshots[at]!;
  const step = stepOf(stepStateOf(present).path);
  const { round } = present.context.assault;
  let first = at;
  while (first > 0 && isPartOf(snapshots[first - 1]!, step, round)) first -= 1;
  const beginning = snapshots[Math.max(0, first - 1)]!;
  return beginning.context.assault.units.filter(unit => unit.lostTo === null).map(unit => unit.id);
});

const isPartOf = (snapshot: AssaultSnapshot, step: string, round: number): boolean =>
  stepOf(stepStateOf(snapshot).path) === step && snapshot.context.assault.round === round;

/** The dice on the table that are due, as far as they are entered. */
export const entryOf = (snapshot: AssaultSnapshot, entry: EntryView['entry']): EntryView => {
  const hands = dueHands(snapshot);
  const { assault } = throwingMoment(snapshot).context;
  const labels = hands[0]?.purpose === 'result' ? resultEntryLabels(assault) : handLabels(assault, hands);
  return { hands, labels, entry };
};

/** The first moment of a step among those that are known; -1: none of them is. */
export const firstMomentOf = (step: string, { snapshots }: Timeline): number =>
  snapshots.findIndex((snapshot, at) => isStepOf(step, stepStateOf(snapshot).path, at));
