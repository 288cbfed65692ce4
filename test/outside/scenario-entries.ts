/** Scenarios of both games, as somebody else has written them. */
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import { parsePhase } from '../../src/warhammer-40k/scenario/parse.ts';
import { misspelt, strange, times, type Entry, type Grower } from './entry.ts';

const IDS = neteaLibrary.all
  .filter(({ profile }) => profile !== null && profile.type !== 'character').map(({ id }) => id);
export const idAt = (i: number): string => IDS[(i * 13) % IDS.length]!;

type Json = Readonly<Record<string, unknown>>;
const PROFILE = { name: 'One', type: 'infantry', speed: 15 };

const IN_ROW = 40;
const IN_FORMATION = 50;
const placeAt = (i: number): readonly number[] => [10 + 5 * (i % IN_ROW), 10 + 5 * Math.floor(i / IN_ROW)];

/** So many units: one of the defender, the others of the attacker in as many formations as they need. */
export const scenarioOf = (size: number, unit: (i: number) => Json, more: Json = {}): Json => ({
  format: 1, ruleset: 'epic-armageddon', startAt: 'a4Attacks', engage: { formation: 'f0', target: 'd' },
  table: { width: 300, depth: 200 },
  formations: [
    ...times(Math.ceil((size - 1) / IN_FORMATION), j => ({
      id: `f${j}`, side: 'attacker',
      units: times(Math.min(IN_FORMATION, size - 1 - IN_FORMATION * j), i => {
        const at = IN_FORMATION * j + i;
        return { id: `u${at}`, profile: 'boyz', at: placeAt(at), ...unit(at) };
      }),
    })),
    { id: 'd', side: 'defender', units: [{ id: 'x', profile: 'boyz', at: [10, 190] }] },
  ],
  ...more,
});

const fieldsOf = (size: number, name: (i: number) => string, value: (i: number) => unknown): Json =>
  Object.fromEntries(times(size, i => [name(i), value(i)]));

const alike = (more: (size: number) => Json): Grower => size => scenarioOf(5, () => ({}), more(size));

const circle = (corners: number): readonly (readonly number[])[] => times(corners, i =>
  [100 + 50 * Math.cos((2 * Math.PI * i) / corners), 100 + 50 * Math.sin((2 * Math.PI * i) / corners)]);

const UNITS: Readonly<Record<string, Grower>> = {
  'one profile': size => scenarioOf(size, () => ({})),
  'many profiles': size => scenarioOf(size, i => ({ profile: idAt(i) })),
  'misspelt profiles': size => scenarioOf(size, i => ({ profile: misspelt(idAt(i)) })),
  'misspelt profiles of their own': size => scenarioOf(size, i => ({ profile: `onw-${i}` }),
    { profiles: fieldsOf(size, i => `own-${i}`, () => PROFILE) }),
  'units in one place': size => scenarioOf(size, () => ({ at: [10, 10] })),
  'units of one id': size => scenarioOf(size, () => ({ id: 'u0' })),
  passengers: size => scenarioOf(size, i => (i % 2 === 0 ? { profile: 'rhino' }
    : { profile: 'tactical', at: undefined, aboard: `u${i - 1}` })),
  'passengers of nobody': size => scenarioOf(size, i => ({ aboard: `v${i}` })),
  options: size => scenarioOf(size, () => ({ profile: 'predator', options: ['lascannon', 'lascanon'] })),
  characters: size => scenarioOf(20, () => ({ characters: times(size, () => 'warlord') })),
};

const LISTS: Readonly<Record<string, Grower>> = {
  'fields that there are not': alike(size => fieldsOf(size, i => `formatons${i}`, () => 1)),
  'rulings that there are not': alike(size => ({ rulings: fieldsOf(size, i => `suportReach${i}`, () => 'x') })),
  profiles: alike(size => ({ profiles: fieldsOf(size, i => `p${i}`, () => PROFILE) })),
  abilities: alike(size => ({ profiles: { p: { ...PROFILE, abilities: times(size, () => 'fearlss') } } })),
  'rules of a formation': size => scenarioOf(5, () => ({}), { formations: [
    { id: 'f0', side: 'attacker', rules: times(size, () => 'they-shal-know-no-fear'), units: [] },
  ] }),
  'formations joined': alike(size =>
    ({ engage: { formation: 'f0', target: 'd', combined: times(size, i => `f${i}`) } })),
  'lists in lists': size => `${'['.repeat(size)}${']'.repeat(size)}`,
  'letters of a name': size => scenarioOf(5, () => ({}), { title: 'ü'.repeat(size) }),
};

const FIGURES = { name: 'One', weaponSkill: 4, strength: 4, toughness: 4, initiative: 4, leadership: 8, save: 3 };

/** So many models: one of the defender, the others of the attacker in as many units as they need. */
export const phaseOf = (size: number, model: (i: number) => Json, more: Json = {}): Json => ({
  format: 1, ruleset: 'warhammer-40k-7th', table: { width: 300, depth: 300 },
  units: [
    ...times(Math.ceil((size - 1) / IN_FORMATION), j => ({
      id: `f${j}`, side: 'attacker',
      models: times(Math.min(IN_FORMATION, size - 1 - IN_FORMATION * j), i => {
        const at = IN_FORMATION * j + i;
        return { id: `m${at}`, profile: 'one', at: placeAt(at), ...model(at) };
      }),
    })),
    { id: 'd', side: 'defender', models: [{ id: 'x', profile: 'one', at: [10, 290] }] },
  ],
  profiles: { one: FIGURES },
  ...more,
});

const MODELS: Readonly<Record<string, Grower>> = {
  'one profile': size => phaseOf(size, () => ({})),
  'many profiles': size => phaseOf(size, i => ({ profile: `own-${i}` }),
    { profiles: fieldsOf(size, i => `own-${i}`, () => FIGURES) }),
  'misspelt profiles': size => phaseOf(size, i => ({ profile: `onw-${i}` }),
    { profiles: fieldsOf(size, i => `own-${i}`, () => FIGURES) }),
  'models in one place': size => phaseOf(size, () => ({ at: [10, 10] })),
  'models of one id': size => phaseOf(size, () => ({ id: 'm0' })),
};

const PHASE_LISTS: Readonly<Record<string, Grower>> = {
  'fields that there are not': size => phaseOf(5, () => ({}), fieldsOf(size, i => `unitz${i}`, () => 1)),
  'rulings that there are not': size =>
    phaseOf(5, () => ({}), { rulings: fieldsOf(size, i => `vulnerabel${i}`, () => 'x') }),
  profiles: size => phaseOf(5, () => ({}), { profiles: fieldsOf(size, i => `p${i}`, () => FIGURES) }),
};

const parse = () => (json: unknown) => parseScenario(json, neteaLibrary);
const epic = { name: 'parseScenario', file: 'src/epic-armageddon/scenario/parse.ts', ready: parse } as const;
const phase = {
  name: 'parsePhase', file: 'src/warhammer-40k/scenario/parse.ts', ready: () => (json: unknown) => parsePhase(json),
} as const;

export const SCENARIO_ENTRIES: readonly Entry[] = [
  {
    ...epic, of: 'units', sizes: [20, 200], inTheSuite: [20, 100], c: 3, shapes: UNITS,
    beyond: {
      'more units': { input: () => scenarioOf(201, () => ({})), says: /201 units.* 200/ },
      'more units of a formation': {
        input: () => scenarioOf(5, () => ({}), { formations: [{
          id: 'f0', side: 'attacker', units: times(61, i => ({ id: `u${i}`, profile: strange(i), at: [i, 1] })),
        }] }),
        says: /61 units.* 60/,
      },
      'more terrain': {
        input: () => scenarioOf(5, () => ({}), { table: { width: 300, depth: 200,
          terrain: times(41, i => ({ id: `t${i}`, kind: 'woods', outline: circle(4) })) } }),
        says: /41 pieces.* 40/,
      },
    },
  },
  {
    ...epic, of: 'corners of 40 pieces of terrain', sizes: [8, 64], c: 7,
    shapes: { terrain: size => scenarioOf(50, () => ({}), { table: { width: 300, depth: 200,
      terrain: times(40, i => ({ id: `t${i}`, kind: 'woods', outline: circle(size) })) } }) },
    beyond: {},
  },
  {
    ...epic, of: 'entries of a list', sizes: [500, 5000], inTheSuite: [200, 1000], c: 2, shapes: LISTS,
    beyond: {
      'more than 1 MB': { input: () => scenarioOf(5, () => ({}), { title: 'x'.repeat(1_000_001) }), says: /1 MB/ },
      'more than 1 MB of text': { input: () => '['.repeat(1_000_001), says: /1 MB/ },
    },
  },
  {
    ...phase, of: 'models', sizes: [20, 200], c: 4, shapes: MODELS,
    beyond: { 'more models': { input: () => phaseOf(201, () => ({})), says: /201 models.* 200/ } },
  },
  {
    ...phase, of: 'entries of a list', sizes: [500, 5000], inTheSuite: [200, 1000], c: 2, shapes: PHASE_LISTS,
    beyond: {
      'more than 1 MB': { input: () => phaseOf(5, () => ({}), { title: 'x'.repeat(1_000_001) }), says: /1 MB/ },
    },
  },
];
