/** What players can decide at each moment. */
import { describe, expect, it } from 'vitest';
import { afterAll, openDecisions, type OpenDecision } from '../../../machines/epic-armageddon/open-decisions.ts';
import { handsOf } from '../../../machines/epic-armageddon/why.ts';
import { presentOf, replay } from '../../../machines/epic-armageddon/timeline.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../support/build.ts';
import { eventsOf, type Walk } from './walk.ts';
import { WALKS } from './walks.ts';

const at = (scenario: Scenario, events: readonly AssaultEvent[] = []): readonly OpenDecision[] =>
  [...openDecisions(presentOf(replay(scenario, events)))];

const idsAt = (scenario: Scenario, events: readonly AssaultEvent[] = []): readonly string[] =>
  at(scenario, events).map(({ id }) => id);

/** Two stands at the charge, 8 cm from two others; somebody else could be charged. */
const apart = scenarioOf({ startAt: 'a1ChooseTarget', formations: [
  formationOf('attacker', rowOf('a', 'assault', 2, [30, 20])),
  formationOf('attacker', rowOf('c', 'assault', 1, [40, 20]), { id: 'friends' }),
  formationOf('defender', rowOf('d', 'boyz', 2, [30, 48])),
  formationOf('defender', rowOf('e', 'boyz', 1, [50, 48]), { id: 'others' }),
], engage: { combined: [] } });
const chosen: AssaultEvent = { type: 'target.chosen', target: 'defender' };

const touching = scenarioOf({ formations: [
  formationOf('attacker', rowOf('a', 'assault', 2, [30, 20])),
  formationOf('attacker', rowOf('s', 'tactical', 1, [30, 12]), { id: 'near' }),
  formationOf('defender', [unitOf('d1', 'boyz', [30, 22]), unitOf('d2', 'boyz', [33, 22])]),
] });

describe('what can be decided', () => {
  it('before a target is chosen: another one, and what could be done about the one that is meant', () => {
    const ids = idsAt(apart);
    expect(ids[0]).toBe('target-other:others');
    expect(ids).toEqual(expect.arrayContaining(['charge-without:a1', 'charge-without:a2', 'called-off']));
    const without = at(apart).find(({ id }) => id === 'charge-without:a1')!;
    expect(without.events[0]).toEqual(chosen);
    expect(without.events.some(event => 'unit' in event && event.unit === 'a1')).toBe(false);
    expect(without.values).toEqual({ side: 'attacker', unit: 'Assault 1' });
  });

  it('in the charge: all but one, all to fire, or to call it off', () => {
    expect(idsAt(apart, [chosen])).toEqual(['charge-without:a1', 'charge-without:a2', 'charge-to-fire', 'called-off']);
  });

  it('once somebody is near enough: who else goes', () => {
    const [first] = at(apart, [chosen]).find(({ id }) => id === 'charge-without:a1')!.events;
    expect(idsAt(apart, [chosen, first!])).toEqual(['charge-also:a1']);
  });

  it('in the counter-charge: everybody, or one alone', () => {
    const gap = scenarioOf({ startAt: 'a1ChooseTarget', formations: [
      formationOf('attacker', rowOf('a', 'assault', 2, [30, 20])),
      formationOf('defender', rowOf('d', 'boyz', 2, [30, 28])),
    ] });
    expect(idsAt(gap, [chosen, { type: 'charge.ended' }]))
      .toEqual(['counter-charge-all', 'counter-charge:d1', 'counter-charge:d2']);
  });

  it('nothing while dice are awaited, and nothing once somebody has won', () => {
    expect(idsAt(touching)).toEqual([]);
  });

  it('with hits: on whom of equals they fall', () => {
    const two = scenarioOf({ formations: [
      formationOf('attacker', [unitOf('a1', 'assault', [31.5, 20])]),
      formationOf('defender', [unitOf('d1', 'boyz', [30, 26]), unitOf('d2', 'nobz', [33, 26])]),
    ] });
    const thrown: AssaultEvent = { type: 'dice.thrown', faces: [6, 1, 1] };
    expect(at(two, [thrown]).map(({ kind, values }) => [kind, values]))
      .toEqual([['hit-moved', { side: 'defender', unit: 'Boyz', other: 'Nobz' }]]);
  });

  it('before supporting fire: that nobody of a side supports', () => {
    const thrown: AssaultEvent = { type: 'dice.thrown', faces: [1, 1, 1, 1] };
    expect(at(touching, [thrown]).map(({ id, values }) => [id, values])).toEqual([
      ['support-none:attacker', { side: 'attacker' }],
    ]);
    const nobody: AssaultEvent = { type: 'supporters.called', side: 'attacker', units: [] };
    expect(idsAt(touching, [thrown, nobody])).toEqual(['support-all:attacker']);
  });
});

describe('every decision that is told of', () => {
  it('leads to the moment that its events lead to, each accepted, and no dice in between', () => {
    for (const { events, after } of at(apart)) {
      const again = presentOf(replay(apart, events as readonly AssaultEvent[]));
      expect(again.value).toEqual(after.value);
      expect(again.context.assault.units).toEqual(after.context.assault.units);
    }
  });

  it('has an id of its own; between them the walks through the statechart meet every kind', () => {
    const met = new Set<string>();
    for (const walk of Object.values<Walk>(WALKS)) {
      for (const snapshot of replay(walk.scenario, eventsOf(walk)).snapshots) {
        const found = [...openDecisions(snapshot)];
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        for (const { kind, events, after } of found) {
          met.add(kind);
          expect(events).not.toEqual([]);
          if (events.at(-1)!.type === 'unit.moved') expect(handsOf(after)).toEqual([]);
        }
      }
    }
    expect([...met].sort()).toEqual([
      'called-off', 'charge-all', 'charge-also', 'charge-to-fire', 'charge-without', 'counter-charge',
      'counter-charge-all', 'dice-split', 'hit-moved', 'joined-left-out', 'save-chosen', 'sniper-aimed', 'support-all',
      'support-none', 'target-other', 'way-chosen',
    ]);
  });

  it('is left out where one of its events is refused', () => {
    const now = presentOf(replay(apart, []));
    expect(afterAll(now, [{ type: 'charge.ended' }])).toBeNull();
    expect(afterAll(now, [chosen as never])).not.toBeNull();
  });
});
