/** From stands to a line of text that is read as these stands, and changes to a line that leave the rest as typed. */
import { SIDES, type BySide, type Side } from '../../epic-armageddon/model/procedure.ts';
import type { StandGroup } from '../line-up-request.ts';
import type { QuickEntry, Token } from './entry.ts';
import type { Lexicon } from './meanings.ts';
import { readQuickEntry } from './read.ts';

/** Names of one unit, the shortest first. */
type Label = (profile: string, lexicon: Lexicon) => string;

/** A unit's name, else its id, else its name with that of its force before it. */
const LABELS: readonly Label[] = [
  (profile, { library }) => library.unit(profile)?.name ?? profile,
  profile => profile,
  (profile, { library }) => {
    const { name = profile, forces = [] } = library.unit(profile) ?? {};
    return `${library.forces[forces[0] ?? ''] ?? ''} ${name}`.trim();
  },
];

/** A piece of the line: somebody's number and name. */
interface Part {
  readonly side: Side;
  readonly profile: string;
  readonly count: number;
  /** Names of its options. */
  readonly options: readonly string[];
  readonly isCharacter: boolean;
}

/** So often one name alone is told more closely, which may tell the others too; then all that are still wrong are. */
const ONE_BY_ONE = 6;

/**
 * A line such as `6 Boyz, 2 Nobz v 4 Assault + Chaplain` that is read as these stands. Units go by their names where
 * these tell them, else by their ids. Profiles that the library lacks cannot be read back.
 */
export const writeQuickEntry = (stands: BySide<readonly StandGroup[]>, lexicon: Lexicon): string => {
  const parts = SIDES.flatMap(side => partsOf(side, stands[side], lexicon));
  let labels = parts.map(() => 0);
  for (let tries = 0; tries < ONE_BY_ONE + LABELS.length; tries += 1) {
    const text = lineOf(parts, labels, lexicon);
    const wrong = wrongIn(parts, readQuickEntry(text, lexicon), labels);
    if (wrong.size === 0) return text;
    const [first] = wrong;
    labels = labels.map((label, i) => (i === first || (tries >= ONE_BY_ONE && wrong.has(i)) ? label + 1 : label));
  }
  return lineOf(parts, labels, lexicon);
};

const partsOf = (side: Side, stands: readonly StandGroup[], { library }: Lexicon): readonly Part[] =>
  stands.flatMap(({ profile, count, characters = [], options: all = [] }) => {
    const options = (id: string): readonly string[] =>
      all.flatMap(one => library.options(id).filter(option => option.id === one).map(({ name }) => name));
    return [
      { side, profile, count, options: options(profile), isCharacter: false },
      ...[...new Set(characters)].map(id => {
        const count = characters.filter(one => one === id).length;
        return { side, profile: id, count, options: options(id), isCharacter: true };
      }),
    ];
  });

const lineOf = (parts: readonly Part[], labels: readonly number[], lexicon: Lexicon): string => {
  const [attacker, defender] = SIDES.map(side => parts.flatMap((part, i) => {
    if (part.side !== side) return [];
    const isFirst = parts.findIndex(one => one.side === side) === i;
    const joint = part.isCharacter ? ' + ' : ', ';
    const number = part.isCharacter && part.count === 1 ? '' : `${part.count} `;
    const options = part.options.length === 0 ? '' : ` (${part.options.join(', ')})`;
    return [`${isFirst ? '' : joint}${number}${LABELS[labels[i]!]!(part.profile, lexicon)}${options}`];
  }).join(''));
  return defender === '' ? attacker! : `${attacker} v ${defender}`;
};

/** The pieces that are read as other units and have another name left. */
const wrongIn = (parts: readonly Part[], { tokens }: QuickEntry, labels: readonly number[]): ReadonlySet<number> =>
  new Set(parts.flatMap(({ profile }, i) =>
    (idOf(tokens[i]) !== profile && labels[i]! < LABELS.length - 1 ? [i] : [])));

const idOf = (token: Token | undefined): string | null =>
  (token?.meaning?.kind === 'unit' ? token.meaning.unit.id : null);

/** The same line with another number at one of its tokens; a space is put where there was no number. */
export const withCount = (text: string, { number, span }: Token, count: number): string =>
  (number === null
    ? `${text.slice(0, span.from)}${count} ${text.slice(span.from)}`
    : `${text.slice(0, number.from)}${inFigures(text.slice(number.from, number.to), count)}${text.slice(number.to)}`);

/** Another number with the signs of the one before it, `x6`; one in letters is written in figures. */
const inFigures = (number: string, count: number): string =>
  number.replace(/\d/.test(number) ? /\d+(?:\s?[+x×]\s?\d+)*/ : /\p{L}+/u, String(count));

/** The same line with other words at one of its tokens, such as another of its meanings by its id. */
export const withWords = (text: string, token: Token, words: string): string => {
  const from = text.indexOf(token.words, token.number?.from === token.span.from ? token.number.to : token.span.from);
  return `${text.slice(0, from)}${words}${text.slice(from + token.words.length)}`;
};
