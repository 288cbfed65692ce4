/** Lines and lists of Warhammer 40,000. */
import { readPhaseRoster } from '../../src/army-lists/import/phase-roster.ts';
import { phaseLexiconOf } from '../../src/deployment/phase-line/lexicon.ts';
import { matchUpPhase } from '../../src/deployment/phase-line/match-up.ts';
import { readPhaseLine } from '../../src/deployment/phase-line/read-line.ts';
import { phaseLibraryOf } from '../../src/warhammer-40k/units/library.ts';
import { misspelt, strange, times, type Entry, type Grower } from './entry.ts';

const LIBRARY = phaseLibraryOf('7th');
const nameAt = (i: number): string => LIBRARY.all[(i * 13) % LIBRARY.all.length]!.name.replace('’', '');

/** Names that nobody has asked for yet. */
const lexicon = () => {
  const fresh = phaseLexiconOf(LIBRARY);
  readPhaseLine('5 fire dragon, 3 zorgs v 1 scout', fresh);
  return fresh;
};

const SHAPES: Readonly<Record<string, Grower>> = {
  'one name': size => times(size - 1, () => '1 boyz').join(', '),
  'many names': size => times(size - 1, i => `1 ${nameAt(i)}`).join(', '),
  'misspelt names': size => times(size - 1, i => `1 ${misspelt(nameAt(i))}`).join(', '),
  'strange words': size => times(size - 1, i => `1 ${strange(i)}`).join(', '),
  'what they carry': size => `5 nobz (${times(size - 2, () => 'power klaw').join(', ')})`,
};

const TWO_SIDES = Object.fromEntries(Object.entries(SHAPES).map(([name, shape]) =>
  [name, (size: number) => `${String(shape(size))} v boyz`]));

const line = {
  of: 'names', sizes: [6, 60], shapes: TWO_SIDES,
  beyond: {
    'more letters': { input: () => `${'boyz '.repeat(399)}v boyz`, says: /2001 letters; 2000/ },
    'more names': { input: () => String(TWO_SIDES['one name']!(61)), says: /names 61 things; 60/ },
    'more models': { input: () => '61 boyz v 3 scouts', says: /61 models are too many; 60/ },
  },
} as const;

const roster = {
  name: 'readPhaseRoster', file: 'src/army-lists/import/phase-roster.ts', c: 2,
  ready: () => {
    const names = lexicon();
    return (input: string | Uint8Array) => readPhaseRoster(input, names);
  },
} as const;

const lines = (one: (i: number) => string): Grower => size => times(size, one).join('\n');
const xml = (size: number, one: (i: number) => string): string => '<roster><forces><force><selections>'
  + `${times(size, i => `<selection type="model" name="${one(i)}"/>`).join('')}</selections></force></forces></roster>`;

export const PHASE_ENTRIES: readonly Entry[] = [
  {
    ...line, name: 'readPhaseLine', file: 'src/deployment/phase-line/read-line.ts', c: 2,
    ready: () => {
      const names = lexicon();
      return (text: string) => readPhaseLine(text, names);
    },
  },
  {
    ...line, name: 'matchUpPhase', file: 'src/deployment/phase-line/match-up.ts', c: 8,
    ready: () => (text: string) =>
      matchUpPhase(text, { edition: '7th', startAt: 'fight', completions: [], profiles: {} }),
  },
  {
    ...roster, of: 'lines', sizes: [150, 1500], inTheSuite: [50, 250],
    shapes: {
      'one unit': lines(() => '1 boyz'), 'many units': lines(i => `1 ${nameAt(i)}`),
      'models of one unit': lines(i => (i === 0 ? '5 nobz' : '  - 1 nob')), 'strange words': lines(i => strange(i)),
    },
    beyond: {
      'more letters': { input: () => 'x'.repeat(4_000_001), says: /too large/ },
      'more bytes': { input: () => new Uint8Array(4_000_001), says: /too large/ },
    },
  },
  {
    ...roster, of: 'selections of XML', sizes: [600, 6000], inTheSuite: [60, 300],
    shapes: {
      'one unit': size => xml(size, () => 'Ork Boy'), 'many units': size => xml(size, nameAt),
      'strange words': size => xml(size, i => strange(i)),
    },
    beyond: { 'more selections': { input: () => xml(20_001, () => 'Ork Boy'), says: /more than any army/ } },
  },
];
