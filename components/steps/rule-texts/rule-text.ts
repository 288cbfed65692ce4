/** What a rule says, in our own words, and where it is printed. */

export interface RuleText {
  readonly say: string;
  /** Sections: N of the NetEA rules, Q of their FAQ, R of the Rules Revamp, E of the 2008 errata, S a special rule. */
  readonly source: string;
}

/** Texts by the ids of their rules. */
export type RuleTexts = Readonly<Record<string, RuleText>>;

export const rule = (say: string, source: string): RuleText => ({ say, source });

const SOURCES: readonly (readonly [RegExp, string])[] = [
  [/\bN (?=\d)/g, 'NetEA '], [/\bQ (?=[a-z])/g, 'NetEA FAQ '], [/\bR-(?=A\d)/g, 'Rules Revamp '],
  [/\bE (?=\d)/g, 'Errata 2008 '], [/\bS (?=[a-z])/g, 'NetEA special rule '],
];

/** Where a rule is printed, its tags written out. */
export const sourceOf = ({ source }: RuleText): string =>
  SOURCES.reduce((text, [tag, words]) => text.replace(tag, words), source);
