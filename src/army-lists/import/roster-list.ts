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
/** What parts the names of several datasheets: `2x Sentinel, Valkyrie`. */
const BETWEEN_SHEETS = /\s{0,3}(?:[,+&]|\band\b)\s{0,3}/i;
/** `3D6x Plague Zombie Hordes`: dice tell how many. */
const DICED = /^\d{0,2}D\d{1,2}(?:\s?\+\s?\d{1,2})?\s?[x×]?\s/i;
/** Some catalogues put a star before what comes first. */
const STAR = /^\*\s?/;

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

/** A formation that is a unit by itself: a model, or it says how many it is, or is called as its datasheet. */
const itselfIn = (selection: RosterNode, book: SheetBook): readonly WrittenEntry[] => {
  const sheets = datasheetsOf(selection, book).filter(isReadable);
  const isNumbered = isUnit(selection) && /^\d{1,3}\s?[x×]\s/i.test(selection.name);
  if (sheets.length === 0) return isNumbered ? piecesOf(selection) : [];
  const isItself = selection.type === 'model' || /^\d/.test(selection.name);
  return namedBy(selection, sheets, false)
    .filter(({ words, sheet }) => sheet !== undefined && (isItself || areSameTerms(words, sheet.unit.name)));
};

/** A selection of units is a heading where they are selected inside it by themselves. */
const entriesIn = (selection: RosterNode, book: SheetBook): readonly WrittenEntry[] =>
  childrenOf(selection, 'selection').flatMap(one => {
    const inner = entriesIn(one, book);
    const sheets = datasheetsOf(one, book).filter(isReadable);
    const isGroup = inner.some(({ isOption, sheet }) => !isOption && sheet?.unit.profile?.type !== 'character');
    const named = namedBy(one, sheets, isGroup);
    if (isGroup && one.type !== 'model' && named.every(({ sheet }) => sheet === undefined)) {
      return groupOf(one, inner, sheets);
    }
    return [...named, ...inner.map(entry => ({ ...entry, isJoined: true }))];
  });

/** Units with the datasheets that stand at their heading; one that is nobody's of them leaves it open who is meant. */
const groupOf = (
  { name, number }: RosterNode, inner: readonly WrittenEntry[], sheets: readonly OwnSheet[],
): readonly WrittenEntry[] => {
  const units = inner.map(one => (one.sheet !== undefined || one.isOption ? one : { ...one, ...sheetOf(one, sheets) }));
  const isOpen = sheets.some(sheet => units.every(one => one.sheet !== sheet));
  return isOpen
    ? [{ words: name, count: number, isCounted: true, isJoined: false, isOption: false, isOdd: true }, ...units]
    : units;
};

/** The units that a selection names, each with its datasheet where the file has it. */
const namedBy = (
  selection: RosterNode, sheets: readonly OwnSheet[], isGroup: boolean,
): readonly WrittenEntry[] => {
  const pieces = piecesOf(selection, sheets.length);
  const named = pieces.filter(({ isJoined }) => !isJoined);
  const isEach = named.length === sheets.length && !isGroup;
  if (isEach && named.length === 1) return [{ ...named[0]!, sheet: sheets[0]! }];
  const called = pieces.map(piece => ({ ...piece, ...sheetOf(piece, sheets) }));
  const rest = isEach ? sheets.filter(sheet => called.every(one => one.sheet !== sheet)) : [];
  const nameless = called.filter(({ isJoined, sheet }) => !isJoined && sheet === undefined);
  return called.map(one => (nameless.includes(one) && rest.length === nameless.length
    ? { ...one, sheet: rest[nameless.indexOf(one)]! } : one));
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

/**
 * `4 Rhinos`, `Pair of Rhinos`, `Exarch w/ Sword`: a number in the name counts, and gear is no unit. Where as many
 * names stand there as datasheets, each is a unit.
 */
const piecesOf = (selection: RosterNode, sheets = 1): readonly WrittenEntry[] => {
  const isOption = !isUnit(selection);
  const name = selection.name.replace(STAR, '');
  const each = name.split(BETWEEN_SHEETS);
  const inNumbers = DICED.test(name) ? [name] : name.split(BETWEEN);
  const parts = sheets > 1 && each.length === sheets ? each : inNumbers;
  return parts.flatMap(part => {
    const [first = '', ...gear] = part.split(GEAR);
    return [
      { ...countedIn(first, selection.number, isOption), isCounted: true, isJoined: false, isOption },
      ...gear.map(one => ({ words: `with ${one.trim()}`, count: 1, isCounted: false, isJoined: true, isOption: true })),
    ];
  });
};

/** So many times what a name says of its number. */
const countedIn = (
  name: string, times: number, isOption: boolean,
): Pick<WrittenEntry, 'words' | 'count' | 'isOdd'> => {
  const inFigures = name.trim()
    .replace(SPELT, (_, word?: string) => (word === undefined ? '' : `${NUMBER_WORDS[word.toLowerCase()]!} `));
  if (DICED.test(inFigures)) return { words: inFigures, count: times, isOdd: true };
  const numbered = isOption ? inFigures : inFigures.replace(NUMBERED_LAST, '$2 $1');
  const [, number, pair, words = name] = NUMBERED.exec(numbered) ?? [];
  return { words, count: times * Number(number ?? (pair === undefined ? 1 : 2)) };
};

const isUnit = (selection: RosterNode): boolean => selection.type !== 'upgrade' || hasDatasheet(selection)
  || childrenOf(selection, 'profile').some(({ type, isHidden }) => !isHidden && DATASHEET.test(type));
