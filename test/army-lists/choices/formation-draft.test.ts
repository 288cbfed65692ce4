/** What is asked of the units of a draft. */
import { expect, it } from 'vitest';
import { carrierIn, isTransport, type Datasheets } from '../../../src/army-lists/choices/formation-draft.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';

const rhino = neteaLibrary.unit('rhino')!;
const sheetsWith = (abilities: readonly string[]): Datasheets =>
  ({ unit: id => (id === 'rhino' ? { ...rhino, profile: { ...rhino.profile!, abilities } } : undefined) });

it('A2.11: a transport is one with or without a word for how many it carries', () => {
  const sheets = [['transport'], ['transport-4'], ['skimmer'], []].map(sheetsWith);
  expect(sheets.map(each => isTransport('rhino', each))).toEqual([true, true, false, false]);
  expect(sheets.map(each => carrierIn('rhino', each))).toEqual(['rhino', 'transport-4', null, null]);
  expect(sheets.map(each => carrierIn('nobody', each))).toEqual([null, null, null, null]);
});
