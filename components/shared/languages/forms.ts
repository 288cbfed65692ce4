/** Numbers, and the forms of a word that go with them, as each language has them. */
import { language } from './speech.ts';

const once = <T>(make: (key: string) => T): ((key: string) => T) => {
  const made = new Map<string, T>();
  return key => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
};

const rulesOf = once(key => new Intl.PluralRules(key));
const listsOf = once(key => new Intl.ListFormat(key, { type: 'conjunction' }));
/** English goes without them for what it mostly says: the first of them keeps a phone waiting for a tenth second. */
const isEnglish = (): boolean => language() === 'en';

const figuresOf = once(key => {
  const [speaker, places] = key.split(' ');
  return new Intl.NumberFormat(speaker, places === '' ? {} : {
    minimumFractionDigits: Number(places), maximumFractionDigits: Number(places),
  });
});

/** Lower English numbers have no comma, however they are rounded. */
const BEFORE_COMMAS = 999;
/** Behind the point, where nobody says how many. */
const MOST_PLACES = 3;

/** The forms of a word for numbers; 'other' stands for those that are not given. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The form that goes with a number: `form(2, { one: 'unit', other: 'units' })`. */
export const form = (count: number, forms: Forms): string =>
  forms[isEnglish() ? englishForm(count) : rulesOf(language()).select(count)] ?? forms.other;

const englishForm = (count: number): 'one' | 'other' => (Math.abs(count) === 1 ? 'one' : 'other');

/** A number with the form that goes with it: '1 unit', '22 jednostki'. */
export const counted = (count: number, forms: Forms): string => `${figure(count)} ${form(count, forms)}`;

/** A number as the language writes it, with so many places behind the point; as many as it has, up to three. */
export const figure = (value: number, places: number | '' = ''): string => {
  if (isEnglish() && Math.abs(value) < BEFORE_COMMAS) {
    if (places !== '') return value.toFixed(places);
    const rounded = Number(value.toFixed(MOST_PLACES));
    if (!Object.is(rounded, -0)) return `${rounded}`;
  }
  return figuresOf(`${language()} ${places}`).format(value);
};

/** 'Boyz, Nobz and a Warboss'. */
export const listed = (items: readonly string[]): string =>
  (isEnglish() ? englishList(items) : listsOf(language()).format(items));

/** As the British write it: without a comma before the last. */
const englishList = (items: readonly string[]): string =>
  (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`);

/** Words as they stand at the beginning of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
