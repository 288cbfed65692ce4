/** Ten marines and twenty orks in two ranks each, face to face: the fight of 40k that the odds are timed with. */
import type { Edition } from '../../src/warhammer-40k/editions/index.ts';
import type { Phase } from '../../src/warhammer-40k/model/state.ts';
import { usualRulings } from '../../src/warhammer-40k/rulings/rulings.ts';
import {
  row, sampleProfile, scenarioOf, weapon, type PlacedModel,
} from '../../src/warhammer-40k/scenario/samples/build.ts';
import { MARINE, ORK, SERGEANT } from '../../src/warhammer-40k/scenario/samples/soldiers.ts';
import { setUpPhase } from '../../src/warhammer-40k/stages/set-up.ts';

/** Everybody alike, or each side led by one who strikes with something special. */
export const LINE_UPS = ['alike', 'led'] as const;
export type LineUp = (typeof LINE_UPS)[number];

const NOB = sampleProfile('Nob', [4, 4, 4, 2, 3, 3, 8, 4], {
  weapons: [weapon('heavy', 'Big choppa', { strengthBonus: 2, armourPiercing: 5 })],
});

/** Each marine of the first rank touches two orks; those of a rank are 0.1″ apart, and the second rank is behind. */
const MARINES = [...row(5, 'marine', [12, 11.16]), ...row(5, 'marine', [12, 10.06])];
const ORKS = [...row(10, 'ork', [9.25, 12]), ...row(10, 'ork', [9.25, 13.1])];

const ledBy = (models: readonly PlacedModel[], leader: string, place: number): readonly PlacedModel[] =>
  models.map((model, i) => (i === place ? { ...model, profile: leader } : model));

export const twoRanks = (edition: Edition, lineUp: LineUp): Phase => {
  const isLed = lineUp === 'led';
  return setUpPhase({
    ...scenarioOf('4th', 'Two ranks', [
      {
        id: 'squad', name: 'Tactical squad', side: 'attacker', charged: ['mob'],
        models: isLed ? ledBy(MARINES, 'sergeant', 2) : MARINES,
      },
      { id: 'mob', name: 'Ork mob', side: 'defender', models: isLed ? ledBy(ORKS, 'nob', 4) : ORKS },
    ], { marine: MARINE, sergeant: SERGEANT, ork: ORK, nob: NOB }),
    ruleset: `warhammer-40k-${edition}`, rulings: usualRulings(edition),
  });
};
