/** Wounds that odds follow one by one, and remember, against all of them together and nothing remembered. */
import { describe, expect, it } from 'vitest';
import { allocate, beginAllocations } from '../../../src/warhammer-40k/allocation/allocate.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { bySide } from '../../../src/warhammer-40k/model/procedure.ts';
import { withCombat } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { lossesLeft, lossesOf, type KnownLosses } from '../../../src/warhammer-40k/odds/casualties.ts';
import type { Distribution } from '../../../src/warhammer-40k/odds/chances.ts';
import type { Losses } from '../../../src/warhammer-40k/odds/losses.ts';
import { choose } from '../../../src/warhammer-40k/stages/choose.ts';
import { profile, row, unit } from '../../support/warhammer-40k/build.ts';
import { fc } from '../../support/laws.ts';
import { shareOf } from '../../support/share.ts';
import { attackRules, strike, WEARERS, woundsPhase } from '../../support/warhammer-40k/wounds.ts';
import { endWord, everyEnd, type Ends } from '../../support/warhammer-40k/wounds-by-throws.ts';

const PROFILES = {
  ...WEARERS,
  veteran: { ...WEARERS.marine, name: 'Veteran', wounds: 2 },
  shielded: { ...WEARERS.warrior, name: 'Shielded', invulnerable: 4 },
  hero: profile({ name: 'Hero', wounds: 2, save: 3, invulnerable: 5 }),
};
const KEYS = ['marine', 'veteran', 'beast', 'shielded', 'ork'] as const;

/** The strikes: the first and the last inflict wounds of one pool, and the last two are those of another unit. */
const RULES = {
  ordinary: attackRules(), power: attackRules({ deniesArmour: true }), rending: attackRules({ rends: 'to-wound' }),
  force: attackRules({ isForce: true }), heavy: attackRules({ cap: 4 }), again: attackRules(),
};
const STRIKES = Object.keys(RULES) as readonly (keyof typeof RULES)[];
const STRENGTHS: Partial<Record<keyof typeof RULES, number>> = { power: 8, rending: 5 };
const OF_OTHERS: readonly (keyof typeof RULES)[] = ['heavy', 'again'];
const MOST_WOUNDS = 4;
/** Whose wounds they are; those by a six are of the strike that rends. */
const WOUNDS = ['ordinary', 'ordinary', 'six', ...STRIKES] as const;

const cases = fc.record({
  keys: fc.array(fc.constantFrom(...KEYS), { minLength: 1, maxLength: 5 }),
  alike: fc.boolean(),
  /** How many stand in contact, all on one spot, and how many the other strikers may reach. */
  touching: fc.integer({ min: 1, max: 5 }),
  reached: fc.integer({ min: 0, max: 5 }),
  wounds: fc.array(fc.constantFrom(...WOUNDS), { minLength: 1, maxLength: MOST_WOUNDS }),
  isJoined: fc.boolean(),
  spill: fc.boolean(),
});
type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never;

/** The first wounds of a case, so many. */
const struck = (edition: Edition, one: Case, many: number): Phase => {
  const victims = one.keys.map((key, i) => ({
    ...row('v', 1, [20, i < one.touching ? 20 : 20.3 + 0.3 * i])[0]!, id: `v${i}`,
    profile: one.alike ? one.keys[0]! : key,
  }));
  /** By the other texts he is a unit of his own. */
  const isJoined = one.isJoined && (edition === '7th' || edition === '4th');
  const ids = [...victims.map(({ id }) => id), ...isJoined ? ['h1'] : []];
  const touching = ids.slice(0, one.touching);
  const hero = unit({
    id: 'hero', side: 'defender', joined: 'victims', traits: ['independent-character'],
    models: row('h', 1, [20, 21], { profile: 'hero' }),
  });
  const given = one.wounds.slice(0, many);
  return woundsPhase(edition, {
    victims, profiles: PROFILES, rulings: { lapOverflow: one.spill ? 'spill' : 'discard' },
    others: [unit({ id: 'others', side: 'attacker', models: row('o', 1, [22, 19]) }), ...isJoined ? [hero] : []],
    strikes: STRIKES.map(id => {
      const rending = id === 'rending' ? given.filter(by => by === 'six').length : 0;
      const isOfOthers = OF_OTHERS.includes(id);
      return strike(rending + given.filter(by => by === id).length, {
        id, rending, rules: RULES[id], strength: STRENGTHS[id] ?? 4,
        unit: isOfOthers ? 'others' : 'strikers', models: [isOfOthers ? 'o1' : 's1'],
      });
    }),
    fight: {
      sets: {
        touching, supporting: ids.slice(one.touching),
        zones: [
          { of: 'victims', against: 'strikers', models: ids },
          { of: 'victims', against: 'others', models: edition === '7th' ? ids : ids.slice(0, one.reached) },
        ],
      },
    },
  });
};

const reckoned = (phase: Phase, known: KnownLosses): Ends => {
  const slowly = lossesOf(phase, 'victims', known);
  let step = slowly.next();
  while (step.done !== true) step = slowly.next();
  return endsOf(step.value);
};

const endsOf = (losses: Distribution<Losses>): Ends =>
  new Map(losses.map(({ weight, outcome: { models, wounds } }) => [endWord(models, wounds), weight]));

/** Whoever is asked before any die is thrown takes the last option. */
const withLastChoices = (phase: Phase): Phase => (phase.choice === null ? phase
  : withLastChoices(choose(phase, { question: phase.choice.question, option: phase.choice.options.at(-1)! })));

const differing = (ours: Ends, theirs: Ends): readonly string[] => [...new Set([...ours.keys(), ...theirs.keys()])]
  .filter(word => Math.abs((ours.get(word) ?? 0) - (theirs.get(word) ?? 0)) > 1e-12);

describe('wounds that are followed one by one come to what they come to together', () => {
  it.each(EDITIONS)('%s, whoever takes them, and however many have been followed before', edition => {
    fc.assert(fc.property(cases, one => {
      const known: KnownLosses = new Map();
      for (const many of [1, one.wounds.length, Math.ceil(one.wounds.length / 2)]) {
        const phase = struck(edition, one, many);
        expect(differing(reckoned(phase, known), everyEnd(beginAllocations(phase), 'victims'))).toEqual([]);
      }
    }), { seed: 40, numRuns: shareOf(1000, 30) });
  });

  it.each(EDITIONS)('%s, from a moment at which a player has chosen otherwise', edition => {
    fc.assert(fc.property(cases, one => {
      const asking = allocate(beginAllocations(struck(edition, one, MOST_WOUNDS)));
      if (asking.choice === null) return;
      const now = withCombat(withLastChoices(asking), 'combat', { wounds: bySide(() => 0) });
      const left = endsOf(lossesLeft(now, 'victims', new Map()));
      expect(differing(left, everyEnd(now, 'victims'))).toEqual([]);
    }), { seed: 41, numRuns: shareOf(1000, 30) });
  });
});
