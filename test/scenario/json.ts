/** Scenarios as somebody would write them, to be broken by tests. */
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import type { Scenario } from '../../src/epic-armageddon/scenario.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import type { ProfileSource } from '../../src/scenario/profile-source.ts';
import type { Problem, ProblemCode } from '../../src/scenario/problems.ts';

/** JSON that a test may change and break as it likes. */
export type Loose = any;

/** Two marines with a chaplain charge three boyz in a wood; every field of the contract that may be given is given. */
export const fullJson = (): Loose => ({
  format: 1,
  ruleset: 'epic-armageddon',
  title: 'Marines hit a warband',
  rulings: { equalDistances: 'list-order' },
  table: {
    width: 90,
    depth: 60,
    terrain: [
      { id: 'wood', kind: 'woods', outline: [[20, 28], [50, 28], [50, 40], [20, 40]] },
      { id: 'crest', kind: 'hill', name: 'Low crest', cutsSight: false, outline: [[60, 10], [80, 10], [70, 25]] },
    ],
  },
  formations: [
    {
      id: 'marines', name: 'Assault detachment', side: 'attacker', initiative: 1,
      blastMarkers: 1, broken: false, marched: false, overwatch: false, rules: ['they-shall-know-no-fear'],
      units: [
        { id: 'a1', profile: 'assault', at: [30, 20], damage: 0, characters: ['chaplain'] },
        { id: 'a2', profile: 'hero', at: [33, 20] },
      ],
    },
    {
      id: 'warband', name: 'Warband', side: 'defender', initiative: 3,
      units: [
        { id: 'd1', profile: 'boyz', at: [30, 30] },
        { id: 'd2', profile: 'boyz', at: [33, 30] },
        { id: 'd3', profile: 'boyz', at: [36, 30] },
      ],
    },
  ],
  engage: { formation: 'marines', target: 'warband', intermingled: [], combined: [] },
  startAt: 'a1ChooseTarget',
  profiles: {
    hero: {
      name: 'Hero', type: 'infantry', speed: 20, armour: 3, cc: 2, ff: 4, damageCapacity: 1, radius: 1.2,
      abilities: ['fearless'],
      weapons: [{ name: 'Axe', kind: 'assault', extraAttacks: 'D3', rules: ['macro-weapon'] }],
    },
  },
});

/** The least that can be said: one marine, one ork. */
export const leastJson = (): Loose => ({
  format: 1,
  ruleset: 'epic-armageddon',
  formations: [
    { id: 'a', side: 'attacker', units: [{ id: 'a1', profile: 'tactical', at: [10, 10] }] },
    { id: 'd', side: 'defender', units: [{ id: 'd1', profile: 'boyz', at: [10, 20] }] },
  ],
  engage: { formation: 'a', target: 'd' },
});

/** The full scenario after something has been done to it. */
export const changed = (change: (json: Loose) => void): Loose => {
  const json = fullJson();
  change(json);
  return json;
};

/** What parsing has to say against it; nothing if it parses. */
export const problemsOf = (json: unknown, library: ProfileSource = neteaLibrary): readonly Problem[] => {
  const parsed = parseScenario(json, library);
  return 'problems' in parsed ? parsed.problems : [];
};

/** The same, as codes and paths. */
export const faultsOf = (json: unknown, library?: ProfileSource): readonly (readonly [ProblemCode, string])[] =>
  problemsOf(json, library).map(({ code, path }) => [code, path]);

/** The scenario, which has to parse. */
export const scenarioFrom = (json: unknown, library: ProfileSource = neteaLibrary): Scenario => {
  const parsed = parseScenario(json, library);
  if ('problems' in parsed) throw new Error(parsed.problems.map(({ path, say }) => `${path}: ${say}`).join('\n'));
  return parsed.scenario;
};
