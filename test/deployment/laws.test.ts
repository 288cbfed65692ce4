import { fc } from '../support/laws.ts';
import { shareOf } from '../support/share.ts';
import { describe, expect, it } from 'vitest';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { SIDES } from '../../src/epic-armageddon/model/procedure.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import { writeScenario } from '../../src/epic-armageddon/scenario/write.ts';
import type { LinedUp, LineUpEntry, LineUpRequest } from '../../src/deployment/line-up-request.ts';
import { ask, entry, expectTidy, lined, numbersOf } from './asks.ts';

const usable = neteaLibrary.all.filter(({ profile }) => profile !== null && profile.type !== 'character');
const small = usable.filter(({ profile }) => profile!.damageCapacity === 1 && profile!.type !== 'war-engine');

const number = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most });

/**
 * Entries of one side with so many stands in contact altogether. War engines fire only from contact: they would hide
 * each other.
 */
const entriesWith = (units: typeof usable, inContact: number, most: number): fc.Arbitrary<readonly LineUpEntry[]> =>
  fc.array(fc.tuple(fc.constantFrom(...units), number(most), number(most)), { minLength: 1, maxLength: 3 })
    .chain(rows => fc.array(number(rows.length - 1), { minLength: inContact, maxLength: inContact })
      .map(owners => rows.map(([unit, firing, back], i) =>
        entry(unit.id, owners.filter(owner => owner === i).length, small.includes(unit) ? firing : 0, back))));

/** Asks that can be met: at most two in contact with one, and engaged stands on both sides or on none. */
const possible = (units: typeof usable, mostPairs: number, most: number): fc.Arbitrary<LineUpRequest> =>
  fc.tuple(number(mostPairs), number(mostPairs), fc.boolean()).chain(([pairs, more, isAttackers]) => {
    const [few, many] = [pairs, pairs + Math.min(pairs, more)];
    const [a, d] = isAttackers ? [many, few] : [few, many];
    return fc.tuple(entriesWith(units, a, most), entriesWith(units, d, most)).map(([one, other]) => ask(one, other));
  }).filter(({ attacker, defender }) => {
    const engaged = [attacker, defender].map(({ entries }) =>
      entries.reduce((sum, { inContact, inFirefight }) => sum + inContact + inFirefight, 0));
    const all = [attacker, defender].map(({ entries }) =>
      entries.reduce((sum, { inContact, inFirefight, back }) => sum + inContact + inFirefight + back, 0));
    return all.every(count => count > 0 && count <= 30) && engaged.every(count => (count > 0) === (engaged[0]! > 0));
  });

/** What is true of every line-up. */
const expectSound = ({ scenario, made }: LinedUp): void => {
  expectTidy(scenario);
  expect(parseScenario(JSON.stringify(writeScenario(scenario, neteaLibrary)), neteaLibrary)).toEqual({ scenario });
  for (const side of SIDES) {
    const units = scenario.formations.find(({ id }) => id === side)!.units;
    expect(units.length).toBe(made[side].reduce((sum, one) => sum + one.inContact + one.inFirefight + one.back, 0));
  }
};

describe('every line-up', () => {
  it('has exactly as many engaged as were asked for, where that can be: infantry and vehicles, up to 30 a side', () => {
    fc.assert(fc.property(possible(small, 12, 8), asked => {
      const all = lined(asked);
      const { made, notes } = all;
      for (const side of SIDES) expect(made[side]).toEqual(numbersOf(asked[side].entries));
      expect(notes.filter(({ code }) => code !== 'coherency' && code !== 'nobodyEngaged')).toEqual([]);
      expectSound(all);
    }), { numRuns: shareOf(60, 12) });
  });

  it('has them with war engines among the stands too, or says how many it has', () => {
    fc.assert(fc.property(possible(usable, 5, 4), asked => {
      const all = lined(asked);
      const { made, notes } = all;
      for (const side of SIDES) {
        const short = notes.filter(note => note.side === side && note.code === 'inFirefight').length;
        if (short === 0) expect(made[side]).toEqual(numbersOf(asked[side].entries));
      }
      expectSound(all);
    }), { numRuns: shareOf(60, 12) });
  });

  it('stands on the table without overlaps and can be read back, whatever was asked for', () => {
    const entries = (): fc.Arbitrary<readonly LineUpEntry[]> => fc.array(
      fc.tuple(fc.constantFrom(...usable), number(7), number(7), number(6))
        .map(([{ id }, touching, firing, back]) => entry(id, touching, firing, back)),
      { minLength: 1, maxLength: 3 },
    ).filter(rows => rows.some(one => one.inContact + one.inFirefight + one.back > 0));
    fc.assert(fc.property(entries(), entries(), (one, other) => {
      const asked = ask(one, other);
      const all = lined(asked);
      expectSound(all);
      expect(lined(asked)).toEqual(all);
    }), { numRuns: shareOf(30, 8) });
  });
});
