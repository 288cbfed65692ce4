import { describe, expect, it } from 'vitest';
import { linesOf, readPlan } from '../../../../components/epic-armageddon/odds/plan-reading.ts';
import { planOf, type Plan, type SidePlan } from '../../../../components/epic-armageddon/odds/plan.ts';
import type { Reading } from '../../../../components/epic-armageddon/odds/reading.ts';
import { neteaLibrary } from '../../../../src/army-lists/netea.ts';
import { beginAttacks } from '../../../../src/epic-armageddon/steps/a4-attacks.ts';
import { startAssault } from '../../../../src/epic-armageddon/steps/start.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { plainReader } from './plain-reader.ts';

const MATCH = '4 assault+chaplain v 6 boyz 2 nobz';

const readingOf = (plan: Plan): Reading => readPlan(plan, linesOf(plan, plainReader), neteaLibrary);

const withSide = (side: Side, more: Partial<SidePlan>, match = MATCH): Plan => {
  const plan = planOf(match);
  return { ...plan, [side]: { ...plan[side], ...more } };
};

/** How many of a side are engaged in each way. */
const engagedIn = (reading: Reading, side: Side): readonly [number, number] => {
  const { units, engaged } = beginAttacks(startAssault(reading.scenario!));
  const ways = engaged.filter(({ unit }) => units.find(({ id }) => id === unit)!.side === side).map(({ by }) => by);
  return [ways.filter(by => by === 'close-combat').length, ways.filter(by => by === 'firefight').length];
};

describe('a plan as it is read', () => {
  it('names its units with their values and characters, and the force', () => {
    const { attacker, defender } = readingOf(planOf(MATCH));
    expect(attacker.rows.map(({ name }) => name)).toEqual(['Assault + Chaplain']);
    expect(attacker.rows[0]!.values).toBe('CC 3+ · FF 5+ · armour 4+');
    expect(defender.rows.map(({ name }) => name)).toEqual(['Boyz', 'Nobz']);
    expect(defender.force).toBe(neteaLibrary.forces[neteaLibrary.unit('boyz')!.forces[0]!]);
  });

  it('pairs as many in contact as it can, best ones first, unless somebody says otherwise', () => {
    const { defender } = readingOf(planOf(MATCH));
    expect(defender.rows.map(({ spread }) => spread)).toEqual([
      { inContact: 2, inFirefight: 4, back: 0 }, { inContact: 2, inFirefight: 0, back: 0 },
    ]);
    expect(readingOf(planOf(MATCH)).places).toEqual(['Defender: Nobz in front.']);
  });

  it('becomes a scenario in which stands are where the steppers say', () => {
    const spread = [{ inContact: 3, inFirefight: 1, back: 2 }, { inContact: 1, inFirefight: 1, back: 0 }];
    const reading = readingOf(withSide('defender', { spread }));
    expect(reading.defender.rows.map(row => row.spread)).toEqual(spread);
    expect(engagedIn(reading, 'defender')).toEqual([4, 2]);
    expect([reading.places, reading.says]).toEqual([[], []]);
  });

  it('forgets places that belong to other numbers', () => {
    const spread = [{ inContact: 1, inFirefight: 0, back: 0 }, { inContact: 1, inFirefight: 1, back: 0 }];
    expect(engagedIn(readingOf(withSide('defender', { spread })), 'defender')).toEqual([4, 4]);
  });

  it('carries markers, cover, supporters and army rules into the scenario', () => {
    const { scenario } = readingOf(withSide('attacker', {
      blastMarkers: 2, cover: 'ruins', support: '2 tactical', rules: ['they-shall-know-no-fear'],
    }));
    const [fighting, supporting] = scenario!.formations.filter(({ side }) => side === 'attacker');
    expect(fighting).toMatchObject({ blastMarkers: 2, rules: ['they-shall-know-no-fear'] });
    expect(supporting!.units.map(({ profile }) => profile)).toEqual(['tactical', 'tactical']);
    expect(scenario!.table.terrain.map(({ kind }) => kind)).toEqual(['ruins']);
  });

  it('says what could not be had as it was asked', () => {
    const spread = [{ inContact: 0, inFirefight: 0, back: 4 }];
    const { says } = readingOf(withSide('attacker', { spread }));
    expect(says.length).toBeGreaterThan(0);
  });

  it('says what is missing before there is anything to work out', () => {
    const { scenario, says } = readingOf(planOf('4 assault'));
    expect(scenario).toBeNull();
    expect(says).toHaveLength(1);
  });

  it('says what is not understood and offers what may be meant', () => {
    const { defender } = readingOf(planOf('4 assault v 6 boys'));
    expect(defender.remarks).toHaveLength(1);
    expect(defender.remarks[0])
      .toMatchObject({ field: 'text', token: 0, isLost: true, say: '“boys” is not understood.' });
    expect(defender.remarks[0]!.others.length).toBeGreaterThan(0);
  });

  it('knows characters that a side could have and has not', () => {
    const { characters } = readingOf(planOf(MATCH));
    expect(Object.keys(characters.attacker)).not.toContain('chaplain');
    expect(Object.values(characters.attacker).map(({ type }) => type)).toContain('character');
  });
});
