import { describe, expect, it } from 'vitest';
import { createMachine, fromPromise, initialTransition, transition, type AnyStateMachine } from 'xstate';
import type { Probe } from '../../../machines/charts/event-prober.ts';
import { activeOf, type SnapshotLike } from '../../../machines/charts/active-states.ts';
import { beginOf, leadsTo, stepBy } from '../../../machines/charts/step-by.ts';
import { chartMoment } from '../../../machines/charts/chart-moment.ts';
import { jukebox } from './machines-of-every-kind.ts';

type Event = Parameters<typeof transition<typeof jukebox>>[2];

const after = (...events: readonly Event[]) =>
  events.reduce((snapshot, event) => transition(jukebox, snapshot, event)[0], initialTransition(jukebox)[0]);

const verdicts = (place: SnapshotLike): Readonly<Record<string, string>> => Object.fromEntries(
  chartMoment(jukebox, place).eventVerdicts
    .map(({ transition: id, verdict }) => [id.replace('jukebox.', ''), verdict]));

describe('a moment of any machine', () => {
  it('has every active state, the machine first, also those side by side', () => {
    expect(chartMoment(jukebox, after()).active).toEqual([
      'jukebox', 'jukebox.on', 'jukebox.on.record', 'jukebox.on.record.idle', 'jukebox.on.sound',
      'jukebox.on.sound.low',
    ]);
  });

  it('tells of every event of the active states and those around them whether the machine takes it', () => {
    expect(verdicts(after())).toEqual({
      'on/power.cut/0': 'open', 'on/coin.put/0': 'open', 'on.record.idle/song.chosen/0': 'refused',
      'on.record.idle/song.chosen/1': 'refused', 'on.sound.low/sound.raised/0': 'open',
    });
  });

  it('what is taken by an earlier transition is elsewhere', () => {
    expect(verdicts(after({ type: 'coin.put' }))).toMatchObject({
      'on.record.idle/song.chosen/0': 'open', 'on.record.idle/song.chosen/1': 'elsewhere',
    });
  });

  it('a wildcard is open, and takes an event before the states around it do', () => {
    const place = jukebox.resolveState({ value: { on: { record: 'refusing', sound: 'low' } }, context: { coins: 0 } });
    expect(verdicts(place)).toMatchObject({ 'on.record.refusing/*/0': 'open', 'on/coin.put/0': 'elsewhere' });
  });

  it('an event that is swallowed is not open', () => {
    const coins = { type: 'coin.put' } as const;
    const playing = after(coins, coins, { type: 'song.chosen' });
    expect(verdicts(playing)).toMatchObject({ 'on.record.turning/song.chosen/0': 'refused' });
  });

  it('a guard that says no, or cannot read the event, is named', () => {
    const { eventVerdicts } = chartMoment(jukebox, after());
    expect(eventVerdicts.flatMap(({ reason }) => reason?.say ?? [])).toEqual(['is paid', 'is long']);
  });

  it('nothing can happen any more when it is over', () => {
    const over = after({ type: 'power.cut' }, { type: 'kick' });
    expect(chartMoment(jukebox, over))
      .toEqual({ active: ['jukebox', 'jukebox.broken'], eventVerdicts: [], isOver: true });
  });

  it('is the same for a stored snapshot, with its history', () => {
    const off = after({ type: 'sound.raised' }, { type: 'power.cut' });
    const stored = JSON.parse(JSON.stringify(jukebox.getPersistedSnapshot(off))) as SnapshotLike;
    expect(chartMoment(jukebox, stored)).toEqual(chartMoment(jukebox, off));
    expect(leadsTo(jukebox, stored, { type: 'power.back' })).toContain('jukebox.on.sound.high');
  });
});

describe('where an event leads', () => {
  const active = (place: SnapshotLike): readonly string[] => activeOf(jukebox as AnyStateMachine, place);

  it('is where the machine goes, also through what follows by itself', () => {
    const coin = { type: 'coin.put' } as const;
    const playing = after(coin, coin, { type: 'song.chosen' });
    expect(leadsTo(jukebox, playing, { type: 'song.ended' })).toContain('jukebox.on.record.turning');
    expect(leadsTo(jukebox, after(coin, { type: 'song.chosen' }), { type: 'song.ended' }))
      .toContain('jukebox.on.record.idle');
  });

  it('is back where it was by a history state', () => {
    const off = after({ type: 'sound.raised' }, { type: 'power.cut' });
    expect(leadsTo(jukebox, off, { type: 'power.back' }))
      .toEqual(active(transition(jukebox, off, { type: 'power.back' })[0]));
    expect(leadsTo(jukebox, off, { type: 'power.back' })).toContain('jukebox.on.sound.high');
  });

  it('of several events is all of their states', () => {
    const both: readonly Probe[] = [{ type: 'power.cut' }, { type: 'sound.raised' }];
    expect(leadsTo(jukebox, after(), both)).toEqual(expect.arrayContaining(['jukebox.off', 'jukebox.on.sound.high']));
  });

  it('is nowhere for an event that is refused, unknown or cannot be read', () => {
    expect(leadsTo(jukebox, after(), [{ type: 'song.chosen' }, { type: 'nonsense' }])).toEqual([]);
  });
});

describe('a step', () => {
  it('tells what was taken and what followed by itself', () => {
    const coin = { type: 'coin.put' } as const;
    const { passages, snapshot } = stepBy(jukebox, after(coin, { type: 'song.chosen' }), { type: 'song.ended' });
    expect(passages.map(({ taken }) => taken)).toEqual([
      ['jukebox.on.record.turning/song.ended/0'], ['jukebox.on.record.checking//1'],
    ]);
    expect(passages[0]?.active).toContain('jukebox.on.record.checking');
    expect(snapshot.value).toEqual({ on: { record: 'idle', sound: 'low' } });
  });

  it('starts nothing and runs nothing', () => {
    const done: string[] = [];
    const machine = createMachine({
      id: 'busy', initial: 'a',
      states: {
        a: { on: { go: { target: 'b', actions: () => done.push('action') } } },
        b: {
          entry: () => done.push('entry'),
          invoke: { src: fromPromise(() => Promise.resolve(done.push('promise'))), onDone: 'c' },
          after: { 5: 'c' },
        },
        c: {},
      },
    });
    expect(stepBy(machine, beginOf(machine).snapshot, { type: 'go' }).snapshot.value).toBe('b');
    expect(leadsTo(machine, beginOf(machine).snapshot, { type: 'go' })).toContain('busy.b');
    expect(done).toEqual([]);
  });

  it('begins where the machine begins', () => {
    expect(beginOf(jukebox).snapshot.value).toEqual(after().value);
  });
});
