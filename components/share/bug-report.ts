/** The report of a fault: what is wrong, and where it happened. */
import type { AnsweredQuestion } from '../shared/report/account.ts';
import { oneLine } from '../shared/report/one-line.ts';
import { reportWords } from '../shared/report/report-words.ts';

export interface FaultFacts {
  /** What is played up to this moment; null: it has no link. */
  readonly link: string | null;
  readonly version: string;
  /** By which text it is played; null: the game has one alone. */
  readonly edition: string | null;
  /** The rulings in force that are not as usual, and what the players have agreed on. */
  readonly rulings: readonly AnsweredQuestion[];
  /** Where the statechart stands, such as 'a4Attacks.attacks.saving'. */
  readonly state: string;
  readonly browser: string;
  /** What the reader says is wrong, which may be Markdown. */
  readonly what: string;
}

const LINE_END = /\r\n|[\n\r\u2028\u2029]/;

/** Quoted, so that a mark left open in it ends with it. */
const quoted = (text: string): string => text.trim().split(LINE_END).map(line => `> ${line}`.trimEnd()).join('\n');

/** A longer row of backticks than any inside: nothing between two of them is markup. */
const fenced = (text: string): string => {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([row]) => row.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `${fence}text\n${text}\n${fence}`;
};

const rulingWords = (differing: readonly AnsweredQuestion[]): string => {
  if (differing.length === 0) return reportWords.usualRulings;
  return differing.map(({ question, answer, rule }) => `\n  ${rule} ${question} ${answer}`).join('');
};

/** The whole report as Markdown, ready to be pasted. */
export const bugReport = ({ link, version, edition, rulings, state, browser, what }: FaultFacts): string => {
  const { factNames } = reportWords;
  const facts: readonly (readonly [string, string])[] = [
    [factNames.link, oneLine(link ?? reportWords.none)],
    [factNames.version, oneLine(version)],
    ...(edition === null ? [] : [[factNames.edition, oneLine(edition)] as const]),
    [factNames.rulings, rulingWords(rulings)],
    [factNames.state, oneLine(state) || reportWords.none],
    [factNames.browser, oneLine(browser) || reportWords.none],
  ];
  return [
    `## ${reportWords.fault}`,
    quoted(what) === '>' ? `> ${reportWords.whatMissing}` : quoted(what),
    `## ${reportWords.facts}`,
    fenced(facts.map(([name, value]) => `${name}:${value.startsWith('\n') ? value : ` ${value}`}`).join('\n')),
  ].join('\n\n').concat('\n');
};

/** Longer addresses are refused on the way. */
const LONGEST_ADDRESS = 8000;
const LONGEST_TITLE = 80;

/** The page on which an issue is written, filled in as far as an address can be so long; null: there is none. */
export const issueAddress = (repository: string | null, what: string, report: string): string | null => {
  if (repository === null) return null;
  const page = `${repository.replace(/\/+$/, '')}/issues/new`;
  const filled = new URLSearchParams({ title: oneLine(what).slice(0, LONGEST_TITLE), body: report });
  const whole = `${page}?${filled.toString()}`;
  return whole.length <= LONGEST_ADDRESS ? whole : page;
};
