/** What is played as the text that a browser keeps: as it was, or none of ours. */
import { describe, expect, it } from 'vitest';
import {
  isOutdated, LONGEST_KEPT, readKept, writeKept, type Kept,
} from '../../../../components/shared/kept/kept-form.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const kept: Kept = {
  savedAt: new Date(NOW - DAY).toISOString(), id: 'orks-storm-ruins', scenario: null, ruleset: null, seed: 7,
  events: [{ type: 'target.chosen' }, { type: 'dice.thrown' }], title: 'Orks', called: 'Orks', step: 'Attacks',
  language: 'en', counts: 'round', count: 2,
};
const written = (changed: object): string => JSON.stringify({ ...JSON.parse(writeKept(kept)) as object, ...changed });

describe('what was kept', () => {
  it('is read as it was written', () => {
    expect(readKept(writeKept(kept), NOW)).toEqual(kept);
    const own: Kept = { ...kept, id: null, scenario: { format: 1, title: 'Own' } };
    expect(readKept(writeKept(own), NOW)).toEqual(own);
  });

  it.each([
    ['garbled', '{"format":1,'],
    ['no object', '[]'],
    ['null', 'null'],
    ['empty', ''],
    ['far too long', `"${'x'.repeat(LONGEST_KEPT)}"`],
    ['of another version', written({ format: 2 })],
    ['without a time', written({ savedAt: null })],
    ['from the future', written({ savedAt: new Date(NOW + 2 * DAY).toISOString() })],
    ['older than a month', written({ savedAt: new Date(NOW - 31 * DAY).toISOString() })],
    ['without steps', written({ events: [] })],
    ['with steps that are none', written({ events: [{ type: 'target.chosen' }, { type: 5 }] })],
    ['with steps in no list', written({ events: { length: 3 } })],
    ['of nothing', written({ id: null })],
    ['of two tables', written({ scenario: {} })],
    ['of a list of tables', written({ id: null, scenario: [{}] })],
    ['of an id that is markup', written({ id: '<img src=x>' })],
  ])('is ignored where it is %s', (_, text) => {
    expect(readKept(text, NOW)).toBeNull();
  });

  it('changes no object of the page, whatever it calls its fields', () => {
    const hostile = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},';
    const text = writeKept(kept).replace('{', hostile);
    expect(readKept(text, NOW)).toEqual(kept);
    expect(({} as { readonly polluted?: number }).polluted).toBeUndefined();
  });

  it('is called by one short line without what turns its direction', () => {
    const read = readKept(written({ title: `\u202e\n${'x'.repeat(500)}`, step: 5, count: -3 }), NOW)!;
    expect(read.title).toMatch(/^x{1,120}$/);
    expect([read.step, read.count]).toEqual(['5', 1]);
  });

  it('is old after a month; what another version has kept is not called old', () => {
    const text = writeKept({ ...kept, savedAt: new Date(NOW - 31 * DAY).toISOString() });
    expect([text, writeKept(kept), '{"format":2}', 'x'].map(one => isOutdated(one, NOW)))
      .toEqual([true, false, false, false]);
  });
});
