/** A scenario and all that has happened in it as few bytes, and back. */
import type { AssaultEvent } from '../epic-armageddon/model/events.ts';
import { sheetKeysOf } from '../epic-armageddon/model/options.ts';
import type { Scenario } from '../epic-armageddon/model/scenario.ts';
import { parseScenario } from '../epic-armageddon/scenario/parse.ts';
import { quote } from '../parsing/problems.ts';
import { sheetOfKey, type ProfileSource } from '../epic-armageddon/scenario/profile-source.ts';
import { writeScenario } from '../epic-armageddon/scenario/write.ts';
import { ByteWriter, ByteReader } from './bytes.ts';
import { checksum } from './envelope.ts';
import { statedRulings, unstatedRulings, type ChangedRow } from './changed-rulings.ts';
import { list } from './codec.ts';
import { eventForm } from './event-form.ts';
import { NO_ASSAULT, sayFault, problemList } from './faults.ts';
import { sayLinkProblem } from './link-words.ts';
import { profileForm, scenarioForm, type LinkScenario } from './scenario-form.ts';

/** An assault: what is on the table, and everything that has happened. */
export interface Played {
  readonly scenario: Scenario;
  readonly events: readonly AssaultEvent[];
}

/** An assault as it came out of a link. */
export interface LinkedAssault extends Played {
  /** Sentences about what may not be as the sender saw it. */
  readonly notes: readonly string[];
  /** Rulings that the link does not state, as it is older than they are. */
  readonly unstated: readonly ChangedRow[];
}

export type Unpacked = LinkedAssault | { readonly problems: readonly string[] };

/** Nobody plays an assault of more steps. */
export const MOST_EVENTS = 4000;
const events = list(eventForm, steps =>
  (steps > MOST_EVENTS ? sayLinkProblem('manySteps', steps, MOST_EVENTS) : null));

/** Profiles of the library go by their ids, and with a checksum each; those that it lacks travel whole. */
export const pack = (played: Played, library: ProfileSource): Uint8Array => {
  const out = new ByteWriter();
  const written = writeScenario(played.scenario, library) as LinkScenario;
  const { ruleset, rulings } = played.scenario;
  scenarioForm.write(out, { ...written, rulings: { ...written.rulings, ...statedRulings(ruleset, rulings) } });
  for (const id of borrowed(written)) out.whole(mark(id, library));
  events.write(out, played.events);
  return out.all();
};

/** What `pack` has packed. Never throws: of other bytes it says what is wrong. */
export const unpack = (bytes: Uint8Array, library: ProfileSource): Unpacked => {
  const from = new ByteReader(bytes);
  const written = scenarioForm.read(from);
  if (from.excess !== null) return { problems: [NO_ASSAULT, from.excess] };
  const marks = borrowed(written).map(id => ({ id, mark: from.whole() }));
  const happened = events.read(from);
  if (from.left > 0) from.fail('newer');
  if (from.fault !== null) return { problems: [from.excess ?? sayFault(from.fault)] };
  const parsed = parseScenario(written, library);
  if ('problems' in parsed) return { problems: problemList(NO_ASSAULT, parsed.problems) };
  const changed = marks.filter(one => mark(one.id, library) !== one.mark);
  return {
    scenario: parsed.scenario, events: happened, notes: [...new Set(changed.map(({ id }) => otherwise(id)))],
    unstated: unstatedRulings(parsed.scenario.ruleset, written.rulings),
  };
};

/** Keys of the profiles that a scenario takes from the library, in the order in which they come up. */
const borrowed = ({ formations = [], profiles = {} }: LinkScenario): readonly string[] => {
  const units = formations.flatMap(formation => formation.units ?? []);
  const keys = units.flatMap(({ profile = '', characters = [], options = [] }) =>
    sheetKeysOf({ profile, characters, options }));
  return [...new Set(keys)].filter(key => !Object.hasOwn(profiles, key));
};

/** Changes with every figure of a datasheet, and of the options with which it is played. */
const mark = (key: string, library: ProfileSource): number => {
  const out = new ByteWriter();
  const sheet = sheetOfKey(key, library);
  const said = Object.entries(sheet ?? {}).filter(([, value]) => value !== null);
  profileForm.write(out, Object.fromEntries(said));
  return checksum(out.all());
};

const otherwise = (key: string): string => sayLinkProblem('otherSheet', quote(key.split('+')[0]!));
