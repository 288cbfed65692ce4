/** Why a unit may withdraw, sentence by sentence. */
import { describe, expect, it } from 'vitest';
import { endWithoutAssault } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { endSwiftly } from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import { beginSupport } from '../../../src/epic-armageddon/steps/a5-supporting-fire.ts';
import { resolveResult } from '../../../src/epic-armageddon/steps/a6-result.ts';
import { breakTheLoser, shakeSupporters, withdrawFromCharge } from '../../../src/epic-armageddon/steps/a7-withdraw.ts';
import { withdrawTo } from '../../../src/epic-armageddon/steps/a7-withdrawal-moves.ts';
import { assaultWith, formationWith, unitWith } from '../../../src/epic-armageddon/model/copies.ts';
import { nearestOpposite } from '../../../src/epic-armageddon/explain/nearest-opposite.ts';
import { explain } from '../../../src/epic-armageddon/explain/explain.ts';
import { changeFormations } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { engine, type Stand, type StageParts } from '../../support/stage.ts';
import { a1, field, met, RARE, row, strikingAlone, told, without, type Case } from './cases.ts';

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

const NOT_NOW = '. Nobody withdraws at this moment. (A7.3)';
const some = (): Assault => routed({});

/** Friends of the losers stood near, and their Blast marker has broken them. */
const shaken = (): Assault => shakeSupporters(assaultWith(strikingAlone({ a1 }, row, {
  others: [{ side: 'defender', id: 'Friends', stands: { s1: { at: [46, 32], name: 'Friend' } } }],
}), {
  winner: 'attacker', ending: 'result', support: { ...some().support, near: { attacker: [], defender: ['Friends'] } },
}));

/** A charge that broke under overwatch fire. */
const halted = (): Assault => {
  const assault = field({ a1 }, { d1: { at: [40, 60], name: 'One' } });
  return withdrawFromCharge(changeFormations(assault, ['attacker'], one => formationWith(one, { broken: true })));
};

/** The losers of `routed` and a transport of the winners with somebody inside. */
const sitting = (): Assault => assaultWith(some(), {
  units: some().units.map(unit => (unit.id === 'a1' ? unitWith(unit, { aboard: 's1' }) : unit)),
});

const MORE: readonly Case[] = [
  ['A7.3: what is left of its moves it may still use', withdrawTo(some(), 'd1', [40, 50]), 'd1',
    ['yes', LOST, MOVES, '. It has 20 cm of that left. (A7.3)',
      '. The nearest enemy, Gun, is 17 cm away: farther than 15 cm, so that it is safe where it stands. (A7.3)', GOES]],
  ['A7.3: never less than nothing, however far it has gone', withdrawTo(withdrawTo(some(), 'd1', [40, 60]), 'd1',
    [40, 74]), 'd1',
  ['yes', LOST, MOVES, '. It has 0 cm of that left. (A7.3)',
    '. The nearest enemy, Gun, is 40.4 cm away: farther than 15 cm, so that it is safe where it stands. (A7.3)',
    '+ So it has withdrawn as far as it may. (A7.3)']],
  ['A7.3: who does not move at all is asked all the same', routed({ speed: 0 }), 'd1',
    ['yes', LOST, '. It may make two moves at its Speed of 0 cm: 0 cm in all, through any zone of control. (A7.3)',
      '. Foe is 8 cm away: if it ended here, within 15 cm of an enemy, it would be destroyed. (A7.3)', GOES]],
  ['A7.3: a Fearless one that has moved is lost within 5cm only',
    withdrawTo(routed({ abilities: ['fearless'] }), 'd1', [40, 36]), 'd1',
    ['yes', LOST, MOVES, '. It has 26 cm of that left. (A7.3)',
      '. It is Fearless: since it has moved, only an enemy within 5 cm would destroy it. (A7.3)',
      '. Foe is 4 cm away: if it ended here, within 5 cm of an enemy, it would be destroyed. (A7.3)', GOES]],
  ['A7.4: a single enemy does one point of damage', routed(engine(3, [30, 42], { name: 'One' })), 'd1',
    ['yes', LOST, MOVES, '. Foe is 12.1 cm away: if it ended here it would take 1 point of damage, '
      + 'one for each enemy within 15 cm. (A7.4)', GOES]],
  ['A7.3: with no enemy left nothing is near', without(some(), 'a1', 's1'), 'd1', ['yes', LOST, MOVES, GOES]],
  ['A7.6: friends whom their Blast marker has broken withdraw in their turn', shaken(), 's1',
    ['yes', '+ Friends stood near the losers, and its Blast marker has broken it. (A7.6)', MOVES,
      '. Foe is 4.3 cm away: if it ended here, within 15 cm of an enemy, it would be destroyed. (A7.3)', GOES]],
  ['A7.6: while they do the losers themselves stay', shaken(), 'd1',
    ['no', '- defender does not withdraw now. (A7.1)']],
  ['A2.12: who breaks on its way in withdraws from the charge', halted(), 'a1',
    ['yes', '+ attacker has broken on its way in. (A2.12)', MOVES,
      '. The nearest enemy, One, is 28 cm away: farther than 15 cm, so that it is safe where it stands. (A7.3)', GOES]],
  ['A2.12: those whom it charged stay', halted(), 'd1', ['no', '- defender does not withdraw now. (A7.1)']],
  ['A7.3: passengers of the winners need not go', sitting(), 'a1',
    ['no', '- attacker is on the side that has won, and need not go. (A7.3)']],
  ['A7.3: nobody goes while the hack-down falls', resolveResult(strikingAlone({ a1 }, row), [6, 1], [6, 1, 1, 1]), 'd1',
    ['not-now', NOT_NOW]],
];

describe('where it would be safe, or not', () => {
  it('A7.3: the shortest way out of danger, and how near danger begins', () => {
    const safe = { asked: 'withdraw', move: [-2.2, 6.9], could: true };
    expect(nearestOpposite(routed({}), 'd1', 'withdraw')).toEqual(safe);
    expect(nearestOpposite(withdrawTo(routed({}), 'd1', [40, 70]), 'd1', 'withdraw')).toBeNull();
  });
});

describe('why it may withdraw', () => {
  it.each([...WITHDRAWALS, ...MORE])('%s', (_, assault, unit, expected) => {
    expect(told(assault, unit, 'withdraw')).toEqual(expected);
  });

  it('A7.3: how far it may still go is known with the answer', () => {
    expect(explain(withdrawTo(some(), 'd1', [40, 50]), 'd1', 'withdraw').facts.at(-1)).toMatchObject({
      key: 'may-withdraw', values: { left: 20 },
    });
  });
});

describe('what hardly ever comes up', () => {
  it('is told here', () => {
    expect(RARE.withdraw.filter(key => !met.has(key))).toEqual([]);
  });
});
