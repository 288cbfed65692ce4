/** A profile from outside: the shape of a datasheet, and what it says where it is silent. */
import * as v from 'valibot';
import { sayProblem, want, WANTS } from '../../parsing/problem-words.ts';
import { lastStep } from '../../parsing/problems.ts';
import {
  drawnAs, fieldAt, fieldsOf, isObject, listOf, mustBe, numberFrom, type Shape, tell, text, truth, wholeFrom, wordOf,
} from '../../parsing/shapes.ts';
import {
  baseRadius, type Critical, EFFECTS, type Profile, type Splash, UNIT_TYPES, usualCritical, WEAPON_KINDS,
} from '../model/profile.ts';
import { unitAbility, weaponRule } from './ability-words.ts';

/** No blast reaches further, in cm. */
const LONGEST_REACH = 100;

const splash: Shape<Splash> = fieldsOf(WANTS.splash, {
  within: numberFrom(0, LONGEST_REACH),
  hitOn: v.optional(wholeFrom(1, 6), 1),
  effect: v.optional(wordOf(EFFECTS), 'normal'),
});

const isDamage = (most: number) => (said: number | string): said is number | 'all' =>
  (typeof said === 'string' ? said === 'all' : Number.isInteger(said) && said >= 0 && said <= most);

/**
 * A critical that costs at most so many further points of damage; what it does not say it does not do. Where to one
 * moves its war engine is told by the players.
 */
const criticalUpTo = (most: number): Shape<Critical> => {
  const wants = want('wholeOrAll', most);
  const points = v.pipe(
    v.union([v.number(), v.string()], mustBe(wants)),
    v.check(isDamage(most), mustBe(wants, 'out-of-range')),
    drawnAs({ anyOf: [{ type: 'integer', minimum: 0, maximum: most }, { const: 'all' }] }),
    v.transform(said => said as Critical['damage']),
  );
  const fields = fieldsOf(WANTS.critical, {
    damage: v.optional(points, 0),
    splash: v.optional(v.nullable(splash), null),
    entered: v.optional(truth, false),
    later: v.optional(truth, false),
    moves: v.exactOptional(wholeFrom(1, LONGEST_REACH)),
  });
  return v.pipe(fields, v.transform(said => (said.moves === undefined ? said : { ...said, entered: true })));
};

/** No datasheet asks for more; beyond it somebody has slipped. */
const MOST = { speed: 200, damageCapacity: 50, radius: 30, extraAttacks: 12 } as const;
const SMALLEST_RADIUS = 0.1;

/** The one ability word that is a number of the profile; on a character it says what its carrier gains. */
const DAMAGE_CAPACITY = /^damage-capacity-([1-9]\d?)$/;

/** Dice thrown for a number of extra attacks. */
const DICE_WORD = /^[1-9]?D[36]$/;

const cmToMove = numberFrom(0, MOST.speed);

/** Lowest face that succeeds, null for none. */
const face = v.optional(v.nullable(wholeFrom(1, 6)), null);

const COUNT_OR_DICE = want('countOrDice', MOST.extraAttacks);

const diceToAdd = v.pipe(
  v.union([v.number(), v.string()], mustBe(COUNT_OR_DICE)),
  v.check(
    said => (typeof said === 'string' ? DICE_WORD.test(said) : isWholeTo(MOST.extraAttacks, said)),
    mustBe(COUNT_OR_DICE, 'out-of-range'),
  ),
  drawnAs({
    anyOf: [{ type: 'integer', minimum: 0, maximum: MOST.extraAttacks }, { type: 'string', pattern: DICE_WORD.source }],
  }),
);

const isWholeTo = (most: number, count: number): boolean => Number.isInteger(count) && count >= 0 && count <= most;

const weapon = fieldsOf(WANTS.weapon, {
  name: text,
  kind: wordOf(WEAPON_KINDS),
  extraAttacks: v.optional(diceToAdd, 0),
  rules: v.optional(listOf('weapon rules', weaponRule), []),
});

const fields = fieldsOf(WANTS.profile, {
  name: text,
  type: wordOf(UNIT_TYPES),
  speed: v.optional(v.nullable(cmToMove), null),
  armour: face,
  cc: face,
  ff: face,
  damageCapacity: v.optional(wholeFrom(1, MOST.damageCapacity)),
  critical: v.optional(v.nullable(criticalUpTo(MOST.damageCapacity)), null),
  radius: v.optional(numberFrom(SMALLEST_RADIUS, MOST.radius)),
  abilities: v.optional(listOf('abilities', unitAbility), []),
  weapons: v.optional(listOf('weapons', weapon), []),
});
type Fields = v.InferOutput<typeof fields>;

const NO_SPEED = tell('missing-field', () => sayProblem('noSpeed', v.getDescription(cmToMove)!));
const NO_CAPACITY = tell('out-of-range', path => sayProblem('fromOneTo', lastStep(path), MOST.damageCapacity));
const TWO_CAPACITIES = tell('contradiction', (path, json) =>
  sayProblem('capacities', lastStep(path), capacitiesOf(json as Fields)));

/** A profile, of which nothing is whole when anything in it is wrong. A character has no Speed of its own. */
export const profile: Shape<Profile> = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!isObject(dataset.value)) return;
    const one: Partial<Fields> = dataset.value;
    const report = (message: string, field: string): void => addIssue({ message, path: [fieldAt(field)] });
    if ((one.speed ?? null) === null && one.type !== 'character') report(NO_SPEED, 'speed');
    if (!capacitiesInWords(one.abilities).every(isCapacity)) report(NO_CAPACITY, 'damageCapacity');
    else if (capacitiesOf(one).length > 1) report(TWO_CAPACITIES, 'damageCapacity');
  }),
  drawnAs({
    anyOf: [
      { properties: { type: { const: 'character' } } },
      { required: ['speed'], properties: { speed: { type: 'number' } } },
    ],
  }),
  v.transform(whole => complete(whole)),
);

const isCapacity = (count: number): boolean => isWholeTo(MOST.damageCapacity, count) && count > 0;

/** Damage capacity by its field and by the words among the abilities; they must not contradict each other. */
const capacitiesOf = ({ type, abilities, damageCapacity }: Partial<Fields>): readonly number[] => {
  const inField = damageCapacity !== undefined && isCapacity(damageCapacity) ? [damageCapacity] : [];
  return [...new Set([...inField, ...(type === 'character' ? [] : capacitiesInWords(abilities))])];
};

const capacitiesInWords = (abilities: unknown): readonly number[] => {
  const words: readonly unknown[] = Array.isArray(abilities) ? abilities : [];
  return words.flatMap(word => (typeof word === 'string' ? DAMAGE_CAPACITY.exec(word)?.[1] ?? [] : [])).map(Number);
};

const complete = (whole: Fields): Profile => {
  const { name, type, speed, armour, cc, ff, critical, radius, abilities, weapons } = whole;
  const damageCapacity = capacitiesOf(whole)[0] ?? 1;
  return {
    name,
    type,
    speed: speed ?? 0,
    armour,
    cc,
    ff,
    damageCapacity,
    critical: critical ?? usualCritical(type, damageCapacity),
    radius: radius ?? baseRadius(type, damageCapacity),
    abilities: abilities.filter(word => type === 'character' || !DAMAGE_CAPACITY.test(word)),
    weapons,
  };
};
