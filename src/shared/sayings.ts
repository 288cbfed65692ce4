/**
 * Sentences for people that are made deep down and shown far away. They travel as English text; whoever shows them in
 * another language asks here what they were made of.
 */

/** What a part of the program says: sentences, and functions that make them. */
export type Phrases = Readonly<Record<string, string | ((...values: never[]) => string)>>;

/** Which phrase of which part a sentence is, and the values in it; these may be such sentences themselves. */
export interface Making {
  readonly part: string;
  readonly key: string;
  readonly values: readonly unknown[];
}

type ValuesOf<P> = P extends (...values: infer V) => string ? V : [];
/** Says a phrase of a part in English: `say('overlap', 'Boyz 1', 'Nobz', 2)`. */
export type Say<P extends Phrases> = <K extends keyof P & string>(key: K, ...values: ValuesOf<P[K]>) => string;

interface Sayings {
  readonly parts: Map<string, Phrases>;
  /** What is known as long as the program runs: sentences without values, and what shapes want. */
  readonly lasting: Map<string, Making>;
  /** Of all others only the last: what is still shown is among them. */
  readonly made: Map<string, Making>;
}

const MOST = 5000;

/** All scripts of a page share them: one may make a sentence that another shows. */
const SHARED = Symbol.for('assault-resolver.sayings.1');
const { parts, lasting, made }: Sayings = (globalThis as { [SHARED]?: Sayings })[SHARED] ??= {
  parts: new Map(), lasting: new Map(), made: new Map(),
};

/**
 * How the phrases of a part are said, and how those that are made once and shown for ever. A phrase that is nothing but
 * one of its values is that value.
 */
export const sayings = <P extends Phrases>(
  part: string, phrases: P,
): { readonly say: Say<P>; readonly sayForGood: Say<P> } => {
  parts.set(part, phrases);
  for (const [key, phrase] of Object.entries(phrases)) {
    if (typeof phrase === 'string') lasting.set(phrase, { part, key, values: [] });
  }
  const saying = (remember: (sentence: string, making: Making) => void): Say<P> => (key, ...values) => {
    const phrase = phrases[key]!;
    if (typeof phrase === 'string') return phrase;
    const sentence = phrase(...values as never[]);
    if (!(values as readonly unknown[]).flat().includes(sentence)) remember(sentence, { part, key, values });
    return sentence;
  };
  return { say: saying(rememberAWhile), sayForGood: saying((sentence, making) => lasting.set(sentence, making)) };
};

const rememberAWhile = (sentence: string, making: Making): void => {
  made.delete(sentence);
  made.set(sentence, making);
  if (made.size > MOST) made.delete(made.keys().next().value!);
};

/** Everything that is said so, by part, in English. */
export const allSaid = (): ReadonlyMap<string, Phrases> => parts;

/** What a sentence was made of; undefined: it is nobody's, or was made long ago. */
export const makingOf = (sentence: string): Making | undefined => lasting.get(sentence) ?? made.get(sentence);
