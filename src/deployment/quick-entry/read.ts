/** Quick entry: names and counts in one line, such as `6 boyz 2 nobz v 4 assault + chaplain`. */
import { FORCE_RULES } from '../../army-lists/force-rules.ts';
import { UNUSABLE } from '../../epic-armageddon/scenario/profile-source.ts';
import { isArmyRule } from '../../epic-armageddon/model/army-rules.ts';
import { SCENARIO_LIMITS } from '../../epic-armageddon/model/limits.ts';
import type { Side } from '../../epic-armageddon/model/procedure.ts';
import { carrierOfUnit, isPluralOf, isRoomTold } from '../../army-lists/carrying.ts';
import { justEnough } from '../../army-lists/choices/aboard.ts';
import { passengerOf } from '../../army-lists/choices/formation-draft.ts';
import type { Library } from '../../army-lists/library.ts';
import type { LibraryUnit } from '../../army-lists/unit.ts';
import type { TerrainKind } from '../../epic-armageddon/model/terrain.ts';
import type { StandGroup } from '../line-up-request.ts';
import { sayNote } from '../note-words.ts';
import { quote } from '../../parsing/problems.ts';
import type { Meaning, QuickEntry, QuickSide, Token } from './entry.ts';
import { forceOf, inForce, namesOf, severalOf } from './force.ts';
import { distanceTo, standsFor } from './formations.ts';
import type { Lexicon, MeaningOption } from './meanings.ts';
import { standsOfUnit, type OptionWords } from './options-in-line.ts';
import { LONGEST_LINE, piecesOf, type Piece } from './pieces.ts';
import { readPieces, type Read } from './read-pieces.ts';
import { terrainCalled } from './written-words.ts';

/** So many other meanings are offered for a token. */
const OTHERS = 8;
/** Nobody names more units, formations and options in one line. */
const MOST_PIECES = 60;
/** Stands of a formation. */
const MOST_STANDS = SCENARIO_LIMITS.unitsInFormation;
/** A token, and whether it joins what stands before it. */
interface Chosen {
  readonly token: Token;
  /** Ids of options that its words name as well. */
  readonly own: readonly string[];
  readonly named: readonly OptionWords[];
  readonly isJoined: boolean;
  /** Those before it are in it. */
  readonly isInside: boolean;
  /** How many stands the whole formation has; null: as its list has it. */
  readonly size: number | null;
  /** It carries those before it, and as many of it are there as that takes. */
  readonly isCarrying: boolean;
}

/**
 * The two sides of a line, and what each of its words was understood as.
 *
 * Numbers stand before or behind their names; commas, `and` and line ends separate, `v` stands between the sides, `+`
 * before a character that joins the stands before it. Other characters join the first stands of their side. Where
 * several forces have a name, it is taken for the one that the other words of its side belong to. A formation's name is
 * understood where it has no number and nothing else is on its side, or no unit is called so; `10-stand` before it says
 * how large it is, and the name of a list stands for its plainest formation. Of a transport after `in` there are just
 * enough for those before it; terrain after `in` is what they stand in.
 */
export const readQuickEntry = (text: string, lexicon: Lexicon): QuickEntry => {
  if (text.length > LONGEST_LINE) return unread(text, LONGEST_LINE, sayNote('longLine', text.length, LONGEST_LINE));
  const typed = piecesOf(text);
  if (typed.length > MOST_PIECES) {
    return unread(text, typed[MOST_PIECES]!.span.from, sayNote('manyNames', typed.length, MOST_PIECES));
  }
  const terrain = typed.map(piece => (piece.isInside && piece.count === 1 ? terrainCalled(piece.words) : null));
  const pieces = readPieces(typed.filter((_, i) => terrain[i] === null), text, lexicon);
  const coverOf = (side: Side): TerrainKind | null =>
    terrain.find((kind, i) => kind !== null && typed[i]!.side === side) ?? null;
  const attacker = readSide('attacker', pieces, coverOf('attacker'), lexicon);
  const defender = readSide('defender', pieces, coverOf('defender'), lexicon);
  return { attacker: attacker.side, defender: defender.side, tokens: [...attacker.tokens, ...defender.tokens] };
};

/** A line that is too long to be looked at: one token, which says so of what is too much. */
const unread = (text: string, from: number, trouble: string): QuickEntry => {
  const nobody: QuickSide = { force: null, rules: [], stands: [], cover: null };
  const token: Token = {
    side: 'attacker', words: text.slice(from).trim(), span: { from, to: text.length }, number: null, count: 1,
    meaning: null, exact: false, others: [], at: null, trouble,
  };
  return { attacker: nobody, defender: nobody, tokens: [token] };
};

const readSide = (
  side: Side, pieces: readonly Read[], cover: TerrainKind | null, { library }: Lexicon,
): { side: QuickSide; tokens: readonly Token[] } => {
  const own = pieces.filter(piece => piece.side === side);
  const force = forceOf(own.map(({ options }) => options));
  const isAlone = own.filter(({ isJoined, isInside }) => !isJoined && !isInside).length === 1;
  const chosen = own.map((piece): Chosen => ({
    ...tokenOf(piece, force, isAlone),
    named: piece.named,
    isJoined: piece.isJoined,
    isInside: piece.isInside,
    size: piece.isSize ? piece.count : null,
    isCarrying: piece.number === null && (piece.isInside || isPluralTransport(piece, force)),
  }));
  const { stands, tokens } = gather(chosen, library);
  const rules = (FORCE_RULES[force ?? ''] ?? '').split(' ').filter(isArmyRule);
  return { side: { force, rules, stands, cover }, tokens };
};

const tokenOf = (piece: Read, force: string | null, isAlone: boolean): Pick<Chosen, 'token' | 'own'> => {
  const { side, words, span, number, count } = piece;
  const isFormation = (number === null || piece.isSize) && isAlone && !piece.isJoined && !piece.isInside;
  const inOwn = inOrder(inForce(piece.options, force), isFormation);
  const ordered = piece.isSize && isFormation ? nearestFirst(inOwn, count) : inOwn;
  const several = severalOf(words, ordered, force);
  const best = several.length > 0 ? undefined : ordered[0];
  const others = several.length > 0 ? several : ordered.slice(1);
  const meaning = best?.meaning ?? null;
  const token: Token = {
    side, words, span, number, count, meaning,
    exact: best?.exact ?? false,
    others: others.slice(0, OTHERS).map(option => option.meaning),
    at: null,
    trouble: several.length > 0 ? sayNote('several', quote(words), namesOf(several)) : troubleOf(piece, meaning),
  };
  return { token, own: best?.options ?? [] };
};

/** Formations that can have just that many stands before others. */
const nearestFirst = (options: readonly MeaningOption[], size: number): readonly MeaningOption[] => {
  const distance = ({ meaning }: MeaningOption): number =>
    (meaning.kind === 'formation' ? distanceTo(meaning.formation, size) : 0);
  return [...options].sort((a, b) => Number(distance(a) > 0) - Number(distance(b) > 0));
};

/** Formations first where a name stands all alone, else last. */
const inOrder = (options: readonly MeaningOption[], isFormation: boolean): readonly MeaningOption[] => {
  const isOne = ({ meaning }: MeaningOption): boolean => meaning.kind === 'formation';
  const [formations, others] = [options.filter(isOne), options.filter(option => !isOne(option))];
  return isFormation ? [...formations, ...others] : [...others, ...formations];
};

const troubleOf = ({ words, noNumber }: Piece, meaning: Meaning | null): string | null => {
  if (words === '') return sayNote('nameless');
  if (noNumber !== null) return sayNote('wrongNumber', quote(noNumber));
  if (meaning === null) return sayNote('unknown', quote(words));
  if (meaning.kind !== 'unit' || meaning.unit.unusable === null) return null;
  return sayNote('unusable', quote(meaning.unit.name), UNUSABLE[meaning.unit.unusable]);
};

/** A list of stands that is growing. */
type Growing = { -readonly [field in keyof Required<StandGroup>]: Required<StandGroup>[field] };

/** `w/ rhinos`: of these there are as many as carry those before them. */
const isPluralTransport = ({ words, options }: Read, force: string | null): boolean => {
  const [first] = inForce(options, force);
  if (first?.exact !== true || first.meaning.kind !== 'unit') return false;
  const { unit } = first.meaning;
  return isPluralOf(words, unit.name) && isRoomTold(carrierOfUnit(unit));
};

/** The stands of some tokens, characters with those whom they join, and where in the list each token is. */
const gather = (
  chosen: readonly Chosen[], library: Library,
): Pick<QuickSide, 'stands'> & { readonly tokens: readonly Token[] } => {
  const stands: Growing[] = [];
  const tooMany = new Map<Token, string>();
  const counts = new Map<Token, number>();
  const before = chosen.map(one => {
    const { token } = one;
    if (token.trouble !== null) return null;
    const added = standsFrom(one, stands, library);
    const count = [...stands, ...added].reduce((sum, group) => sum + group.count, 0);
    if (Math.max(count, token.count) > MOST_STANDS) {
      tooMany.set(token, sayNote('manyStands', token.side, Math.max(count, token.count), MOST_STANDS));
      return null;
    }
    const places = added.map(group => addTo(stands, group));
    if (one.isCarrying) counts.set(token, added.reduce((sum, group) => sum + group.count, 0));
    return places[0] ?? null;
  });
  const tokens = chosen.map((one, i): Token => {
    const { token, isJoined } = one;
    if (tooMany.has(token)) return { ...token, trouble: tooMany.get(token)! };
    if (!isCharacter(token)) return { ...token, at: before[i]!, count: counts.get(token) ?? token.count };
    const nearest = before.slice(0, i).filter((_, other) => !chosen[other]!.isInside).reverse().find(at => at !== null);
    const at = (isJoined ? nearest : undefined) ?? (stands.length > 0 ? 0 : null);
    if (at === null) return { ...token, trouble: sayNote('aloneCharacter', quote(nameOf(token))) };
    stands[at]!.characters = [...stands[at]!.characters, ...Array<string>(token.count).fill(idOf(token))];
    stands[at]!.options = [...stands[at]!.options, ...optionsOf(one)];
    return { ...token, at };
  });
  return { stands, tokens };
};

/** Where stands come to be in a list that grows by them: with those before them that are alike, else at its end. */
const addTo = (stands: Growing[], group: Required<StandGroup>): number => {
  const wordOf = ({ profile, options, characters }: StandGroup): string =>
    JSON.stringify([profile, options, characters]);
  const alike = group.characters.length > 0 ? -1 : stands.findIndex(one => wordOf(one) === wordOf(group));
  if (alike < 0) return stands.push({ ...group }) - 1;
  stands[alike]!.count += group.count;
  return alike;
};

const unitOf = ({ meaning }: Token) => (meaning?.kind === 'unit' ? meaning.unit : null);
const isCharacter = (token: Token): boolean => unitOf(token)?.profile?.type === 'character';
const nameOf = (token: Token): string => unitOf(token)?.name ?? '';
const idOf = (token: Token): string => unitOf(token)?.id ?? '';

const standsFrom = (
  { token, size, isCarrying, own, named }: Chosen, before: readonly StandGroup[], library: Library,
): readonly Required<StandGroup>[] => {
  const { meaning } = token;
  const count = isCarrying && meaning?.kind === 'unit' ? enoughOf(meaning.unit, before, library) : token.count;
  if (meaning === null || count === 0 || isCharacter(token)) return [];
  if (meaning.kind === 'unit') return standsOfUnit(meaning.unit, count, own, named);
  return meaning.kind === 'formation' ? standsFor(meaning.formation, size) : [];
};

/** The options of a character. */
const optionsOf = ({ token, own, named }: Chosen): readonly string[] =>
  standsOfUnit(unitOf(token)!, 1, own, named)[0]!.options;

/** Just enough transports for those before them; one of what carries none of them. */
const enoughOf = (transport: LibraryUnit, before: readonly StandGroup[], library: Library): number => {
  const passengers = before.flatMap(({ profile, count }) =>
    Array.from({ length: count }, () => passengerOf(profile, [], library)));
  return Math.max(1, justEnough(carrierOfUnit(transport) ?? transport.id, passengers));
};
