/** A phase as its chart is walked through: any that a resolver would play, with what is decided in it and its dice. */
import type { Probe } from '../../../machines/charts/event-prober.ts';
import { nextPhaseEvent } from '../../../machines/warhammer-40k/play-on.ts';
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';
import type { PhaseInput } from '../../../machines/warhammer-40k/setup.ts';
import type { PhaseTimeline } from '../../../machines/warhammer-40k/timeline.ts';
import { replayTurns } from '../../../machines/warhammer-40k/turns.ts';
import type { PhaseSnapshot } from '../../../machines/warhammer-40k/why.ts';
import type { Decision, PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import { editionOf, type Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import type { PlayedEvent } from '../../../src/warhammer-40k/stages/turns.ts';
import type { ReadOther } from '../../shared/statechart/lazy-parts.ts';
import { SEED, type Prepared, type Walk } from '../../shared/statechart/walk.ts';
import { PHASE_ASKING } from './asking.ts';
import { parsePhase } from '../../../src/warhammer-40k/scenario/parse.ts';
import { notHadInWords } from '../resolver/refused-weapons.ts';
import { phaseSourceOf, type PhaseSource } from '../resolver/source.ts';

interface Ready {
  readonly scenario: Scenario;
  readonly decisions: readonly Decision[];
  readonly seed: number;
}

const readyOf = (source: Exclude<PhaseSource, { readonly problems: unknown }>): Ready => {
  if ('scenario' in source) return { scenario: source.scenario, decisions: [], seed: SEED };
  const { sample: { scenario, decisions, seed }, edition } = source;
  return { scenario: scenario(edition), decisions, seed };
};

const timelineOf = (input: PhaseInput, { steps }: Walk): PhaseTimeline => {
  const events = steps.flatMap(({ event }) => (event === null ? [] : [event as unknown as PhaseEvent]));
  return { input, events, at: events.length, snapshots: steps.map(({ snapshot }) => snapshot as PhaseSnapshot) };
};

const preparedWith = (input: PhaseInput, { decisions, seed }: Ready): Prepared =>
  ({ input, usual: walk => nextPhaseEvent(timelineOf(input, walk), decisions, seed) as Probe | null });

/** Of several turns the last is the one that is walked through. */
export const readPhase: ReadOther = (given, played) => {
  const source = phaseSourceOf(given, parsePhase);
  if ('problems' in source) return source;
  const ready = readyOf(source);
  const turns = replayTurns({ scenario: ready.scenario, events: played as unknown as readonly PlayedEvent[] });
  const { input, events } = turns.at(-1)!;
  const { completion, profiles } = ready.scenario;
  const armed = { edition: editionOf(ready.scenario), completion, profiles };
  return {
    subject: { machine: phaseMachine, asking: PHASE_ASKING }, prepared: preparedWith(input, ready),
    events: events as unknown as readonly Probe[], isOther: true, remarks: () => notHadInWords(armed),
  };
};
