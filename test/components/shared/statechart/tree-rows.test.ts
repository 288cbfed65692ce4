import { describe, expect, it } from 'vitest';
import { DARK } from '../../../../components/shared/statechart/lights.ts';
import { moveFor } from '../../../../components/shared/statechart/tree-keys.ts';
import { pathTitle, treeRows, verdictOf } from '../../../../components/shared/statechart/tree-rows.ts';
import { chartOf } from '../../../../machines/charts/read-machine.ts';
import { assaultMachine } from '../../../../machines/epic-armageddon/assault.machine.ts';
import { jukebox } from '../../../machines/charts/machines-of-every-kind.ts';

const chart = chartOf(jukebox);
const rows = (...unfolded: readonly string[]) => treeRows(chart, new Set(unfolded), DARK);

describe('the rows of a tree', () => {
  it('are the machine alone as long as it is folded', () => {
    expect(rows().map(({ id, isOpen, level }) => [id, isOpen, level])).toEqual([['jukebox', false, 1]]);
  });

  it('are a state’s events, then what it holds, counted together', () => {
    const inside = rows('jukebox', 'jukebox.on').filter(({ parent }) => parent === 'jukebox.on');
    expect(inside.map(({ id }) => id)).toEqual([
      'jukebox.on/power.cut/0', 'jukebox.on/coin.put/0', 'jukebox.on.record', 'jukebox.on.sound', 'jukebox.on.before',
    ]);
    expect(inside.map(({ level, size, position }) => [level, size, position]))
      .toEqual([1, 2, 3, 4, 5].map(position => [3, 5, position]));
  });

  it('have every state and every transition once, all unfolded', () => {
    for (const one of [chart, chartOf(assaultMachine)]) {
      const ids = treeRows(one, new Set(one.states.map(({ id }) => id)), DARK).map(({ id }) => id);
      expect(ids.length).toBe(one.states.length + one.transitions.length);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('say where an event leads, and that it stays', () => {
    const more = Object.fromEntries(rows('jukebox', 'jukebox.on').map(row => [row.id, row.more]));
    expect(more['jukebox.on/power.cut/0']).toBe('to Off');
    expect(more['jukebox.on/coin.put/0']).toBe('stays here');
  });

  it('say how an event stands', () => {
    const refused = { transition: '', verdict: 'refused' } as const;
    expect(verdictOf(null)).toBe('');
    expect(verdictOf({ ...refused, verdict: 'open', reason: null })).toBe('possible now');
    expect(verdictOf({ ...refused, reason: { say: 'Too far.', rule: 'A2.1' } })).toBe('refused: Too far.');
    expect(verdictOf({ ...refused, reason: { say: 'is paid', rule: '' } })).toBe('refused, for want of: is paid');
    expect(verdictOf({ ...refused, reason: null })).toBe('refused');
  });

  it('name a place by the states around it, without saying the same twice', () => {
    expect(pathTitle(chart, 'jukebox.on.record.idle')).toBe('On › Record › Waiting for a choice');
    expect(pathTitle(chartOf(assaultMachine), 'assault.a2Charge.moving.choosing')).toBe('Charge');
  });
});

describe('the keys of a tree', () => {
  const open = rows('jukebox', 'jukebox.on');
  const at = (id: string): number => open.findIndex(row => row.id === id);
  const move = (key: string, from: string, letters = '', isRtl = false) =>
    moveFor(key, open, at(from), letters, isRtl);

  it('go up and down, and stay at the ends', () => {
    expect(move('ArrowDown', 'jukebox')).toEqual({ to: 1 });
    expect(move('ArrowUp', 'jukebox')).toEqual({ to: 0 });
    expect(move('End', 'jukebox')).toEqual({ to: open.length - 1 });
    expect(moveFor('ArrowDown', open, open.length - 1, '', false)).toEqual({ to: open.length - 1 });
  });

  it('unfold, go in, fold, and go out', () => {
    expect(move('ArrowRight', 'jukebox.on.record')).toEqual({ unfold: 'jukebox.on.record' });
    expect(move('ArrowRight', 'jukebox.on')).toEqual({ to: at('jukebox.on') + 1 });
    expect(move('ArrowLeft', 'jukebox.on')).toEqual({ fold: 'jukebox.on' });
    expect(move('ArrowLeft', 'jukebox.on/coin.put/0')).toEqual({ to: at('jukebox.on') });
    expect(move('ArrowRight', 'jukebox.on/coin.put/0')).toBe(null);
  });

  it('are the other way round where text runs to the left', () => {
    expect(move('ArrowLeft', 'jukebox.on.record', '', true)).toEqual({ unfold: 'jukebox.on.record' });
    expect(move('ArrowRight', 'jukebox.on', '', true)).toEqual({ fold: 'jukebox.on' });
  });

  it('go to the next row that begins with what is typed', () => {
    expect(move('o', 'jukebox', 'o')).toEqual({ to: at('jukebox.on') });
    expect(move('o', 'jukebox.on', 'o')).toEqual({ to: at('jukebox.off') });
    expect(move('f', 'jukebox.on', 'of')).toEqual({ to: at('jukebox.off') });
    expect(move('q', 'jukebox', 'q')).toBe(null);
  });
});
