/** What the engine says, in the language of the screen: it may run in a worker, which speaks English alone. */
import { ASSUMED, caughtInFlight, UNDECIDED } from '../../../src/epic-armageddon/odds/assumption-words.ts';
import type { Change } from '../../../src/epic-armageddon/odds/changes/change.ts';
import { CHANGES, changeSentence, type ChangeValues } from '../../../src/epic-armageddon/odds/changes/phrases.ts';
import type { TerrainKind } from '../../../src/epic-armageddon/model/terrain.ts';
import { bookOf } from '../../shared/languages/speech.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { kindName } from '../spoken/terrain-names.ts';

export const changeWords = spoken('odds/changes', CHANGES);
export const assumedWords = spoken('odds/assumed', { ...ASSUMED, caughtInFlight, ...UNDECIDED });

/** A single change as a sentence. */
export const changeText = ({ kind, values }: Pick<Change, 'kind' | 'values'>): string => {
  if (kind === 'cover-given') {
    const terrain = kindName(values['kind'] as TerrainKind);
    return changeSentence({ kind, values: { ...values, terrain } }, changeWords);
  }
  return changeSentence({ kind, values: kind === 'ruling' ? asked(values) : values }, changeWords);
};

/** The part of the screen that asks them brings their English; here it has come with the answer. */
interface Ruling {
  readonly question: string;
  readonly answers: Readonly<Record<string, string>>;
}

const asked = (values: Change['values']): Change['values'] => {
  const { ruling, answer, question, text } = values as Change['values'] & ChangeValues['ruling'];
  const told = (bookOf('epic-armageddon/rulings') as Readonly<Record<string, Ruling>> | undefined)?.[ruling];
  return { ruling, answer, question: told?.question ?? question, text: told?.answers[answer] ?? text };
};

const ASSUMED_IDS = Object.keys(ASSUMED) as readonly (keyof typeof ASSUMED)[];

/** Something that odds take for granted. */
export const assumedText = (english: string): string => {
  const id = ASSUMED_IDS.find(one => ASSUMED[one] === english);
  return id === undefined ? assumedWords.caughtInFlight(/\S+\s%/.exec(english)?.[0] ?? '') : assumedWords[id];
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
