import { fc } from '../../support/laws.ts';
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { handsOf, metaOf, type AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import { usualDecisions } from '../../../machines/epic-armageddon/play.ts';
import {
  presentOf, replay, timelineLogic, type Timeline, type TimelineEvent,
} from '../../../machines/epic-armageddon/timeline.ts';
import { diceIn } from '../../../src/dice/hand.ts';
import { seededThrower } from '../../../src/dice/throw.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import { eventsOf } from './walk.ts';
import { WALKS } from './walks.ts';

const { scenario } = WALKS['dangerous terrain, a tie, and a second round'];
const EVENTS = eventsOf(WALKS['dangerous terrain, a tie, and a second round']);
const UNDO: TimelineEvent = { type: 'step.undone' };
const REDO: TimelineEvent = { type: 'step.redone' };
const REFUSED: TimelineEvent = { type: 'target.chosen', target: 'nobody' };
const revisit = (at: number): TimelineEvent => ({ type: 'step.revisited', at });

/** A timeline after some events, those of an assault or those of going back and forth. */
const after = (...events: readonly TimelineEvent[]): Timeline => {
  const actor = createActor(timelineLogic, { input: { scenario } }).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot().context;
};

const stateOf = (snapshot: AssaultSnapshot): unknown => [snapshot.status, snapshot.value, snapshot.context];
const present = (timeline: Timeline): unknown => stateOf(presentOf(timeline));

describe('an assault with its history', () => {
  it('begins before the first event', () => {
    expect(after()).toMatchObject({ events: [], at: 0 });
    expect(presentOf(after()).value).toBe('a1ChooseTarget');
  });

  it('keeps every event and the state after it', () => {
    const played = after(...EVENTS);
    expect(played.events).toEqual(EVENTS);
    expect([played.at, played.snapshots.length]).toEqual([EVENTS.length, EVENTS.length + 1]);
    expect(presentOf(played).status).toBe('done');
  });

  it('undone goes back one event, and keeps it to be redone', () => {
    const undone = after(...EVENTS.slice(0, 4), UNDO);
    expect([undone.at, undone.events.length]).toEqual([3, 4]);
    expect(present(undone)).toEqual(present(after(...EVENTS.slice(0, 3))));
    expect(present(after(...EVENTS.slice(0, 4), UNDO, REDO))).toEqual(present(after(...EVENTS.slice(0, 4))));
  });

  it('can be undone also when it is over', () => {
    expect(presentOf(after(...EVENTS, UNDO)).status).toBe('active');
  });

  it('stays where it is with nothing to undo or to redo', () => {
    expect(after(UNDO).at).toBe(0);
    expect(after(...EVENTS.slice(0, 2), REDO).at).toBe(2);
  });

  it('goes to any moment, back and forth, and no further than there are', () => {
    expect(present(after(...EVENTS, revisit(5)))).toEqual(present(after(...EVENTS.slice(0, 5))));
    expect(after(...EVENTS, revisit(5), revisit(9)).at).toBe(9);
    expect([revisit(-1), revisit(999), revisit(Number.NaN), revisit(1.5)].map(event => after(...EVENTS, event).at))
      .toEqual([0, EVENTS.length, EVENTS.length, EVENTS.length]);
  });

  it('forgets what was undone when something else happens', () => {
    const other: AssaultEvent = { type: 'unit.moved', unit: 'a2', to: [64, 12] };
    const branched = after(...EVENTS.slice(0, 4), UNDO, UNDO, UNDO, other);
    expect(branched.events).toEqual([EVENTS[0], other]);
    expect([branched.at, branched.snapshots.length]).toEqual([2, 3]);
    expect(after(...EVENTS.slice(0, 4), UNDO, UNDO, UNDO, other, REDO)).toEqual(branched);
  });

  it('is not changed by a refused event, nor by one that comes too late', () => {
    const before = after(...EVENTS.slice(0, 3), UNDO);
    const refused: readonly AssaultEvent[] = [
      { type: 'unit.moved', unit: 'a1', to: [60, 79] }, { type: 'withdrawal.ended' },
      { type: 'dice.thrown', faces: [7] },
    ];
    for (const event of refused) expect(after(...EVENTS.slice(0, 3), UNDO, event)).toEqual(before);
    expect(after(...EVENTS, { type: 'consolidation.ended' })).toEqual(after(...EVENTS));
  });

  it('can begin with what has happened already', () => {
    const actor = createActor(timelineLogic, { input: { scenario, events: EVENTS } }).start();
    expect(actor.getSnapshot().context).toEqual(after(...EVENTS));
  });
});

describe('a list of events', () => {
  it('replays the assault', () => {
    expect(present(replay(scenario, EVENTS))).toEqual(present(after(...EVENTS)));
    expect(replay(scenario, JSON.parse(JSON.stringify(EVENTS)) as AssaultEvent[])).toEqual(replay(scenario, EVENTS));
  });

  it('is played as far as it is accepted', () => {
    const broken = [...EVENTS.slice(0, 3), { type: 'withdrawal.ended' } as const, ...EVENTS.slice(3)];
    expect(replay(scenario, broken)).toEqual(replay(scenario, EVENTS.slice(0, 3)));
  });
});

/** What could happen next: a throw of the seed’s dice, or what happens undecided. */
const nextEvent = (timeline: Timeline, seed: number): TimelineEvent => {
  const snapshot = presentOf(timeline);
  if (snapshot.status !== 'active') return UNDO;
  const hands = handsOf(snapshot);
  if (diceIn(hands) > 0) return { type: 'dice.thrown', faces: seededThrower(seed)(hands) };
  return usualDecisions(metaOf(snapshot).unlessDecided!, snapshot.context.assault).at(-1)!;
};

const stepOf = <T extends string>(n: fc.Arbitrary<number>, ...go: readonly T[]) =>
  fc.record({ go: fc.constantFrom(...go), n });

const walk = fc.array(fc.oneof(
  { weight: 6, arbitrary: stepOf(fc.nat(1000), 'on') },
  { weight: 3, arbitrary: stepOf(fc.constant(0), 'undo', 'redo', 'refused') },
  { weight: 1, arbitrary: stepOf(fc.integer({ min: -2, max: 30 }), 'to') },
), { maxLength: 30 });

describe('however one goes back and forth', () => {
  it('the present is what the events up to it make of the scenario, and the past is what it was', () => {
    const battle = WALKS['a tie of two rounds'].scenario;
    fc.assert(fc.property(walk, steps => {
      const actor = createActor(timelineLogic, { input: { scenario: battle } }).start();
      let told: readonly AssaultEvent[] = [];
      let at = 0;
      for (const { go, n } of steps) {
        const timeline = actor.getSnapshot().context;
        const event: TimelineEvent = {
          on: nextEvent(timeline, n), undo: UNDO, redo: REDO, to: revisit(n), refused: REFUSED,
        }[go];
        actor.send(event);
        if (event === UNDO || event === REDO) at += event === UNDO ? -1 : 1;
        else if (go === 'to') at = n;
        else if (go === 'on') told = [...told.slice(0, at++), event as AssaultEvent];
        at = Math.min(Math.max(at, 0), told.length);
        expect(actor.getSnapshot().context).toMatchObject({ at, events: told });
      }
      const { snapshots } = actor.getSnapshot().context;
      const anew = replay(battle, told);
      expect(snapshots.map(stateOf)).toEqual(anew.snapshots.map(stateOf));
      expect(present(actor.getSnapshot().context)).toEqual(present(replay(battle, told.slice(0, at))));
    }), { numRuns: 60, seed: 7 });
  });
});
