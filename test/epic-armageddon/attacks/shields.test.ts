/** Shields and fields that stop hits before anybody saves. */
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import { fullShields } from '../../../src/epic-armageddon/attacks/join-characters.ts';
import { ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, formationIn, lostTo, played } from '../../support/fight.ts';
import { weaponOf } from '../../support/profiles.ts';
import { engine, stage, stands, type Stand, type Stands, type StageParts } from '../../support/stage.ts';

/** A war engine with two shields that saves on 5+, against some attackers. */
const shielded = (attackers: Stands, more: Partial<Stand> = {}, parts: StageParts = {}) => stage(
  { ...attackers, afar: { at: [100, 4] } },
  { d1: engine(3, [40, 30], { armour: 5, abilities: ['void-shields-2'], ...more }), d2: { at: [100, 76] } }, parts,
);
const saves = (dice: readonly string[]) => dice.filter(die => / (save|re-roll) /.test(die)).length;
const damage = (report: ReturnType<typeof played>['report']) => formationIn(report, 'defender').units[0]!.damage;
const shots = (count: number, sheet: Partial<Stand> = {}): Stands => stands('a', count, [36, 20], { ff: 4, ...sheet });
const won = DEFENDER_ROLLS_HIGH;

describe('shields', () => {
  it('V10, H6: a firefight hit takes one down before anybody saves, and is no kill and no Blast marker', () => {
    const { report, dice } = played(shielded(shots(2)), [4, 4, ...won]);
    expect(saves(dice)).toBe(0);
    expect(report.kills.attacker).toBe(0);
    expect(formationIn(report, 'defender').blastMarkers).toBe(0);
    expect(report.log.map(line => line.say)).toContainEqual(expect.stringMatching(/shields/));
  });

  it('V10: with none left the next hit is saved as usual', () => {
    const { report, dice } = played(shielded(shots(3)), [4, 4, 4, 4, 1, ...won]);
    expect(saves(dice)).toBe(1);
    expect(damage(report)).toBe(1);
  });

  it('V10: those that were down before stay down', () => {
    expect(saves(played(shielded(shots(2), { more: { shields: 1 } }), [4, 4, 5, ...won]).dice)).toBe(1);
  });

  it('V10: close combat goes under them', () => {
    const { dice } = played(shielded({ a1: { at: [40, 26.5], cc: 4 } }), [4, 5, ...won]);
    expect(saves(dice)).toBe(1);
  });

  it('V10: what was taken down in one round is down in the next', () => {
    const marked: StageParts = { attacker: { blastMarkers: 1 }, defender: { blastMarkers: 1 } };
    const { report, dice } = played(shielded(shots(2), {}, marked), [4, 4, 2, 2, 1, 1, 4, 4, 5, 5, ...won]);
    expect(saves(dice)).toBe(2);
    expect(report.rounds).toBe(2);
  });

  const killer = { weapons: [weaponOf({ kind: 'small-arms', rules: ['titan-killer-d6'] })] };

  it('V10, ruling 46: a Titan Killer takes down one for each point, and only the rest is damage', () => {
    const { report } = played(shielded(shots(1, killer)), [1, 4, 3, 1, ...won]);
    expect(damage(report)).toBe(1);
  });

  it('V10, ruling 46: a Titan Killer that shields stop altogether does nothing', () => {
    const { report } = played(shielded(shots(1, killer)), [1, 4, 2, ...won]);
    expect(damage(report)).toBe(0);
  });

  it('V10, A6.5, ruling 46: they are no help against hack-downs', () => {
    const { report } = played(shielded({ a1: { at: [40, 26.5] } }), [4, 1, 1, 1, 1, 1]);
    expect(report.hackDown).toBe(2);
    expect(damage(report)).toBe(2);
    expect(report.log.map(line => line.say)).not.toContainEqual(expect.stringMatching(/shields stop/));
  });

  it('V10, A7.4: nor against what waits where a withdrawal ends', () => {
    const scenario = shielded(stands('a', 2, [36, 20]), { speed: 0, abilities: ['void-shields-2', 'fearless'] });
    const walked = { ...scenario, profiles: { ...scenario.profiles, d1: { ...scenario.profiles['d1']!, speed: 5 } } };
    const to: Decision = { type: 'unit.moved', unit: 'd1', to: [38, 26] };
    const { report } = played(walked, [...ATTACKER_ROLLS_HIGH, 1, 1], [to]);
    expect(damage(report)).toBe(2);
  });

  it('V10, A5.4: supporting fire meets them too', () => {
    const parts: StageParts = {
      others: [{ side: 'attacker', id: 'friends', stands: stands('s', 3, [46, 40], { ff: 4 }) }],
    };
    const { dice } = played(shielded({ a1: { at: [40, 26.5], cc: 6 } }, { cc: 6 }, parts), [
      1, 1, 1, 1, 4, 4, 4, 5, ...won,
    ]);
    expect(saves(dice)).toBe(1);
  });

  it('V10, A2.12: overwatch fire takes them down before the assault', () => {
    const scenario = stage(
      { a1: engine(3, [40, 30], { armour: 5, abilities: ['void-shields-1'] }), afar: { at: [44, 27] } },
      { d1: { at: [40, 42] }, d2: { at: [43, 42] } }, { startAt: 'a1ChooseTarget', defender: { overwatch: true } },
    );
    const fire: Decision = {
      type: 'overwatch.fired', formation: 'defender', target: 'attacker', hits: [{ unit: 'a1' }, { unit: 'a1' }],
    };
    const { report, dice } = played(scenario, [1, 1, ...ATTACKER_ROLLS_HIGH], [
      { type: 'target.chosen', target: 'defender' }, { type: 'charge.ended' }, fire,
    ]);
    expect(saves(dice)).toBe(1);
    expect(formationIn(report, 'attacker').units[0]!.damage).toBe(1);
  });

  it.each([
    ['V10: power fields', ['power-fields-d3'], 3], ['V10: a shadowfield', ['shadowfield-1'], 1],
    ['V10: shadowfields', ['shadowfields-2'], 2],
    ['V10: void shields and those of a character', ['void-shields-2', 'void-shield-1'], 3],
    ['V10: nothing of the kind', ['holofield', 'fearless'], 0],
  ] as const)('%s: %j are %i shields while all are up', (_, abilities, expected) => {
    expect(fullShields(abilities)).toBe(expected);
  });

  it.each(['shadowfield-1', 'power-fields-d3'])('V10: %s stops a firefight hit on infantry too', word => {
    const scenario = stage(
      { a1: { at: [30, 20], ff: 4 }, afar: { at: [100, 4] } },
      { d1: { at: [30, 30], abilities: [word] }, d2: { at: [100, 76] } },
    );
    expect(lostTo(played(scenario, [4, ...won]).report, 'attack')).toEqual([]);
  });
});
