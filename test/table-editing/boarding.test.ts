import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { emptyTable } from '../../src/table-editing/table-size.ts';
import { board, transportsFor } from '../../src/table-editing/boarding.ts';
import { letOut } from '../../src/table-editing/condition.ts';
import { standsOf } from '../../src/table-editing/stands.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import { writeScenario } from '../../src/epic-armageddon/scenario/write.ts';
import { idsOf, placed, twoSides } from './set-ups.ts';

const mounted = (): Scenario => placed(
  placed(emptyTable(), 'attacker', ['tactical', 'tactical', 'tactical', 'rhino', 'rhino'], 'Marines'),
  'defender', ['boyz', 'boyz'], 'Orks',
);
const aboard = (setUp: Scenario): readonly (string | null)[] => setUp.formations[0]!.units.map(unit => unit.aboard);

describe('getting into transports', () => {
  it('fills the first before anybody gets into the next', () => {
    const setUp = mounted();
    const [a, b, c, first, second] = idsOf(setUp, 0);
    const inside = board(setUp, [a!, b!, c!], [first!, second!]);
    expect(aboard(inside)).toEqual([first, first, second, null, null]);
    expect(standsOf(inside).map(({ id }) => id)).not.toContain(a);
  });

  it('leaves those on foot who find no room', () => {
    const setUp = mounted();
    const [a, b, c, first] = idsOf(setUp, 0);
    expect(aboard(board(setUp, [a!, b!, c!], [first!]))).toEqual([first, first, null, null, null]);
  });

  it('takes nobody of another formation, friend or enemy', () => {
    const setUp = placed(mounted(), 'attacker', ['tactical'], 'More marines');
    const [, , , first] = idsOf(setUp, 0);
    for (const formation of [1, 2]) expect(board(setUp, idsOf(setUp, formation), [first!])).toBe(setUp);
  });

  it('takes no transport into a transport, and nobody twice', () => {
    const setUp = mounted();
    const [a, , , first, second] = idsOf(setUp, 0);
    expect(board(setUp, [second!], [first!])).toBe(setUp);
    expect(board(setUp, [a!], [a!])).toBe(setUp);
    const inside = board(setUp, [a!], [first!]);
    expect(board(inside, [a!], [second!])).toBe(inside);
  });

  it('makes a table that can be read, and that getting out undoes', () => {
    const setUp = mounted();
    const [a, b, , first] = idsOf(setUp, 0);
    const inside = board(setUp, [a!, b!], [first!]);
    expect(parseScenario(writeScenario(inside))).toHaveProperty('scenario');
    expect(aboard(letOut(inside, first!))).toEqual([null, null, null, null, null]);
  });

  it('is offered only where there is room', () => {
    const setUp = mounted();
    const [a, b, c, first, second] = idsOf(setUp, 0);
    expect(transportsFor(setUp, [a!])).toEqual([first, second]);
    expect(transportsFor(board(setUp, [a!, b!], [first!]), [c!])).toEqual([second]);
    expect(transportsFor(setUp, [first!])).toEqual([]);
    expect(transportsFor(twoSides(), idsOf(twoSides(), 0))).toEqual([]);
  });
});
