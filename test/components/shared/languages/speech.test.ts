import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { counted, figure, form, listed } from '../../../../components/shared/languages/forms.ts';
import {
  addWordSource, areWordsThere, fetchGroupsBy, inWords, language, languageFor, onSpeech, speak, wordsComing,
  type Books,
} from '../../../../components/shared/languages/speech.ts';
import { allWritten } from '../../../support/all-written.ts';
import { spoken } from '../../../../components/shared/languages/spoken.ts';
import { forgetFetching, forgetWordSources } from '../../../support/shared-speech.ts';

const words = spoken('test', { hello: 'Hello', to: (name: string): string => `Hello ${name}`, deep: { bye: 'Bye' } });

const GERMAN = { test: { hello: 'Hallo', to: (name: string): string => `Hallo ${name}`, deep: { bye: 'Auf bald' } } };

forgetWordSources();
afterAll(forgetWordSources);

interface Coming {
  readonly letGo: (books: Books) => void;
  readonly refuse: (error: Error) => void;
}

/** Words in German at once, in French when they are let go, each time they are asked for; in Spanish never. */
const coming: Coming[] = [];
await addWordSource(wanted => {
  if (wanted === 'fr') return new Promise((letGo, refuse) => coming.push({ letGo, refuse }));
  return wanted === 'es' ? Promise.reject(new Error('no Spanish')) : Promise.resolve(GERMAN);
});

/** French words, once they have been asked for anew. */
const askedForFrench = async (): Promise<Coming> => {
  const asked = coming.length;
  while (coming.length === asked) await null;
  return coming[asked]!;
};
const FRENCH = { test: { hello: 'Bonjour' } };

afterEach(() => speak('en'));

describe('words', () => {
  it('are as they are written until another language is spoken, and again after it', async () => {
    expect([words.hello, words.to('Ork'), words.deep.bye]).toEqual(['Hello', 'Hello Ork', 'Bye']);
    await speak('de');
    expect([words.hello, words.to('Ork'), words.deep.bye]).toEqual(['Hallo', 'Hallo Ork', 'Auf bald']);
    await speak('en');
    expect(words.hello).toBe('Hello');
  });

  it('of a part that a language lacks stay as they are written', async () => {
    const other = spoken('another', { hello: 'Hello' });
    await speak('de');
    expect(other.hello).toBe('Hello');
    expect([...allWritten().keys()]).toContain('another');
  });

  it('that come with a script later are spoken as soon as they are there', async () => {
    const late = spoken('late', { hello: 'Hello' });
    await speak('de');
    await addWordSource(() => Promise.resolve({ late: { hello: 'Hallo' } }));
    expect(late.hello).toBe('Hallo');
  });

  it('of a script that comes while a language is on its way are there with it', async () => {
    const coming = spoken('coming', { hello: 'Hello' });
    const turned = speak('de');
    await addWordSource(() => Promise.resolve({ coming: { hello: 'Hallo' } }));
    await turned;
    expect([coming.hello, words.hello]).toEqual(['Hallo', 'Hallo']);
  });
});

describe('words of a part', () => {
  it('are waited for by everybody who says where they are, and asked for once', async () => {
    const twice = spoken('twice', { hello: 'Hello' });
    let asked = 0;
    let letGo: (books: Books) => void = () => undefined;
    const books = new Promise<Books>(resolve => (letGo = resolve));
    const library = (): Promise<Books> => {
      asked += 1;
      return books;
    };
    await speak('de');
    const first = addWordSource(library, 'twice');
    const second = addWordSource(library, 'twice').then(() => twice.hello);
    letGo({ twice: { hello: 'Hallo' } });
    await first;
    expect([await second, asked]).toEqual(['Hallo', 1]);
  });

  it('that could not be had come when somebody says again where they are', async () => {
    const again = spoken('again', { hello: 'Hello' });
    let isThere = false;
    const library = (): Promise<Books> =>
      (isThere ? Promise.resolve({ again: { hello: 'Hallo' } }) : Promise.reject(new Error('no network')));
    await speak('de');
    await addWordSource(library, 'again');
    expect(again.hello).toBe('Hello');
    isThere = true;
    await addWordSource(library, 'again');
    expect(again.hello).toBe('Hallo');
  });
});

describe('speaking', () => {
  it('is told to everybody who listens, and to nobody who has stopped', async () => {
    let told = 0;
    const stop = onSpeech(() => (told += 1));
    await speak('de');
    stop();
    await speak('en');
    expect(told).toBe(1);
  });

  it('follows the last wish, whichever words come first', async () => {
    const french = speak('fr');
    const { letGo } = await askedForFrench();
    await speak('de');
    letGo(FRENCH);
    await french;
    expect([language(), words.hello]).toEqual(['de', 'Hallo']);
  });

  it('follows the last wish although an earlier one for the same language fails meanwhile', async () => {
    const first = speak('fr');
    const { refuse } = await askedForFrench();
    await speak('de');
    const second = speak('fr');
    const { letGo } = await askedForFrench();
    refuse(new Error('no French yet'));
    await first;
    letGo(FRENCH);
    await second;
    expect([language(), words.hello]).toEqual(['fr', 'Bonjour']);
  });

  it('tries again what could not be had before', async () => {
    const first = speak('fr');
    (await askedForFrench()).refuse(new Error('no French yet'));
    await expect(first).rejects.toThrow('no French yet');
    const second = speak('fr');
    (await askedForFrench()).letGo(FRENCH);
    await second;
    expect([language(), words.hello]).toEqual(['fr', 'Bonjour']);
  });

  it('goes on as before where words cannot be had, and says so', async () => {
    await expect(speak('es')).rejects.toThrow('no Spanish');
    expect([language(), words.hello]).toEqual(['en', 'Hello']);
  });

  it.each([
    ['de', 'de'], ['de-AT', 'de'], ['PL', 'pl'], ['fr_CA', 'fr'], ['nl', 'en'], ['', 'en'], [null, 'en'],
  ] as const)('wished for %s is %s', (wish, spokenIn) => {
    expect(languageFor(wish)).toBe(spokenIn);
  });
});

describe('numbers and forms', () => {
  const UNITS = { one: 'jednostka', few: 'jednostki', many: 'jednostek', other: 'jednostki' };

  it('go together as the language has them', async () => {
    expect([1, 2].map(count => counted(count, { one: 'unit', other: 'units' }))).toEqual(['1 unit', '2 units']);
    await speak('pl');
    expect([1, 2, 5, 12, 22].map(count => form(count, UNITS)))
      .toEqual(['jednostka', 'jednostki', 'jednostek', 'jednostek', 'jednostki']);
  });

  it('are written as the language writes them', async () => {
    expect([figure(1.5), figure(1.25, 1), figure(12_345)]).toEqual(['1.5', '1.3', '12,345']);
    await speak('de');
    expect([figure(1.5), figure(2, 1), listed(['A', 'B', 'C'])]).toEqual(['1,5', '2,0', 'A, B und C']);
  });
});

describe('words that are asked for when they are first needed', () => {
  const needed = spoken('needed', { hello: 'Hello' });
  const fetched: string[] = [];
  let fetchAsBefore = (): void => undefined;

  beforeAll(() => {
    forgetWordSources();
    fetchAsBefore = forgetFetching();
  });

  afterAll(() => fetchAsBefore());

  it('come with the first language after somebody has said how they come', async () => {
    expect([wordsComing('needed'), areWordsThere('needed')]).toEqual([null, true]);
    fetchGroupsBy((group, wish) => {
      fetched.push(`${group} ${wish}`);
      return group === 'lost' ? Promise.reject(new Error('no network')) : Promise.resolve({ [group]: GERMAN.test });
    });
    await speak('de');
    expect([needed.hello, fetched]).toEqual(['Hallo', ['needed de']]);
    expect([wordsComing('needed'), areWordsThere('needed')]).toEqual([null, true]);
  });

  it('are waited for where another language is spoken, once', async () => {
    await speak('de');
    const done: string[] = [];
    inWords(['later'], () => done.push('with its words'));
    expect([done, areWordsThere('later')]).toEqual([[], false]);
    await wordsComing('later');
    expect([done, wordsComing('later')]).toEqual([['with its words'], null]);
    inWords(['later'], () => done.push('at once'));
    expect(done).toEqual(['with its words', 'at once']);
  });

  it('are not waited for in English', () => {
    expect([wordsComing('another'), areWordsThere('another')]).toEqual([null, true]);
  });

  it('are not waited for again where they could not be had', async () => {
    await speak('de');
    await wordsComing('lost');
    expect(wordsComing('lost')).toBeNull();
  });
});
