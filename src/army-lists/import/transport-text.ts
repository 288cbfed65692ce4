/** For how many infantry a transport has room, from the words of a datasheet. */
import { NUMBER_WORDS } from '../../deployment/quick-entry/written-words.ts';
import { type Note, plain } from './datasheet-words.ts';

/** Nobody has more room; a longer text is not looked at any further. */
const MOST_ROOM = 40;
const LONGEST = 300;

const NUMBER = String.raw`(\d{1,2}|[a-z]{2,8})`;
/** `2`, `two infantry units`, `may carry up to 4 units of infantry without jump packs or mounted`. */
const ROOM = new RegExp([
  '^(?:(?:it )?(?:may|can) )?(?:transports? |carry |carries |hold |holds )?(?:up to )?', NUMBER,
  '(?: (?:two )?(?:infantry|foot|on foot)(?: units?| stands?)?| (?:units?|stands?)(?: of infantry)?)?',
  '(?<rest>.*)$',
].join(''));
/** What is so of all whom a transport takes by itself. */
const SADDLED = '(?:jump packs?|mounted|mounts)';
const ON_FOOT = new RegExp(
  String.raw`^(?: (?:without|with neither|that are not|not) ${SADDLED}(?: (?:or|and|nor) ${SADDLED})?)?\.?$`,
);
const TRANSPORT = /^transports?\b ?:?(?<room>.*)$/i;

/** The word for a transport, and whether all of the words were understood; null: they are about something else. */
interface TransportWord {
  readonly word: string;
  readonly isWhole: boolean;
}

/** `Transport`, `Transport (2)`, `Transport (may carry two infantry units)`. */
export const transportWord = (text: string): TransportWord | null => {
  const room = TRANSPORT.exec(plain(text.slice(0, LONGEST)))?.groups?.['room'];
  if (room === undefined) return null;
  return wordFor(room.trim().replace(/^\((.*)\)$/, '$1').trim());
};

const wordFor = (said: string): TransportWord => {
  if (said === '') return { word: 'transport', isWhole: true };
  const found = ROOM.exec(said);
  const number = found === null ? Number.NaN : Number(NUMBER_WORDS[found[1]!] ?? found[1]);
  const rest = found?.groups?.['rest'] ?? '';
  if (!(number > 0 && number <= MOST_ROOM) || /^(?: of)? (?:the following|either|each|[a-z])/.test(limited(rest))) {
    return { word: 'transport', isWhole: false };
  }
  return { word: `transport-${number}`, isWhole: ON_FOOT.test(rest) };
};

/** What names those whom it takes, and not what is so of infantry anyway. */
const limited = (rest: string): string =>
  rest.replace(/^ (?:without|with neither|that are not|not) .*$/, '').replace(/^\..*$/, '').replace(/^,.*$/, '');

/** The word of a transport: with the room that its notes tell, or else what the file says of it apart. */
export const roomOf = (abilities: readonly string[], apart: string, note: Note): string => {
  if (!abilities.includes('transport') || apart === '') return 'transport';
  const { word, isWhole } = wordFor(plain(apart.slice(0, LONGEST)));
  if (!isWhole) note(apart);
  return word;
};
