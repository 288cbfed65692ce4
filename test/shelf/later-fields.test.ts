/** What browsers have stored before a field was there is read with what the field stands for unsaid. */
import { describe, expect, it } from 'vitest';
import { withLaterFields } from '../../src/shelf/later-fields.ts';
import { SHELF_KINDS, type ShelfItem } from '../../src/shelf/shelf-item.ts';
import { randomItem } from './random-items.ts';

const without = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (key, one: unknown) =>
  (key === 'options' ? undefined : one)));

describe('an item that was stored before units had options', () => {
  it.each(SHELF_KINDS)('is read with none: %s', kind => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const item = randomItem(seed, [kind]);
      expect(withLaterFields(without(item) as ShelfItem)).toEqual(item);
      expect(withLaterFields(item)).toEqual(item);
    }
  });
});
