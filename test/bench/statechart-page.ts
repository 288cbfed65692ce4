/** What the benchmark of the statechart puts on a page: the chart of the assault, told where it stands. */
import '../../components/elements/assault-statechart.ts';
import type { Probe } from '../../machines/charts/event-prober.ts';
import { activeOf, type SnapshotLike } from '../../machines/charts/active-states.ts';
import { assaultMachine } from '../../machines/epic-armageddon/assault.machine.ts';
import { ASSAULT_PROBER } from '../../machines/epic-armageddon/probes.ts';
import { assaultChart } from '../../machines/charts/layouts/assault-chart.ts';
import { nextEvent } from '../../machines/epic-armageddon/play-on.ts';
import { presentOf, replay } from '../../machines/epic-armageddon/timeline.ts';
import { stacked } from '../components/shared/statechart/stacked.ts';
import { SAMPLES } from '../../src/epic-armageddon/scenario/samples/samples.ts';

type Sample = (typeof SAMPLES)[number];

const eventsOf = ({ scenario, decisions, seed }: Sample): readonly Probe[] => {
  let timeline = replay(scenario, []);
  for (let event = nextEvent(timeline, decisions, seed); event !== null; event = nextEvent(timeline, decisions, seed)) {
    timeline = replay(scenario, [...timeline.events, event]);
  }
  return timeline.events as readonly Probe[];
};

const chart = (): HTMLElementTagNameMap['assault-statechart'] => document.querySelector('assault-statechart')!;

let snapshots: readonly SnapshotLike[] = [];

/** Lays a bundled assault out, every moment of it known before it is shown. */
const lay = async (index: number): Promise<number> => {
  const sample = SAMPLES[index]!;
  const events = eventsOf(sample);
  snapshots = events.map((_, i) => presentOf(replay(sample.scenario, events.slice(0, i + 1) as never)) as never);
  const fresh = document.createElement('assault-statechart');
  Object.assign(fresh, {
    machine: assaultMachine, asking: ASSAULT_PROBER, layout: stacked(assaultChart),
    snapshot: presentOf(replay(sample.scenario, [])),
  });
  document.body.replaceChildren(fresh);
  await fresh.updateComplete;
  return snapshots.length;
};

/** Shows a moment, and is done when everything of it is drawn. */
const show = async (at: number): Promise<void> => {
  chart().snapshot = snapshots[at]!;
  await chart().updateComplete;
};

const ids = (name: string): readonly string[] =>
  [...chart().shadowRoot!.querySelector('chart-drawing')!.shadowRoot!.querySelectorAll(`[data-state].${name}`)]
    .map(part => part.getAttribute('data-state')!);

Object.assign(window, {
  samples: SAMPLES.length, lay, show,
  isRight: (at: number) => ids('active').join() === activeOf(assaultMachine, snapshots[at]!).join(),
});
