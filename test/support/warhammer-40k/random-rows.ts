/** The same made-up phase with rows beside its text turned on, and traits for them to tell of. */
import { rowsBeside } from '../../../src/warhammer-40k/editions/rows.ts';
import { MODEL_TRAITS, WEAPON_TRAITS } from '../../../src/warhammer-40k/editions/trait-rows.ts';
import type { Profile, Weapon } from '../../../src/warhammer-40k/model/profile.ts';
import { editionOf, type Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import { LISTED_WEAPONS } from '../../../src/warhammer-40k/scenario/listed-weapons.ts';
import { sourceOf, type Source } from '../random/source.ts';
import { scattered } from './random.ts';

/** Half of them with all rows of their text, the others with most. */
export const withRows = (phase: Scenario, seed: number): Scenario => {
  const source = sourceOf(scattered(seed + SHIFTED));
  const rows = rowsBeside(editionOf(phase));
  const isWhole = source.once(50);
  const completions = rows.filter(() => isWhole || source.once(70));
  return {
    ...phase, completions,
    units: phase.units.map(one => ({ ...one, forceActive: source.once(30) })),
    profiles: Object.fromEntries(Object.entries(phase.profiles).map(([id, one]) =>
      [id, rows.length === 0 ? one : traited(source, one)])),
  };
};

const SHIFTED = 7919;

const traited = (source: Source, one: Profile): Profile => {
  const { once, pick, whole } = source;
  return {
    ...one,
    traits: MODEL_TRAITS.filter(() => once(10)),
    feelNoPain: once(20) ? whole([3, 6]) : null,
    poisoned: once(10) ? whole([2, 5]) : null,
    kinds: once(30) ? ['orks'] : [],
    hatredOf: once(30) ? ['orks'] : [],
    weapons: one.weapons.map(each => (once(40) ? pick(LISTED) : armed(source, each))),
  };
};

const LISTED: readonly Weapon[] = Object.values(LISTED_WEAPONS);

const armed = ({ once, pick, whole }: Source, one: Weapon): Weapon => ({
  ...one,
  traits: WEAPON_TRAITS.filter(() => once(8)),
  poisoned: once(8) ? whole([2, 5]) : null,
  strengthFactor: once(10) ? 2 : 1,
  charging: once(8) ? { strengthBonus: whole([0, 2]), armourPiercing: pick([null, 2, 3, 4]) } : null,
});
