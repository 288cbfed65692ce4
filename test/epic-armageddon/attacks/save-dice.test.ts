/** The dice thrown for hits that have fallen, as they are asked for. */
import { describe, expect, it } from 'vitest';
import { assaultWith } from '../../../src/epic-armageddon/model/copies.ts';
import { isSettled, resolveSaves, saveHands } from '../../../src/epic-armageddon/attacks/save-dice.ts';
import { volleyOn } from '../../../src/epic-armageddon/attacks/volley.ts';
import { engagedOf } from '../../support/fight.ts';
import { engine, stageParts } from '../../support/stage.ts';

describe('the dice for hits that have fallen', () => {
  const assault = engagedOf(stageParts({ a1: { at: [40, 20] } }, {
    d1: { at: [40, 30], armour: 5 }, e1: engine(3, [48, 30]),
  }));

  it('V10: there are none before any has', () => {
    expect(saveHands(assault)).toEqual([]);
    expect(isSettled(assault)).toBe(true);
  });

  it('V10: are a hand of the unit that is hit, called by it and by what is thrown', () => {
    const hit = assaultWith(assault, { volley: volleyOn(assault, 'attacks', 'a4Attacks', [{ unit: 'd1' }]) });
    expect(saveHands(hit)).toEqual([{
      name: 'd1 save', side: 'defender', purpose: 'save', effect: 'normal', units: ['d1'], dice: 1,
      read: 'successes', target: 5,
    }]);
    expect(isSettled(hit)).toBe(false);
    expect(isSettled(assaultWith(hit, { volley: resolveSaves(hit, [1]) }))).toBe(true);
  });

  it('H10: are thrown by the enemy where they are a Titan Killer’s damage, and then that much is known', () => {
    const volley = volleyOn(assault, 'attacks', 'a4Attacks', [{ unit: 'e1', effect: 'titan-killer', points: '2D3' }]);
    const targets = { attacker: [], defender: [{ unit: 'e1', cm: 5, takes: 3 }] };
    const hit = assaultWith(assault, { volley: { ...volley, targets } });
    expect(saveHands(hit)).toEqual([{
      name: 'e1 damage', side: 'attacker', purpose: 'damage', effect: 'titan-killer', units: ['e1'], dice: 2,
      read: 'halves',
    }]);
    expect(resolveSaves(hit, [3, 4]).hits.defender[0]).toMatchObject({ points: 4 });
  });
});
