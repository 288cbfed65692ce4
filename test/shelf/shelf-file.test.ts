import { describe, expect, it } from 'vitest';
import { replay } from '../../machines/epic-armageddon/timeline.ts';
import { acceptedIn } from '../../machines/warhammer-40k/turns.ts';
import { phaseReader } from '../../src/shelf/read-phase.ts';
import { readShelfItem, type Replays } from '../../src/shelf/read-item.ts';
import { openShelfFile, writeShelf } from '../../src/shelf/shelf-file.ts';
import type { ShelfItem } from '../../src/shelf/shelf-item.ts';
import { sourceOf } from '../support/random/source.ts';
import { shareOf } from '../support/share.ts';
import { randomShelf, randomItem } from './random-items.ts';

const played: Replays = {
  assault: ({ scenario, events }) => replay(scenario, events).at,
  phase: phaseReader(acceptedIn),
};

/** So many items are spoilt, each in its own way. */
const TRIES = shareOf(2000, 120);

const readBack = (text: string) => {
  const opened = openShelfFile(text);
  if ('problem' in opened) throw new Error(opened.problem);
  return opened.entries.map(entry => readShelfItem(entry, played));
};

const assault = (): Extract<ShelfItem, { kind: 'assault' }> => {
  for (let seed = 1; ; seed += 1) {
    const item = randomItem(seed, ['assault']);
    if (item.kind === 'assault' && item.content.events.length > 5) return item;
  }
};

describe('the file of a shelf', () => {
  it('gives back everything of a hundred shelves, assaults event by event', () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= shareOf(100, 25); seed += 1) {
      const items = randomShelf(seed);
      const entries = readBack(writeShelf(items));
      expect(entries.map(({ problem }) => problem)).toEqual(items.map(() => null));
      expect(entries.map(({ item }) => item)).toEqual(items);
      for (const { kind } of items) kinds.add(kind);
    }
    expect(kinds.size).toBe(5);
  });

  it.each([
    ['cut', '{"format":1,"file":"assault-shelf","things":[', 'not JSON'],
    ['another file', '{"format":1,"ruleset":"epic-armageddon"}', 'not the file of a shelf'],
    ['a list', '[1,2]', 'not the file of a shelf'],
    ['nothing', 'null', 'not the file of a shelf'],
    ['of another version', '{"format":2,"file":"assault-shelf","things":[]}', 'another version'],
    ['far too large', ' '.repeat(50_000_001), 'larger than 50 MB'],
    ['nested without end', '['.repeat(200_000), 'not JSON'],
  ])('that is %s is refused in words', (_, text, say) => {
    const opened = openShelfFile(text);
    expect(opened).toHaveProperty('problem');
    expect('problem' in opened && opened.problem).toContain(say);
  });
});

describe('an item from outside', () => {
  const sound = assault();
  const { content } = sound;

  it('keeps the events that the rules accept, and says that the rest is left out', () => {
    const events = [...content.events.slice(0, 3), { type: 'consolidation.ended' }, ...content.events.slice(3)];
    const { item, problem } = readShelfItem({ ...sound, content: { ...content, events, at: 5 } }, played);
    expect(item?.content).toEqual({ ...content, events: content.events.slice(0, 3), at: 3 });
    expect(problem).toContain('goes only as far as the rules let it');
  });

  const withEvent = (event: object) => ({ ...sound, content: { ...content, events: [event] } });

  it.each([
    ['an event that there is not', withEvent({ type: 'dice.weighted' }), 'There is no event "dice.weighted"'],
    ['an event that says something else', withEvent({ type: 'unit.moved', unit: 3 }), 'unit must be a text'],
    ['faces that no die has', withEvent({ type: 'dice.thrown', faces: [7] }), 'from 1 to 6'],
    ['a scenario with problems', { ...sound, content: { ...content, scenario: { ...content.scenario, format: 9 } } },
      'format is 9'],
    ['a kind that there is not', { ...sound, kind: 'army' }, 'kind must be one of'],
    ['no time', { ...sound, savedAt: 'yesterday' }, 'a time such as'],
    ['an id that is a path', { ...sound, id: '../../x' }, 'at most 64 letters'],
    ['a field too many', { ...sound, onload: 'alert(1)' }, 'There is no field "onload"'],
    ['more than a megabyte', { ...sound, note: 'x'.repeat(1_000_001) }, 'larger than 1 MB'],
    ['another prototype', JSON.parse('{"__proto__":{"kind":"table"},"name":"P"}'), 'cannot be the name of anything'],
    ['nothing at all', null, 'nothing that can be kept'],
  ])('with %s is left out, in words', (_, entry, say) => {
    const { item, problem } = readShelfItem(entry, played);
    expect(item).toBeNull();
    expect(problem).toContain('is left out.');
    expect(problem).toContain(say);
  });

  it('may be a table on which formations are still missing, but not one that could not be shown', () => {
    const table = { ...randomItem(1, ['table']), content: { ...content.scenario, formations: [] } };
    expect(readShelfItem(table, played).problem).toBeNull();
    const [first] = content.scenario.formations;
    const strange = { ...first!, units: [{ ...first!.units[0]!, profile: 'nobody' }] };
    const { problem } = readShelfItem({ ...table, content: { ...content.scenario, formations: [strange] } }, played);
    expect(problem).toContain('There is no unit "nobody"');
  });

  it('may be a formation whose passengers sit in something, not in one another', () => {
    const unit = (aboard: number | null) => ({ profile: 'boyz', characters: [], aboard });
    const built = { name: 'Mob', list: null, initiative: 2, rules: [], units: [unit(1), unit(null)], profiles: {} };
    const item = { ...sound, kind: 'formation', content: built };
    expect(readShelfItem(item, played).problem).toBeNull();
    for (const units of [[unit(0)], [unit(1), unit(0)], [unit(7)]]) {
      const { problem } = readShelfItem({ ...item, content: { ...built, units } }, played);
      expect(problem).toContain('cannot carry anybody');
    }
  });

  it('keeps no control characters in its name, and everything else of it and of its note', () => {
    const name = `\u202eevil\u0000${'x'.repeat(500)}`;
    const { item } = readShelfItem({ ...sound, name, note: 'y'.repeat(5000) }, played);
    expect(item?.name).toBe(`evil ${'x'.repeat(500)}`);
    expect(item?.note).toHaveLength(5000);
  });

  it('is whole or left out with a sentence, however it was garbled: 2,000 times', () => {
    const source = sourceOf(7);
    const strange = [null, -1, 1e308, '', '__proto__', [], {}, [[]], true, 'attacker', { length: 3 }];
    const garble = (json: unknown): unknown => {
      if (source.once(12)) return source.pick(strange);
      if (Array.isArray(json)) return json.map(one => (source.once(30) ? garble(one) : one));
      if (typeof json !== 'object' || json === null) return json;
      return Object.fromEntries(Object.entries(json).map(([field, value]) =>
        [source.once(2) ? 'constructor' : field, source.once(40) ? garble(value) : value]));
    };
    const items = Array.from({ length: 40 }, (_, i) => randomItem(1 + i));
    let whole = 0;
    for (let i = 0; i < TRIES; i += 1) {
      const { item, problem } = readShelfItem(garble(items[i % 40]), played);
      if (item === null) expect(problem).toMatch(/is left out\. .+/);
      else {
        whole += 1;
        expect(readShelfItem(JSON.parse(JSON.stringify(item)), played)).toEqual({ item, problem: null });
      }
    }
    expect(whole).toBeGreaterThan(TRIES / 100);
    expect(whole).toBeLessThan(TRIES * 0.95);
  });
});
