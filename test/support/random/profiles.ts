/** Made-up datasheets: every value and every combination of special rules can come up. */
import type { ProfileJson, WeaponJson } from '../oracle/scenario-json.ts';
import type { Source } from './source.ts';

/** Weapons that only lend: all of a table lend the same one of these, for no die has both. */
export const LENT = ['ignore-cover', 'lance'] as const;
export type Lent = (typeof LENT)[number];

/** A unit's datasheet; each special rule turns up in at most so many cases of a hundred. */
export const randomProfile = (source: Source, special: number, lent: Lent): ProfileJson => {
  const { pick, once } = source;
  const armour = pick([null, 6, 6, 5, 5, 4, 4, 3]);
  const abilities = ['first-strike', 'invulnerable-save', 'fearless', 'inspiring'].filter(() => once(special / 3));
  if (armour !== null && once(special / 2)) abilities.push('reinforced-armour');
  return {
    name: 'Made-up unit',
    type: pick(['infantry', 'infantry', 'infantry', 'light-vehicle', 'armoured-vehicle']),
    speed: pick([0, 5, 10, 15, 15, 20, 25, 30, 35]),
    armour,
    cc: pick([2, 3, 3, 4, 4, 5, 6, 6, null]),
    ff: pick([3, 4, 4, 5, 5, 6, 6, null]),
    ...(once(15) ? { radius: pick([0.5, 0.75, 1.25, 2]) } : {}),
    abilities,
    weapons: [1, 2].filter(() => once(special)).map(() => randomWeapon(source, lent)),
  };
};

/** A character's datasheet: no values of its own, but abilities and weapons for the unit it joins. */
export const randomCharacter = (source: Source, lent: Lent): ProfileJson => ({
  name: 'Made-up hero',
  type: 'character',
  speed: 0,
  armour: null,
  cc: null,
  ff: null,
  abilities: ['inspiring', 'invulnerable-save', 'fearless', 'first-strike'].filter(() => source.once(40)),
  weapons: source.once(60) ? [randomWeapon(source, lent)] : [],
});

const HEAVY = ['macro-weapon', 'titan-killer-1', 'titan-killer-d3'];

const randomWeapon = ({ pick, once }: Source, lent: Lent): WeaponJson => {
  const extraAttacks = pick([0, 0, 1, 1, 1, 2, 'D3']);
  const rules = once(70) ? [pick([...HEAVY, ...(extraAttacks === 0 ? [lent, lent] : LENT)])] : [];
  if (once(25)) rules.push('first-strike');
  return { name: 'Made-up weapon', kind: pick(['assault', 'small-arms']), extraAttacks, rules };
};
