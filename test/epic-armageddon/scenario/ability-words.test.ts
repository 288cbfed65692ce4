import { describe, expect, it } from 'vitest';
import {
  abilityOf, abilityWord, numberedExample, spellingsOf, UNIT_ABILITIES, WEAPON_ABILITIES, type Abilities,
} from '../../../src/epic-armageddon/model/abilities.ts';
import { RULES_WITHOUT_EFFECT } from '../../../src/epic-armageddon/model/army-rules.ts';

const TABLES = [UNIT_ABILITIES, WEAPON_ABILITIES];
const WORDS = TABLES.flatMap(table => Object.keys(table));

const isKnown = (table: Abilities) => (word: string): boolean => abilityOf(table, word) !== undefined;
const isInAny = (word: string): boolean => TABLES.some(table => isKnown(table)(word));

describe('what an assault makes of a word', () => {
  const told = [...TABLES.flatMap(table => Object.entries(table)).map(([word, { note }]) => [word, note] as const),
    ...Object.entries(RULES_WITHOUT_EFFECT)];

  it('is told in one sentence', () => {
    expect(told.length).toBeGreaterThan(WORDS.length);
    expect(told.filter(([, note]) => !/^[+A-Z0-9][^\n]{8,100}\.$/.test(note))).toEqual([]);
  });

  it('is that it is played, or that it has no effect', () => {
    const standings = TABLES.flatMap(table => Object.values(table)).map(({ standing }) => standing);
    expect([...new Set(standings)].sort()).toEqual(['no-effect', 'played']);
  });
});

describe('a word with a number', () => {
  it('loses it and keeps its meaning', () => {
    expect(['void-shields-2', 'titan-killer-d3', 'power-fields-d33', 'synapse-1-1', 'scout'].map(abilityWord))
      .toEqual(['void-shields', 'titan-killer', 'power-fields', 'synapse', 'scout']);
  });

  it('has it at its end', () => {
    expect(abilityWord('shadowfield-1-old')).toBe('shadowfield-1-old');
  });

  it.each<readonly [string, Abilities, readonly string[]]>([
    ['units', UNIT_ABILITIES, [
      'fearless-2', 'void-shields', 'void-shields-0', 'void-shields-d3', 'void-shields-100', 'void-shields-d3-2',
      'void-shield-2', 'void-shield-2-1', 'void-shield-1-1', 'shadowfield', 'shadowfield-2-1', 'shadowfield-1-1',
      'power-fields', 'power-fields-2', 'power-fields-d4', 'power-fields-1-d3', 'power-fields-d3-1',
      'augmented-summoning-d4', 'augmented-summoning-0', 'augmented-summoning-1-2d3', 'augmented-summoning-2d3-1',
      'damage-capacity', 'damage-capacity-0', 'brood-d3', 'synapse', 'synapse-0', 'synapse-1-0', 'synapse-1-1-1',
      'regeneration-1', 'toString', '', '-2',
    ]],
    ['weapons', WEAPON_ABILITIES, [
      'macro-weapon-2', 'titan-killer-0', 'titan-killer-d4', 'titan-killer-d', 'titan-killer-1-1', 'titan-killer-0d3',
      'sniper-1', 'fearless', '__proto__', 'constructor',
    ]],
  ])('that nobody has is none, nor is any other word: %s', (_, table, words) => {
    expect(words.filter(isKnown(table))).toEqual([]);
  });

  it.each<readonly [string, Abilities, readonly string[]]>([
    ['so many', UNIT_ABILITIES, ['void-shields-1', 'void-shields-12', 'brood-9', 'damage-capacity-10']],
    ['one', UNIT_ABILITIES, ['void-shield-1', 'shadowfield-1']],
    ['dice', UNIT_ABILITIES, ['power-fields-d3', 'power-fields-d33', 'power-fields-d66']],
    ['so many or dice', UNIT_ABILITIES, ['3', '9', 'd3', 'd6', '2d3', '9d6'].map(end => `augmented-summoning-${end}`)],
    ['one number or two', UNIT_ABILITIES, ['synapse-2', 'synapse-1-1', 'synapse-9-3']],
    ['points of damage or none', WEAPON_ABILITIES,
      ['', '-1', '-9', '-d3', '-d6', '-2d3', '-3d6'].map(end => `titan-killer${end}`)],
  ])('may say %s', (_, table, words) => {
    expect(words.filter(word => !isKnown(table)(word))).toEqual([]);
  });

  it('means what the word means', () => {
    expect(abilityOf(UNIT_ABILITIES, 'brood-2')).toBe(UNIT_ABILITIES['brood']);
    expect(abilityOf(WEAPON_ABILITIES, 'titan-killer-d3')).toBe(WEAPON_ABILITIES['titan-killer']);
  });
});

describe('how words are written', () => {
  it('every word with a number has an example that is one, no other word has', () => {
    const examples = WORDS.flatMap(word => numberedExample(word) ?? []);
    expect(examples).toHaveLength(11);
    expect(examples.filter(word => !isInAny(word))).toEqual([]);
    expect(numberedExample('scout')).toBeUndefined();
    expect(numberedExample('void-shields-4')).toBe('void-shields-2');
  });

  it('those with a number follow a pattern, and the others stand alone', () => {
    const [alone, numbered] = [UNIT_ABILITIES['scout']!, UNIT_ABILITIES['void-shield']!];
    expect(spellingsOf({ scout: alone, 'void-shield': numbered })).toEqual({
      alone: ['scout'], numbered: ['^void-shield-1$'],
    });
  });

  it('every example follows one of the patterns', () => {
    const patterns = TABLES.flatMap(table => spellingsOf(table).numbered).map(pattern => new RegExp(pattern));
    const examples = WORDS.flatMap(word => numberedExample(word) ?? []);
    expect(examples.filter(word => !patterns.some(pattern => pattern.test(word)))).toEqual([]);
  });
});
