/** A 40k profile from outside. */
import * as v from 'valibot';
import { ROW_IDS } from '../editions/rows.ts';
import { MODEL_TRAITS, WEAPON_TRAITS } from '../editions/trait-rows.ts';
import { GRENADES, WEAPON_KINDS, type Profile } from '../model/profile.ts';
import { fieldsOf, listOf, numberFrom, text, truth, wholeFrom, wordOf, type Shape } from '../../parsing/shapes.ts';
import { PHASE_PROBLEM_WORDS } from './problem-words.ts';
import { PHASE_LIMITS, SMALLEST_RADIUS, USUAL } from '../model/limits.ts';

/** The charts go from 1 to 10. */
const characteristic = wholeFrom(1, 10);
/** The lowest face that succeeds, null for none. */
const face = v.optional(v.nullable(wholeFrom(2, 6)), null);

const armourPiercing = v.optional(v.nullable(wholeFrom(1, 6)), null);
const strengthBonus = v.optional(wholeFrom(0, 10), 0);
const words = v.optional(listOf('kinds', text, { most: PHASE_LIMITS.kinds }), []);

const weapon = v.pipe(
  fieldsOf(PHASE_PROBLEM_WORDS.weapon, {
    name: v.optional(text),
    kind: wordOf(WEAPON_KINDS),
    strengthFactor: v.optional(wholeFrom(1, 2), 1),
    strengthBonus,
    woundsOn: face,
    armourPiercing,
    twoHanded: v.optional(truth, false),
    charging: v.optional(v.nullable(fieldsOf(PHASE_PROBLEM_WORDS.charging, { strengthBonus, armourPiercing })), null),
    poisoned: face,
    traits: v.optional(listOf('traits', wordOf(WEAPON_TRAITS)), []),
    row: v.optional(v.nullable(wordOf(ROW_IDS, 'unknown-rule')), null),
  }),
  v.transform(({ kind, name = kind, ...rules }) => ({ name, kind, ...rules })),
  v.description(PHASE_PROBLEM_WORDS.weapon),
);

export const profileShape: Shape<Profile> = fieldsOf(PHASE_PROBLEM_WORDS.profile, {
  name: text,
  weaponSkill: characteristic,
  strength: characteristic,
  toughness: characteristic,
  wounds: v.optional(wholeFrom(1, PHASE_LIMITS.wounds), 1),
  initiative: characteristic,
  attacks: v.optional(wholeFrom(0, 10), 1),
  leadership: wholeFrom(2, 10),
  save: face,
  invulnerable: face,
  radius: v.optional(numberFrom(SMALLEST_RADIUS, PHASE_LIMITS.radius), USUAL.radius),
  weapons: v.optional(listOf('weapons', weapon, { most: PHASE_LIMITS.weapons }), []),
  grenades: v.optional(listOf('grenades', wordOf(GRENADES)), []),
  traits: v.optional(listOf('traits', wordOf(MODEL_TRAITS)), []),
  feelNoPain: face,
  poisoned: face,
  kinds: words,
  hatredOf: words,
  preferredEnemyOf: words,
});
