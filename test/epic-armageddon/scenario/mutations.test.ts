import { fc } from '../../support/laws.ts';
import { expect, it } from 'vitest';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { MAX_PROBLEMS, PROBLEM_CODES, type Problem } from '../../../src/parsing/problems.ts';
import { writeScenario } from '../../../src/epic-armageddon/scenario/write.ts';
import { scenarioOf, terrainOf } from '../../support/build.ts';
import { fullJson, grandJson, leastJson, type Loose } from '../../json.ts';
import { shareOf } from '../../support/share.ts';

const RUNS = shareOf(10_000, 500);

const BASES: readonly (() => Loose)[] = [
  fullJson,
  leastJson,
  grandJson,
  () => JSON.parse(JSON.stringify(scenarioOf({ terrain: [terrainOf('woods', [0, 0], [9, 9])] }))),
];

/** Values that somebody might put anywhere, by slip or by will. */
const JUNK: readonly (() => unknown)[] = [
  () => null, () => undefined, () => true, () => 0, () => -0, () => -1, () => 1.5, () => 7, () => 1e308, () => NaN,
  () => Infinity, () => '', () => '4', () => 'a1', () => 'boyz', () => 'chaplain', () => 'baneblade', () => 'skimmer',
  () => 'all', () => 'r1', () => 'titan', () => '2D6', () => 'mob-rule', () => 'trench', () => 'retaining',
  () => ({ within: 5 }),
  () => '__proto__', () => 'constructor', () => 'attacker', () => 'x'.repeat(300), () => '\ud800', () => [], () => [[]],
  () => ({}), () => [1, 2], () => [NaN, 0], () => new Array(3), () => JSON.parse('{"__proto__":{"x":1}}') as unknown,
  () => 1n, () => Symbol('x'), () => new Date(0), () => () => 1, () => new Map(), () => Object.create({ id: 'a1' }),
  () => Object.defineProperty({}, 'id', {
    get: () => { throw new Error('No.'); }, enumerable: true, configurable: true,
  }),
];

const FIELDS = [
  'id', 'at', 'units', 'rules', 'profile', 'damage', 'shields', 'aboard', 'armour', 'poppedUp', 'overwatch',
  'critical', 'splash', 'works', 'builtBy', 'actionTest', '__proto__', 'toString', 'a.b', '',
  'x'.repeat(200),
];

const OPERATIONS = ['delete', 'replace', 'duplicate', 'insert', 'move', 'loop', 'text'] as const;

/** One change: what is done, where (counted through all the places there are), and with what. */
const mutation = fc.record({
  operation: fc.constantFrom(...OPERATIONS),
  place: fc.nat(500),
  other: fc.nat(500),
  junk: fc.constantFrom(...JUNK),
  field: fc.constantFrom(...FIELDS),
});
type Mutation = typeof mutation extends fc.Arbitrary<infer M> ? M : never;

interface Place {
  readonly parent: Loose;
  readonly key: string;
}

/** Every field and entry of what is still JSON, outermost first. */
const placesIn = (root: Loose): readonly Place[] => {
  const places: Place[] = [];
  const seen = new Set<unknown>([root]);
  const open = [root];
  for (let parent = open.shift(); parent !== undefined; parent = open.shift()) {
    for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(parent))) {
      if (Array.isArray(parent) && key === 'length') continue;
      places.push({ parent, key });
      if (typeof value === 'object' && value !== null && !seen.has(value)) open.push(value);
      seen.add(value);
    }
  }
  return places;
};

const put = (parent: Loose, key: string, value: unknown): void =>
  void Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });

const insert = (parent: Loose, key: string, field: string, value: unknown): void =>
  Array.isArray(parent) ? void parent.splice(Number(key), 0, value) : put(parent, field, value);

const valueAt = ({ parent, key }: Place): unknown => Object.getOwnPropertyDescriptor(parent, key)?.value;

const mutate = (root: Loose, { operation, place, other, junk, field }: Mutation): void => {
  const places = placesIn(root);
  const one = places[place % Math.max(1, places.length)];
  const two = places[other % Math.max(1, places.length)];
  if (one === undefined || two === undefined) return;
  const { parent, key } = one;
  switch (operation) {
    case 'delete': return Array.isArray(parent) ? void parent.splice(Number(key), 1) : void delete parent[key];
    case 'replace': return put(parent, key, junk());
    case 'duplicate': return insert(parent, key, `${key}2`, valueAt(one));
    case 'insert': return insert(parent, key, field, junk());
    case 'move': return put(parent, key, valueAt(two));
    case 'loop': return put(parent, key, parent);
    case 'text': return put(parent, key, String(typeof valueAt(one)));
  }
};

const mutant = fc.tuple(fc.constantFrom(...BASES), fc.array(mutation, { minLength: 0, maxLength: 4 }))
  .map(([base, mutations]) => {
    const json = base();
    for (const one of mutations) mutate(json, one);
    return json as unknown;
  });

/** With a path, a code of the list, and a sentence that begins and ends as one and can be read at a glance. */
const isTold = ({ path, code, say }: Problem): boolean =>
  typeof path === 'string' && (PROBLEM_CODES as readonly string[]).includes(code)
  && /^[A-Za-z"[-].*[.?]$/s.test(say) && say.length < 600;

it('each of many broken scenarios is refused with reasons or read as a scenario that is read as itself', () => {
  const read = { whole: 0, refused: 0 };
  fc.assert(fc.property(mutant, json => {
    const parsed = parseScenario(json, neteaLibrary);
    if ('scenario' in parsed) {
      read.whole += 1;
      expect(parseScenario(parsed.scenario, neteaLibrary)).toEqual(parsed);
      expect(JSON.parse(JSON.stringify(parsed.scenario))).toEqual(parsed.scenario);
      expect(parseScenario(writeScenario(parsed.scenario, neteaLibrary), neteaLibrary)).toEqual(parsed);
      return;
    }
    read.refused += 1;
    const { problems } = parsed;
    if (problems.length === 0 || problems.length > MAX_PROBLEMS + 1) throw new Error(`${problems.length} problems`);
    const bad = problems.find(problem => !isTold(problem));
    if (bad) throw new Error(`badly told: ${JSON.stringify(bad)}`);
  }), { numRuns: RUNS, seed: 40_000 });
  expect(read.whole).toBeGreaterThan(RUNS / 20);
  expect(read.refused).toBeGreaterThan(RUNS / 2);
});

it('a broken text is refused, whatever it is', () => {
  const text = JSON.stringify(fullJson());
  const cut = fc.tuple(fc.nat(text.length), fc.nat(8), fc.string({ maxLength: 6 }))
    .map(([at, length, put]) => text.slice(0, at) + put + text.slice(at + length));
  fc.assert(fc.property(cut, json => {
    const parsed = parseScenario(json, neteaLibrary);
    if ('problems' in parsed) return parsed.problems.length > 0;
    return JSON.stringify(parseScenario(parsed.scenario)) === JSON.stringify(parsed);
  }), { numRuns: 1_000, seed: 40_001 });
});
