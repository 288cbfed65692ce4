/** Things made up from a seed: of every kind, whole and half done. */
import type { BuiltFormation, BuiltUnit } from '../../src/army-lists/built-formation.ts';
import type { AssaultEvent } from '../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { ARMY_RULES } from '../../src/epic-armageddon/model/army-rules.ts';
import type { Assault } from '../../src/epic-armageddon/model/state.ts';
import { EDITIONS } from '../../src/warhammer-40k/editions/index.ts';
import {
  SHELF_KINDS, type SavedAssault, type SavedPhase, type ShelfItem, type ShelfKind,
} from '../../src/shelf/shelf-item.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import { fightable, playAtRandom } from '../support/random-play.ts';
import { randomScenario } from '../support/random-scenarios.ts';
import { sourceOf, type Source } from '../support/random/source.ts';
import { recordedPhase } from '../support/warhammer-40k/recorded.ts';

const NAMES = [
  'Warhorde', 'Étoile noire', '"quoted" \\ name', '<b>bold</b>', '日本 第一', 'Ωmega 🚀', 'constructor', 'O’Brien’s',
  '-0',
];

/** Events that replay to where this assault was left. */
export const eventsOf = (scenario: Scenario, source: Source, restless = 30): readonly AssaultEvent[] => {
  const told: { readonly event: AssaultEvent; readonly after: Assault }[] = [];
  let start: Assault | null = null;
  playAtRandom(scenario, source, restless, ({ before, event, after }) => {
    start ??= before;
    while (told.length > 0 && told.at(-1)!.after !== before) told.pop();
    told.push({ event, after });
  });
  return told.map(({ event }) => event);
};

export const scenarioOf = (seed: number, source: Source): Scenario => {
  const rare = source.once(30) ? { engines: 30, transports: 60, skimmers: 20 } : null;
  const startAt = source.pick(['a1ChooseTarget', 'a4Attacks'] as const);
  const parsed = parseScenario(randomScenario(seed, { startAt, rare, special: 40 }));
  if ('scenario' in parsed) return fightable(parsed.scenario);
  throw new Error(parsed.problems[0]!.say);
};

const assaultOf = (scenario: Scenario, source: Source): SavedAssault => {
  const all = eventsOf(scenario, source);
  const events = all.slice(0, source.whole([0, all.length]));
  return { scenario, events, at: source.whole([0, events.length]) };
};

/** A table on which something is missing, in the way, or spare. */
export const halfDone = (scenario: Scenario, source: Source): Scenario => {
  const [first, ...others] = scenario.formations;
  const noUnits = [{ ...first!, units: [] }, ...others];
  const piled = scenario.formations.map(one =>
    ({ ...one, units: one.units.map(unit => ({ ...unit, at: [3, 3] as const })) }));
  const nobody = { ...scenario.engage, formation: '', target: '' };
  return source.pick([
    { ...scenario, formations: [], engage: nobody },
    { ...scenario, formations: noUnits },
    { ...scenario, formations: piled },
    { ...scenario, formations: [first!], engage: { ...scenario.engage, target: 'gone' } },
    { ...scenario, engage: nobody },
    { ...scenario, profiles: { ...scenario.profiles, spare: Object.values(scenario.profiles)[0]! } },
    scenario,
  ]);
};

export const builtOf = ({ profiles }: Scenario, source: Source): BuiltFormation => {
  const ids = Object.keys(profiles);
  const units: BuiltUnit[] = [];
  for (let i = source.whole([0, 8]); i > 0; i -= 1) {
    const carrier = units.findIndex(({ aboard }) => aboard === null);
    const aboard = source.once(30) && carrier !== -1 ? carrier : null;
    units.push({ profile: source.pick(ids), characters: source.once(20) ? ['library-hero'] : [], options: [], aboard });
  }
  return {
    name: source.pick(NAMES),
    list: source.once(50) ? 'codex-astartes' : null,
    initiative: source.whole([1, 6]),
    rules: source.once(30) ? [source.pick(ARMY_RULES)] : [],
    units,
    profiles: source.once(60) ? profiles : {},
  };
};

const contentOf = (kind: ShelfKind, seed: number, source: Source): ShelfItem['content'] => {
  const scenario = scenarioOf(seed, source);
  switch (kind) {
    case 'formation':
      return builtOf(scenario, source);
    case 'table':
      return halfDone(scenario, source);
    case 'assault':
      return assaultOf(scenario, source);
    case 'profile':
      return source.pick(Object.values(scenario.profiles));
    case 'phase':
      return phaseThing(seed, source);
  }
};

const phaseThing = (seed: number, source: Source): SavedPhase => {
  const played = recordedPhase(source.pick(EDITIONS), seed);
  return { ...played, at: source.whole([0, played.events.length]) };
};

const two = (number: number): string => String(number).padStart(2, '0');

export const randomItem = (seed: number, kinds: readonly ShelfKind[] = SHELF_KINDS): ShelfItem => {
  const source = sourceOf(seed);
  const kind = source.pick(kinds);
  const { whole } = source;
  return {
    id: `thing-${seed}`,
    kind,
    name: source.pick(NAMES),
    savedAt: `2026-${two(whole([1, 12]))}-${two(whole([1, 28]))}T${two(whole([0, 23]))}:${two(whole([0, 59]))}:00.000Z`,
    note: source.once(30) ? source.pick(NAMES) : '',
    content: contentOf(kind, seed, source),
  } as ShelfItem;
};

/** A shelf with up to three items on it. */
export const randomShelf = (seed: number): readonly ShelfItem[] =>
  Array.from({ length: sourceOf(seed).whole([0, 3]) }, (_, i) => randomItem(3 * seed + i));
