/** What a unit’s datasheet and those of the characters joined to it come to in a fight. */
import type { Attack, Combatant } from '../model/combatant.ts';
import { sheetKey, type Fielded } from '../model/options.ts';
import { type Effect, EFFECTS, type Profile, type Weapon, type WeaponKind } from '../model/profile.ts';
import type { Scenario } from '../model/scenario.ts';
import { bearing, joinedTo } from '../special-rules/joined-characters.ts';
import { worksOnlyWhenEngaging } from '../special-rules/saves-and-weapons.ts';

/**
 * How many shields a word of void shields, power fields or shadowfields brings: a number, or the most that its dice can
 * show.
 */
const NUMBERS: Readonly<Record<string, number>> = { d3: 3, d6: 6, d33: 6, d66: 12 };

const SHIELDS = /^(?:void-shields?|power-fields?|shadowfields?)(?:-(d?\d+))?$/;

/**
 * Shields of a unit all of whose generators work. Power fields are thrown for before a battle; their full number is the
 * most that can be thrown.
 *
 * @rule V10
 */
export const fullShields = (abilities: readonly string[]): number => {
  let shields = 0;
  for (const word of abilities) {
    const found = SHIELDS.exec(word);
    if (found !== null) shields += NUMBERS[found[1] ?? ''] ?? Number(found[1] ?? 1);
  }
  return shields;
};

const EXTRA_ONLY: readonly Effect[] = ['macro-weapon', 'titan-killer'];

const isEffect = (rule: string, effect: Effect): boolean => rule === effect || rule.startsWith(`${effect}-`);

/** The gravest of a weapon's rules decides in which hand its dice lie. */
const effectOf = (rules: readonly string[]): Effect => {
  for (let i = EFFECTS.length - 1; i > 0; i -= 1) {
    if (rules.some(rule => isEffect(rule, EFFECTS[i]!))) return EFFECTS[i]!;
  }
  return 'normal';
};

const POINTS = /^titan-killer-(\d*d?\d+)$/;

/** Points of damage a hit does: those of a Titan Killer, else one. @rule V7 */
const pointsOf = (rules: readonly string[]): number | string => {
  const word = rules.map(rule => POINTS.exec(rule)?.[1]).find(found => found !== undefined) ?? '1';
  return word.includes('d') ? word.toUpperCase() : Number(word);
};

/**
 * The dice of one way to fight: the unit's own, then one entry for each weapon with extra attacks.
 *
 * A weapon without extra attacks lends its rules to the unit: First Strike to every die of its kind, Ignore Cover and
 * Lance to the unit's own die; macro-weapons and Titan Killers work on extra attacks only. First Strike on the unit's
 * own line covers everything, also what its characters add.
 *
 * @rule A4.2, V6, V7
 */
const attacksWith = (abilities: readonly string[], weapons: readonly Weapon[], kind: WeaponKind): readonly Attack[] => {
  const ofKind = weapons.filter(weapon => weapon.kind === kind);
  const lent = ofKind.filter(weapon => weapon.extraAttacks === 0).flatMap(weapon => weapon.rules);
  const allFirst = abilities.includes('first-strike') || lent.includes('first-strike');
  const own = effectOf(lent.filter(rule => !EXTRA_ONLY.some(effect => isEffect(rule, effect))));
  const extra = ofKind.filter(weapon => weapon.extraAttacks !== 0).map(weapon => ({
    effect: effectOf(weapon.rules),
    firstStrike: allFirst || weapon.rules.includes('first-strike'),
    dice: weapon.extraAttacks,
    points: pointsOf(weapon.rules),
    onlyEngaging: worksOnlyWhenEngaging(weapon.name),
  }));
  return [{ effect: own, firstStrike: allFirst, dice: 1, points: 1, onlyEngaging: false }, ...extra];
};

const DAMAGE_CAPACITY = /^damage-capacity-(\d+)$/;

/** What characters such as battle cars add to their carrier's damage capacity. */
const addedCapacity = (characters: readonly Profile[]): number =>
  characters.flatMap(one => one.abilities)
    .reduce((sum, word) => sum + Number(DAMAGE_CAPACITY.exec(word)?.[1] ?? 0), 0);

/** A datasheet and those of its characters as they are with each other. @rule V13 */
const togetherAs = (datasheet: Profile, leaders: readonly Profile[]): readonly [Profile, ...Profile[]] =>
  [bearing(datasheet, leaders), ...leaders.map(one => joinedTo(datasheet, one))];

/**
 * A unit's datasheet with the characters joined to it: they add their weapons and abilities, each ability once.
 *
 * @rule A4.2, A6.2
 */
export const joinCharacters = (datasheet: Profile, leaders: readonly Profile[]): Combatant => {
  const [profile, ...characters] = togetherAs(datasheet, leaders);
  const abilities = [...new Set([...profile.abilities, ...characters.flatMap(one => one.abilities)])];
  const weapons = [...profile.weapons, ...characters.flatMap(one => one.weapons)];
  return {
    name: profile.name,
    options: '',
    characters: characters.map(one => one.name),
    type: profile.type,
    speed: profile.speed,
    armour: profile.armour,
    cc: profile.cc,
    ff: profile.ff,
    damageCapacity: profile.damageCapacity + addedCapacity(characters),
    critical: profile.critical,
    shields: fullShields([...profile.abilities, ...characters.flatMap(one => one.abilities)]),
    radius: profile.radius,
    abilities,
    attacks: {
      'close-combat': attacksWith(abilities, weapons, 'assault'),
      firefight: attacksWith(abilities, weapons, 'small-arms'),
    },
  };
};

/**
 * A unit of a scenario: its datasheet and those of its characters, each as its options make it. Its name is that of its
 * datasheet.
 *
 * @rule A4.2
 */
export const combatantIn = (
  profiles: Scenario['profiles'], { profile, characters, options }: Fielded,
): Combatant => {
  const sheet = (id: string): Profile => sheetIn(profiles, id, options);
  const { name } = sheetIn(profiles, profile, []);
  const combatant = joinCharacters(sheet(profile), characters.map(sheet));
  return { ...combatant, name, options: combatant.name.slice(name.length + 2, -1) };
};

/** What a unit of a scenario plays: its datasheet and those of its characters, as their options and each other do. */
export const sheetsIn = (
  profiles: Scenario['profiles'], { profile, characters, options }: Fielded,
): readonly [Profile, ...Profile[]] => togetherAs(
  sheetIn(profiles, profile, options), characters.map(id => sheetIn(profiles, id, options)),
);

const sheetIn = (profiles: Scenario['profiles'], id: string, options: readonly string[]): Profile => {
  const found = [sheetKey(id, options), id].find(key => Object.hasOwn(profiles, key));
  if (found === undefined) throw new Error(`The scenario has no profile ${id}: parse it first.`);
  return profiles[found]!;
};
