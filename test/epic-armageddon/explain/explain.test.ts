/** Explanations of every unit at every step of made-up assaults, held to what the rules do there. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { explain } from '../../../src/epic-armageddon/explain/explain.ts';
import { UNIT_QUESTIONS } from '../../../src/epic-armageddon/explain/fact.ts';
import { FACT_KEYS, factSentence } from '../../../src/epic-armageddon/explain/fact-sentences.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { parsed as parsedOfLists } from '../../support/list-armies/campaign.ts';
import { listScenario } from '../../support/list-armies/scenarios.ts';
import { wishInLists } from '../../support/list-armies/wishes.ts';
import { playAtRandom, type Wish } from '../../support/random-play.ts';
import { randomScenario } from '../../support/random-scenarios.ts';
import { sourceOf } from '../../support/random/source.ts';
import { IS_WHOLE, shareOf } from '../../support/share.ts';
import { RARE } from './cases.ts';
import { caught, CLAIMS, disagreeing, isConcluded } from './claims.ts';

const readme = readFileSync(new URL('../../../src/epic-armageddon/README.md', import.meta.url), 'utf8');
const RULES = new Set([...readme.matchAll(/^\| ([A-Z]\d+(?:\.\d+)?) \|/gm)].map(([, id]) => id));

const broken = new Map<string, string[]>();
const met = new Set<string>();
const answered = new Set<string>();
let steps = 0;

const accuse = (claim: string, where: string): void => {
  const cases = broken.get(claim) ?? [];
  if (cases.length < 6) broken.set(claim, [...cases, where]);
};

const BROKEN_TEXT = /undefined|NaN|null|Infinity|\s{2}| \.|\.\./;

/** Every explanation at a step is whole: known rules, sentences, and a conclusion. */
const read = (assault: Assault, where: string): void => {
  for (const { id } of assault.units) {
    for (const asked of UNIT_QUESTIONS) {
      const explanation = explain(assault, id, asked);
      answered.add(`${asked} ${explanation.answer}`);
      if (!isConcluded(explanation)) accuse('the last fact decides', `${where} ${id} ${asked} ${explanation.answer}`);
      for (const fact of explanation.facts) {
        met.add(fact.key);
        if (!RULES.has(fact.rule)) accuse('every rule is known', `${fact.key} ${fact.rule}`);
        if (BROKEN_TEXT.test(factSentence(fact))) accuse('every sentence is whole', factSentence(fact));
      }
    }
  }
};

const watch = (scenario: Scenario, seed: number, restless: number, name: string, wish?: Wish): void => {
  const { end } = playAtRandom(scenario, sourceOf(seed), restless, step => {
    const where = `${name} ${seed} ${step.event.type}`;
    steps += 1;
    for (const claim of CLAIMS) for (const id of disagreeing(claim, step)) accuse(claim.claim, `${where} ${id}`);
    for (const id of caught(step)) accuse('who is caught is said to be', `${where} ${id}`);
    read(step.before, where);
  }, wish);
  read(end, `${name} ${seed} at its end`);
};

const parsed = (json: unknown): Scenario => {
  const result = parseScenario(json);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.scenario;
};

/** In the last one cover is ignored. */
const LISTS = [...Array.from({ length: shareOf(150, 80) }, (_, i) => i + 1), ...IS_WHOLE ? [] : [117]];

beforeAll(() => {
  for (let seed = 1; seed <= shareOf(50, 30); seed += 1) {
    const startAt = seed % 2 === 0 ? 'a4Attacks' : 'a1ChooseTarget';
    const scenario = parsed(randomScenario(seed, {
      attackers: [1, 5], defenders: [1, 5], supporters: [0, 2], supporterUnits: [1, 3], terrain: [0, 4], special: 60,
      startAt, joined: startAt === 'a4Attacks' ? 20 : 0,
    }));
    watch(scenario, seed, startAt === 'a4Attacks' ? 40 : 92, 'made up');
  }
  for (const seed of LISTS) {
    const startAt = seed % 3 === 0 ? 'a1ChooseTarget' : 'a4Attacks';
    const scenario = parsedOfLists(listScenario(seed * 7, { startAt, crowd: 35 }));
    watch(scenario, seed, 40, 'lists', wishInLists);
  }
});

describe('of every unit at every step of many assaults', () => {
  test('there is much to be explained', () => {
    expect(steps).toBeGreaterThan(shareOf(1500, 800));
    expect([...answered].sort()).toEqual(UNIT_QUESTIONS.flatMap(asked =>
      ['no', 'not-now', 'yes'].map(answer => `${asked} ${answer}`)).sort());
  });

  test.each([...CLAIMS.map(({ claim }) => claim), 'who is caught is said to be'])('%s', claim => {
    expect(broken.get(claim) ?? []).toEqual([]);
  });

  test.each(['the last fact decides', 'every rule is known', 'every sentence is whole'])('%s', claim => {
    expect(broken.get(claim) ?? []).toEqual([]);
  });

  test('every fact there is has come up, but for those that the cases tell', () => {
    const told = UNIT_QUESTIONS.flatMap(asked => RARE[asked]);
    expect(FACT_KEYS.filter(key => !met.has(key) && !told.includes(key))).toEqual([]);
  });
});
