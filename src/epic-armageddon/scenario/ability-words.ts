/** Words on datasheets: which ones there are, with which numbers. */
import * as v from 'valibot';
import {
  abilityOf, numberedExample, spellingsOf, UNIT_ABILITIES, WEAPON_ABILITIES, type Abilities,
} from '../model/abilities.ts';
import { sayProblem } from '../../parsing/problem-words.ts';
import { lastStep, quote, type ProblemCode } from '../../parsing/problems.ts';
import { drawnAs, tell, text, type DrawnShape } from '../../parsing/shapes.ts';
import { didYouMean } from '../../parsing/spelling.ts';

/** No word is longer; a longer text is none, and is not looked at any further. */
const LONGEST_WORD = 60;
const EXTRA_ATTACKS = /^extra-attacks(-|$)/;

const isShort = (word: string): boolean => word.length <= LONGEST_WORD;

const drawingOf = (abilities: Abilities): DrawnShape => {
  const { alone, numbered } = spellingsOf(abilities);
  return { anyOf: [{ enum: alone }, ...numbered.map(pattern => ({ type: 'string', pattern }))] };
};

const wordIn = (abilities: Abilities, unknown: 'noAbility' | 'noWeaponRule', code: ProblemCode) => v.pipe(
  text,
  v.check(word => isShort(word) && abilityOf(abilities, word) !== undefined, tell(code, (path, json) => {
    const word = json as string;
    if (EXTRA_ATTACKS.test(word)) return sayProblem('inExtraAttacks', lastStep(path), quote(word));
    const example = isShort(word) ? numberedExample(word) : undefined;
    if (example !== undefined && abilityOf(abilities, example) !== undefined) {
      return sayProblem('needsNumber', lastStep(path), quote(word), quote(example));
    }
    return didYouMean(sayProblem(unknown, quote(word)), word, Object.keys(abilities));
  })),
  drawnAs(drawingOf(abilities)),
);

export const unitAbility = wordIn(UNIT_ABILITIES, 'noAbility', 'unknown-ability');
export const weaponRule = wordIn(WEAPON_ABILITIES, 'noWeaponRule', 'unknown-weapon-rule');
