/** The set-up line and the searches: what people type. */
import { searchAll } from '../../src/army-lists/choices/search.ts';
import { neteaLists } from '../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { matchUp } from '../../src/deployment/match-up.ts';
import { formationFromText } from '../../src/deployment/quick-entry/formation-from-text.ts';
import { knownFormations } from '../../src/deployment/quick-entry/formations.ts';
import { lexiconOf, type Lexicon } from '../../src/deployment/quick-entry/meanings.ts';
import { readQuickEntry } from '../../src/deployment/quick-entry/read.ts';
import { writeQuickEntry } from '../../src/deployment/quick-entry/write.ts';
import type { StandGroup } from '../../src/deployment/line-up-request.ts';
import { misspelt, strange, times, type Entry, type Grower } from './entry.ts';

const FIGHTERS = neteaLibrary.all.filter(({ profile }) => profile !== null && profile.type !== 'character');
const unitAt = (i: number) => FIGHTERS[(i * 13) % FIGHTERS.length]!;
const DREADNOUGHTS = FIGHTERS.filter(({ name }) => name === 'Dreadnought').map(({ id }) => id);
const LISTS = neteaLists();
const FORMATIONS = knownFormations(LISTS, neteaLibrary);

/** Names that nobody has asked for yet. */
const lexicon = (): Lexicon => {
  const fresh = lexiconOf(neteaLibrary, FORMATIONS);
  readQuickEntry('5 fire dragons, 3 tactical v 1 bloodthirster', fresh);
  return fresh;
};

const joined = (one: (i: number) => string, between = ', '): Grower => size => times(size, one).join(between);

/** Names, with a last one of the other side. */
const SHAPES: Readonly<Record<string, (names: number) => string>> = {
  'one name': size => times(size, () => '1 boyz').join(', '),
  'one name with signs': size => times(size, () => 'boyz 1').join(' <'),
  'one name with tags': size => times(size, () => '[b]1 <i>boyz</i>[/b]').join(', '),
  'names that people use': size => times(size, i => `1 ${['termies', 'preds', 'Läufer'][i % 3]}`).join(', '),
  'one for each': size => times(size, () => '1 rhino each').join(', '),
  'many names': size => times(size, i => `1 ${unitAt(i).name}`).join(', '),
  'misspelt names': size => times(size, i => `1 ${misspelt(unitAt(i).name)}`).join(', '),
  'strange words': size => times(size, i => `1 ${strange(i)}`).join(', '),
  'long names': size => times(size, i => `1 ${strange(i)}${strange(i + 1)}`).join(', '),
  'numbers alone': size => times(size, i => String(i + 1)).join(' '),
  transports: size => times(size, i => (i === 0 ? 'boyz' : 'in trukk')).join(' '),
  characters: size => times(size, i => (i % 2 === 0 ? 'boyz' : '+ warlord')).join(' '),
  options: size => `predator (${times(size - 1, () => 'heavy bolter').join(', ')})`,
};

const TWO_SIDES = Object.fromEntries(Object.entries(SHAPES).map(([name, shape]) =>
  [name, (size: number) => `${shape(size - 1)} v boyz`]));

const line = {
  of: 'names', sizes: [6, 60], c: 2, shapes: TWO_SIDES,
  beyond: {
    'more letters': { input: () => `${'boyz '.repeat(399)}v boyz`, says: /2001 letters; 2000/ },
    'more names': { input: () => TWO_SIDES['one name']!(61), says: /names 61 things; 60/ },
    'more stands': { input: () => '61 boyz v 3 tactical', says: /61 stands; 60/ },
  },
} as const;

const groupsOf = (name: (i: number) => string): Grower => size =>
  times(size, (i): StandGroup => ({ profile: name(i), count: 1, characters: [], options: [] }));

const searched: Readonly<Record<string, Grower>> = {
  'one word': joined(() => 'boyz', ' '),
  'many words': joined(i => unitAt(i).name.split(' ')[0]!, ' '),
  'misspelt words': joined(i => misspelt(unitAt(i).name.split(' ')[0]!), ' '),
  'strange words': joined(i => strange(i), ' '),
  'one long word': size => 'bo'.repeat(size * 4),
};

export const LINE_ENTRIES: readonly Entry[] = [
  {
    ...line, name: 'readQuickEntry', file: 'src/deployment/quick-entry/read.ts', inTheSuite: [6, 30],
    ready: () => {
      const names = lexicon();
      return (text: string) => readQuickEntry(text, names);
    },
  },
  {
    ...line, name: 'formationFromText', file: 'src/deployment/quick-entry/formation-from-text.ts',
    inTheSuite: [6, 30],
    ready: () => {
      const names = lexicon();
      return (text: string) => formationFromText(text, names, LISTS);
    },
  },
  {
    ...line, name: 'matchUp', file: 'src/deployment/match-up.ts', c: 8,
    ready: () => {
      const names = lexicon();
      return (text: string) => matchUp(text, {}, names);
    },
  },
  {
    name: 'writeQuickEntry', file: 'src/deployment/quick-entry/write.ts', of: 'groups of stands', sizes: [6, 60], c: 3,
    ready: () => {
      const names = lexicon();
      return (stands: readonly StandGroup[]) => writeQuickEntry({ attacker: stands, defender: [] }, names);
    },
    shapes: {
      'one unit': groupsOf(() => 'boyz'),
      'many units': groupsOf(i => unitAt(i).id),
      'units of one name': groupsOf(i => DREADNOUGHTS[i % DREADNOUGHTS.length]!),
      'profiles of one’s own': groupsOf(i => strange(i)),
    },
    beyond: {},
  },
  {
    name: 'library.search', file: 'src/army-lists/search.ts', of: 'words', sizes: [2, 200],
    inTheSuite: [2, 40], c: 3,
    ready: () => (text: string) => neteaLibrary.search(text), shapes: searched, beyond: {},
  },
  {
    name: 'searchAll', file: 'src/army-lists/choices/search.ts', of: 'words', sizes: [2, 200],
    inTheSuite: [2, 40], c: 3,
    ready: () => {
      const find = searchAll(LISTS, neteaLibrary);
      find('boyz');
      return (text: string) => find(text);
    },
    shapes: searched, beyond: {},
  },
];
