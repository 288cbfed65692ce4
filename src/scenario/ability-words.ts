/** Words on datasheets and in army lists: which ones there are, and which of them are played. */
import * as v from 'valibot';
import { abilityWord, UNIT_ABILITIES, WEAPON_ABILITIES } from '../epic-armageddon/abilities.ts';
import { lastStep, quote, type ProblemCode } from './problems.ts';
import { tell, text } from './shapes.ts';
import { didYouMean } from './spelling.ts';

type Abilities = typeof UNIT_ABILITIES;

/** No word is longer; a longer text is none, and is not looked at any further. */
const LONGEST_WORD = 60;
/** The one word that is played with a number behind it. */
const NUMBERED = 'titan-killer';
const EXTRA_ATTACKS = /^extra-attacks(-|$)/;

/** What the program makes of a word, undefined for a word that nobody knows. */
const abilityOf = (abilities: Abilities, word: string): Abilities[string] | undefined => {
  if (word.length > LONGEST_WORD) return undefined;
  if (Object.hasOwn(abilities, word)) return abilities[word];
  const bare = abilityWord(word);
  const ability = Object.hasOwn(abilities, bare) ? abilities[bare] : undefined;
  return ability?.standing === 'played' && bare !== NUMBERED ? undefined : ability;
};

const wordIn = (abilities: Abilities, what: string, code: ProblemCode) => v.pipe(
  text,
  v.check(word => abilityOf(abilities, word) !== undefined, tell(code, (path, json) => {
    const word = json as string;
    return EXTRA_ATTACKS.test(word)
      ? `${lastStep(path)} is ${quote(word)}; say so in the field extraAttacks of a weapon instead.`
      : `There is no ${what} ${quote(word)}.${didYouMean(word, Object.keys(abilities))}`;
  })),
);

export const unitAbility = wordIn(UNIT_ABILITIES, 'ability', 'unknown-ability');
export const weaponRule = wordIn(WEAPON_ABILITIES, 'weapon rule', 'unknown-weapon-rule');

/** What these words name that is not played yet, each thing once. */
const notYetAmong = (abilities: Abilities, words: readonly string[]): readonly string[] => {
  const found = words.map(word => abilityOf(abilities, word)).filter(ability => ability?.standing === 'not-yet');
  return [...new Set(found.map(ability => ability!.note))];
};

export const unitAbilitiesNotYet = (words: readonly string[]): readonly string[] => notYetAmong(UNIT_ABILITIES, words);
export const weaponRulesNotYet = (words: readonly string[]): readonly string[] => notYetAmong(WEAPON_ABILITIES, words);
