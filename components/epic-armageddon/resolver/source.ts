/** Where an assault to be played comes from: one of the bundled ones, or a scenario from outside. */
import type { AssaultEvent, Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Parsed } from '../../../src/epic-armageddon/scenario/parse.ts';
import { marinesChargeWarband } from '../../../src/epic-armageddon/scenario/samples/marines-charge-warband.ts';
import { SAMPLE_NAMES } from '../../../src/epic-armageddon/scenario/samples/names.ts';
import type { FirstOdds, PlayedSample } from '../../../src/epic-armageddon/scenario/samples/sample.ts';
import type { GivenProblem } from '../../shared/public/given-words.ts';
import { freshSeed } from '../../shared/resolver/walk-through.ts';
import type { ResolverLazyParts } from './lazy-parts.ts';
import type { Playing } from './playing.ts';

/** An assault ready to be played. */
export interface Ready {
  /** Its id, if it is bundled. */
  readonly id: string | null;
  readonly scenario: Scenario;
  readonly prepared: readonly Decision[];
  readonly seed: number;
  /** What is known of its odds beforehand; null: nothing. */
  readonly odds: FirstOdds | null;
}

export type Source = Ready | { readonly problems: readonly GivenProblem[] };

/** Whether a text is meant as the id of a bundled assault and not as JSON. */
export const isId = (scenario: unknown): scenario is string =>
  typeof scenario === 'string' && /^[\w-]*$/.test(scenario.trim());

const nameOf = (id: string): (typeof SAMPLE_NAMES)[number] | undefined =>
  SAMPLE_NAMES.find(one => one.id === id.trim());

const ready = ({ id, scenario, decisions, seed, odds }: PlayedSample): Ready =>
  ({ id, scenario, prepared: decisions, seed, odds });

const nowhere = (id: string): Source => ({
  problems: [{ path: '', say: words => words.unknownAssault(id, SAMPLE_NAMES.map(one => one.id)) }],
});

/** Put in by the build of a script that has it in another one beside it. */
declare const FIRST_SAMPLE_IN_OTHER_SCRIPT: true | undefined;
const FIRST = typeof FIRST_SAMPLE_IN_OTHER_SCRIPT === 'undefined' ? marinesChargeWarband : null;
const FIRST_ID = SAMPLE_NAMES[0].id;

/** The first bundled assault, also where none is named, or that none has this name; null: it has to be loaded. */
export const atOnce = (scenario: unknown): Source | null => {
  const id = scenario ?? FIRST_ID;
  if (!isId(id)) return null;
  if (nameOf(id) === undefined) return nowhere(id);
  return id.trim() === FIRST?.id ? ready(FIRST) : null;
};

/** What brings scenarios. */
export type ScenarioParts = Pick<ResolverLazyParts, 'sample' | 'parser' | 'library'>;

/** Whether something is the name or number of a step, or a number of events. */
export const isStep = (meant: string): boolean => /^(?:\d{1,6}|a[0-7]\w*|assaultover|noassault)$/i.test(meant.trim());

/** That there is no step of that name. */
export const noStep = (step: string): { readonly problems: readonly GivenProblem[] } => ({
  problems: [{ path: 'step', say: words => words.unknownStep(step) }],
});

/** A bundled assault by its id, or a scenario from outside. */
export const loaded = async (scenario: unknown, parts: ScenarioParts): Promise<Source> => {
  const id = scenario ?? FIRST_ID;
  return isId(id) ? ready(await parts.sample(nameOf(id)!.id)) : fromOutside(scenario, parts);
};

const lacksUnits = (parsed: Parsed): boolean =>
  'problems' in parsed && parsed.problems.some(({ code }) => code === 'unknown-unit' || code === 'unusable-unit');

/** A scenario from outside, whole or with all its problems. The unit library comes only if a profile is lacking. */
const fromOutside = async (scenario: unknown, { parser, library }: ScenarioParts): Promise<Source> => {
  const parse = await parser();
  const alone = parse(scenario);
  const parsed = lacksUnits(alone) ? parse(scenario, await library()) : alone;
  return 'problems' in parsed ? parsed
    : { id: null, scenario: parsed.scenario, prepared: [], seed: freshSeed(), odds: null };
};

/** What the page may say of it besides. */
interface Wishes {
  readonly decisions: readonly Decision[] | null;
  readonly events: readonly AssaultEvent[];
  readonly seed: number | null;
  readonly dice: readonly number[];
  readonly step: string | null;
}

/** What is played of a source, as the page wishes it; a page that names no whole number names no seed. */
export const playingOf = ({ scenario, prepared, seed, odds }: Ready, wishes: Wishes): Playing => {
  const { decisions, events, seed: wanted, dice, step } = wishes;
  return {
    scenario, prepared: decisions ?? prepared, seed: Number.isSafeInteger(wanted) ? wanted! : seed, dice, events, step,
    odds,
  };
};
