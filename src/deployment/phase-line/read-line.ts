/** A line such as `10 tactical marines + sergeant with power fist v 20 ork boyz` as two sides of units. */
import { quote } from '../../parsing/problems.ts';
import { PHASE_LIMITS } from '../../warhammer-40k/model/limits.ts';
import { bySide, type BySide, type Side } from '../../warhammer-40k/model/procedure.ts';
import type { PhaseUnit } from '../../warhammer-40k/units/units.ts';
import { sayNote } from '../note-words.ts';
import type { Span } from '../quick-entry/entry.ts';
import { LONGEST_LINE, piecesOf, type Piece } from '../quick-entry/pieces.ts';
import { choicesCalled, type PhaseLexicon, type UnitMeaning } from './lexicon.ts';

/** Models of a unit that are alike. */
export interface ModelGroup {
  /** Id of their profile in the library, or among those of one's own. */
  readonly unit: string;
  /** Ids of what they carry besides. */
  readonly choices: readonly string[];
  readonly count: number;
}

/** A unit as it was understood. */
export interface LineUnit {
  readonly groups: readonly ModelGroup[];
  /** The place of the unit among those of its side that it has joined; null: it goes on its own. */
  readonly joined: number | null;
}

/** Some words with their number. */
export interface PhaseToken {
  readonly side: Side;
  /** The words as typed, without the number. */
  readonly words: string;
  readonly span: Span;
  readonly number: Span | null;
  /** 1 where none is typed. */
  readonly count: number;
  /** Null: not understood. */
  readonly unit: PhaseUnit | null;
  readonly choices: readonly string[];
  /** The words are a name, not only like one. */
  readonly exact: boolean;
  /** Who else may be meant, likeliest first. */
  readonly others: readonly PhaseUnit[];
  /** The place of its unit on its side; null: nobody stands on the table for it. */
  readonly at: number | null;
  /** Why nobody does, in words; null: somebody does. */
  readonly trouble: string | null;
}

export interface PhaseLine extends BySide<readonly LineUnit[]> {
  readonly tokens: readonly PhaseToken[];
}

/** Nobody names more in one line. */
const MOST_PIECES = 60;
const NOBODY: BySide<readonly LineUnit[]> = { attacker: [], defender: [] };

/**
 * The two sides of a line, and what each of its words was understood as. Numbers, joints and `v` are those of a line of
 * Epic. Whoever stands behind a plus is in the unit before it; a character joins the unit before him, an independent
 * one as a unit of his own. What a unit may carry is named before it or behind it.
 */
export const readPhaseLine = (text: string, lexicon: PhaseLexicon): PhaseLine => {
  if (text.length > LONGEST_LINE) return unread(text, 0, sayNote('longLine', text.length, LONGEST_LINE));
  const pieces = piecesOf(text);
  if (pieces.length > MOST_PIECES) {
    return unread(text, pieces[MOST_PIECES]!.span.from, sayNote('manyNames', pieces.length, MOST_PIECES));
  }
  const named = namedIn(pieces, lexicon);
  const sides = bySide(side => sideOf(named.filter(one => one.piece.side === side)));
  return {
    attacker: sides.attacker.units, defender: sides.defender.units,
    tokens: [...sides.attacker.tokens, ...sides.defender.tokens],
  };
};

/** A line that is too long to be looked at: one token, which says so of what is too much. */
const unread = (text: string, from: number, trouble: string): PhaseLine => ({
  ...NOBODY,
  tokens: [{
    side: 'attacker', words: text.slice(from).trim(), span: { from, to: text.length }, number: null, count: 1,
    unit: null, choices: [], exact: false, others: [], at: null, trouble,
  }],
});

/** What only some of a unit carry. */
interface Armed {
  readonly count: number;
  readonly choices: readonly string[];
}

/** A piece with whom it means. */
interface Named {
  readonly piece: Piece;
  readonly meanings: readonly UnitMeaning[];
  /** What all of them carry, and what some do. */
  readonly choices: readonly string[];
  readonly some: readonly Armed[];
  readonly trouble: string | null;
}

/** Pieces with whom they mean; what names a weapon of the unit before it belongs to that. */
const namedIn = (pieces: readonly Piece[], lexicon: PhaseLexicon): readonly Named[] => {
  const named: Named[] = [];
  for (const piece of pieces) {
    const before = named.at(-1);
    const more = before === undefined || before.piece.side !== piece.side ? null : withChoice(before, piece);
    if (more === null) named.push(namedOf(piece, lexicon));
    else named[named.length - 1] = more;
  }
  return named;
};

const withChoice = (before: Named, { words, number, count, span, noNumber }: Piece): Named | null => {
  const unit = before.trouble === null ? before.meanings[0]?.unit : undefined;
  if (unit === undefined || words === '' || noNumber !== null) return null;
  const choices = choicesCalled(words, unit);
  if (choices === null) return null;
  const piece = { ...before.piece, span: { from: before.piece.span.from, to: span.to } };
  return number === null || count >= before.piece.count
    ? { ...before, piece, choices: [...before.choices, ...choices] }
    : { ...before, piece, some: [...before.some, { count, choices }] };
};

const namedOf = (piece: Piece, lexicon: PhaseLexicon): Named => {
  const { words, noNumber } = piece;
  const meanings = words === '' ? [] : lexicon.meaningsOf(words);
  const choices = meanings[0]?.choices ?? [];
  const of = (trouble: string | null): Named => ({ piece, meanings, choices, some: [], trouble });
  if (words === '') return of(sayNote('nameless'));
  if (noNumber !== null) return of(sayNote('modelNumber', quote(noNumber)));
  const vehicle = meanings[0]?.exact === true ? null : lexicon.vehicleCalled(words);
  if (vehicle !== null) return of(sayNote('vehicle', quote(vehicle)));
  if (meanings.length === 0) return of(unknown(words, lexicon));
  return meanings.length > 1 ? of(sayNote('several', quote(words), meanings.map(({ unit }) => unit.name))) : of(null);
};

const unknown = (words: string, { library }: PhaseLexicon): string =>
  sayNote(library.all.length === 0 ? 'noProfiles' : 'unknown', quote(words));

interface GrowingUnit {
  readonly groups: ModelGroup[];
  readonly joined: number | null;
  /** Nobody joins it. */
  readonly isAlone: boolean;
}

const sideOf = (
  named: readonly Named[],
): { readonly units: readonly LineUnit[]; readonly tokens: readonly PhaseToken[] } => {
  const units: GrowingUnit[] = [];
  const tokens = named.map((one): PhaseToken => {
    const trouble = one.trouble ?? tooMany(one, units);
    if (trouble !== null || one.piece.count === 0) return tokenOf(one, null, trouble);
    return tokenOf(one, placeIn(units, one), null);
  });
  return { units: units.map(({ groups, joined }) => ({ groups, joined })), tokens };
};

/** More than a unit or a table may hold is refused before it is made. */
const tooMany = ({ piece: { count }, meanings }: Named, units: readonly GrowingUnit[]): string | null => {
  const { modelsInUnit, units: most } = PHASE_LIMITS;
  const name = quote(meanings[0]!.unit.name);
  if (count > modelsInUnit) return sayNote('manyModels', name, count, modelsInUnit);
  const own = units.reduce((sum, unit) => sum + modelsOf(unit), count);
  if (own > PHASE_LIMITS.models / 2) return sayNote('manyModels', name, own, PHASE_LIMITS.models / 2);
  return units.length >= most / 2 ? sayNote('manyUnits', most / 2) : null;
};

const modelsOf = ({ groups }: Pick<LineUnit, 'groups'>): number =>
  groups.reduce((sum, { count }) => sum + count, 0);

/** Where the models of some words come to be: in the unit before them, or in one of their own. */
const placeIn = (units: GrowingUnit[], { piece, meanings, choices, some }: Named): number => {
  const { unit } = meanings[0]!;
  const groups = groupsOf(unit, piece.count, choices, some);
  const last = hostIn(units);
  const isIn = last !== null && (piece.isJoined || unit.role === 'character') && unit.role !== 'independent'
    && unit.kind !== 'monstrous-creature' && modelsOf(units[last]!) + piece.count <= PHASE_LIMITS.modelsInUnit;
  if (isIn) {
    units[last]!.groups.push(...groups);
    return last;
  }
  const isAlone = unit.kind === 'monstrous-creature' || unit.role === 'independent';
  return units.push({ groups: [...groups], joined: unit.role === 'independent' ? last : null, isAlone }) - 1;
};

/** The last unit that somebody may join; null: there is none. */
const hostIn = (units: readonly GrowingUnit[]): number | null => {
  const at = units.map(({ isAlone }) => isAlone).lastIndexOf(false);
  return at < 0 ? null : at;
};

const groupsOf = (
  unit: PhaseUnit, count: number, choices: readonly string[], some: readonly Armed[],
): readonly ModelGroup[] => {
  let left = count;
  const apart = some.map(one => {
    const size = Math.min(left, one.count);
    left -= size;
    return { unit: unit.id, choices: one.choices, count: size };
  });
  return [{ unit: unit.id, choices, count: left }, ...apart].filter(one => one.count > 0);
};

const tokenOf = ({ piece, meanings, choices }: Named, at: number | null, trouble: string | null): PhaseToken => {
  const { side, words, span, number, count } = piece;
  const isOne = meanings.length === 1;
  return {
    side, words, span, number, count, choices, at, trouble,
    unit: isOne ? meanings[0]!.unit : null,
    exact: meanings[0]?.exact ?? false,
    others: isOne ? [] : meanings.map(({ unit }) => unit),
  };
};
