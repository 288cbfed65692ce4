/** Saves that stand against what armour does not stop. */
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/epic-armageddon/model/events.ts';
import { DEFENDER_ROLLS_HIGH, formationIn, lostTo, played } from '../support/fight.ts';
import { weaponOf } from '../support/profiles.ts';
import { engine, stage, type Stand } from '../support/stage.ts';

/** Somebody hit by one die, or by the one of a weapon with these rules. */
const struck = (
  sheet: Partial<Stand>, rule: string | null, faces: readonly number[], decisions: readonly Decision[] = [],
) => {
  const weapons = rule === null ? [] : [weaponOf({ rules: [rule] })];
  const scenario = stage(
    { a1: { at: [40, 20], cc: 2, weapons }, afar: { at: [100, 4] } },
    { d1: { at: [40, sheet.type === 'war-engine' ? 23.5 : 22], armour: 5, ...sheet }, dfar: { at: [100, 76] } },
  );
  const thrown = [...(rule === null ? [2] : [1, 2]), ...faces, ...DEFENDER_ROLLS_HIGH];
  const { report, dice } = played(scenario, thrown, decisions);
  return {
    report,
    saves: dice.filter(die => / (save|re-roll|invulnerable) /.test(die)).map(die => die.replace(/^d1 /, '')),
    lives: lostTo(report, 'attack').length === 0,
    damage: formationIn(report, 'defender').units[0]!.damage,
  };
};
const withWord = (...abilities: readonly string[]): Partial<Stand> => ({ abilities });
const titan = (...abilities: readonly string[]): Partial<Stand> => {
  const { at: _, ...sheet } = engine(3, [0, 0]);
  return { ...sheet, abilities };
};

describe('second saves', () => {
  it.each([
    ['V9: an invulnerable save stands on 6+', 'invulnerable-save', 6],
    ['V9: a deflector shield on 5+', 'deflector-shield', 5],
    ['V9: living metal on 4+', 'living-metal', 4],
  ])('%s', (_, word, target) => {
    expect(struck(withWord(word), null, [1, target])).toMatchObject({
      saves: ['save 5+: 1', `invulnerable ${target}+: ${target}`], lives: true,
    });
    expect(struck(withWord(word), null, [1, target - 1]).lives).toBe(false);
  });

  it.each(['macro-weapon', 'titan-killer', 'lance', 'sniper'])('V9: against %s it is not worse', rule => {
    const first = rule === 'lance' || rule === 'sniper' ? [1] : [];
    expect(struck(withWord('living-metal'), rule, [...first, 4]).saves.at(-1)).toBe(`invulnerable ${rule} 4+: 4`);
  });

  it('V9: of several the best counts, once', () => {
    expect(struck(withWord('invulnerable-save', 'living-metal'), null, [1, 4]).saves).toHaveLength(2);
  });

  it('V9, ruling 38: one die against a Titan Killer of several points, if any hit destroys its bearer', () => {
    expect(struck(withWord('invulnerable-save'), 'titan-killer-d3', [6])).toMatchObject({ lives: true });
  });

  it('V9, ruling 38: a die for each point on a war engine', () => {
    const sheet = { ...titan('invulnerable-save'), damageCapacity: 4 };
    const { saves, damage } = struck(sheet, 'titan-killer-d3', [5, 6, 2, 6, 1]);
    expect(saves).toHaveLength(3);
    expect(damage).toBe(1);
  });
});

describe('a holofield', () => {
  it('V13: saves on 3+ instead of armour', () => {
    expect(struck(withWord('holofield'), null, [3])).toMatchObject({ saves: ['save 3+: 3'], lives: true });
  });

  it.each(['macro-weapon', 'titan-killer', 'lance'])('V13: against %s too', rule => {
    expect(struck(withWord('holofield'), rule, [3])).toMatchObject({ saves: [`save ${rule} 3+: 3`], lives: true });
  });

  it('V13: one die even against a Titan Killer of several points', () => {
    expect(struck(titan('holofield'), 'titan-killer-d3', [5, 3])).toMatchObject({ damage: 0 });
    const larger = { ...titan('holofield'), damageCapacity: 4 };
    expect(struck(larger, 'titan-killer-d3', [5, 2, 1, 1, 1])).toMatchObject({ damage: 3 });
  });

  it('V13: with Reinforced Armour a failed one is thrown again at the armour value', () => {
    expect(struck(withWord('holofield', 'reinforced-armour'), null, [2, 5]).saves)
      .toEqual(['save 3+: 2', 're-roll 5+: 5']);
  });

  it('V11, V13: a sniper makes it worse by one', () => {
    expect(struck(withWord('holofield'), 'sniper', [3])).toMatchObject({ saves: ['save sniper 4+: 3'], lives: false });
  });

  it('V13: its bearer may use its armour all the same', () => {
    const armour: Decision = { type: 'save.chosen', side: 'defender', hit: 0, save: 'armour' };
    expect(struck(withWord('holofield'), null, [5], [armour]).saves).toEqual(['save 5+: 5']);
  });
});
