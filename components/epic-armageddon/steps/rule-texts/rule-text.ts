/** What a rule says, in our own words, and where it is printed. */
import { spoken } from '../../../shared/languages/spoken.ts';

export interface RuleText {
  /** In the language of the moment. */
  readonly say: string;
  /** Sections: N of the NetEA rules, Q of their FAQ, R of the Rules Revamp, E of the 2008 errata, S a special rule. */
  readonly source: string;
}

/** Texts by the ids of their rules. */
export type RuleTexts = Readonly<Record<string, RuleText>>;

export const rule = (say: string, source: string): RuleText => ({ say, source });

/** The texts of one part of the rules; another language has what they say, by the same ids. */
export const ruleTexts = <I extends string>(
  part: string, texts: Readonly<Record<I, RuleText>>,
): Readonly<Record<I, RuleText>> => {
  const ids = Object.keys(texts) as I[];
  const says = spoken(
    `rule-texts/${part}`, Object.fromEntries(ids.map(id => [id, texts[id].say])) as Readonly<Record<I, string>>,
  ) as Readonly<Record<I, string>>;
  return Object.fromEntries(ids.map(id =>
    [id, { source: texts[id].source, get say() { return says[id]; } }])) as unknown as Readonly<Record<I, RuleText>>;
};

/** The tags of the books, and the few words beside them. */
const words = spoken('rule-texts', {
  rules: 'NetEA',
  questions: 'NetEA FAQ',
  revamp: 'Rules Revamp',
  errata: 'Errata 2008',
  special: 'NetEA special rule',
  open: 'Open point',
  readWith: 'read with',
});

type Tag = Exclude<keyof typeof words, symbol>;

const TAGS: readonly (readonly [RegExp, Tag])[] = [
  [/\bN(?= \d)/g, 'rules'], [/\bQ(?= [a-z])/g, 'questions'], [/\bR-(?=A\d)/g, 'revamp'], [/\bE(?= \d)/g, 'errata'],
  [/\bS(?= [a-z])/g, 'special'], [/\bOpen point(?=:)/g, 'open'], [/\bread with\b/g, 'readWith'],
];

/** Where a rule is printed, its tags written out. */
export const sourceOf = ({ source }: RuleText): string => TAGS.reduce(
  (text, [tag, name]) => text.replace(tag, name === 'revamp' ? `${words[name]} ` : words[name]), source);
