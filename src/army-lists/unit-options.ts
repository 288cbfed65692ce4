/** What a row says of a unit's weapons, and of the choices that its datasheet leaves to its player. */
import type { SheetOption } from '../epic-armageddon/model/options.ts';
import type { Weapon } from '../epic-armageddon/model/profile.ts';
import type { ChoiceRow, OptionRow, WeaponRow } from './rows.ts';

/** An option as the library knows it. */
export interface LibraryOption extends SheetOption {
  /** What people call it besides. */
  readonly also: readonly string[];
  /** The unit has it where nothing is chosen. */
  readonly isUsual: boolean;
  /** It comes with the character of that name, which is what a player picks. */
  readonly isMounted: boolean;
}

const EXTRA_ATTACKS = /^extra-attacks-(\d+|d\d+)$/;

export const listOf = (words: string): readonly string[] => words.split(' ').filter(Boolean);

/** The weapons of a unit for which nothing is chosen: those that no option brings, and those of the usual ones. */
export const usualWeapons = (rows: readonly WeaponRow[], choices: readonly ChoiceRow[]): readonly Weapon[] => {
  const options = choices.flatMap(choice => choice.options);
  const brought = new Set(options.flatMap(option => rowsOf(option, rows)));
  const usual = new Set(options.filter(({ isUsual }) => isUsual).flatMap(option => rowsOf(option, rows)));
  return rows.filter(row => usual.has(row) || (isCarried(row) && !brought.has(row))).map(readWeapon);
};

/** The options of a datasheet in the order in which it prints them. */
export const readOptions = (
  unit: string, rows: readonly WeaponRow[], choices: readonly ChoiceRow[],
): readonly LibraryOption[] => choices.flatMap(({ room, options }, choice) => {
  const usual = options.filter(({ isUsual }) => isUsual).flatMap(option => rowsOf(option, rows));
  return options.map((option): LibraryOption => ({
    id: option.id ?? kebab(option.name),
    name: option.name,
    choice: `${unit} ${choice}`,
    room,
    most: option.most ?? 1,
    values: valuesOf(option),
    abilities: listOf(option.abilities ?? ''),
    weapons: rowsOf(option, rows).map(readWeapon),
    without: [...new Set([...usual.map(([name]) => name), ...option.without ?? []])],
    also: option.also ?? [],
    isUsual: option.isUsual ?? false,
    isMounted: option.isMounted ?? false,
  }));
});

const kebab = (name: string): string =>
  name.toLowerCase().replace(/['’]/g, '').split(/[^a-z0-9]+/).filter(Boolean).join('-');

const VALUES = ['speed', 'armour', 'cc', 'ff'] as const;

const valuesOf = (option: OptionRow): SheetOption['values'] =>
  Object.fromEntries(VALUES.flatMap(value => (option[value] === undefined ? [] : [[value, option[value]]])));

/** The weapons that an option brings: of those with that name the ones that only may be carried, if there are any. */
const rowsOf = ({ weapons = [] }: OptionRow, rows: readonly WeaponRow[]): readonly WeaponRow[] =>
  weapons.flatMap(name => {
    const named = rows.filter(row => row[0] === name);
    if (named.length === 0) throw new Error(`No weapon of the datasheet is called ${name}.`);
    const open = named.filter(row => !isCarried(row));
    return open.length > 0 ? open : named;
  });

const isCarried = ([, , count]: WeaponRow): boolean => typeof count === 'number';

/** One weapon; what several equal ones add is summed up. @rule A4.2 */
const readWeapon = ([name, kind, count, words]: WeaponRow): Weapon => ({
  name,
  kind,
  extraAttacks: extraAttacks(name, words, typeof count === 'number' ? count : 1),
  rules: listOf(words).filter(word => !EXTRA_ATTACKS.test(word)),
});

const extraAttacks = (name: string, words: string, count: number): number | string => {
  const dice = listOf(words).map(word => EXTRA_ATTACKS.exec(word)?.[1]).find(Boolean) ?? '0';
  if (!dice.startsWith('d')) return Number(dice) * count;
  if (count > 1) throw new Error(`Several ${name} throw for their extra attacks, which a profile cannot say.`);
  return dice.toUpperCase();
};
