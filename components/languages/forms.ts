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
/** English lists are written the British way: without a comma before the last. */
const listsOf = once(key => new Intl.ListFormat(key === 'en' ? 'en-GB' : key, { type: 'conjunction' }));
const figuresOf = once(key => {
  const [speaker, places] = key.split(' ');
  return new Intl.NumberFormat(speaker, places === '' ? {} : {
    minimumFractionDigits: Number(places), maximumFractionDigits: Number(places),
  });
});

/** The forms of a word for numbers; 'other' stands for those that are not given. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The form that goes with a number: `form(2, { one: 'unit', other: 'units' })`. */
export const form = (count: number, forms: Forms): string =>
  forms[rulesOf(language()).select(count)] ?? forms.other;

/** A number with the form that goes with it: '1 unit', '22 jednostki'. */
export const counted = (count: number, forms: Forms): string => `${figure(count)} ${form(count, forms)}`;

/** A number as the language writes it, with so many places behind the point; as many as it has, up to three. */
export const figure = (value: number, places: number | '' = ''): string =>
  figuresOf(`${language()} ${places}`).format(value);

/** 'Boyz, Nobz and a Warboss'. */
export const listed = (items: readonly string[]): string => listsOf(language()).format(items);
