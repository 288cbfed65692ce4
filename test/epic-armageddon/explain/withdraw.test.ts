/** Why a unit may withdraw, sentence by sentence. */
import { describe, expect, it } from 'vitest';
import { endWithoutAssault } from '../../../src/epic-armageddon/a2-charge.ts';
import { endSwiftly } from '../../../src/epic-armageddon/a4-attacks.ts';
import { beginSupport } from '../../../src/epic-armageddon/a5-supporting-fire.ts';
import { breakTheLoser, withdrawTo } from '../../../src/epic-armageddon/a7-withdraw.ts';
import { assaultWith, unitWith } from '../../../src/epic-armageddon/copies.ts';
import type { Assault } from '../../../src/epic-armageddon/state.ts';
import { engine, type Stand, type StageParts } from '../../support/stage.ts';
import { a1, field, met, RARE, row, strikingAlone, told, type Case } from './cases.ts';

const guns: StageParts = {
  others: [{ side: 'attacker', id: 'Guns', stands: { s1: { at: [46, 32], name: 'Gun', ff: 4 } } }],
};

/** The defender has lost and is to go. */
const routed = (sheet: Partial<Stand>): Assault =>
  breakTheLoser(assaultWith(strikingAlone({ a1 }, { d1: { at: [40, 40], name: 'One', speed: 15, ...sheet } }, guns), {
    winner: 'attacker', ending: 'result', support: beginSupport(field({ a1 }, row)).support,
  }));

const LOST = '+ defender has lost and breaks. (A7.1)';
const MOVES = '. It may make two moves at its Speed of 15 cm: 30 cm in all, through any zone of control. (A7.3)';
const GOES = '+ So it may withdraw. (A7.3)';

const WITHDRAWALS: readonly Case[] = [
  ['A7.3: two moves, and 15cm from every enemy', routed({}), 'd1',
    ['yes', LOST, MOVES,
      '. Foe is 8 cm away: if it ended here, within 15 cm of an enemy, it would be destroyed. (A7.3)', GOES]],
  ['A7.3: far enough it is safe', withdrawTo(routed({}), 'd1', [40, 70]), 'd1',
    ['yes', LOST, MOVES, '. It has 0 cm of that left. (A7.3)',
      '. The nearest enemy, Gun, is 36.5 cm away: farther than 15 cm, so that it is safe where it stands. (A7.3)',
      '+ So it has withdrawn as far as it may. (A7.3)']],
  ['A7.3: Fearless ones may stay', routed({ abilities: ['fearless'] }), 'd1',
    ['yes', LOST, MOVES, '. It is Fearless: as long as it stays it is safe, though Foe is 8 cm away. (A7.3)', GOES]],
  ['A7.4: a war engine is damaged for each enemy', routed(engine(3, [40, 42], { name: 'One' })), 'd1',
    ['yes', LOST, MOVES, '. Gun is 8.2 cm away: if it ended here it would take 2 points of damage, '
      + 'one for each enemy within 15 cm. (A7.4)', GOES]],
  ['A7.1: those who have won stay', routed({}), 'a1',
    ['no', '- attacker is on the side that has won, and need not go. (A7.3)']],
  ['A7.1: nobody has lost yet', strikingAlone({ a1 }, row), 'd1',
    ['not-now', '. Nobody has lost yet; only losers withdraw. (A7.1)']],
  ['A4.7: nobody has won', endSwiftly(strikingAlone({ a1 }, row), null, 'a4Attacks'), 'd1',
    ['not-now', '. Nobody has won this assault, and nobody withdraws from it. (A7.1)']],
  ['A2.2: nothing was fought', endWithoutAssault(field({ a1 }, row), 'a2Charge'), 'd1',
    ['not-now', '. Nothing was fought, and nobody withdraws now. (A7.1)']],
  ['A7.3: passengers go with their transport', assaultWith(routed({}), {
    units: routed({}).units.map(unit => (unit.id === 'd1' ? unitWith(unit, { aboard: 's1' }) : unit)) }), 'd1',
    ['no', '- It sits inside Gun and goes where that goes. (A7.3)']],
];

describe('why it may withdraw', () => {
  it.each(WITHDRAWALS)('%s', (_, assault, unit, expected) => {
    expect(told(assault, unit, 'withdraw')).toEqual(expected);
  });
});

describe('what hardly ever comes up', () => {
  it('is told here', () => {
    expect(RARE.withdraw.filter(key => !met.has(key))).toEqual([]);
  });
});
