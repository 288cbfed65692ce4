/** A way through a machine: every event, and everything that it went through. */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { EventProber, Probe } from '../../../machines/charts/event-prober.ts';
import { activeOf } from '../../../machines/charts/active-states.ts';
import { beginOf, stepBy, type Passage, type Stepped } from '../../../machines/charts/step-by.ts';

/** Scenarios from elsewhere are walked with these dice. */
export const SEED = 1;

export interface Step extends Stepped {
  /** Null at the beginning. */
  readonly event: Probe | null;
}

export interface Walk {
  readonly input: unknown;
  /** The beginning, then one for each event. */
  readonly steps: readonly Step[];
}

/** What is walked through, and how it is asked. */
export interface Subject {
  readonly machine: AnyStateMachine;
  readonly asking: EventProber;
}

/** A machine with something to begin with. */
export interface Prepared {
  readonly input: unknown;
  /** What happens next where nobody says otherwise; null where it is over. */
  readonly usual: (walk: Walk) => Probe | null;
}

/** What a walk is begun with, and how far it goes at once. */
export interface Walkable {
  readonly subject: Subject;
  /** Null: it is told where it stands. */
  readonly prepared: Prepared | null;
  readonly events: readonly Probe[];
  /** It is of another ruleset. */
  readonly isOther: boolean;
  /** What is said of the table it is about, in the language of the screen. */
  readonly remarks?: () => readonly string[];
}

export const beginWalk = ({ machine }: Subject, input: unknown): Walk =>
  ({ input, steps: [{ ...beginOf(machine, input), event: null }] });

export const present = ({ steps }: Walk): AnyMachineSnapshot => steps.at(-1)!.snapshot;

export const goOn = (walk: Walk, { machine }: Subject, event: Probe): Walk =>
  ({ ...walk, steps: [...walk.steps, { ...stepBy(machine, present(walk), event), event }] });

export const goBack = (walk: Walk): Walk =>
  (walk.steps.length > 1 ? { ...walk, steps: walk.steps.slice(0, -1) } : walk);

/** The way of some events; what is known of it already is not gone again. */
export const walkAlong = (
  known: Walk | null, subject: Subject, input: unknown, events: readonly Probe[],
): Walk => {
  const from = known !== null && known.input === input ? known : beginWalk(subject, input);
  let same = 0;
  while (same < events.length && from.steps[same + 1]?.event === events[same]) same += 1;
  const shared: Walk = { ...from, steps: from.steps.slice(0, same + 1) };
  return events.slice(same).reduce((walk, event) => goOn(walk, subject, event), shared);
};

/** The states a step went through and rested in, by their ids. */
export const passedBy = ({ machine }: Subject, { passages, snapshot }: Step): readonly (readonly string[])[] => {
  const rest = activeOf(machine, snapshot);
  return passages.length === 0 ? [rest] : passages.map(({ active }) => active);
};

/** The transitions of a step. */
export const takenBy = ({ passages }: Step): readonly string[] => passages.flatMap(({ taken }: Passage) => taken);
