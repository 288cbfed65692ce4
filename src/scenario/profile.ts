/** A profile from outside: the shape of a datasheet, and what it says where it is silent. */
import { baseRadius } from '../epic-armageddon/base-radius.ts';
import { UNIT_TYPES, WEAPON_KINDS, type Profile, type Weapon } from '../epic-armageddon/profile.ts';
import { unitAbility, weaponRule } from './ability-words.ts';
import { lastStep, type ProblemList } from './problems.ts';
import {
  fieldsOf, isWhole, listOf, mustBe, numberFrom, optional, orNull, required, text, wholeFrom, wordOf,
  type Draft, type Reader,
} from './readers.ts';

/** No datasheet asks for more; beyond it somebody has slipped. */
const MOST = { speed: 200, damageCapacity: 50, radius: 30, extraAttacks: 12 } as const;
const SMALLEST_RADIUS = 0.1;

/** The one ability word that is a number of the profile; on a character it says what its carrier gains. */
const DAMAGE_CAPACITY = /^damage-capacity-(\d{1,9})$/;

const DICE_WORD = /^[1-9]?D[36]$/;
/** The dice words that are played, as extra attacks. */
const PLAYED_DICE = 'D3';

const cmToMove = numberFrom(0, MOST.speed);

/** Lowest face that succeeds, null for none. */
const face = orNull(wholeFrom(1, 6));

const diceToAdd: Reader<number | string> = {
  wants: `a whole number from 0 to ${MOST.extraAttacks}, or ${PLAYED_DICE}`,
  read: (json, path, problems) => {
    const isCount = typeof json === 'number' && Number.isInteger(json) && json >= 0 && json <= MOST.extraAttacks;
    if (isCount || (typeof json === 'string' && DICE_WORD.test(json))) return json;
    const code = typeof json === 'number' || typeof json === 'string' ? 'out-of-range' : 'wrong-type';
    return void problems.report(path, code, () => mustBe(path, diceToAdd.wants, json));
  },
};

/** Whether these extra attacks are dice that nobody throws here yet. */
export const areDiceNotYet = ({ extraAttacks }: Weapon): boolean =>
  typeof extraAttacks === 'string' && extraAttacks !== PLAYED_DICE;

const weapon = fieldsOf<WeaponFields>('a weapon with name and kind', {
  name: required(text),
  kind: required(wordOf(WEAPON_KINDS)),
  extraAttacks: optional(diceToAdd, 0),
  rules: optional(listOf('weapon rules', weaponRule), []),
});

interface WeaponFields extends Omit<Weapon, 'rules'> {
  readonly rules: readonly (string | undefined)[];
}

interface ProfileFields extends Omit<Profile, 'speed' | 'damageCapacity' | 'radius' | 'abilities' | 'weapons'> {
  /** Null where the profile does not say. */
  readonly speed: number | null;
  readonly damageCapacity: number | null;
  readonly radius: number | null;
  readonly abilities: readonly (string | undefined)[];
  readonly weapons: readonly (Draft<WeaponFields> | undefined)[];
}

const fields = fieldsOf<ProfileFields>('a profile with name, type and speed', {
  name: required(text),
  type: required(wordOf(UNIT_TYPES)),
  speed: optional(orNull(cmToMove), null),
  armour: optional(face, null),
  cc: optional(face, null),
  ff: optional(face, null),
  damageCapacity: optional(wholeFrom(1, MOST.damageCapacity), null),
  radius: optional(numberFrom(SMALLEST_RADIUS, MOST.radius), null),
  abilities: optional(listOf('abilities', unitAbility), []),
  weapons: optional(listOf('weapons', weapon), []),
});

/** A profile, or undefined when anything in it is wrong. A character has no Speed of its own. */
export const profile: Reader<Profile> = {
  wants: fields.wants,
  read: (json, path, problems) => {
    const before = problems.count();
    const draft = fields.read(json, path, problems);
    if (draft === undefined) return undefined;
    if (draft.speed === null && draft.type !== 'character') {
      problems.report(`${path}.speed`, 'missing-field', () => `speed is missing; it must be ${cmToMove.wants}.`);
    }
    const capacity = capacityOf(draft, `${path}.damageCapacity`, problems);
    return problems.count() === before && isWhole(draft) ? complete(draft as ProfileFields, capacity) : undefined;
  },
};

/** Damage capacity by its field or by a word among the abilities; they must not contradict each other. */
const capacityOf = (draft: Draft<ProfileFields>, path: string, problems: ProblemList): number => {
  const words = draft.type === 'character' ? [] : draft.abilities ?? [];
  const inWords = words.map(word => DAMAGE_CAPACITY.exec(word ?? '')?.[1]).filter(Boolean).map(Number);
  const said = [...new Set([...(draft.damageCapacity ? [draft.damageCapacity] : []), ...inWords])];
  if (inWords.some(capacity => capacity < 1 || capacity > MOST.damageCapacity)) {
    problems.report(path, 'out-of-range', () => `${lastStep(path)} must be from 1 to ${MOST.damageCapacity}.`);
  } else if (said.length > 1) {
    problems.report(path, 'contradiction',
      () => `${lastStep(path)} cannot be ${said.join(' and ')} at once; the word among the abilities counts as well.`);
  }
  return said[0] ?? 1;
};

const complete = (whole: ProfileFields, damageCapacity: number): Profile => ({
  name: whole.name,
  type: whole.type,
  speed: whole.speed ?? 0,
  armour: whole.armour,
  cc: whole.cc,
  ff: whole.ff,
  damageCapacity,
  radius: whole.radius ?? baseRadius(whole.type, damageCapacity),
  abilities: (whole.abilities as readonly string[]).filter(
    word => whole.type === 'character' || !DAMAGE_CAPACITY.test(word),
  ),
  weapons: whole.weapons as readonly Weapon[],
});
