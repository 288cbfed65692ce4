/** The assault as a chart is walked through it: its machine, what asks it, and scenarios with dice to begin with. */
import { assaultMachine } from '../../machines/epic-armageddon/assault.machine.ts';
import { assaultAsking } from '../../machines/epic-armageddon/probes.ts';
import type { AssaultSnapshot } from '../../machines/epic-armageddon/why.ts';
import { nextEvent } from '../../machines/play-on.ts';
import type { Timeline } from '../../machines/timeline.ts';
import type { AssaultEvent, Decision } from '../../src/epic-armageddon/events.ts';
import type { Scenario } from '../../src/epic-armageddon/scenario.ts';
import { sampleOf, SAMPLES } from '../../src/scenario/samples/samples.ts';
import type { Probe } from '../../machines/chart/asking.ts';
import { sentence } from '../parts/epic-armageddon/sentences.ts';
import type { Prepared, Subject, Walk } from './walk.ts';

/** Scenarios from elsewhere are walked with these dice. */
const SEED = 1;

const timelineOf = (scenario: Scenario, { steps }: Walk): Timeline => {
  const events = steps.flatMap(({ event }) => (event === null ? [] : [event as unknown as AssaultEvent]));
  return {
    scenario, events, at: events.length,
    snapshots: steps.map(({ snapshot }) => snapshot as unknown as AssaultSnapshot),
  };
};

const prepared = (scenario: Scenario, decisions: readonly Decision[], seed: number): Prepared => ({
  input: { scenario },
  usual: walk => nextEvent(timelineOf(scenario, walk), decisions, seed) as Probe | null,
});

export interface AssaultSubject extends Subject {
  /** What a walk begins with: a bundled scenario by its name, or a whole one; else the first bundled one. */
  readonly prepare: (scenario: unknown) => Prepared;
}

/** The assault to be walked through. */
export const assaultOf = (): AssaultSubject => ({
  machine: assaultMachine,
  asking: assaultAsking(sentence),
  prepare: scenario => {
    if (typeof scenario === 'object' && scenario !== null) return prepared(scenario as Scenario, [], SEED);
    const sample = sampleOf(String(scenario)) ?? SAMPLES[0]!;
    return prepared(sample.scenario, sample.decisions, sample.seed);
  },
});
