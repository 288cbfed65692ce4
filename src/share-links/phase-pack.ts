/** A 40k phase and all that has happened in it as few bytes, and back. */
import type { PlayedPhase } from '../warhammer-40k/stages/turns.ts';
import { parsePhase } from '../warhammer-40k/scenario/parse.ts';
import { writePhase } from '../warhammer-40k/scenario/write.ts';
import { ByteWriter, ByteReader } from './bytes.ts';
import { list } from './codec.ts';
import { NO_PHASE, sayFault, problemList } from './faults.ts';
import { sayLinkProblem } from './link-words.ts';
import { phaseEventForm } from './phase-event-form.ts';
import { phaseForm, type LinkPhase } from './phase-form.ts';

export type UnpackedPhase = PlayedPhase | { readonly problems: readonly string[] };

/** Nobody plays a phase of more steps, nor so many turns of it. */
const MOST_PHASE_EVENTS = 4000;

const events = list(phaseEventForm);

/** Every profile travels whole. */
export const packPhase = (played: PlayedPhase): Uint8Array => {
  const out = new ByteWriter();
  phaseForm.write(out, writePhase(played.scenario) as LinkPhase);
  events.write(out, played.events);
  return out.all();
};

/** What `packPhase` has packed. Never throws: of other bytes it says what is wrong. */
export const unpackPhase = (bytes: Uint8Array): UnpackedPhase => {
  const from = new ByteReader(bytes);
  const written = phaseForm.read(from);
  const happened = events.read(from);
  if (from.left > 0) from.fail('newer');
  if (from.fault !== null) return { problems: [sayFault(from.fault)] };
  if (happened.length > MOST_PHASE_EVENTS) {
    return { problems: [sayLinkProblem('manyPhaseSteps', happened.length, MOST_PHASE_EVENTS)] };
  }
  const parsed = parsePhase(written);
  if ('problems' in parsed) return { problems: problemList(NO_PHASE, parsed.problems) };
  return { scenario: parsed.scenario, events: happened };
};
