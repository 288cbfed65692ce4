/** What the entries of a formation are: units, options of units, transports, or words that nobody knows. */
import { fitTogether, type OptionWords } from '../../deployment/quick-entry/options-in-line.ts';
import { SCENARIO_LIMITS } from '../../epic-armageddon/model/limits.ts';
import { UNUSABLE } from '../../epic-armageddon/scenario/profile-source.ts';
import { quote } from '../../parsing/problems.ts';
import { carrierOfUnit, isPluralOf, isRoomTold } from '../carrying.ts';
import type { Formation } from '../lists.ts';
import { areSameTerms } from '../search-terms.ts';
import type { WantedUnit } from './assign-characters.ts';
import type { UnmatchedWords } from './import-result.ts';
import { sayImport } from './import-words.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { isInScope, type Match, type Matcher, type MatchScope } from './matching.ts';
import { matchWithSheet, type KnownSheet } from './match-sheet.ts';
import type { OwnSheet } from './own-sheets.ts';
import type { LeftOut, ListNote, WrittenEntry } from './written-list.ts';

/** Entries by what came of them. */
export interface SortedEntries {
  readonly found: readonly WantedUnit[];
  readonly unmatched: readonly Omit<UnmatchedWords, 'formation'>[];
  /** Datasheets that came with the entries. */
  readonly sheets: readonly OwnSheet[];
  /** Those of them that are of units of the library. */
  readonly known: readonly KnownSheet[];
  /** What never fights an assault. */
  readonly left: readonly LeftOut[];
  readonly notes: readonly ListNote[];
  /** Transports of which there are to be enough for everybody; null: those that the formation may have. */
  readonly enoughOf: readonly (WantedUnit | null)[];
}

const TRANSPORT = /^(?:the |dedicated |its |their )?transport(?:s|er|eurs?|es?|ery)?$/i;

export const isAnyTransport = (words: string): boolean => TRANSPORT.test(words);

/** A unit to which words behind it may still give options. */
interface Open extends WantedUnit {
  readonly named: OptionWords[];
}

/** What came of an entry; `taken`: a note about what it was taken for. */
type Outcome =
  | { readonly kind: 'unit' | 'enough'; readonly wanted: Open; readonly taken: readonly ListNote[] }
  | { readonly kind: 'transports' }
  | { readonly kind: 'option'; readonly unit: Open; readonly named: OptionWords }
  | { readonly kind: 'note'; readonly note: ListNote }
  | { readonly kind: 'left'; readonly left: LeftOut }
  | { readonly kind: 'no-unit'; readonly said: string }
  | { readonly kind: 'unmatched'; readonly open: Omit<UnmatchedWords, 'formation'> };

export const sortEntries = (
  entries: readonly WrittenEntry[], place: MatchScope, matcher: Matcher,
): SortedEntries => {
  const outcomes: Outcome[] = [];
  let last: readonly Open[] = [];
  const matches = entries.map(entry => ({ ...entry, matched: matchWithSheet(entry, place, matcher) }));
  for (const [i, entry] of matches.entries()) {
    if (isNameOf(entry, matches[i + 1])) {
      const text = brief(entry.words);
      outcomes.push({ kind: 'note', note: { text, say: sayImport('heading', quote(text)) } });
      continue;
    }
    const outcome = outcomeOf(entry, entry.matched, last, place);
    outcomes.push(outcome);
    if (outcome.kind === 'option') outcome.unit.named.push(outcome.named);
    if (outcome.kind === 'unit' || outcome.kind === 'enough') last = nearestOf(outcome.wanted, last);
  }
  const noUnits = outcomes.flatMap(one => (one.kind === 'no-unit' ? quote(one.said) : []));
  const notes = outcomes.flatMap(one => (one.kind === 'note' ? one.note : 'taken' in one ? one.taken : []));
  return {
    found: outcomes.flatMap(one => (one.kind === 'unit' ? one.wanted : [])),
    unmatched: outcomes.flatMap(one => (one.kind === 'unmatched' ? one.open : [])),
    sheets: entries.flatMap(({ sheet }) => sheet ?? []),
    known: matches.flatMap(({ sheet, matched }) =>
      (sheet !== undefined && 'unit' in matched && matched.unit !== sheet.unit ? [{ sheet, unit: matched.unit }] : [])),
    left: outcomes.flatMap(one => (one.kind === 'left' ? one.left : [])),
    notes: [...notes, ...(noUnits.length > 0 ? [{ text: '', say: sayImport('noUnits', noUnits) }] : [])],
    enoughOf: outcomes.flatMap(one => (one.kind === 'enough' ? one.wanted : one.kind === 'transports' ? [null] : [])),
  };
};

type Matched = WrittenEntry & { readonly matched: Match };

/** Whether a name without a number is that of the units behind it: `Tactical 6 tactical`. */
const isNameOf = (
  { isCounted, isJoined, isBracketed, isLast, sheet, matched }: Matched, next: Matched | undefined,
): boolean => !isCounted && !isJoined && isBracketed !== true && isLast !== true && sheet === undefined
  && 'unit' in matched
  && next?.isCounted === true && !next.isJoined && 'unit' in next.matched && next.matched.unit === matched.unit
  && matched.unit.profile?.type !== 'character';

/** Those whom the next words may be about: the last unit, and the characters behind it before it. */
const nearestOf = (wanted: Open, last: readonly Open[]): readonly Open[] =>
  (wanted.unit.profile?.type === 'character' ? [wanted, ...last] : [wanted]);

/** What a unit is called is an option where it stands with one that prints it: `Exarch (Exarch Ranged Weapon)`. */
const outcomeOf = (entry: WrittenEntry, matched: Match, last: readonly Open[], place: MatchScope): Outcome => {
  const said = brief(entry.words);
  if (isAnyTransport(entry.words)) return { kind: 'transports' };
  if (entry.isOdd === true) return { kind: 'unmatched', open: openOf(entry, said, matched) };
  if (isAbility(entry.words, place.formation)) {
    return { kind: 'note', note: { text: said, say: sayImport('ability', quote(said)) } };
  }
  const named: OptionWords = { words: entry.words, count: entry.isCounted ? entry.count : null };
  const isKnown = 'unit' in matched && matched.isExact
    && (entry.sheet !== undefined || isInScope(matched.unit, place));
  const armed = last.find((one, i) => (!isKnown || (i === 0 && isWithin(entry, one, matched)))
    && isRoomFor(named, one));
  if (armed !== undefined) return { kind: 'option', unit: armed, named };
  if (entry.isOption && (!isKnown || last.some(one => isOfSameName(entry, one)))) return { kind: 'no-unit', said };
  if ('unit' in matched) return unitOutcome(entry, said, matched);
  return { kind: 'unmatched', open: openOf(entry, said, matched) };
};

/** Whether it is an upgrade inside a unit of its name, such as what makes a Daemon Prince of a lord. */
const isOfSameName = ({ words, count, isJoined, sheet }: WrittenEntry, { unit, count: units }: Open): boolean =>
  isJoined && sheet === undefined && count <= units && areSameTerms(words, unit.name);

/** Units of the library may be meant; those that a list brings itself are known already. */
const openOf = (
  { count, sheet }: WrittenEntry, words: string, matched: Match,
): Omit<UnmatchedWords, 'formation'> => ({
  words, count,
  near: ('unit' in matched ? [matched.unit] : matched.near).flatMap(unit => (unit === sheet?.unit ? [] : unit.id)),
});

/** Whether an entry by which a unit is called says something of the unit before it: it stands in it or names it. */
const isWithin = ({ isJoined, isBracketed = false }: WrittenEntry, { unit }: Open, matched: Match): boolean =>
  isJoined || isBracketed || ('unit' in matched && matched.unit === unit);

/** What is too long to be shown ends in a sign that there is more. */
const brief = (words: string): string =>
  (words.length > IMPORT_LIMITS.name ? `${words.slice(0, IMPORT_LIMITS.name - 1)}…` : words);

/** Nobody says more of a unit than it can have. */
const isRoomFor = (words: OptionWords, { unit, options, named }: Open): boolean =>
  named.length < SCENARIO_LIMITS.options && fitTogether(unit, options, [...named, words]);

const unitOutcome = (
  entry: WrittenEntry, said: string, { unit, isExact, options }: Found,
): Outcome => {
  const { words, count, isCounted, isJoined, isBehindDash, isInside = false } = entry;
  if (unit.profile === null) {
    const why = unit.unusable;
    return { kind: 'left', left: { text: said, count, name: unit.name, why: why === null ? '' : UNUSABLE[why] } };
  }
  const wanted: Open = { unit, count, isJoined, options, named: [] };
  if (!isCounted && (isInside || isPluralOf(words, unit.name)) && isRoomTold(carrierOfUnit(unit))) {
    return { kind: 'enough', wanted, taken: [] };
  }
  const isMore = isBehindDash === true && unit.profile.type !== 'character';
  const text = isMore ? `- ${count} ${said}` : said;
  const note: ListNote = { text, say: sayImport('taken', quote(text), quote(unit.name)) };
  return { kind: 'unit', wanted, taken: isExact && !isMore ? [] : [note] };
};

type Found = Extract<Match, { unit: unknown }>;

/** Whether the formation has an upgrade of that name that brings nobody. */
const isAbility = (words: string, formation: Formation | null): boolean =>
  (formation?.upgrades ?? []).some(({ name, changes }) => changes.every(({ kind }) => kind === 'ability')
    && areSameTerms(name ?? '', words));
