import { fc } from '../../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { boxAt, boxesOverlap, discOverlaps } from '../../../../components/shared/battlefield/boxes.ts';
import type { Crowd, Placed } from '../../../../components/shared/battlefield/boxes.ts';
import { placeLabels } from '../../../../components/shared/battlefield/labels.ts';
import { roomOf } from '../../../../components/shared/battlefield/lettering.ts';
import { rimOf } from '../../../../components/shared/battlefield/rim.ts';
import { PILL, pillHalf } from '../../../../components/shared/battlefield/signs.ts';
import type { BattlefieldView } from '../../../../components/shared/battlefield/view.ts';
import { wrap } from '../../../../components/shared/battlefield/wrap.ts';
import { distance } from '../../../../src/battlefield/base.ts';
import { counter, defender, line, token, view } from './build-view.ts';

const labelled = (field: BattlefieldView, scale: number, text = 1): { labels: readonly Placed[]; crowd: Crowd } => {
  const crowd: Crowd = { discs: rimOf(field, scale, text).discs, boxes: [], frame: null };
  const roll = new Map(field.counters.map(one => [one.id, one]));
  return { labels: placeLabels(field, roll, crowd, scale, text, []), crowd };
};

/** All but the names. */
const saidOf = (field: BattlefieldView, scale: number): readonly Placed[] =>
  labelled(field, scale).labels.filter(one => one.kind !== 'name');

const place = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }));
const crowded = fc.uniqueArray(place, { minLength: 4, maxLength: 30, selector: String }).map(places => view({
  counters: places.map((at, i) =>
    (i % 2 === 0 ? counter : defender)(`u${i}`, at, {
      note: i % 3 === 0 ? 'save 6+' : null, fullShields: i % 4, badge: i % 5 === 0 ? 'FF' : null,
    })),
  lines: places.slice(1).map((_, i) => line('firefight', `u${i}`, `u${i + 1}`, { label: `${i}.5 cm` })),
  tokens: places.slice(0, 5).map((_, i) => token(i, `u${i}`)),
}));

describe('words on the map', () => {
  it('never cover a counter, a hit or each other', () => {
    fc.assert(fc.property(crowded, fc.integer({ min: 3, max: 30 }), (field, scale) => {
      const { labels, crowd } = labelled(field, scale);
      const boxes = labels.map(label => boxAt(label.at, label));
      boxes.forEach((box, i) => {
        const { kind, at, rows: [words], size } = labels[i]!;
        const ink = kind === 'name' ? boxAt(at, roomOf(words!, size)) : box;
        expect(crowd.discs.some(disc => discOverlaps(disc, ink))).toBe(false);
        expect(boxes.slice(i + 1).some(other => boxesOverlap(box, other))).toBe(false);
      });
    }));
  });

  it('are left out where there is no room, and come back with it', () => {
    const field = view({
      counters: [counter('a', [0, 0]), defender('b', [3, 0]), counter('c', [0, 3]), defender('d', [3, 3])],
      lines: [line('firefight', 'a', 'b', { label: '1 cm' }), line('firefight', 'c', 'd', { label: '1 cm' })],
    });
    const lineLabels = (scale: number): number =>
      labelled(field, scale).labels.filter(one => one.kind === 'pill').length;
    expect(lineLabels(60)).toBe(2);
    expect(lineLabels(6)).toBeLessThan(2);
  });

  it('are shown wherever the step is about them', () => {
    const field = view({
      counters: [counter('a', [0, 0]), defender('b', [3, 0]), counter('c', [0, 3]), defender('d', [3, 3])],
      lines: [line('firefight', 'a', 'b', { label: '1 cm', emphasis: true })],
    });
    expect(labelled(field, 2).labels.filter(one => one.kind === 'pill')).toHaveLength(1);
  });

  it('never cover each other, even where the step is about all of them', () => {
    fc.assert(fc.property(crowded, fc.integer({ min: 3, max: 30 }), (field, scale) => {
      const all = { ...field, lines: field.lines.map(one => ({ ...one, emphasis: true })) };
      const boxes = labelled(all, scale).labels.map(label => boxAt(label.at, label));
      boxes.forEach((box, i) => expect(boxes.slice(i + 1).some(other => boxesOverlap(box, other))).toBe(false));
    }));
  });

  it('say a distance once where two counters shoot at each other', () => {
    const field = view({
      counters: [counter('a', [0, 0]), defender('b', [12, 0])],
      lines: [line('firefight', 'a', 'b', { label: '10 cm' }), line('firefight', 'b', 'a', { label: '10 cm' })],
    });
    expect(saidOf(field, 40).map(one => one.rows)).toEqual([['10 cm']]);
  });

  it('name a counter shortly as it was named while those who are gone were there', () => {
    const roster = [counter('a', [0, 0], { name: 'Boyz 1' }), counter('b', [9, 9], { name: 'Bikes 1' })];
    const alone = { counters: [roster[1]!, counter('c', [9, 11], { name: 'Bikes 2' })] };
    const names = (field: BattlefieldView): readonly string[] => labelled(field, 12).labels
      .filter(one => one.kind === 'name').flatMap(one => one.rows);
    expect(names(view(alone))).toEqual(['B1', 'B2']);
    expect(names(view({ ...alone, roster: [...roster, alone.counters[1]!] }))).toEqual(['I1', 'I2']);
  });

  it('grow with the text of the page', () => {
    const field = view({
      counters: [counter('a', [0, 0]), defender('b', [12, 0])],
      lines: [line('firefight', 'a', 'b', { label: '10 cm' })],
    });
    const [small] = labelled(field, 20).labels.filter(one => one.kind === 'pill');
    const [large] = labelled(field, 20, 2).labels.filter(one => one.kind === 'pill');
    expect(large?.height).toBe((small?.height ?? 0) * 2);
  });
});

describe('signs on the rim', () => {
  it('keep off the counter in contact', () => {
    const field = view({ counters: [counter('a', [10, 10], { inspiring: true }), defender('d', [10, 12])] });
    const { marks } = rimOf(field, 20, 1);
    expect(marks).toHaveLength(1);
    expect(marks[0]?.at[1]).toBeGreaterThan(-200);
  });

  it('have no word over them, however long they are', () => {
    fc.assert(fc.property(
      fc.integer({ min: 12, max: 60 }), fc.constantFrom('Initiative 4', 'no', '24 damage points'), (scale, badge) => {
        const row = Array.from({ length: 7 }, (_, i) => counter(`m${i}`, [5 + 3 * i, 10], i === 3 ? { badge } : {}));
        const field = view({ counters: row });
        const [mark] = rimOf(field, scale, 1).marks;
        const pill = boxAt(mark!.at, { width: 2 * (pillHalf(mark!) + PILL) - 4, height: 2 * PILL - 4 });
        const over = labelled(field, scale).labels.filter(({ at, rows: [words], size }) =>
          boxesOverlap(boxAt(at, roomOf(words!, size)), pill));
        expect(over.map(({ rows }) => rows)).toEqual([]);
      }));
  });

  it('leave every hit of a counter a place of its own', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 8, max: 40 }), (hits, scale) => {
      const tokens = Array.from({ length: hits }, (_, i) => token(i, 'd'));
      const spots = [...rimOf(view({ counters: [defender('d', [5, 5])], tokens }), scale, 1).tokens.values()];
      expect(spots).toHaveLength(hits);
      spots.forEach((spot, i) => spots.slice(i + 1).forEach(other =>
        expect(distance(spot.at, other.at)).toBeGreaterThanOrEqual(spot.half * 1.99)));
    }));
  });

  it('tie a hit that found no place at the rim to its counter', () => {
    const tokens = Array.from({ length: 12 }, (_, i) => token(i, 'd'));
    const spots = [...rimOf(view({ counters: [defender('d', [5, 5])], tokens }), 10, 1).tokens.values()];
    expect(spots[0]?.tether).toBeNull();
    expect(spots.at(-1)?.tether).not.toBeNull();
  });
});

describe('a text in rows', () => {
  it('says the same words in the same order', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 12 });
    fc.assert(fc.property(words, fc.integer({ min: 4, max: 30 }), (list, length) => {
      expect(wrap(list.join(' '), length).join(' ')).toBe(list.join(' '));
    }));
  });

  it('has rows of much the same length', () => {
    expect(wrap('11 cm through the ruins', 18)).toEqual(['11 cm through', 'the ruins']);
  });
});
