import { describe, expect, it } from 'vitest';
import { moveBy } from '../../src/table-editing/arrange.ts';
import { setCondition } from '../../src/table-editing/condition.ts';
import { emptyTable } from '../../src/table-editing/table-size.ts';
import { canRedo, canUndo, edited, historyOf, redone, settled, undone } from '../../src/table-editing/history.ts';
import { remarksOn } from '../../src/table-editing/remarks.ts';
import { standingAt } from '../../src/table-editing/stands.ts';
import { addTerrain, rectangle } from '../../src/table-editing/terrain.ts';
import { idsOf, placed, standOf, twoSides } from './set-ups.ts';

describe('remarks', () => {
  const start = twoSides();
  const [first, second] = idsOf(start, 0);

  it('there are none on a table in order, or on an empty one', () => {
    expect(remarksOn(start)).toEqual([]);
    expect(remarksOn(emptyTable())).toEqual([]);
  });

  it('name who stands apart, and by how many cm', () => {
    const [x, y] = standOf(start, first!).at;
    const setUp = standingAt(start, new Map([[first!, [x - 10, y]]]));
    expect(remarksOn(setUp)).toMatchObject([{ code: 'coherency', ids: [first], formation: 'marines' }]);
    expect(remarksOn(setUp)[0]!.say).toMatch(/^Tactical 1 is out of coherency, 8\.4 cm from the rest of Marines\.$/);
  });

  it('name who stands on whom, but not who touches whom', () => {
    const [x, y] = standOf(start, second!).at;
    const on = standingAt(start, new Map([[first!, [x - 1.5, y]]]));
    expect(remarksOn(on)).toMatchObject([{ code: 'overlap', ids: [first, second] }]);
    expect(remarksOn(on)[0]!.say).toBe('Tactical 1 and Tactical 2 overlap by 0.5 cm.');
    expect(remarksOn(standingAt(start, new Map([[first!, [x - 2, y]]])))).toEqual([]);
  });

  it('name who is off the table', () => {
    const off = standingAt(start, new Map(idsOf(start, 0).map((id, i) => [id, [3 * i + 2, i === 0 ? -1.5 : 1]])));
    expect(remarksOn(off)).toMatchObject([{ code: 'off-table', ids: [first] }]);
    expect(remarksOn(off)[0]!.say).toBe('Tactical 1 is 1.5 cm off the table.');
  });

  it('name who stands where nobody of the kind can go', () => {
    const rhino = placed(emptyTable(), 'attacker', ['rhino', 'boyz']);
    const [x, y] = standOf(rhino, idsOf(rhino, 0)[0]!).at;
    const river = addTerrain(rhino, 'buildings', rectangle([x - 20, y - 9], [x + 20, y + 9]), 'the mill');
    expect(remarksOn(river)).toMatchObject([{ code: 'impassable', say: 'Rhino cannot stand in the mill.' }]);
  });

  it('name who engages though broken', () => {
    expect(remarksOn(setCondition(start, 'marines', { broken: true })))
      .toMatchObject([{ code: 'broken-engages', formation: 'marines' }]);
  });
});

describe('taking back', () => {
  const start = twoSides();
  const steps = [1, 2, 3].map(cm => moveBy(start, idsOf(start, 0), [cm, 0]));

  it('restores what was before, step by step, and doing again what came after', () => {
    const history = steps.reduce((so, setUp) => edited(so, setUp), historyOf(start));
    expect(undone(history).present).toBe(steps[1]);
    expect(undone(undone(undone(undone(history)))).present).toBe(start);
    expect(redone(undone(history))).toEqual({ ...history, gesture: null });
    expect(canUndo(historyOf(start)) || canRedo(history)).toBe(false);
    expect(redone(history)).toBe(history);
  });

  it('takes back a whole gesture at once', () => {
    const dragged = steps.reduce((so, setUp) => edited(so, setUp, 'drag'), historyOf(start));
    expect(undone(dragged).present).toBe(start);
    expect(redone(undone(dragged)).present).toBe(steps[2]);
  });

  it('parts two gestures of one name where the first is over', () => {
    const one = settled(edited(historyOf(start), steps[0]!, 'drag'));
    expect(undone(edited(one, steps[1]!, 'drag')).present).toBe(steps[0]);
  });

  it('forgets what was taken back when something new is done, and counts no edit that changes nothing', () => {
    const history = edited(undone(edited(historyOf(start), steps[0]!)), steps[1]!);
    expect(canRedo(history)).toBe(false);
    expect(edited(history, steps[1]!)).toBe(history);
  });
});
