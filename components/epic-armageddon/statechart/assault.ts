/** The assault as a chart is walked through it: its machine, what asks it, and scenarios with dice to begin with. */
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';
import { assaultProber } from '../../../machines/epic-armageddon/probes.ts';
import type { AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import { nextEvent } from '../../../machines/epic-armageddon/play-on.ts';
import type { Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { AssaultEvent, Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { sampleOf, SAMPLES } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import type { Probe } from '../../../machines/charts/event-prober.ts';
import { sentence } from '../spoken/sentences.ts';
import type { BundledSubject } from '../../shared/statechart/lazy-parts.ts';
import type { Prepared, Walk } from '../../shared/statechart/walk.ts';

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

export interface AssaultSubject extends BundledSubject {
  /** A walk with any scenario: what is decided in it unless somebody decides otherwise, and its dice. */
  readonly prepared: typeof prepared;
}

/** The assault to be walked through. */
export const assaultOf = (): AssaultSubject => ({
  machine: assaultMachine,
  asking: assaultProber(sentence),
  bundled: id => {
    const sample = id === null ? SAMPLES[0] : sampleOf(id.trim());
    return sample === undefined ? null : prepared(sample.scenario, sample.decisions, sample.seed);
  },
  prepared,
});
