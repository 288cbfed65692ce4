/** Scenarios as somebody would write them, to be broken by tests. */
import { neteaLibrary } from '../src/army-lists/netea.ts';
import type { Scenario } from '../src/epic-armageddon/model/scenario.ts';
import { parseScenario } from '../src/epic-armageddon/scenario/parse.ts';
import type { ProfileSource } from '../src/epic-armageddon/scenario/profile-source.ts';
import type { Problem, ProblemCode } from '../src/parsing/problems.ts';

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

/**
 * A titan helps a mechanised company, still aboard, against two mobs that stand together: every field that the full
 * scenario leaves out.
 */
export const grandJson = (): Loose => ({
  format: 1,
  ruleset: 'epic-armageddon',
  table: {
    terrain: [{ id: 'trench', kind: 'fortifications', works: 'trench', builtBy: 'defender',
      outline: [[30, 44], [50, 44], [50, 46], [30, 46]] }],
  },
  formations: [
    {
      id: 'company', side: 'attacker', rules: ['they-shall-know-no-fear'],
      units: [
        { id: 'r1', profile: 'rhino', at: [20, 20] },
        { id: 'm1', profile: 'tactical', aboard: 'r1', characters: ['captain'] },
        { id: 'm2', profile: 'tactical', aboard: 'r1', at: [20, 20] },
      ],
    },
    { id: 'titan', side: 'attacker', units: [
      { id: 'w1', profile: 'warhound-class-titan', at: [40, 20], damage: 1, shields: 1 },
    ] },
    { id: 'speeders', side: 'attacker', marched: true, units: [
      { id: 's1', profile: 'land-speeder', at: [70, 20], poppedUp: true },
    ] },
    {
      id: 'mob', side: 'defender', blastMarkers: 8, overwatch: true, rules: ['power-of-the-waaagh', 'mob-rule'],
      units: [{ id: 'g1', profile: 'gargant', at: [40, 50] }, { id: 'b1', profile: 'boyz', at: [34, 46] }],
    },
    { id: 'idols', side: 'defender', broken: true, units: [{ id: 'i1', profile: 'idol', at: [49, 50], shields: 0 }] },
  ],
  engage: {
    formation: 'company', target: 'mob', intermingled: ['idols'], combined: ['titan'], actionTest: 'retaining',
  },
  profiles: {
    idol: {
      name: 'Idol', type: 'war-engine', speed: 15, armour: 4, cc: 3, damageCapacity: 4,
      critical: { damage: 'all', splash: { within: 5, hitOn: 4, effect: 'macro-weapon' }, entered: true, later: true },
      abilities: ['power-fields-d3', 'transport'],
      weapons: [{ name: 'Fist', kind: 'assault', extraAttacks: '2D3', rules: ['titan-killer-d3'] }],
    },
  },
});

/** The grand scenario after something has been done to it. */
export const changedGrand = (change: (json: Loose) => void): Loose => {
  const json = grandJson();
  change(json);
  return json;
};

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
