/** What every link relies on, besides those that `test/golden` keeps whole. Nothing here is ever changed. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromBase64Url } from '../../../src/share-links/base64.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { unpack } from '../../../src/share-links/pack.ts';
import { CHANGED_RULINGS } from '../../../src/share-links/changed-rulings.ts';
import { KNOWN_WORDS } from '../../../src/share-links/known-words.ts';
import { leastJson, scenarioFrom } from '../../json.ts';

describe('the words that every link knows', () => {
  it.each([
    ['0.1.0', 204, 'fights-on', 'd5b4bb006dd95bda5227f2c91885b3f29f37a5eb215f66c7c17e63589c462358'],
    ['0.2.0', 419, 'destroy-by-most', '74746656f0fccfaeeecbf5045963318cbd15952502cf87642e0f5077b6024cff'],
  ])('are still those of %s, in this order, whatever has been added', (_, length, last, hash) => {
    const words = Array.from({ length }, (__, place) => KNOWN_WORDS.at(place)).join(' ');
    expect(words.startsWith('attacker defender infantry light-vehicle')).toBe(true);
    expect(words.endsWith(` ${last}`)).toBe(true);
    expect(createHash('sha256').update(words).digest('hex')).toBe(hash);
  });
});

describe('every type of event is read as it was meant', () => {
  const bytes = 'GAKFBAABYQABAQcCAQAACHRhY3RpY2FswD7APoUEAAFkAAMBBwYBAAAEYm95egDAPgMBA4YGhHwhGBkCAgACAgMBAAABZQIGAOsC'
    + 'DgGQA7lODwMGFgEGAgEAAgcdEAEBCBYBBgAAFxABTRECGAUSAQgDEwATAQIQAQacAQM_1VVVVVVVVRQCFQIDAAMBAgQABAEDAA5O'
    + 'zwUAAAsDAAIGDAEQRw0DAgIGDQEABwgJCg';
  const meant = [
    { type: 'test.repeated' },
    { type: 'test.accepted' },
    { type: 'target.chosen', target: 'd' },
    { type: 'target.chosen', target: 'd', intermingled: ['e'], combined: ['a', 'nobody'] },
    { type: 'unit.disembarked', unit: 'a1', to: [10.5, 11.255] },
    { type: 'unit.embarked', unit: 'd1', transport: 'a1' },
    {
      type: 'overwatch.fired', formation: 'd', target: 'a', markers: 1,
      hits: [{ unit: 'a1' }, { unit: 'a1', effect: 'titan-killer', points: 2, unsaved: true }],
    },
    { type: 'overwatch.fired', formation: 'd', target: 'a', hits: [] },
    { type: 'overwatch.ended' },
    { type: 'way.chosen', unit: 'a1', by: 'firefight' },
    { type: 'dice.split', unit: 'a1', closeCombat: 3 },
    { type: 'ways.settled' },
    { type: 'sniper.aimed', side: 'attacker', hit: 1, to: 'd1' },
    { type: 'critical.entered', damage: [] },
    { type: 'critical.entered', damage: [{ unit: 'd1', points: 2 }] },
    { type: 'unit.moved', unit: 'a1', to: [10.3, 1 / 3] },
    { type: 'care.taken', unit: 'a1' },
    { type: 'unit.rose', unit: 'a1' },
    { type: 'charge.ended' },
    { type: 'charge.ended', keep: 'a1' },
    { type: 'counterCharge.ended' },
    { type: 'counterCharge.ended', keep: 'd1' },
    { type: 'dice.thrown', faces: [1, 2, 3, 4, 5, 6, 6] },
    { type: 'dice.thrown', faces: [] },
    { type: 'hit.moved', side: 'defender', hit: 0, to: 'd1' },
    { type: 'hits.allocated' },
    { type: 'save.chosen', side: 'attacker', hit: 2, save: 'holofield' },
    { type: 'supporters.called', side: 'defender', units: ['d1', 'a1'] },
    { type: 'supporters.called', side: 'attacker', units: [] },
    { type: 'support.called' },
    { type: 'rest.withdrew' },
    { type: 'withdrawal.ended' },
    { type: 'consolidation.ended' },
  ];

  it('in the order in which they were written', () => {
    expect(unpack(fromBase64Url(bytes), neteaLibrary))
      .toEqual({
        scenario: scenarioFrom(leastJson()), events: meant, notes: [], unstated: CHANGED_RULINGS.slice(0, 3),
      });
  });
});
