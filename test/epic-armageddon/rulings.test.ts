import { expect, it } from 'vitest';
import { DEFAULT_RULINGS, RULING_IDS, RULINGS } from '../../src/epic-armageddon/rulings.ts';

it.each(RULING_IDS)('%s: the default is the first of its answers', id => {
  expect(DEFAULT_RULINGS[id]).toBe(Object.keys(RULINGS[id].answers)[0]);
});
