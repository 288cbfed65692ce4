/** What is true of all wounds, whoever takes them by whichever text, whatever dice and players say. */
import { fc } from '../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { diceIn } from '../../../src/dice/hand.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { Rulings } from '../../../src/warhammer-40k/rulings/rulings.ts';
import type { ScenarioModel } from '../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { shareOf } from '../../support/share.ts';
import { row } from '../../support/warhammer-40k/build.ts';
import {
  attackRules, left, scored, settledWith, strike, WEARERS, woundsPhase, type Decide, type Dice, type Settled,
} from '../../support/warhammer-40k/wounds.ts';
import { valueIn } from '../../support/warhammer-40k/values.ts';
import type { Strike } from '../../../src/warhammer-40k/model/fight.ts';

const PROFILES = {
  ...WEARERS,
  hero: { ...WEARERS.marine, name: 'Hero', wounds: 2, invulnerable: 4 },
  shielded: { ...WEARERS.warrior, name: 'Shielded', invulnerable: 3 },
};

const KINDS = [
  attackRules(), attackRules({ kind: 'power', deniesArmour: true }), attackRules({ kind: 'heavy', cap: 4 }),
  attackRules({ armourPiercing: 4 }), attackRules({ kind: 'force', deniesArmour: true, isForce: true }),
];

const victim = fc.record({
  profile: fc.constantFrom('marine', 'neophyte', 'warrior', 'grot', 'beast', 'hero', 'shielded'),
  x: fc.integer({ min: 0, max: 8 }), y: fc.integer({ min: 0, max: 3 }),
  zone: fc.boolean(), touching: fc.boolean(),
});

const wounds = fc.record({ kind: fc.nat(KINDS.length - 1), wounds: fc.nat(6), rending: fc.nat(2), striker: fc.nat(3) });

interface Case {
  readonly phase: Phase;
  readonly zone: readonly string[];
  readonly dice: Dice;
  readonly decide: Decide;
}

/** A unit somewhat in reach of four strikers, with strikes of some kinds; dice and answers by turns. */
const cases = (editions: readonly Edition[]): fc.Arbitrary<Case> => fc.record({
  edition: fc.constantFrom(...editions),
  victims: fc.array(victim, { minLength: 1, maxLength: 9 }),
  strikes: fc.array(wounds, { minLength: 1, maxLength: 4 }),
  faces: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 7, maxLength: 30 }),
  answers: fc.array(fc.nat(20), { minLength: 5, maxLength: 12 }),
  rulings: fc.record({
    lapOverflow: fc.constantFrom<Rulings['lapOverflow']>('spill', 'discard'),
    majority: fc.constantFrom<Rulings['majority']>('most', 'more-than-half'),
  }),
}).map(({ edition, victims, strikes, faces, answers, rulings }) => {
  const models = victims.map(({ profile, x, y }, i): ScenarioModel =>
    ({ id: `v${i}`, profile, at: [20 + x, 20 + y], height: 0, lost: 0, covered: false }));
  const zone = models.filter((_, i) => edition === '7th' || victims[i]!.zone).map(({ id }) => id);
  const phase = woundsPhase(edition, {
    victims: models, strikers: row('s', 4, [20, 19]), profiles: PROFILES, rulings, zone,
    touching: models.filter((_, i) => victims[i]!.touching).map(({ id }) => id).filter(id => zone.includes(id)),
    strikes: strikes.map((one, i) => strike(one.wounds, {
      id: `strike${i}`, models: [`s${one.striker + 1}`], rules: KINDS[one.kind]!,
      rending: Math.min(one.wounds, one.rending),
    })),
  });
  return { phase, zone, dice: inTurn(faces), decide: answering(answers) };
});

/** The faces again and again, from the first of them for every test of a law. */
const inTurn = (faces: readonly number[]): Dice => {
  let next = 0;
  return hands => Array.from({ length: diceIn(hands) }, () => faces[next++ % faces.length]!);
};

const answering = (answers: readonly number[]): Decide => {
  let next = 0;
  return ({ options }) => options[answers[next++ % answers.length]! % options.length];
};

const settle = ({ phase, dice, decide }: Case): Settled => settledWith(phase, dice, decide);

const lostBy = (before: Phase, after: Phase): number => before.models
  .map((model, i) => model.wounds - after.models[i]!.wounds).reduce((sum, one) => sum + one, 0);

const inflicted = ({ fight }: Phase): number => fight!.strikes.reduce((sum, one) => sum + (one.wounds ?? 0), 0);

const saved = ({ phase }: Settled): number => phase.log
  .filter(({ key }) => key === 'saves-thrown').reduce((sum, line) => sum + Number(valueIn(line, 'saved')), 0);

const CASES = { seed: 40, numRuns: shareOf(250, 80) };

const holds = (law: (one: Case, result: Settled) => void, editions: readonly Edition[] = EDITIONS): void => {
  fc.assert(fc.property(cases(editions), one => {
    law(one, settle(one));
  }), CASES);
};

describe('laws of wounds', () => {
  it('40k.56: as many wounds are scored as models have lost', () => {
    holds(({ phase }, result) => expect(scored(result.phase).attacker).toBe(lostBy(phase, result.phase)));
  });

  it('40k.52: every wound is scored, saved or lost', () => {
    holds(({ phase }, result) => {
      const lost = result.phase.fight!.allocations.reduce((sum, one) => sum + one.lost, 0);
      expect(scored(result.phase).attacker + saved(result) + lost).toBe(inflicted(phase));
    });
  });

  it('40k.49: nobody outside the zone is touched', () => {
    holds(({ phase, zone }, result) => {
      const outside = ({ models }: Phase) => models.filter(({ id, side }) => side === 'defender' && !zone.includes(id));
      expect(outside(result.phase)).toEqual(outside(phase));
    });
  });

  it('40k.52: wounds are lost only when nobody is left, or by the ruling on laps', () => {
    holds(({ phase, zone }, result) => {
      const lost = result.phase.fight!.allocations.reduce((sum, one) => sum + one.lost, 0);
      if (lost === 0 || (phase.edition === 'trial-seven-steps' && phase.rulings.lapOverflow === 'discard')) return;
      expect(result.phase.models.filter(({ id, wounds: some }) => zone.includes(id) && some > 0)).toEqual([]);
    });
  });

  it('40k.51: at most one model is left with some of its wounds gone, but for those of other armour', () => {
    holds((_, { phase }) => {
      const hurt = phase.models.filter(({ profile, wounds: some, slain }) =>
        slain === null && some < PROFILES[profile as keyof typeof PROFILES].wounds);
      expect(new Set(hurt.map(({ profile }) => profile)).size).toBe(hurt.length);
      if (phase.edition === '4th') expect(hurt.length).toBeLessThanOrEqual(2);
    }, ['trial-seven-steps', 'trial-eight-steps', '4th']);
  });

  it('whoever is asked has two answers at least, the usual one among them, none twice', () => {
    holds((_, { choices }) => {
      for (const { options, usual } of choices) {
        expect(options.length).toBeGreaterThan(1);
        expect(options).toContain(usual);
        expect(new Set(options).size).toBe(options.length);
      }
    });
  });

  it('whoever is dead has no wounds left, but for those a force weapon slew', () => {
    holds((_, { phase }) => {
      for (const { slain, wounds: some } of phase.models) {
        expect(some === 0).toBe(slain !== null && slain !== 'force-weapon');
      }
    });
  });

  it('the state is plain JSON', () => {
    holds((_, { phase }) => expect(JSON.parse(JSON.stringify(phase))).toEqual(phase));
  });

  it('40k.53: in which order a unit struck makes no difference where special wounds come first', () => {
    const turned = (phase: Phase): Phase =>
      ({ ...phase, fight: { ...phase.fight!, strikes: [...phase.fight!.strikes].reverse() as readonly Strike[] } });
    const plain = (phase: Phase): boolean => phase.fight!.strikes.every(({ rules }) => !rules.isForce);
    const usual: Decide = () => undefined;
    const trials = cases(['trial-seven-steps', 'trial-eight-steps']);
    fc.assert(fc.property(trials, fc.integer({ min: 1, max: 6 }), ({ phase }, face) => {
      fc.pre(plain(phase));
      const always: Dice = hands => Array<number>(diceIn(hands)).fill(face);
      const [one, other] = [phase, turned(phase)].map(each => settledWith(each, always, usual).phase);
      expect(left(other!)).toEqual(left(one!));
      expect(scored(other!)).toEqual(scored(one!));
    }), CASES);
  });
});
