/** Skimmers and support craft: in contact they may have everybody fight by firefight. */
import { describe, expect, it } from 'vitest';
import type { WayToFight } from '../../src/epic-armageddon/model/combatant.ts';
import type { Decision } from '../../src/epic-armageddon/model/events.ts';
import { ATTACKER_ROLLS_HIGH, lostTo, played } from '../support/fight.ts';
import { engine, stage, type Stand, type Stands } from '../support/stage.ts';

const says = (unit: string, by: WayToFight): Decision => ({ type: 'way.chosen', unit, by });
const settled: Decision = { type: 'ways.settled' };
/** Something that strikes and fires on 4+. */
const able = (at: Stand['at'], more: Partial<Stand> = {}): Stand => ({ at, cc: 4, ff: 4, ...more });
const skimmer = (at: Stand['at'], more: Partial<Stand> = {}): Stand => able(at, { abilities: ['skimmer'], ...more });

/** Who throws for what, if nobody hits anybody. */
const ways = (attackers: Stands, defenders: Stands, decisions: readonly Decision[] = []) => {
  const scenario = stage({ ...attackers, afar: { at: [100, 4] } }, { ...defenders, dfar: { at: [100, 76] } });
  const dice = Object.values({ ...attackers, ...defenders })
    .reduce((sum, { damageCapacity = 1 }) => sum + damageCapacity, 0);
  return played(scenario, [...Array<number>(dice).fill(1), ...ATTACKER_ROLLS_HIGH], decisions).dice
    .filter(die => !die.includes('result')).map(die => die.replace(/ \d\+: 1$/, ''));
};

describe('a skimmer in contact', () => {
  const pair = [{ a1: skimmer([30, 20]) }, { d1: able([30, 22]) }] as const;

  it('A4.2: may strike as everybody does', () => {
    expect(ways(...pair, [says('a1', 'close-combat'), settled])).toEqual(['a1 close-combat', 'd1 close-combat']);
  });

  it('A4.2: may fire instead, and then whoever touches it fires too', () => {
    expect(ways(...pair, [says('a1', 'firefight'), settled])).toEqual(['a1 firefight', 'd1 firefight']);
  });

  it('A4.2: unsaid, it fires only if that is its better value', () => {
    expect(ways(...pair)).toEqual(['a1 close-combat', 'd1 close-combat']);
    expect(ways({ a1: skimmer([30, 20], { cc: 5 }) }, { d1: able([30, 22]) }))
      .toEqual(['a1 firefight', 'd1 firefight']);
  });

  it('A4.2: whoever has no firefight value does nothing then', () => {
    const gagged = stage(
      { a1: skimmer([30, 20]), afar: { at: [100, 4] } },
      { d1: able([30, 22], { ff: null }), dfar: { at: [100, 76] } },
    );
    const { dice } = played(gagged, [1, ...ATTACKER_ROLLS_HIGH], [says('a1', 'firefight'), settled]);
    expect(dice[0]).toBe('a1 firefight 4+: 1');
    expect(dice).toHaveLength(5);
  });

  it('R5, ruling 47: of two skimmers either has both fire; neither says so: both strike', () => {
    const both = [{ a1: skimmer([30, 20]) }, { d1: skimmer([30, 22]) }] as const;
    expect(ways(...both, [says('d1', 'firefight'), settled])).toEqual(['a1 firefight', 'd1 firefight']);
    expect(ways(...both, [says('a1', 'firefight'), settled])).toEqual(['a1 firefight', 'd1 firefight']);
    expect(ways(...both)).toEqual(['a1 close-combat', 'd1 close-combat']);
  });

  it('R5, ruling 47: who touches a tank as well as a skimmer that fires may strike', () => {
    const tank = able([32, 20], { type: 'infantry' });
    expect(ways({ a1: skimmer([30, 20]), a2: tank }, { d1: able([31, 21.73]) }, [says('a1', 'firefight'), settled]))
      .toEqual(['a2 close-combat', 'a1 firefight', 'd1 close-combat']);
  });

  it('ruling 47: it still counts as in base contact: nearest of all when hits fall', () => {
    const scenario = stage(
      { a1: able([30, 20], { ff: 2 }), afar: { at: [100, 4] } },
      { d0: { at: [30, 26] }, d1: skimmer([30, 22]), dfar: { at: [100, 76] } },
    );
    const { report } = played(scenario, [2, 1, ...ATTACKER_ROLLS_HIGH], [says('d1', 'firefight'), settled]);
    expect(lostTo(report, 'attack')).toEqual(['d1']);
  });

  it.each([
    ['A4.2: who is none has no such choice', 'd1'], ['A4.2: nor has a skimmer that nobody touches', 'a2'],
  ])('%s', (_, id) => {
    const places = { a1: skimmer([30, 20]), a2: skimmer([36, 20]) };
    expect(() => ways(places, { d1: able([30, 22]) }, [says(id, 'firefight')])).toThrow(/\(A4\.2\)/);
  });

  it('A4.2: a choice holds for its round', () => {
    const scenario = stage(
      { a1: skimmer([30, 20]), afar: { at: [100, 4] } }, { d1: able([30, 22]), dfar: { at: [100, 76] } },
    );
    const faces = [1, 1, 3, 3, 3, 3, 1, 1, ...ATTACKER_ROLLS_HIGH];
    const { dice } = played(scenario, faces, [says('a1', 'firefight'), settled]);
    expect([dice[0], dice[6]]).toEqual(['a1 firefight 4+: 1', 'a1 close-combat 4+: 1']);
  });
});

describe('those who are always high up', () => {
  it.each<readonly [string, Partial<Stand>]>([
    ['A4.2: support craft have everybody fire, unasked', { abilities: ['support-craft'] }],
    ['A4.2: so has a skimmer that has popped up', { more: { poppedUp: true } }],
  ])('%s', (_, more) => {
    const craft = { a1: skimmer([30, 20], more) };
    expect(ways(craft, { d1: able([30, 22]) })).toEqual(['a1 firefight', 'd1 firefight']);
    expect(() => ways(craft, { d1: able([30, 22]) }, [says('a1', 'close-combat')])).toThrow(/never possible|A4\.2/);
  });
});

describe('war engines that fly', () => {
  it('A4.2, W2: one that fires in contact fires with all its dice, also at those who touch it', () => {
    const flyer = engine(2, [30, 20], { cc: 4, ff: 4, abilities: ['skimmer'] });
    const scenario = stage({ a1: flyer }, { d1: { at: [30, 23.5] }, dfar: { at: [100, 76] } });
    const { report, dice } = played(scenario, [4, 1, ...ATTACKER_ROLLS_HIGH], [says('a1', 'firefight'), settled]);
    expect(dice.slice(0, 2)).toEqual(['a1 firefight 4+: 4', 'a1 firefight 4+: 1']);
    expect(lostTo(report, 'attack')).toEqual(['d1']);
  });

  it('A4.2, W2: one that is forced to fire by a skimmer it touches fires with all its dice', () => {
    expect(ways({ a1: engine(2, [30, 20], { cc: 4, ff: 4 }) }, { d1: skimmer([30, 23.5]) }, [
      says('d1', 'firefight'), settled,
    ])).toEqual(['a1 firefight', 'a1 firefight', 'd1 firefight']);
  });
});
