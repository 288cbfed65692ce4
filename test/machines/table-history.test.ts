/** One history over the set-up of a table and what is played on it. */
import { fc } from '../support/laws.ts';
import { describe, expect, it } from 'vitest';
import {
  amended, changeRedone, changeUndone, isBackAtChange, isForwardAtChange, playedOn, setUpAnew, tableHistoryOf,
  type TableHistory, type TableVersion,
} from '../../machines/table-history.ts';

type Version = TableVersion<string, string>;

const version = (scenario: string, events: readonly string[] = [], at = events.length, from = 0): Version =>
  ({ scenario, events, at, from });

const FIRST = tableHistoryOf(version('first'));
const PLAYED = playedOn(FIRST, { events: ['a', 'b', 'c'], at: 3 });
/** Of three events one can be played again. */
const CHANGED = setUpAnew(PLAYED, version('second', ['a'], 1, 1));

describe('a change of the set-up', () => {
  it('is taken back before the events that were played again, with all that was played before it', () => {
    expect(isBackAtChange(CHANGED)).toBe(true);
    expect(changeUndone(CHANGED).present).toEqual(PLAYED.present);
  });

  it('is taken back after the events that were played since', () => {
    const since = playedOn(CHANGED, { events: ['a', 'd'], at: 2 });
    expect(isBackAtChange(since)).toBe(false);
    expect(isBackAtChange(playedOn(since, { events: ['a', 'd'], at: 1 }))).toBe(true);
  });

  it('can be made again once all that was played before it has been done again', () => {
    const back = changeUndone(CHANGED);
    expect(isForwardAtChange(back)).toBe(true);
    expect(isForwardAtChange(playedOn(back, { events: back.present.events, at: 2 }))).toBe(false);
    expect(changeRedone(back).present).toEqual(CHANGED.present);
  });

  it('comes again without what was played on it afterwards, which can be done again', () => {
    const since = playedOn(CHANGED, { events: ['a', 'd'], at: 2 });
    const again = changeRedone(changeUndone(since));
    expect(again.present).toEqual(version('second', ['a', 'd'], 1, 1));
  });

  it('is forgotten once something else is played where it was taken back, and kept while events are taken back', () => {
    const back = changeUndone(CHANGED);
    expect(playedOn(back, { events: ['a', 'b', 'c'], at: 0 }).future).toHaveLength(1);
    expect(playedOn(back, { events: ['a', 'x'], at: 2 }).future).toEqual([]);
  });

  it('forgets the events that had been taken back', () => {
    const back = playedOn(PLAYED, { events: ['a', 'b', 'c'], at: 1 });
    expect(changeUndone(setUpAnew(back, version('second'))).present.events).toEqual(['a']);
  });

  it('that goes on is one step', () => {
    expect(changeUndone(amended(CHANGED, version('third'))).present).toEqual(PLAYED.present);
  });

  it('can be taken back a hundred times', () => {
    let history: TableHistory<Version> = FIRST;
    for (let change = 0; change < 120; change += 1) history = setUpAnew(history, version(`table ${change}`));
    let back = 0;
    for (; isBackAtChange(history); back += 1) history = changeUndone(history);
    expect(back).toBe(100);
  });
});

describe('the history of a table', () => {
  it('stays the very same where nothing has been played', () => {
    expect(playedOn(PLAYED, { events: [...PLAYED.present.events], at: 3 })).toBe(PLAYED);
  });

  it('stays as it is at its ends', () => {
    expect(changeUndone(FIRST)).toEqual(FIRST);
    expect(changeRedone(FIRST)).toEqual(FIRST);
    expect([isBackAtChange(FIRST), isForwardAtChange(FIRST)]).toEqual([false, false]);
  });

  it('is the same again after any changes have been taken back and made again', () => {
    fc.assert(fc.property(fc.array(fc.string(), { maxLength: 8 }), names => {
      let history = FIRST;
      for (const name of names) history = setUpAnew(history, version(name));
      let turned = history;
      for (const _ of names) turned = changeUndone(turned);
      expect(turned.present).toEqual(FIRST.present);
      for (const _ of names) turned = changeRedone(turned);
      expect(turned).toEqual(history);
    }));
  });
});
