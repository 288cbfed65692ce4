/** Open transports: those inside fire from where they sit. */
import { describe, expect, it } from 'vitest';
import { ATTACKER_ROLLS_HIGH, lostTo, played } from '../../support/fight.ts';
import { weaponOf } from '../../support/profiles.ts';
import { engine, stage, type Stand, type Stands, type StageParts } from '../../support/stage.ts';

const FIRES: Partial<Stand> = { cc: 4, ff: 4 };
const truck = (at: Stand['at'], ...words: readonly string[]): Stand =>
  ({ at, type: 'armoured-vehicle', abilities: ['transport', ...words] });
const rider = (at: Stand['at'], name = 'Boyz'): Stand => ({ at, name, ...FIRES, more: { aboard: 'a1' } });
const enemies: Stands = { d1: { at: [40, 38] }, d2: { at: [100, 76] } };

/** Who fires if nobody hits anybody. */
const firing = (attackers: Stands, dice: number, parts: StageParts = {}, defenders: Stands = enemies) =>
  played(stage(attackers, defenders, parts), [...Array<number>(dice).fill(1), ...ATTACKER_ROLLS_HIGH]).dice
    .filter(die => !die.includes('result')).map(die => die.replace(/ 4\+: 1$/, ''));

describe('an open transport', () => {
  const open = truck([40, 30], 'passengers-fire');

  it('A4.2: lets those inside fire, with it or without it', () => {
    expect(firing({ a1: open, a2: rider(open.at), a3: rider(open.at) }, 2)).toEqual(['a2 firefight', 'a3 firefight']);
  });

  it('A4.2: while an enemy touches it too: they fire all the same', () => {
    const close: Stands = { d1: { at: [40, 32.5] }, d2: { at: [100, 76] } };
    expect(firing({ a1: open, a2: rider(open.at) }, 1, {}, close)).toEqual(['a2 firefight']);
  });

  it('A4.4: those inside who strike first fire first', () => {
    const first = { ...rider(open.at), abilities: ['first-strike'] };
    const scenario = stage({ a1: open, a2: first }, { ...enemies, d1: { at: [40, 38], ...FIRES } });
    const { report, dice } = played(scenario, [4, ...ATTACKER_ROLLS_HIGH]);
    expect(dice[0]).toBe('a2 firefight 4+: 4');
    expect(lostTo(report, 'attack')).toEqual(['d1']);
  });

  it('A4.2: but not Big Gunz', () => {
    expect(firing({ a1: open, a2: rider(open.at, 'Big Gunz') }, 0)).toEqual([]);
  });

  it('A4.2: a closed one lets nobody', () => {
    expect(firing({ a1: truck([40, 30]), a2: rider([40, 30]) }, 0)).toEqual([]);
  });

  it('A4.2: dice lie in the order of the list, those of passengers too', () => {
    const two: Stands = {
      a1: { ...open, ff: 4 }, a3: { ...open, ff: 4, at: [44, 30] },
      a2: rider(open.at), a4: { ...rider([44, 30]), more: { aboard: 'a3' } },
    };
    expect(firing(two, 4)).toEqual(['a1 firefight', 'a3 firefight', 'a2 firefight', 'a4 firefight']);
  });

  it('W10: a broken formation inside somebody else’s war engine does not fight, an unbroken one supports', () => {
    const carried = (broken: boolean): StageParts => ({ others: [
      { side: 'attacker', id: 'crew', stands: { c1: rider([40, 30]) }, more: { broken } },
    ] });
    const fortress: Stands = { a1: engine(3, [40, 30], { abilities: ['transport', 'passengers-fire'] }) };
    const shooting: Stands = { d1: { at: [40, 40], ...FIRES }, d2: { at: [100, 76] } };
    expect(firing(fortress, 1, carried(true), shooting)).toEqual(['d1 firefight']);
    expect(firing(fortress, 2, carried(false), shooting)).toEqual(['d1 firefight', 'c1 firefight']);
  });

  it('A5.2: those inside support from it as well', () => {
    const parts: StageParts = { others: [{ side: 'attacker', id: 's', stands: {
      s1: truck([46, 36], 'passengers-fire'), s2: { at: [46, 36], ...FIRES, more: { aboard: 's1' } },
    } }] };
    const fought: Stands = { d1: { at: [40, 38], ...FIRES }, d2: { at: [100, 76] } };
    expect(firing({ a1: { at: [40, 30] } }, 2, parts, fought)).toEqual(['d1 firefight', 's2 firefight']);
  });

  it('A5.2: they measure from the transport’s base, which is wider than theirs', () => {
    const support = (x: number): StageParts => ({ others: [{ side: 'attacker', id: 's', stands: {
      s1: truck([x, 38], 'passengers-fire'), s2: { at: [x, 38], ...FIRES, more: { aboard: 's1' } },
    } }] });
    const fought: Stands = { d1: { at: [40, 38], ...FIRES }, d2: { at: [100, 76] } };
    const reach = 1 + 15 + 1.5;
    expect(firing({ a1: { at: [40, 30] } }, 2, support(40 + reach), fought)).toEqual(['d1 firefight', 's2 firefight']);
    expect(firing({ a1: { at: [40, 30] } }, 1, support(40 + reach + 0.1), fought)).toEqual(['d1 firefight']);
  });

  it('H6: a sniper inside reaches whomever the transport does', () => {
    const sniper = rider(open.at);
    const weapons = [weaponOf({ kind: 'small-arms', extraAttacks: 0, rules: ['sniper'] })];
    const scenario = stage({ a1: open, a2: { ...sniper, weapons } }, enemies);
    expect(lostTo(played(scenario, [4, ...ATTACKER_ROLLS_HIGH]).report, 'attack')).toEqual(['d1']);
  });

  it('A4.6: those inside are not hit themselves', () => {
    const fired: Stands = { ...enemies, d1: { at: [40, 38], ff: 2 } };
    const scenario = stage({ a1: { ...open, armour: 5 }, a2: rider(open.at) }, fired);
    const { report, dice } = played(scenario, [1, 2, 5, ...ATTACKER_ROLLS_HIGH]);
    expect(dice[2]).toBe('a1 save 5+: 5');
    expect(lostTo(report, 'attack')).toEqual([]);
  });
});
