/** Made-up datasheets: every value and every combination of special rules can come up. */
import type { ProfileJson, WeaponJson } from '../oracle/scenario-json.ts';
import type { Source } from './source.ts';

/** How common in a hundred what is not in every assault is. */
export interface Rarities {
  /** War engines among the datasheets. */
  readonly engines: number;
  /** Shields, fields and the better saves of last resort. */
  readonly fields: number;
  readonly skimmers: number;
  readonly supportCraft: number;
  readonly snipers: number;
  /** Datasheets of units that nobody counts: expendable ones, Grotz, automata. */
  readonly cheap: number;
  /** Transports among the vehicles, and those of them that carry somebody. */
  readonly transports: number;
  /** EpicAU’s words, each of them. */
  readonly epicAu: number;
}

export const NOTHING_RARE: Rarities = {
  engines: 0, fields: 0, skimmers: 0, supportCraft: 0, snipers: 0, cheap: 0, transports: 0, epicAu: 0,
};

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

/** What Titan Killers of one table do. */
export const KILLERS = ['titan-killer-1', 'titan-killer-d3', 'titan-killer-d3', 'titan-killer-d6'] as const;

/** A datasheet made rarer. All Titan Killers of a table do the same. */
export const rareProfile = (source: Source, plain: ProfileJson, rarities: Rarities, killer: string): ProfileJson => {
  const { once, pick } = source;
  const { fields, skimmers, supportCraft, snipers, cheap, transports, epicAu } = rarities;
  const isEngine = once(rarities.engines);
  const isInfantry = plain.type === 'infantry' && !isEngine;
  const abilities = [...(plain.abilities ?? [])];
  if (once(fields)) abilities.push(pick(isInfantry ? LAST : [...LAST, ...SHIELDS, ...SHIELDS]));
  if (once(skimmers)) abilities.push('skimmer');
  if (!isInfantry && once(supportCraft)) abilities.push('support-craft');
  if (!isInfantry && (isEngine || (plain.radius ?? 1.5) >= 1.25) && once(transports)) abilities.push('transport');
  if (epicAu > 0) abilities.push(...EPIC_AU.filter(() => once(epicAu)));
  const weapons = (plain.weapons ?? []).map((weapon): WeaponJson => ({
    ...weapon, rules: (weapon.rules ?? []).map(rule => (rule.startsWith('titan-killer') ? killer : rule)),
  }));
  const armed = !isEngine && once(snipers) ? [sniperRifle(source)] : weapons;
  const sheet = { ...plain, abilities: [...new Set(abilities)], weapons: armed };
  if (isEngine) return engine(source, sheet);
  return once(cheap) ? { ...sheet, ...pick(CHEAP)(sheet) } : sheet;
};

const LAST = ['living-metal', 'deflector-shield'];
const EPIC_AU = ['brutal', 'ion-shield'];
const SHIELDS = ['void-shield-1', 'void-shields-2', 'shadowfields-2', 'holofield', 'knight-shield'];

/** Units whose loss counts for less, each from an ordinary one. */
const CHEAP: readonly ((sheet: ProfileJson) => Pick<ProfileJson, 'name' | 'abilities'>)[] = [
  ({ abilities = [] }) => ({ name: 'Grotz', abilities: [...abilities, 'expendable'] }),
  ({ name, abilities = [] }) => ({ name, abilities: [...abilities, 'expendable'] }),
  ({ name, abilities = [] }) => ({ name, abilities: [...abilities, 'automata'] }),
  ({ name, abilities = [] }) => ({ name, abilities: [...abilities, 'automaton'] }),
];

const sniperRifle = ({ pick, once }: Source): WeaponJson => ({
  name: 'Made-up rifle', kind: pick(['assault', 'small-arms']), extraAttacks: once(30) ? 0 : 1, rules: ['sniper'],
});

/** What a critical hit does beside damage. */
const NOTHING_ELSE = { splash: null, entered: false, later: false } as const;

const engine = ({ pick, once }: Source, { radius: _, ...sheet }: ProfileJson): ProfileJson => ({
  ...sheet,
  type: 'war-engine',
  damageCapacity: pick([2, 2, 2, 3, 3, 4]),
  ...(once(60) ? { critical: { damage: pick([0, 1, 2, 'all', 'all'] as const), ...NOTHING_ELSE } } : {}),
});

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
