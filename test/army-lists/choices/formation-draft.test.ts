/** What is asked of the units of a draft. */
import { expect, it } from 'vitest';
import { isTransport } from '../../../src/army-lists/choices/formation-draft.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';

it('A2.11: a transport is one with or without a word for how many it carries', () => {
  const rhino = neteaLibrary.unit('rhino')!;
  const is = (abilities: readonly string[]): boolean =>
    isTransport('rhino', { unit: () => ({ ...rhino, profile: { ...rhino.profile!, abilities } }) });
  expect([['transport'], ['transport-2'], ['skimmer'], []].map(is)).toEqual([true, true, false, false]);
  expect(isTransport('rhino', { unit: () => undefined })).toBe(false);
});
