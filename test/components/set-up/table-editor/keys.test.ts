import { describe, expect, it } from 'vitest';
import { commandOf } from '../../../../components/set-up/table-editor/keys.ts';
import {
  joined, NOTHING, ofStands, standsIn, still, terrainAt, toggled,
} from '../../../../components/set-up/table-editor/selection.ts';
import { addTerrain, rectangle } from '../../../../src/table-editing/terrain.ts';
import { idsOf, twoSides } from '../../../table-editing/set-ups.ts';

const key = (name: string, held: Partial<Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>> = {}) =>
  commandOf({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('keys', () => {
  it('arrows move a centimetre, with Shift five', () => {
    expect(key('ArrowUp')).toEqual({ kind: 'move', by: [0, 1] });
    expect(key('ArrowLeft', { shiftKey: true })).toEqual({ kind: 'move', by: [-5, 0] });
  });

  it('of the browser are left to it', () => {
    expect([key('r', { ctrlKey: true }), key('ArrowLeft', { altKey: true }), key('F5'), key('x')])
      .toEqual([null, null, null, null]);
  });

  it('take back and do again as everywhere', () => {
    expect([key('z', { ctrlKey: true }), key('Z', { metaKey: true, shiftKey: true }), key('y', { ctrlKey: true })])
      .toEqual([{ kind: 'undo' }, { kind: 'redo' }, { kind: 'redo' }]);
  });

  it('turn either way and spread either way', () => {
    expect([key('['), key(']'), key('+'), key('-')]).toEqual([
      { kind: 'turn', degrees: -15 }, { kind: 'turn', degrees: 15 },
      { kind: 'spread', cm: 0.5 }, { kind: 'spread', cm: -0.5 },
    ]);
  });
});

describe('a selection', () => {
  const hilly = addTerrain(twoSides(), 'hill', rectangle([0, 0], [50, 50]));
  const setUp = addTerrain(hilly, 'woods', rectangle([9, 9], [20, 20]));

  it('takes a stand in and out, and keeps each once', () => {
    expect(toggled(ofStands(['a1']), 'a2').stands).toEqual(['a1', 'a2']);
    expect(toggled(ofStands(['a1']), 'a1').stands).toEqual([]);
    expect(joined(ofStands(['a1']), ['a1', 'a2']).stands).toEqual(['a1', 'a2']);
  });

  it('by a lasso holds those whose middle is inside', () => {
    expect(standsIn(setUp, rectangle([0, 0], [120, 40]))).toEqual(idsOf(setUp, 0));
    expect(standsIn(setUp, [[0, 0], [9, 9]])).toEqual([]);
  });

  it('of terrain is the piece on top', () => {
    expect(terrainAt(setUp, [10, 10])).toBe('woods');
    expect(terrainAt(setUp, [40, 40])).toBe('hill');
    expect(terrainAt(setUp, [100, 70])).toBe(null);
  });

  it('loses what is no longer there', () => {
    expect(still(setUp, { stands: ['a1', 'x9'], terrain: 'lake' })).toEqual({ ...NOTHING, stands: ['a1'] });
  });
});
