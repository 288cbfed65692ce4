/** Wounds dealt by the program against wounds dealt one by one, as each text tells it. */
import { fc } from '../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { ScenarioModel } from '../../../src/warhammer-40k/model/scenario.ts';
import {
  iterative, KINDS, lap, ownerPicks, pools, type Die, type Fighter, type Kind,
} from '../../support/warhammer-40k/wounds-oracle.ts';
import {
  attackRules, scored, settledWith, strike, WEARERS, woundsPhase, type Dice,
} from '../../support/warhammer-40k/wounds.ts';

/** No two kinds of armour need the same face, whatever struck: so every die is thrown for a group that is known. */
const PROFILES = {
  ...WEARERS,
  veteran: { ...WEARERS.marine, name: 'Veteran', wounds: 2 },
  shielded: { ...WEARERS.warrior, name: 'Shielded', invulnerable: 2 },
};
const KEYS = ['marine', 'veteran', 'warrior', 'beast', 'shielded', 'ork', 'grot'] as const;

const RULES = {
  ordinary: attackRules(), power: attackRules({ deniesArmour: true }), heavy: attackRules({ cap: 4 }),
} satisfies Record<Kind, object>;

/** Dice of their own for every number that is needed, so that it matters to none when the others are thrown. */
const streams = (faces: readonly number[]) => {
  const thrown = new Map<number, number>();
  const die: Die = need => {
    const next = thrown.get(need) ?? 0;
    thrown.set(need, next + 1);
    return faces[(next * 7 + need) % faces.length]!;
  };
  const dice: Dice = hands => hands.flatMap(hand =>
    Array.from({ length: hand.dice }, () => die(hand.read === 'successes' ? hand.target : 0)));
  return { die, dice, thrown };
};

const cases = fc.record({
  keys: fc.array(fc.constantFrom(...KEYS), { minLength: 1, maxLength: 9 }),
  alike: fc.boolean(),
  touching: fc.integer({ min: 0, max: 9 }),
  wounds: fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 24 }),
  faces: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 11, maxLength: 37 }),
  spill: fc.boolean(),
});
type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never;

/** Those in contact stand on one spot, the others ever further behind them; the unit never falls apart. */
const victimsOf = ({ keys, alike, touching }: Case): readonly ScenarioModel[] => keys.map((key, i) => ({
  id: `v${i}`, profile: alike ? keys[0]! : key, at: [20, i < touching ? 20 : 20 + 0.3 * (i + 1)], height: 0, lost: 0,
  covered: false,
}));

const fightersOf = (one: Case): readonly Fighter[] => victimsOf(one).map(({ id, profile, at }) => {
  const { save, invulnerable, wounds } = PROFILES[profile as keyof typeof PROFILES];
  return { id, profile, save, invulnerable, wounds, full: wounds, away: at[1] };
});

/** What is left of everybody, and the dice that were thrown, by the program. */
const settle = (edition: Edition, one: Case) => {
  const { dice, thrown } = streams(one.faces);
  const victims = victimsOf(one);
  const phase = woundsPhase(edition, {
    victims, profiles: PROFILES, rulings: { lapOverflow: one.spill ? 'spill' : 'discard' },
    touching: edition === '7th' ? victims.slice(0, one.touching).map(({ id }) => id) : victims.map(({ id }) => id),
    strikes: one.wounds.map((kind, i) => strike(1, { id: `strike${i}`, rules: RULES[kind] })),
  });
  const result = settledWith(phase, dice, ({ options }) => options[0]);
  const left = result.phase.models.filter(({ unit }) => unit === 'victims').map(({ id, wounds }) => `${id} ${wounds}`);
  return { left, scored: scored(result.phase).attacker, thrown };
};

/** The same by the oracle. */
const replay = (one: Case, deal: (fighters: readonly Fighter[], die: Die) => void) => {
  const { die, thrown } = streams(one.faces);
  const fighters = fightersOf(one);
  deal(fighters, die);
  return {
    left: fighters.map(({ id, wounds }) => `${id} ${wounds}`),
    scored: fighters.reduce((sum, { full, wounds }) => sum + full - wounds, 0),
    thrown,
  };
};

const agree = (
  edition: Edition, deal: (one: Case, fighters: readonly Fighter[], die: Die) => void, countDice: boolean,
): void => {
  fc.assert(fc.property(cases, one => {
    const ours = settle(edition, one);
    const theirs = replay(one, (fighters, die) => deal(one, fighters, die));
    expect(ours.left).toEqual(theirs.left);
    expect(ours.scored).toBe(theirs.scored);
    if (countDice) expect(ours.thrown).toEqual(theirs.thrown);
  }), { seed: 40, numRuns: 300 });
};

describe('the program and a replay by hand agree', () => {
  it('on laps, 40k.47, 40k.53, R-0.10, R-0.11, R-0.14', () => {
    agree('trial-seven-steps', ({ wounds, spill }, fighters, die) => lap(fighters, wounds, die, spill), true);
  });

  it('on batches, 40k.47, 40k.53, R-1.26', () => {
    agree('trial-eight-steps', ({ wounds }, fighters, die) => iterative(fighters, wounds, die), true);
  });

  it('on pools, thrown one die after the other or together, 40k.50, 40k.51', () => {
    agree('7th', ({ wounds }, fighters, die) => pools(fighters, wounds, die), true);
  });

  it('on what the owner picks, 40k.50, R-3.04, R-3.16', () => {
    agree('4th', ({ wounds }, fighters, die) => ownerPicks(fighters, wounds, die), false);
  });
});
