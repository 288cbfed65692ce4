/** The published schemas against the parsers: what is read passes, and of what is refused all that a schema can see. */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import type { Problem, ProblemCode } from '../../src/parsing/problems.ts';
import { SAMPLES } from '../../src/epic-armageddon/scenario/samples/samples.ts';
import { phaseSchema, scenarioSchema } from '../../components/embed/build/schemas.ts';
import { parsePhase } from '../../src/warhammer-40k/scenario/parse.ts';
import { PHASE_SAMPLES } from '../../src/warhammer-40k/scenario/samples/samples.ts';
import { writePhase } from '../../src/warhammer-40k/scenario/write.ts';
import { writeScenario } from '../../src/epic-armageddon/scenario/write.ts';
import { EDITIONS } from '../../src/warhammer-40k/editions/index.ts';
import type { Loose } from '../json.ts';

/** Strict: a word that draft 07 does not know, or that can have no effect, is an error. */
const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false });
const epic = ajv.compile(scenarioSchema());
const phase = ajv.compile(phaseSchema());

const problemsIn = (parsed: object): readonly Problem[] => ('problems' in parsed ? parsed.problems as Problem[] : []);

const GAMES = {
  'epic-armageddon': { passes: epic, problems: (json: unknown) => problemsIn(parseScenario(json, neteaLibrary)) },
  'warhammer-40k': { passes: phase, problems: (json: unknown) => problemsIn(parsePhase(json)) },
} as const;
type Game = keyof typeof GAMES;

describe('every bundled scenario passes its schema', () => {
  it.each(SAMPLES)('$id, whole and as short as it can be written', ({ scenario }) => {
    for (const json of [scenario, writeScenario(scenario, neteaLibrary), writeScenario(scenario)]) {
      epic(json);
      expect(epic.errors).toBeNull();
    }
  });

  it.each(PHASE_SAMPLES)('$id in every edition', ({ scenario }) => {
    for (const one of EDITIONS.map(scenario)) {
      for (const json of [one, writePhase(one)]) {
        phase(json);
        expect(phase.errors).toBeNull();
      }
    }
  });
});

/** Scenarios of which every field is said. */
const KEPT = JSON.parse(readFileSync(new URL('../golden/0.1.0/scenarios.json', import.meta.url), 'utf8')) as
  readonly { readonly written: Loose }[];
const gameOf = ({ ruleset }: { readonly ruleset: string }): Game =>
  (ruleset === 'epic-armageddon' ? ruleset : 'warhammer-40k');

/** What is wrong with one part by itself, wherever it stands: a schema sees all of it. */
const SEEN: readonly ProblemCode[] = [
  'wrong-format', 'wrong-ruleset', 'unknown-field', 'missing-field', 'wrong-type', 'unknown-word', 'unknown-ability',
  'unknown-weapon-rule', 'unknown-rule', 'unknown-ruling', 'unknown-answer', 'unknown-question', 'unknown-terrain',
];

type Path = readonly (string | number)[];

const pathsIn = (json: Loose, path: Path = []): readonly Path[] => {
  if (typeof json !== 'object' || json === null) return [path];
  const steps = Object.keys(json).map(key => (Array.isArray(json) ? Number(key) : key));
  return [path, ...steps.flatMap(step => pathsIn(json[step], [...path, step]))];
};

const GONE = Symbol('gone');

/** The scenario with something else in one place. */
const withAt = (json: Loose, [key, ...rest]: Path, value: unknown): Loose => {
  if (key === undefined) return value;
  const copy: Loose = Array.isArray(json) ? [...json] : { ...json };
  if (rest.length > 0 || value !== GONE) copy[key] = withAt(copy[key], rest, value);
  else delete copy[key];
  return copy;
};

const STRANGE: readonly unknown[] = [GONE, null, true, 'strange', '', 2, -1, 0.5, 99_999, [], [1, 2], {}, { odd: 1 }];

/** Every strange thing in every place of a scenario. */
const broken = (json: Loose): readonly Loose[] => pathsIn(json)
  .filter(path => path.length > 0)
  .flatMap(path => STRANGE.filter(one => one !== GONE || typeof path.at(-1) === 'string')
    .map(strange => withAt(json, path, strange)));

const KEPT_OF = KEPT.map(({ written }) => ({ game: gameOf(written), written }));

describe.each(KEPT_OF)('a scenario of $game', ({ game, written }) => {
  const { passes, problems } = GAMES[game];
  const all = broken(written).map(json => ({ json, codes: problems(json).map(({ code }) => code) }));

  it('that is read passes, whatever stands in any one of its places', () => {
    const refused = all.filter(({ json, codes }) => codes.length === 0 && !passes(json));
    expect(refused).toEqual([]);
  });

  it('with a part that is wrong by itself does not pass', () => {
    const seen = all.filter(({ codes }) => codes.some(code => SEEN.includes(code)));
    expect(seen.length).toBeGreaterThan(100);
    expect(seen.filter(({ json }) => passes(json))).toEqual([]);
  });
});

describe('a number out of its range, a list too long or too short does not pass', () => {
  const [, full, grand, , phaseFull] = KEPT.map(({ written }) => written);
  const rows: readonly (readonly [claim: string, json: Loose, path: Path, value: unknown])[] = [
    ['an initiative of 7', full, ['formations', 0, 'initiative'], 7],
    ['half a Blast marker', full, ['formations', 0, 'blastMarkers'], 0.5],
    ['a table of 2000cm', full, ['table', 'width'], 2000],
    ['a formation of nobody', full, ['formations', 0, 'units'], []],
    ['an outline of two corners', full, ['table', 'terrain', 0, 'outline'], [[0, 0], [9, 9]]],
    ['thirteen extra attacks', full, ['profiles', 'hero', 'weapons', 0, 'extraAttacks'], 13],
    ['extra attacks by ten dice', full, ['profiles', 'hero', 'weapons', 0, 'extraAttacks'], '10D6'],
    ['a close combat value of 7', full, ['profiles', 'hero', 'cc'], 7],
    ['an id that is empty', full, ['formations', 0, 'id'], ''],
    ['a critical of 51 points', grand, ['profiles', 'idol', 'critical', 'damage'], 51],
    ['a power field of four sides', grand, ['profiles', 'idol', 'abilities'], ['power-fields-d4']],
    ['a Toughness of 11', phaseFull, ['profiles', 'ork', 'toughness'], 11],
    ['a save of 1+', phaseFull, ['profiles', 'marine', 'save'], 1],
    ['a unit of nobody', phaseFull, ['units', 0, 'models'], []],
    ['a round before the first', phaseFull, ['round'], 0],
  ];

  it.each(rows)('%s', (_, json, path, value) => {
    const { passes, problems } = GAMES[gameOf(json)];
    const wrong = withAt(json, path, value);
    expect(problems(wrong).length).toBeGreaterThan(0);
    expect(passes(wrong)).toBe(false);
  });
});

it('a field that is left out has the default that the schema names', () => {
  const { properties } = scenarioSchema() as { properties: Record<string, { default?: unknown }> };
  const parsed = parseScenario(KEPT[0]!.written, neteaLibrary);
  expect(parsed).toMatchObject({
    scenario: { title: properties['title']!.default, startAt: properties['startAt']!.default },
  });
});
