import { createActor, createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';
import { metaOf, type AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import { reportOf, type Report } from '../../../src/epic-armageddon/explain/report.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import {
  eventsOf, kindOf, NODES, placeOf, SETTLINGS, settlingOf, takenBy, TRANSITIONS, type Node, type Walk,
} from './walk.ts';
import { WALK_NAMES, WALKS } from './walks.ts';

const TAKEN = WALK_NAMES.map(name => takenBy(WALKS[name].scenario, eventsOf(WALKS[name])));

describe('the whole chart', () => {
  it('every state is reached by some assault', () => {
    const reached = new Set(TAKEN.flatMap(taken => taken.states));
    const kinds = new Set([...reached].map(kindOf));
    expect(NODES.map(node => kindOf(node.id)).filter(id => !kinds.has(id))).toEqual([]);
    const places = new Set([...reached].map(placeOf));
    expect(SETTLINGS.map(node => placeOf(node.id)).filter(id => !places.has(id))).toEqual([]);
  });

  it('every transition is taken by some assault', () => {
    const taken = new Set(TAKEN.flatMap(one => one.transitions));
    expect([...new Set(TRANSITIONS.values())].filter(name => !taken.has(name))).toEqual([]);
  });

  it('every assault ends, with a winner or without', () => {
    const final = NODES.filter(node => node.type === 'final').map(node => node.id);
    expect(final).toEqual(['assault.assaultOver', 'assault.noAssault']);
    for (const { states } of TAKEN) expect(final.filter(id => states.includes(id))).toHaveLength(1);
  });
});

/** Everything that a target can be misspelt in: the configuration with one of them changed, for each of them. */
const misspelt = (config: unknown): readonly unknown[] => {
  if (typeof config !== 'object' || config === null) return [];
  return Object.entries(config).flatMap(([key, value]) => {
    const changed = key === 'target' ? [`${String(value)}Misspelt`] : misspelt(value);
    return changed.map(one => (Array.isArray(config) ? config.map((old, i) => (String(i) === key ? one : old))
      : { ...config, [key]: one }));
  });
};

/** The names of a state’s transitions that stay in the place where hits are settled. */
const insideOf = (node: Node): readonly string[] => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
  .map(one => TRANSITIONS.get(one)!).filter(name => name.startsWith('settling.'));

describe('the places where hits are settled', () => {
  it('are alike: what is said of one inside is said of all', () => {
    const insides = SETTLINGS.map(copy => NODES.filter(node => settlingOf(node.id) === copy).flatMap(node => [
      kindOf(node.id), node.config.description, node.meta?.hands, node.meta?.unlessDecided, ...insideOf(node),
    ]));
    expect(SETTLINGS.length).toBeGreaterThan(15);
    for (const inside of insides) expect(inside).toEqual(insides[0]);
  });

  it('are all left again', () => {
    const left = TAKEN.flatMap(one => one.transitions).filter(name => !name.startsWith('settling.'));
    const never = SETTLINGS.filter(copy => !left.some(name => name.startsWith(`${placeOf(copy.id)}.`)));
    expect(never.map(copy => copy.id)).toEqual([]);
  });
});

describe('a misspelt target', () => {
  it('is found when the machine is made, wherever it stands', () => {
    const wrong = misspelt(assaultMachine.config);
    expect(wrong.length).toBeGreaterThan(50);
    const made = wrong.filter(config => {
      try {
        createMachine(config as never, assaultMachine.implementations as never);
        return true;
      } catch {
        return false;
      }
    });
    expect(made).toEqual([]);
  });

  it('is none in the chart as it stands', () => {
    expect(() => createMachine(assaultMachine.config as never, assaultMachine.implementations as never)).not.toThrow();
  });
});

describe('what a state says of itself', () => {
  it('a state that waits for nobody is left at once', () => {
    for (const name of WALK_NAMES) {
      const actor = createActor(assaultMachine, { input: { scenario: WALKS[name].scenario } }).start();
      for (const event of eventsOf(WALKS[name])) {
        const { hands, unlessDecided } = metaOf(actor.getSnapshot());
        expect(hands ?? unlessDecided).toBeDefined();
        actor.send(event);
      }
    }
  });
});

const endOf = (scenario: Scenario, events: readonly AssaultEvent[], stored?: string): Report => {
  const actor = createActor(assaultMachine, {
    input: { scenario }, ...(stored === undefined ? {} : { snapshot: JSON.parse(stored) as never }),
  }).start();
  for (const event of events) actor.send(event);
  expect(actor.getSnapshot().status).toBe('done');
  return reportOf(actor.getSnapshot().context.assault);
};

describe('a stored assault', () => {
  it.each(WALK_NAMES)('%s: goes on to the same report, whenever it was stored', name => {
    const { scenario } = WALKS[name] as Walk;
    const events = eventsOf(WALKS[name]);
    const report = endOf(scenario, events);
    const actor = createActor(assaultMachine, { input: { scenario } }).start();
    events.forEach((event, i) => {
      expect(endOf(scenario, events.slice(i), JSON.stringify(actor.getPersistedSnapshot()))).toEqual(report);
      actor.send(event);
    });
  });

  it.each(WALK_NAMES)('%s: is plain JSON at every moment', name => {
    const actor = createActor(assaultMachine, { input: { scenario: WALKS[name].scenario } }).start();
    const isPlain = ({ context }: AssaultSnapshot): void =>
      expect(JSON.parse(JSON.stringify(context))).toStrictEqual(context);
    for (const event of eventsOf(WALKS[name])) {
      isPlain(actor.getSnapshot());
      actor.send(event);
    }
    isPlain(actor.getSnapshot());
  });
});
