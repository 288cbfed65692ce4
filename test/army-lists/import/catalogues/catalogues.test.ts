/** Rosters made from catalogues with made-up armies, as the long test makes them from the public ones. */
import { describe, expect, it } from 'vitest';
import { rosterIn } from '../forces.ts';
import { cataloguesIn } from './catalogue-tree.ts';
import { tallyOf } from './catalogue-law.ts';
import { chooseFormations, type Chosen } from './choose-formations.ts';
import { verdictOn } from './counted-stands.ts';
import { FILE_PRINTERS } from './print-formations.ts';
import { SMALL_CATALOGUES } from './small-catalogue.ts';

const [zorgs, mimes] = cataloguesIn(SMALL_CATALOGUES);

const inShort = ({ name, count, inside }: Chosen): string =>
  `${count} ${name}${inside.length === 0 ? '' : ` (${inside.map(inShort).join(', ')})`}`;

describe('what is chosen from a catalogue', () => {
  it('is the least of everything, with what stands in links and groups', () => {
    expect(chooseFormations(zorgs!, null).map(inShort)).toEqual([
      '1 Zorg Host (4 *Zorglings, 1 Hover Pod)', '1 Zorg Gun Line (3 Zorg Gun w/ Long Barrel)',
      '1 Great Zorg (1 Great Zorg)', '1 Zorg Bomber Wing (2 Zorgplane)',
    ]);
    expect(chooseFormations(mimes!, null).map(inShort)).toEqual(['1 Hunt (5 Huntsmen)', '1 Old Gate']);
  });

  it('is within its limits whatever chance says', () => {
    for (let seed = 1; seed < 40; seed += 1) {
      const [host, line] = chooseFormations(zorgs!, seed);
      const countOf = (name: RegExp): number =>
        host!.inside.filter(one => name.test(one.name)).reduce((sum, { count }) => sum + count, 0);
      expect(countOf(/Zorglings/)).toBeGreaterThanOrEqual(4);
      expect(countOf(/Zorglings/)).toBeLessThanOrEqual(8);
      expect(countOf(/Pod/)).toBeLessThanOrEqual(2);
      expect(line!.inside.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    }
  });

  it('has its profiles from wherever the catalogue has them', () => {
    const [host] = chooseFormations(mimes!, null);
    expect(host!.inside[0]!.profiles).toEqual([
      expect.objectContaining({ name: 'Huntsman', columns: expect.arrayContaining([['Armour', '4+']]) }),
    ]);
  });
});

it('most formations are what was chosen, and none is anything else without a word', async () => {
  const { counts, silent } = await tallyOf(SMALL_CATALOGUES, 12);
  expect(silent).toEqual([]);
  expect(counts.exact / (counts.exact + counts.asked)).toBeGreaterThanOrEqual(0.8);
});

it('a stand that is missing, or has other values, is seen', async () => {
  const [host] = chooseFormations(zorgs!, null);
  const roster = await rosterIn(FILE_PRINTERS.XML('Zorgs', [host!]));
  expect(verdictOn(host!, roster)).toBe('exact');
  const [formation] = roster.formations;
  const [first, ...others] = formation!.units;
  const withUnits = (units: typeof others) => ({ ...roster, formations: [{ ...formation!, units }] });
  expect(verdictOn(host!, withUnits(others))).toBe('silent');
  expect(verdictOn(host!, withUnits([{ ...first!, own: { ...first!.own!, cc: 2 } }, ...others]))).toBe('silent');
  expect(verdictOn(host!, withUnits([others[0]!, ...others]))).toBe('exact');
  expect(verdictOn(host!, withUnits([...others, others.at(-1)!]))).toBe('silent');
});
