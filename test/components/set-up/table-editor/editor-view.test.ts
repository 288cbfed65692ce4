import { describe, expect, it } from 'vitest';
import { NOTHING, ofStands } from '../../../../components/set-up/table-editor/selection.ts';
import { editorView } from '../../../../components/set-up/table-editor/editor-view.ts';
import { moveBy } from '../../../../src/table-editing/arrange.ts';
import { idsOf, twoSides } from '../../../table-editing/set-ups.ts';

const start = twoSides();

describe('the view of a table being set up', () => {
  it('keeps the order of the formations, whoever stands nearest to the enemy', () => {
    const back = moveBy(start, ['a1', 'd1'], [0, -15]);
    expect(editorView(back, NOTHING).counters.map(({ id }) => id)).toEqual([...idsOf(start, 0), ...idsOf(start, 1)]);
  });

  it('has the same counter for whoever has not changed, and another one for whoever is selected', () => {
    const before = editorView(start, NOTHING).counters;
    const chosen = editorView(start, ofStands(['a2'])).counters;
    const changed = chosen.filter((counter, i) => counter !== before[i]);
    expect(changed.map(({ id, now }) => [id, now])).toEqual([['a2', true]]);
    expect(chosen.every(({ movable }) => movable)).toBe(true);
  });
});
