/** Eldar and Dark Eldar: those who dodge, those who fire after a march, those who are gone. */
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { ArmyRule } from '../../../src/epic-armageddon/model/army-rules.ts';
import { ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, formationIn, played } from '../../support/fight.ts';
import { stage, type StageParts } from '../../support/stage.ts';

const saves = (dice: readonly string[]): readonly string[] => dice.filter(die => die.includes(' save '));

describe('Wyches and Warp Beasts', () => {
  const struck = (name: string, faces: readonly number[]) => played(stage(
    { a1: { at: [40, 26], cc: 2 }, afar: { at: [100, 4] } }, { d1: { at: [40, 28], name }, d2: { at: [100, 76] } },
  ), [2, ...faces, ...DEFENDER_ROLLS_HIGH]);

  it.each(['Wyches', 'Warp Beasts'])('V13: %s have an armour of 5+ in an assault', name => {
    expect(saves(struck(name, [5]).dice)).toEqual(['d1 save 5+: 5']);
  });

  it('V13: nobody else has', () => {
    expect(saves(struck('Warriors', []).dice)).toEqual([]);
  });

  it('V13, A2.12: against overwatch they go bare', () => {
    const charge = stage(
      { a1: { at: [40, 26], name: 'Wyches' }, a2: { at: [43, 26], name: 'Wyches' } },
      { d1: { at: [40, 38] }, d2: { at: [43, 38] } }, { startAt: 'a1ChooseTarget', defender: { overwatch: true } },
    );
    const fire: Decision =
      { type: 'overwatch.fired', formation: 'defender', target: 'attacker', hits: [{ unit: 'a1' }] };
    const { report, dice } = played(charge, [], [
      { type: 'target.chosen', target: 'defender' }, { type: 'charge.ended' }, fire,
    ]);
    expect(saves(dice)).toEqual([]);
    expect(formationIn(report, 'attacker').units[0]!.lostTo).toBe('overwatch');
  });
});

describe('Fleet of Foot', () => {
  const supporting = (rules: readonly ArmyRule[]): number => {
    const parts: StageParts = { others: [{
      side: 'attacker', id: 's', stands: { s1: { at: [44, 28], ff: 4 } }, more: { marched: true, rules },
    }] };
    const scenario = stage({ a1: { at: [40, 26] } }, { d1: { at: [40, 28], cc: 4 } }, parts);
    const fired = rules.length === 0 ? [] : [1];
    return played(scenario, [1, ...fired, ...ATTACKER_ROLLS_HIGH]).dice.filter(die => die.startsWith('s1')).length;
  };

  it('A5.2: a formation that has marched supports all the same', () => {
    expect(supporting(['fleet-of-foot'])).toBe(1);
    expect(supporting([])).toBe(0);
  });
});

describe('Hit and Run', () => {
  const consolidated = (rules: readonly ArmyRule[], y: number) => {
    const scenario = stage(
      { a1: { at: [40, 26], cc: 2, speed: 20 } }, { d1: { at: [40, 28] } }, { attacker: { rules } },
    );
    const { report } = played(scenario, [2], [{ type: 'unit.moved', unit: 'a1', to: [40, y] }]);
    return formationIn(report, 'attacker').units[0]!.at;
  };

  it.each(['hit-and-run-tactics', 'dark-eldar-hit-and-run-tactics'] as const)(
    'A8.3: with %s a winner moves by its whole Speed, not by 5cm', rule => {
      expect(consolidated([rule], 6)).toEqual([40, 6]);
      expect(() => consolidated([rule], 5.9)).toThrow(/20 cm/);
      expect(() => consolidated([], 20)).toThrow(/5 cm/);
    },
  );
});
