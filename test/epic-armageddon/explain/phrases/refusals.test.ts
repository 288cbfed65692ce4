/** Reasons of refusals: each says of whom it speaks, and each reason has a sentence of its own. */
import { describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../src/epic-armageddon/explain/phrases/refusals.ts';
import type { RefusalValues } from '../../../../src/epic-armageddon/model/log-entries.ts';
import { unnamed, WHOLE } from './whole-sentences.ts';

type Key = keyof RefusalValues;

const boyz = { unit: 'Boyz' } as const;
const warband = { formation: 'Warband' } as const;
const [touching, crossing, riding] = [
  { unit: 'Boyz', enemy: 'Nobz' }, { unit: 'Boyz', by: 'Trukk' }, { unit: 'Boyz', transport: 'Trukk' },
] as const;
const hit = { from: 'Boyz', to: 'Nobz' } as const;

/** What each reason may speak of. */
const SAMPLES: RefusalValues = {
  'not-a-target': warband,
  'not-yours-to-move': boyz,
  'too-far': { unit: 'Boyz', cm: 16.5, allowance: 15 },
  'off-the-table': boyz,
  occupied: crossing,
  impassable: { unit: 'Boyz', terrain: 'cliffs', kind: 'cliffs' },
  'through-enemy': crossing,
  'through-friend': crossing,
  'two-in-contact': { unit: 'Boyz', enemy: 'Nobz', most: 6 },
  'zone-of-another': touching,
  'must-touch-nearest': touching,
  'in-contact-already': touching,
  'still-in-zone': { ...touching, isTarget: true },
  'torn-apart': { unit: 'Boyz', formation: 'Warband' },
  'not-together': warband,
  'not-at-nearest': touching,
  'enters-zone': touching,
  'no-such-hit': {},
  'cannot-be-hit': { to: 'Nobz' },
  'hit-stays': hit,
  'list-order-decides': hit,
  'not-equally-near': { from: 'Boyz', fromCm: 3, to: 'Nobz', toCm: 4.5 },
  'save-thrown': boyz,
  'no-armour-save': boyz,
  'no-cover-save': boyz,
  'no-none-save': boyz,
  'wrong-number-of-dice': { needed: 4, given: 3 },
  'no-such-face': { face: '7' },
  'not-now': {},
  'no-supreme-commander': {},
  'test-repeated': {},
  'not-intermingled': { formation: 'Warband', target: 'Company' },
  'no-commander': warband,
  'too-many-combined': { most: 3 },
  'not-combinable': { formation: 'Warband', other: 'Kult', cm: 10 },
  'broken-not-combinable': warband,
  'no-room-to-barge': boyz,
  'too-many-to-barge': { unit: 'Gargant', most: 8 },
  'not-aboard': boyz,
  'may-not-get-out': riding,
  'may-not-get-in': riding, 'no-transport': boyz,
  trapped: riding,
  'too-far-from-transport': { unit: 'Boyz', transport: 'Trukk', cm: 5 },
  'transport-too-far': { unit: 'Boyz', transport: 'Trukk', cm: 6.5, left: 2 },
  'has-got-out': boyz,
  'has-unloaded': boyz,
  'has-taken-in': boyz,
  'just-got-in': { unit: 'Boyz', transport: 'Trukk' },
  'moved-itself': { unit: 'Boyz', transport: 'Trukk' },
  'nobody-watches': {},
  'nobody-has-moved': {},
  'halfway-over': {},
  'not-on-overwatch': warband,
  'not-under-fire': warband,
  'no-such-markers': {},
  'cannot-be-damaged': boyz,
  'not-moved-by-critical': boyz,
  'must-counter-charge': boyz,
  'cannot-rise': boyz,
  'no-skimmer': boyz,
  'nobody-in-contact': boyz,
  'no-war-engine': boyz,
  'one-way-open': boyz,
  'no-such-split': { unit: 'Gargant', most: 8 },
  'not-a-snipers': {},
  'out-of-reach': { to: 'Nobz', unit: 'Boyz' },
  'chain-stays': hit,
  'no-holofield-save': boyz,
  'no-knight-shield-save': boyz,
  'no-ion-shield-save': boyz,
  'may-not-support': boyz,
};
const KEYS = Object.keys(SAMPLES) as readonly Key[];

/** Who has been moved is known to whoever moved it; what only chooses between two sentences is in neither. */
const UNSAID: { readonly [K in Key]?: readonly string[] } = {
  occupied: ['unit'], 'two-in-contact': ['unit'], 'zone-of-another': ['unit'], 'enters-zone': ['unit'],
  'hit-stays': ['from'], 'still-in-zone': ['isTarget'],
};

const say = <K extends Key>(key: K, values: RefusalValues[K]): string => REFUSALS[key](values);

describe('every reason', () => {
  it.each(KEYS)('%s is a whole sentence', key => {
    expect(say(key, SAMPLES[key])).toMatch(WHOLE);
  });

  it.each(KEYS)('%s names everybody and every number that it speaks of', key => {
    expect(unnamed(say(key, SAMPLES[key]), SAMPLES[key], UNSAID[key])).toEqual([]);
  });

  it('is told like no other', () => {
    const told = KEYS.map(key => say(key, SAMPLES[key]).replace('Gargant', 'Boyz'));
    expect(new Set(told).size).toBe(KEYS.length);
  });

  it('A2.7: says that the target may be touched instead, and nobody else', () => {
    const [target, other] = [true, false].map(isTarget => REFUSALS['still-in-zone']({ ...touching, isTarget }));
    expect(target).toContain('must touch a unit of the target or leave that zone.');
    expect(other).toContain('must leave that zone.');
  });

  it('A2.6: says that a unit is touched by two, and how many a war engine is touched by', () => {
    const full = (most: number): string => REFUSALS['two-in-contact']({ ...touching, most });
    expect([full(2), full(6)]).toEqual([
      'Nobz has two units in contact already.', 'Nobz has 6 units in contact already.',
    ]);
  });

  it('A2.13: counts those whom a war engine may shove aside', () => {
    const shoving = (most: number): string => REFUSALS['too-many-to-barge']({ unit: 'Gargant', most });
    expect([shoving(1), shoving(8)]).toEqual([
      'Gargant can shove at most 1 unit aside.', 'Gargant can shove at most 8 units aside.',
    ]);
  });
});
