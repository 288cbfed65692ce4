/** The formations of a roster: every selection at the top of a force, with the units selected inside it. */
import { NUMBER_WORDS } from '../../deployment/quick-entry/written-words.ts';
import { areSameTerms, searchTermsOf } from '../search-terms.ts';
import { sayImport } from './import-words.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { isReadable, sheetBook, type OwnSheet, type SheetBook } from './own-sheets.ts';
import { datasheetsOf, hasDatasheet } from './roster-profiles.ts';
import type { RosterNode } from './roster-tree.ts';
import type { WrittenEntry, WrittenFormation, WrittenList } from './written-list.ts';

/** What a datasheet of a unit is called in a roster's profiles. */
const DATASHEET = /\b(?:unit|war engine|model|character|vehicle|infantry|aircraft)\b/i;

const GEAR = /\s(?:w\/|with\s)/i;
const NUMBERED = /^(?:(\d{1,3})\s?[x×]?\s|(pair of )|)(.{1,200})$/i;
/** `Add 3 Rhinos`, `Three Rhinos` */
const SPELT = /^(?:(?:add|plus)\s(?=\d)|(?:(?:add|plus)\s)?(two|three|four|five|six|seven|eight|nine|ten)\s)/i;
/** `Leman Russ x10` */
const NUMBERED_LAST = /^(\D{2,100})\s[x×]\s?(\d{1,3})$/i;
/** What parts `1x Haemonculus, 3x Grotesques`: each part begins with its number. */
const BETWEEN = /\s{0,3}(?:[,+&]|\band\b)\s{0,3}(?=\d{1,3}\s?[x×]?\s)/i;

export const rosterList = (roster: RosterNode): WrittenList => {
  const book = sheetBook();
  const formations = childrenOf(roster, 'force').flatMap(force => formationsIn(force, roster, book));
  const chosen = formations.filter(({ entries, isPriced }) => isPriced || entries.length > 0);
  const left = formations.filter(one => !chosen.includes(one)).map(({ name }) => name);
  return {
    formations: chosen, sheets: book.all(),
    notes: left.length === 0 ? [] : [sayImport('noFormations', left)],
  };
};

const childrenOf = ({ inside }: RosterNode, kind: RosterNode['kind']): readonly RosterNode[] =>
  inside.filter(one => one.kind === kind);

/** Allied forces lie inside the force that they are with. */
const formationsIn = (force: RosterNode, roster: RosterNode, book: SheetBook): readonly WrittenFormation[] => [
  ...childrenOf(force, 'selection').flatMap(selection => {
    const inner = entriesIn(selection, book);
    const entries = inner.some(({ isOption }) => !isOption) ? inner : [...itselfIn(selection, book), ...inner];
    const times = entries.length > 0 ? 1 : Math.min(Math.max(1, selection.number), IMPORT_LIMITS.formations + 1);
    return Array<WrittenFormation>(times).fill({
      name: selection.name, army: force.catalogue || force.name || roster.catalogue || roster.name,
      entries, isAboard: false, isPriced: isUnit(selection),
    });
  }),
  ...childrenOf(force, 'force').flatMap(inner => formationsIn(inner, roster, book)),
];

/** A formation that is a unit by itself: it says how many it is, or it has its datasheet and is called so. */
const itselfIn = (selection: RosterNode, book: SheetBook): readonly WrittenEntry[] => {
  const sheets = datasheetsOf(selection, book).filter(isReadable);
  const isNumbered = isUnit(selection) && /^\d{1,3}\s?[x×]\s/i.test(selection.name);
  if (sheets.length === 0) return isNumbered ? piecesOf(selection) : [];
  return piecesOf(selection).map(one => ({ ...one, ...sheetOf(one, sheets) }))
    .filter(({ words, sheet }) => sheet !== undefined
      && (/^\d/.test(selection.name) || areSameTerms(words, sheet.unit.name)));
};

/** A selection of units is a heading where they are selected inside it by themselves. */
const entriesIn = (selection: RosterNode, book: SheetBook): readonly WrittenEntry[] =>
  childrenOf(selection, 'selection').flatMap(one => {
    const inner = entriesIn(one, book);
    const isGroup = inner.some(({ isOption }) => !isOption);
    const named = namedBy(one, datasheetsOf(one, book).filter(isReadable), isGroup);
    if (isGroup && one.type !== 'model' && named.every(({ sheet }) => sheet === undefined)) return inner;
    return [...named, ...inner.map(entry => ({ ...entry, isJoined: true }))];
  });

/** The units that a selection names, each with its datasheet where the file has it. */
const namedBy = (
  selection: RosterNode, sheets: readonly OwnSheet[], isGroup: boolean,
): readonly WrittenEntry[] => {
  const pieces = piecesOf(selection);
  const [first, ...more] = pieces;
  const [only, ...others] = sheets;
  const isAlone = first !== undefined && only !== undefined && more.length + others.length === 0 && !isGroup;
  return isAlone ? [{ ...first, sheet: only }] : pieces.map(piece => ({ ...piece, ...sheetOf(piece, sheets) }));
};

/** The datasheet whose name has the words in it, or all of whose words they have. */
const sheetOf = ({ words, isJoined }: WrittenEntry, sheets: readonly OwnSheet[]): { readonly sheet?: OwnSheet } => {
  if (isJoined) return {};
  const said = searchTermsOf(words);
  const sheet = sheets.find(({ unit }) => areSameTerms(unit.name, words)) ?? sheets.find(({ unit }) => {
    const name = searchTermsOf(unit.name);
    return name.length > 0 && (name.every(word => said.includes(word)) || said.every(word => name.includes(word)));
  });
  return sheet === undefined ? {} : { sheet };
};

/** `4 Rhinos`, `Pair of Rhinos`, `Exarch w/ Sword`: a number in the name counts, and gear is no unit. */
const piecesOf = (selection: RosterNode): readonly WrittenEntry[] => {
  const isOption = !isUnit(selection);
  return selection.name.split(BETWEEN).flatMap(part => {
    const [name = '', ...gear] = part.split(GEAR);
    const inFigures = name.trim()
      .replace(SPELT, (_, word?: string) => (word === undefined ? '' : `${NUMBER_WORDS[word.toLowerCase()]!} `));
    const numbered = isOption ? inFigures : inFigures.replace(NUMBERED_LAST, '$2 $1');
    const [, number, pair, words = name] = NUMBERED.exec(numbered) ?? [];
    const times = Number(number ?? (pair === undefined ? 1 : 2));
    return [
      { words, count: selection.number * times, isCounted: true, isJoined: false, isOption },
      ...gear.map(one => ({ words: `with ${one.trim()}`, count: 1, isCounted: false, isJoined: true, isOption: true })),
    ];
  });
};

const isUnit = (selection: RosterNode): boolean => selection.type !== 'upgrade' || hasDatasheet(selection)
  || childrenOf(selection, 'profile').some(({ type, isHidden }) => !isHidden && DATASHEET.test(type));
