import { describe, expect, it } from 'vitest';
import {
  assaultWith, formationWith, hitWith, sideWith, unitWith, volleyWith,
} from '../../../src/epic-armageddon/model/copies.ts';
import { unsavedVolley } from '../../../src/epic-armageddon/attacks/volley.ts';
import { assaultOf } from '../../support/fight.ts';

const assault = assaultOf();
const volley = unsavedVolley(assault, 'defender', [], ['d1', 'd2'], 'hack-down', 'a6Result');

/** What is copied, how, and a change of it. */
const KINDS: readonly (readonly [what: string, original: object, copy: object, change: object])[] = [
  ['an assault', assault, assaultWith(assault, { hackDown: 3 }), { hackDown: 3 }],
  ['a formation', assault.formations[0]!, formationWith(assault.formations[0]!, { broken: true }), { broken: true }],
  ['a unit', assault.units[0]!, unitWith(assault.units[0]!, { damage: 1 }), { damage: 1 }],
  ['a hit', volley.hits.defender[0]!, hitWith(volley.hits.defender[0]!, { stopped: 1 }), { stopped: 1 }],
  ['a volley', volley, volleyWith(volley, { macro: true }), { macro: true }],
];

describe('copies', () => {
  it.each(KINDS)('%s keeps whatever is not changed, in the same order', (_, original, copy, change) => {
    expect(copy).toEqual({ ...original, ...change });
    expect(Object.keys(copy)).toEqual(Object.keys(original));
  });

  it.each(KINDS)('the original of %s is as it was', (_, original, copy, change) => {
    expect(original).not.toBe(copy);
    expect(original).not.toMatchObject(change);
  });

  it('of a pair change one side', () => {
    expect(sideWith({ attacker: 1, defender: 2 }, 'attacker', 5)).toEqual({ attacker: 5, defender: 2 });
    expect(sideWith({ attacker: 1, defender: 2 }, 'defender', 5)).toEqual({ attacker: 1, defender: 5 });
  });
});
