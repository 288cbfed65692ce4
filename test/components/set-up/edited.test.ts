import { describe, expect, it } from 'vitest';
import { deployed, placesIn, planWith } from '../../../components/set-up/plan.ts';
import { withEdited, withBuilt } from '../../../components/set-up/take-over.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { mob, wholePlan } from './plans.ts';

const SPREAD = [
  { inContact: 0, inFirefight: 2, back: 0 }, { inContact: 0, inFirefight: 6, back: 0 },
  { inContact: 0, inFirefight: 0, back: 2 },
];
const spread = { plan: planWith(wholePlan, 'defender', { spread: SPREAD, blastMarkers: 2 }), table: null };
const fewer = { ...mob, units: mob.units.slice(3) };

describe('a formation that is changed after it was put there', () => {
  it('stands there as it is now, with its markers', () => {
    const { plan } = withEdited(spread, 'defender', fewer)!;
    const stands = placesIn(plan, neteaLibrary)!.entries.defender
      .map(({ inContact, inFirefight, back }) => inContact + inFirefight + back);
    expect(stands.reduce((sum, one) => sum + one)).toBe(7);
    expect(plan.defender.blastMarkers).toBe(2);
  });

  it('keeps its places where its units are the same', () => {
    const { plan } = withEdited(spread, 'defender', { ...mob, name: 'Da Lads', initiative: 4 })!;
    expect(plan.defender).toMatchObject({ spread: SPREAD, built: { name: 'Da Lads', initiative: 4 } });
  });

  it('stays as it was on a table made by hand, and where nobody is left of it', () => {
    const byHand = { plan: wholePlan, table: deployed(wholePlan, neteaLibrary) };
    expect(withEdited(byHand, 'defender', fewer)).toBeNull();
    expect(withEdited(spread, 'defender', { ...mob, units: [] })).toBeNull();
    expect(withBuilt(byHand, 'defender', fewer, neteaLibrary).table!.formations[1]!.units).toHaveLength(7);
  });
});
