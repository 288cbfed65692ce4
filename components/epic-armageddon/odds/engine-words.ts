/** What the engine says, in the language of the screen: it may run in a worker, which speaks English alone. */
import { ASSUMED, caughtInFlight, UNDECIDED } from '../../../src/epic-armageddon/odds/assumption-words.ts';
import { figure } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';

export const assumedWords = spoken('odds/assumed', { ...ASSUMED, caughtInFlight, ...UNDECIDED });

const ASSUMED_IDS = Object.keys(ASSUMED) as readonly (keyof typeof ASSUMED)[];

/** '0.012 %' of a sentence, as its number is written in the language of the screen. */
const shareIn = (english: string): string => {
  const [, share = '', places = ''] = /(\d+(?:\.(\d+))?)\s%/.exec(english) ?? [];
  return `${figure(Number(share), places.length)} %`;
};

/** Something that odds take for granted. */
export const assumedText = (english: string): string => {
  const id = ASSUMED_IDS.find(one => ASSUMED[one] === english);
  return id === undefined ? assumedWords.caughtInFlight(shareIn(english)) : assumedWords[id];
};

/** Stands where a sentence has a word of its own. */
const GAP = '…';

/** What stands in its gaps, if a text is such a sentence with other words there. */
const gapsOf = (text: string, sentence: string): readonly string[] | null => {
  const plain = sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${plain.replaceAll(GAP, '(.+)')}$`).exec(text)?.slice(1) ?? null;
};

/** Why there is no answer: what the engine says of the rules in the language of the screen, all else as it is told. */
export const failureText = (english: string): string => {
  const [unit, enemy] = gapsOf(english, UNDECIDED.mustMove(GAP, GAP)) ?? [];
  if (unit !== undefined && enemy !== undefined) return assumedWords.mustMove(unit, enemy);
  const [rule] = gapsOf(english, UNDECIDED.mayNotEngage(GAP)) ?? [];
  return rule === undefined ? english : assumedWords.mayNotEngage(rule);
};
