import { beforeAll, describe, expect, it } from 'vitest';
import type { Books, Translated } from '../../../../components/shared/languages/speech.ts';
import { codeOf, importsOf, sourceFiles } from '../../../support/source-files.ts';
import { inLanguage } from '../../../support/shared-speech.ts';
import { booksIn, spokenIn, TRANSLATED, written } from '../../../support/translations.ts';
import { probesIn } from '../../../support/word-probes.mjs';
import { ONE_FORM, SAME, UNTRANSLATED } from './untranslated.ts';

/** One word of the screen in English and in another language. */
interface Word {
  readonly part: string;
  readonly key: string;
  readonly english: unknown;
  readonly told: unknown;
}

type Say = (...given: readonly unknown[]) => unknown;

let english: ReadonlyMap<string, object>;
const groups = new Map<Translated, Readonly<Record<string, Books>>>();

beforeAll(async () => {
  english = await written();
  for (const language of TRANSLATED) groups.set(language, await booksIn(language));
});

const booksOf = (language: Translated): Readonly<Record<string, object>> =>
  Object.assign({}, ...Object.values(groups.get(language)!)) as Readonly<Record<string, object>>;

const isRecord = (word: unknown): word is object => typeof word === 'object' && word !== null;

/** Every word below a word, by its path. */
const wordsIn = (part: string, key: string, own: unknown, told: unknown): readonly Word[] => {
  if (!isRecord(own)) return [{ part, key, english: own, told }];
  const keys = new Set([...Object.keys(own), ...isRecord(told) ? Object.keys(told) : []]);
  return [...keys].flatMap(name => wordsIn(
    part, key === '' ? name : `${key}.${name}`, Reflect.get(own, name), isRecord(told) ? Reflect.get(told, name) : null,
  ));
};

/** What a record of words has besides words: the ids of rules. */
const IDS = /\.rule$/;

const wordsOf = (language: Translated): readonly Word[] => {
  const words = everyWord.get(language) ?? listedWords(language);
  everyWord.set(language, words);
  return words;
};

const everyWord = new Map<Translated, readonly Word[]>();

const listedWords = (language: Translated): readonly Word[] =>
  Object.entries(booksOf(language)).flatMap(([part, book]) => wordsIn(part, '', english.get(part) ?? {}, book))
    .filter(({ key, told }) => told !== undefined || !IDS.test(key));

const known = new Map<string, ReturnType<typeof probesIn>>();

/** What a function of a part can be asked; empty: nobody knows. A record may stand beside the words that have it. */
const probesFor = ({ part, key }: Word): readonly (readonly unknown[])[] => {
  const path = spokenIn.get(part);
  if (path === undefined) return [];
  if (!known.has(path)) known.set(path, probesIn(path));
  const probes = known.get(path)!;
  return (probes.has(key) ? probes.get(key) : probes.get(key.split('.').at(-1)!)) ?? [];
};

type Said = readonly (readonly [asked: string, own: string, told: string])[];

/** Everything that a word says: with each list of arguments, if it is a function. */
const saidBy = (word: Word, language: Translated): Said => {
  const said = everySaid.get(word) ?? saying(word, language);
  everySaid.set(word, said);
  return said;
};

const everySaid = new WeakMap<Word, Said>();

const saying = (word: Word, language: Translated): Said => {
  const { english: own, told } = word;
  if (typeof own === 'string') return [['', own, String(told)]];
  if (typeof own !== 'function' || typeof told !== 'function') return [];
  return probesFor(word).flatMap(given => {
    const said = inLanguage('en', () => attempt(own as Say, given));
    if (said === null || BROKEN.test(said)) return [];
    return [[JSON.stringify(given), said, inLanguage(language, () => attempt(told as Say, given) ?? 'undefined')]];
  });
};

const attempt = (say: Say, given: readonly unknown[]): string | null => {
  try {
    const said = say(...given);
    return typeof said === 'string' ? said : null;
  } catch {
    return null;
  }
};

const BROKEN = /undefined|NaN|\[object/;

/** The marks that a text gives back of what it was given: names, and numbers that no language has a word for. */
const marksIn = (text: string): readonly string[] => [
  ...[...text.matchAll(/zq[a-z]/gi)].map(([mark]) => mark.toLowerCase()),
  ...[...text.matchAll(/(?<![\d.,])(?:4[1-9]|5\d)(?![\d.,]*\d)/g)].map(([mark]) => mark),
];

const lackingIn = (own: string, told: string): readonly string[] => {
  const given = new Set(marksIn(told));
  return [...new Set(marksIn(own))].filter(mark => !given.has(mark));
};

const lettersOf = (text: string): string => text.replaceAll(/\d+/g, '#');
const isSentence = (text: string): boolean => (text.match(/\p{L}{2,}/gu) ?? []).length > 2;

describe('the parts of the screen', () => {
  it('are found where they are written', () => {
    expect(spokenIn.size).toBeGreaterThan(70);
    expect([...english].filter(([, words]) => words === undefined).map(([part]) => part)).toEqual([]);
  });

  it.each(TRANSLATED)('are all in the books of %s, but for those that are said not to be', language => {
    const told = booksOf(language);
    expect([...english.keys()].filter(part => !(part in told)).sort()).toEqual([...UNTRANSLATED[language]].sort());
  });

  it.each(TRANSLATED)('stand in one book of %s each, and nothing else does', language => {
    const all = Object.values(groups.get(language)!).flatMap(books => Object.keys(books));
    expect(all.filter((part, index) => all.indexOf(part) !== index)).toEqual([]);
    expect(all.filter(part => !english.has(part))).toEqual([]);
  });

  it('stand in the same group in every language', () => {
    const [first, ...rest] = TRANSLATED.map(language => new Map(Object.entries(groups.get(language)!)
      .flatMap(([group, books]) => Object.keys(books).map(part => [part, group] as const))));
    const elsewhere = rest.flatMap(one => [...one].filter(([part, group]) => (first!.get(part) ?? group) !== group));
    expect(elsewhere).toEqual([]);
  });
});

describe.each(TRANSLATED)('every word in %s', language => {
  it('is there, and of the kind that it is in English', () => {
    const wrong = wordsOf(language)
      .filter(({ english: own, told }) => own !== undefined && typeof own !== typeof told);
    expect(wrong.map(({ part, key }) => `${part}: ${key}`)).toEqual([]);
  });

  it('gives back everything that the English gives back of what it is given, and nothing that is not there', () => {
    const wrong = wordsOf(language).flatMap(word => saidBy(word, language)
      .filter(([, own, told]) => BROKEN.test(told) || lackingIn(own, told).length > 0)
      .map(([asked, own, told]) => `${word.part}: ${word.key}(${asked}): ${own} / ${told}`));
    expect(wrong).toEqual([]);
  });

  it('is not the English one, unless the language has it too', () => {
    const same = new Set(wordsOf(language).flatMap(word => saidBy(word, language)
      .filter(([, own, told]) => own === told && /\p{L}{3}/u.test(own.replaceAll(/zq[a-z]/gi, '')))
      .map(([, own]) => own.replaceAll(/Zq[a-z]/g, '*'))));
    expect([...same].filter(isSentence).filter(text => !SAME[language].includes(text))).toEqual([]);
  });
});

it('every word in pl has another form for 1, 2, 5 or 22 wherever the English has one for more', () => {
  const wrong = wordsOf('pl').flatMap(word => {
    const counts = saidBy(word, 'pl').filter(([asked]) => /^\[(?:1|2|5|22)\]$/.test(asked));
    const [own, told] = ([1, 2] as const).map(at => new Set(counts.map(said => lettersOf(said[at]))));
    return own!.size > 1 && told!.size < 2 ? [`${word.part}: ${word.key}`] : [];
  });
  expect(wrong.filter(one => !ONE_FORM.includes(one))).toEqual([]);
});

describe('what is asked of them', () => {
  it('is known of most of the functions', () => {
    const functions = [...english].flatMap(([part, words]) => wordsIn(part, '', words, words))
      .filter(word => typeof word.english === 'function');
    const asked = functions.filter(word => probesFor(word).length > 0);
    expect(asked.length / functions.length).toBeGreaterThan(0.7);
  });

  it.each([
    ['Zqa hits 41 units.', 'Zqa trifft Einheiten.', ['41']], ['Zqa, 43', '43 von zqa', []],
    ['1 unit of Zqb', 'eine Einheit', ['zqb']],
  ])('is missed where it is not given back: %s', (own, told, lacking) => {
    expect(lackingIn(own, told)).toEqual(lacking);
  });
});

describe('books', () => {
  it('bring nothing of the English side along: they take but forms, and types', () => {
    const wrong = sourceFiles(TRANSLATED.map(one => `components/translations/${one}`))
      .flatMap(file => importsOf({ ...file, text: codeOf(file.text) })
        .filter(({ target, isTypeOnly }) =>
          !isTypeOnly && !/^components\/(?:translations\/|shared\/languages\/forms)/.test(target))
        .map(({ target }) => `${file.path}: ${target}`));
    expect(wrong).toEqual([]);
  });
});
