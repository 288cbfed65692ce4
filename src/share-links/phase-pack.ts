/** A 40k phase and all that has happened in it as few bytes, and back. */
import { editionOf } from '../warhammer-40k/model/scenario.ts';
import { usualRulings, type Rulings } from '../warhammer-40k/rulings/rulings.ts';
import type { PlayedEvent, PlayedPhase } from '../warhammer-40k/stages/turns.ts';
import { openPhase } from '../warhammer-40k/scenario/parse.ts';
import { writePhase } from '../warhammer-40k/scenario/write.ts';
import { ByteWriter, ByteReader } from './bytes.ts';
import { statedRulings, unstatedRulings, type ChangedRow } from './changed-rulings.ts';
import { list } from './codec.ts';
import { NO_PHASE, sayFault, problemList } from './faults.ts';
import { sayLinkProblem } from './link-words.ts';
import { phaseEventForm, type LinkEvent } from './phase-event-form.ts';
import { phaseForm, type LinkPhase } from './phase-form.ts';

export type UnpackedPhase =
  /** `unstated`: rulings that the link does not state, as it is older than they are. */
  | (PlayedPhase & { readonly unstated: readonly ChangedRow[] })
  | { readonly problems: readonly string[] };

/** Nobody plays a phase of more steps, nor so many turns of it. */
const MOST_PHASE_EVENTS = 4000;

const events = list(phaseEventForm, steps =>
  (steps > MOST_PHASE_EVENTS ? sayLinkProblem('manyPhaseSteps', steps, MOST_PHASE_EVENTS) : null));

/** Every profile travels whole. */
export const packPhase = (played: PlayedPhase): Uint8Array => {
  const out = new ByteWriter();
  const written = writePhase(played.scenario) as LinkPhase;
  const { ruleset, rulings } = played.scenario;
  phaseForm.write(out, { ...written, rulings: { ...written.rulings, ...statedRulings(ruleset, rulings) } });
  events.write(out, played.events);
  return out.all();
};

/** What `packPhase` has packed. Never throws: of other bytes it says what is wrong. */
export const unpackPhase = (bytes: Uint8Array): UnpackedPhase => {
  const from = new ByteReader(bytes);
  const written = phaseForm.read(from);
  if (from.excess !== null) return { problems: [NO_PHASE, from.excess] };
  const happened = events.read(from);
  if (from.left > 0) from.fail('newer');
  if (from.fault !== null) return { problems: [from.excess ?? sayFault(from.fault)] };
  const parsed = openPhase(written);
  if ('problems' in parsed) return { problems: problemList(NO_PHASE, parsed.problems) };
  const { scenario } = parsed;
  const usual = usualRulings(editionOf(scenario));
  return {
    scenario, events: happened.map(event => completed(event, usual)),
    unstated: unstatedRulings(scenario.ruleset, written.rulings),
  };
};

/** Rulings that a turn does not state are as usual. */
const completed = (event: LinkEvent, usual: Rulings): PlayedEvent =>
  (event.type === 'turn.begun' ? { ...event, rulings: { ...usual, ...event.rulings } } : event);
