import { describe, expect, it } from 'vitest';
import { neteaLists } from '../../../src/army-lists/lists.ts';
import { NETEA_LISTS } from '../../../src/army-lists/netea-lists.ts';
import { NETEA_UNITS } from '../../../src/army-lists/netea-units.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import {
  abilityOf, abilityWord, UNIT_ABILITIES, WEAPON_ABILITIES, type Abilities,
} from '../../../src/epic-armageddon/model/abilities.ts';
import { ARMY_RULES, isArmyRule, RULES_WITHOUT_EFFECT } from '../../../src/epic-armageddon/model/army-rules.ts';
import { sourceFiles } from '../../support/source-files.ts';

const listOf = (words: string): readonly string[] => words.split(' ').filter(Boolean);
const unique = (words: readonly string[]): readonly string[] => [...new Set(words)].sort();

const LISTS = neteaLists();

/** Words of EpicAU’s lists, of which the 34 have none. */
const EPIC_AU = ['brutal', 'ferocity', 'ion-shield'];

/** Every word of a unit's own line, with its number; those that formations, upgrades and the library add as well. */
const UNIT_WORDS = unique([
  ...NETEA_UNITS.units.flatMap(([, , , , , , , words]) => listOf(words)),
  ...LISTS.flatMap(({ formations }) => formations.flatMap(({ abilities }) => abilities)),
  ...LISTS.flatMap(({ formations }) => formations.flatMap(({ upgrades }) => upgrades.flatMap(({ changes }) =>
    changes.flatMap(change => (change.kind === 'ability' ? change.ability : []))))),
  ...neteaLibrary.all.flatMap(({ profile }) => profile?.abilities ?? []),
]);

/** Every word of a weapon but its number of extra attacks. */
const WEAPON_WORDS = unique(NETEA_UNITS.units.flatMap(([, , , , , , , , weapons]) => weapons)
  .flatMap(([, , , words]) => listOf(words))
  .filter(word => !word.startsWith('extra-attacks-')));

/** Every rule of a force or a list. */
const LIST_WORDS = unique([
  ...Object.values(NETEA_LISTS.forceRules).flatMap(listOf),
  ...LISTS.flatMap(({ rules }) => rules),
]);

const isIn = (table: Abilities) => (word: string): boolean => abilityOf(table, word) !== undefined;

/** Words that none of the tables has, or more than one. */
const misplaced = (
  words: readonly string[], ...tables: readonly ((word: string) => boolean)[]
): readonly string[] => words.filter(word => tables.filter(has => has(word)).length !== 1);

const isPlayedRule = (word: string): boolean => isArmyRule(word);
const isIdleRule = (word: string): boolean => Object.hasOwn(RULES_WITHOUT_EFFECT, word);

describe('every word of the army lists has its one place', () => {
  it('there are so many of them', () => {
    expect([UNIT_WORDS.length, WEAPON_WORDS.length, LIST_WORDS.length]).toEqual([73, 8, 79]);
  });

  it('words of units are played or without effect, each with its number', () => {
    expect(misplaced(UNIT_WORDS, isIn(UNIT_ABILITIES))).toEqual([]);
  });

  it('so are words of weapons', () => {
    expect(misplaced(WEAPON_WORDS, isIn(WEAPON_ABILITIES))).toEqual([]);
  });

  it('rules of forces and lists are played, or stand with the reason why they have no effect', () => {
    expect(misplaced(LIST_WORDS, isPlayedRule, isIdleRule)).toEqual([]);
  });

  it('a word without a place is found, and one with two', () => {
    expect(misplaced(['fearless', 'fearsome'], isIn(UNIT_ABILITIES))).toEqual(['fearsome']);
    expect(misplaced(['mob-rule', 'mob-law'], isPlayedRule, isIdleRule)).toEqual(['mob-law']);
    expect(misplaced(['mob-rule'], isIdleRule, isIdleRule)).toEqual(['mob-rule']);
  });

  it('no rule stands in a table that no list has', () => {
    expect(unique([...ARMY_RULES, ...Object.keys(RULES_WITHOUT_EFFECT)])).toEqual(LIST_WORDS);
  });

  it('no ability stands in the table that nobody has, but for EpicAU’s, which are for profiles of one’s own', () => {
    expect(Object.keys(UNIT_ABILITIES).sort()).toEqual(unique([...UNIT_WORDS.map(abilityWord), ...EPIC_AU]));
  });
});

describe('what is played is asked for', () => {
  const TABLES = /(abilities|army-rules|rules-without-effect)\.ts$/;
  const rules = sourceFiles(['src/epic-armageddon']).filter(({ path }) => !TABLES.test(path))
    .map(({ text }) => text).join('\n');
  /** Words that are read with their numbers. */
  const READ_AS = {
    'damage-capacity': '^damage-capacity-', 'void-shield': 'void-shields?', 'void-shields': 'void-shields?',
    'power-fields': 'power-fields?', 'shadowfield': 'shadowfields?', 'shadowfields': 'shadowfields?',
  };

  const played = [UNIT_ABILITIES, WEAPON_ABILITIES].flatMap(table =>
    Object.entries(table).filter(([, { standing }]) => standing === 'played').map(([word]) => word));

  it.each(unique(played))('%s, by some rule', word => {
    expect(rules).toContain(Object.hasOwn(READ_AS, word) ? READ_AS[word as keyof typeof READ_AS] : `'${word}'`);
  });

  it.each(ARMY_RULES)('%s, by some rule', rule => {
    expect(rules).toMatch(new RegExp(`('${rule}'|\\b${rule}:)`));
  });
});
