/** A report as text, in any markup. */
import type { Markup } from './markup.ts';
import type { Account, ForceOutcome, ReportLine, ReportedForce } from './account.ts';
import { reportWords } from './report-words.ts';

/** The whole report, its parts set off by empty lines. */
export const textOf = (account: Account, markup: Markup): string =>
  partsIn(account, markup).filter(part => part !== '').join('\n\n').concat('\n');

const partsIn = (account: Account, markup: Markup): readonly string[] => {
  const { text, title, heading, list } = markup;
  const { forces, odds, rulings, chapters, fates, link } = account;
  const terms = reportWords.terms[account.game];
  const section = (caption: string, items: readonly string[]): string =>
    (items.length === 0 ? '' : `${heading(text(caption))}\n${list(items)}`);
  return [
    title(text(account.title)),
    markup.strong(text([account.playedBy, ...account.verdict].filter(Boolean).join(' '))),
    ...forces.map(force => section(headOf(force), force.stands.map(({ name, values, notes }) =>
      text(`${name}: ${[values, notes].filter(Boolean).join(' · ')}`)))),
    section(reportWords.odds, odds === null ? [] : [text(odds)]),
    section(reportWords.rulings, rulings.map(({ question, answer, rule }) => text(`${question} ${answer} (${rule})`))),
    ...chapters.map(chapter => section(`${chapter.number} ${chapter.title}`, chapter.lines.map(line =>
      text(lineOf(line))))),
    ...reviewIn(account).map(([caption, lines]) => section(caption, lines.map(text))),
    section(reportWords.losses(account.isOver), fates.map(fate => text(fateOf(fate)))),
    link === null ? '' : `${text(terms.link)}: ${markup.link(link)}`,
    text(account.version),
  ];
};

/** What its decisions cost and what its dice turned, where it has been reviewed. */
const reviewIn = ({ decisions = [], luck }: Account): readonly (readonly [string, readonly string[]])[] =>
  (decisions.length === 0 ? [] : [
    [reportWords.decisions, decisions.map(({ side, name, worth }) => `${reportWords.side[side]}: ${name}: ${worth}`)],
    [reportWords.luck, luck === null ? []
      : [...luck.lines, { name: reportWords.allDice, points: luck.total }].map(one => `${one.name}: ${one.points}`)],
  ]);

const headOf = ({ side, name, facts }: ReportedForce): string => `${reportWords.side[side]}: ${name} (${facts})`;

const lineOf = ({ say, more, rule }: ReportLine): string => [say, ...more, `(${rule})`].join(' ');

const fateOf = ({ name, lost, left, blastMarkers, fate, details }: ForceOutcome): string => {
  const markers = blastMarkers === null ? '' : reportWords.markers(blastMarkers);
  const condition = [reportWords.lostAndLeft(lost, left), markers, fate].filter(Boolean).join(', ');
  return [`${name}: ${condition}.`, ...details.map(detail => `${detail}.`)].join(' ');
};
