/** Files: rosters of other programs, lists in words, lessons, and what a shelf has saved. */
import { importRoster } from '../../src/army-lists/import/import-roster.ts';
import { neteaLists } from '../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { lexiconOf } from '../../src/deployment/quick-entry/meanings.ts';
import { parseLesson } from '../../src/lessons/parse-lesson.ts';
import { readEntries } from '../../components/set-up/shelf/read-entries.ts';
import { openShelfFile } from '../../src/shelf/shelf-file.ts';
import { misspelt, strange, times, type Entry, type Grower } from './entry.ts';
import { scenarioOf } from './scenario-entries.ts';

const LISTS = neteaLists();
const nameAt = (i: number): string => neteaLibrary.all[(i * 13) % neteaLibrary.all.length]!.name.replace(/[&<"]/g, '');

/** So many formations, and no more, may be in a list. */
const MOST = 60;

/** As many lines in formations of 25, so that a list of 1500 has as many formations as there may be. */
const lines = (line: (i: number) => string): Grower => size =>
  times(size, i => (i % 25 === 0 ? `Warband ${i}:\n${line(i)}` : line(i))).join('\n');

const DATASHEET = '\nType Speed Armour CC FF\nINF 15cm 4+ 3+ 5+\nSticks (contact) Assault Weapons +1A\n';

const LINES: Readonly<Record<string, Grower>> = {
  'one unit': lines(() => '  1 Boyz'),
  'blank lines': size => '\n'.repeat(size),
  'units in one line': size => times(size, () => 'Boyz').join(' in '),
  'units with prices': lines(() => '4 Assault (175)'),
  'formations in bullets': size => times(size / 2, () => '- Tactical\n  - 6 Tactical').join('\n'),
  'rows of a table': lines(() => 'Assault\t4 Assault, Captain\t175'),
  'tags of a forum': size => `[list]${'[*]6 [b]Tactical[/b]'.repeat(size)}[/list]`,
  'lists in lists': size => '[list][*]Tactical'.repeat(size),
  signs: size => times(size, () => '** ++ [1] (2) - 3 ::').join('\n'),
  datasheets: size => times(size / 5, i => `${strange(i)}${DATASHEET}`).join('\n').replace(/^/, 'Warband:\n1 Boyz\n\n'),
};

const NAMES: Readonly<Record<string, Grower>> = {
  'many units': lines(i => `  1 ${nameAt(i)}`),
  'misspelt units': lines(i => `  1 ${misspelt(nameAt(i))}`),
  'strange words': lines(i => `  1 ${strange(i)} ${strange(i + 1)}`),
  'strange formations': size => times(size, i => `${strange(i)} ${strange(i + 1)}:`).join('\n'),
};

const selection = (name: string, inside = ''): string =>
  `<selection name="${name}" type="unit"><selections>${inside}</selections></selection>`;
const xml = (selections: string): string =>
  `<roster><forces><force catalogueName="Orks"><selections>${selections}</selections></force></forces></roster>`;

/** So many are in a formation where there may be enough formations. */
const IN_FORMATION = 10;

/** So many of something, in formations of ten, or in as many formations as there may be. */
const inFormations = <T>(size: number, one: (i: number) => T): readonly (readonly T[])[] => {
  const formations = Math.min(MOST, size / IN_FORMATION);
  return times(formations, formation => times(size / formations, i => one(formation * size / formations + i)));
};
const xmlOf = (one: (i: number) => string): Grower => size =>
  xml(inFormations(size, one).map((units, i) => selection(`Warband ${i}`, units.join(''))).join(''));

const VALUES = Object.entries({
  Type: 'INF', Speed: '15cm', Armour: '5+', CC: '4+', FF: '5+', Notes: 'Fearless, Zaps',
});
const inXml = ([name, value]: readonly [string, string]): string =>
  `<characteristic name="${name}">${value}</characteristic>`;
const profiled = (name: string): string => `<selection name="${name}" type="model"><profiles>`
  + `<profile name="${name}" typeName="Unit"><characteristics>${VALUES.map(inXml).join('')}</characteristics></profile>`
  + '</profiles></selection>';

const IN_XML: Readonly<Record<string, Grower>> = {
  'one unit': xmlOf(() => selection('Boyz')),
  'many units': xmlOf(i => selection(nameAt(i))),
  'misspelt units': xmlOf(i => selection(misspelt(nameAt(i)))),
  attributes: size => `<roster ${times(size, i => `a${i}="b"`).join(' ')}/>`,
  entities: size => `<roster name="${'&amp;'.repeat(size)}"/>`,
  'elements that there are not': size => `<roster>${'<x>'.repeat(20)}${'<y/>'.repeat(size)}`,
};

const unitOf = (name: string, more: object = {}): object => ({ name, type: 'unit', ...more });
const json = (selections: readonly object[]): string => JSON.stringify({ roster: { forces: [{ selections }] } });
const jsonOf = (one: (i: number) => object): Grower => size =>
  json(inFormations(size, one).map((selections, i) => unitOf(`Warband ${i}`, { selections })));

const IN_JSON: Readonly<Record<string, Grower>> = {
  'one unit': jsonOf(() => unitOf('Boyz')),
  'many units': jsonOf(i => unitOf(nameAt(i))),
};

const PROFILES: Readonly<Record<string, Grower>> = {
  'of one unit': xmlOf(() => profiled('Boyz')),
  'of units that there are not': xmlOf(i => profiled(strange(i))),
  'in JSON': jsonOf(i => unitOf(strange(i), { profiles: [{ name: strange(i), typeName: 'Unit',
    characteristics: VALUES.map(([name, $text]) => ({ name, $text })) }] })),
};

const MORE_STANDS = {
  'more formations': {
    input: () => json(times(MOST + 1, i => unitOf(`Warband ${i}`, { selections: [unitOf('Boyz')] }))),
    says: /more than 60 formations/,
  },
  'more stands': {
    input: () => json([unitOf('Warband', { selections: [unitOf('Boyz', { number: 201 })] })]),
    says: /more than 200 stands/,
  },
} as const;

const roster = {
  name: 'importRoster', file: 'src/army-lists/import/import-roster.ts',
  ready: () => {
    const sources = { lexicon: lexiconOf(neteaLibrary), lists: LISTS };
    sources.lexicon.namedBy('boyz');
    return (text: string | Uint8Array) => importRoster(text, sources);
  },
} as const;

const moment = (i: number, more: object = {}): object =>
  ({ id: `m${i}`, at: { state: 'a1ChooseTarget' }, kind: 'see', title: 'One', text: [], hint: [], ...more });
const lesson = (moments: readonly object[], more: object = {}): object => ({
  version: 1, id: 'a', title: 'One', teaches: 'One', rules: [], scenario: 'marines-charge-warband', moments, ...more,
});

const LESSONS: Readonly<Record<string, Grower>> = {
  moments: size => lesson(times(size, i => moment(i))),
  'moments of one id': size => lesson(times(size, () => moment(1))),
  'moments of no kind': size => lesson(times(size, i => moment(i, { kind: 'sea' }))),
  sentences: size => lesson(times(size, i => moment(i, { text: times(40, () => ({ say: 'Round {round}.' })) }))),
  'figures that there are not': size => lesson(times(size, i => moment(i, { text: [{ say: '{rund}'.repeat(300) }] }))),
  braces: size => lesson(times(size, i => moment(i, { text: [{ say: '{'.repeat(2000) }] }))),
  decisions: size =>
    lesson([moment(1)], { decisions: times(50 * size, () => ({ type: 'unit.moved', unit: 'u0', to: [2, 2] })) }),
};

const thing = (kind: string, content: unknown, i = 0): object =>
  ({ id: `a${i}`, kind, name: 'One', savedAt: '2026-11-21T20:15:00.000Z', content });
const PROFILE = { name: 'One', type: 'infantry', speed: 15 };
const built = (units: readonly object[]): object =>
  ({ name: 'One', list: null, initiative: 2, rules: [], units, profiles: {} });
const UNIT = { profile: 'boyz', characters: [], options: [], aboard: null };
const assault = (events: readonly object[]): object => ({
  scenario: scenarioOf(20, () => ({}), { startAt: 'a1ChooseTarget', profiles: { boyz: PROFILE } }),
  events: [{ type: 'target.chosen', target: 'd' }, ...events], at: 0,
});

const SHELF_UNITS: Readonly<Record<string, Grower>> = {
  'a formation': size => [thing('formation', built(times(size, () => UNIT)))],
  'a formation aboard itself': size =>
    [thing('formation', built(times(size, i => ({ ...UNIT, aboard: (i + 1) % size }))))],
  'a table': size => [thing('table', scenarioOf(size, () => ({}), { profiles: { boyz: PROFILE } }))],
  'a table with all in one place': size =>
    [thing('table', scenarioOf(size, () => ({ at: [10, 10] }), { profiles: { boyz: PROFILE } }))],
};

export const FILE_ENTRIES: readonly Entry[] = [
  {
    ...roster, of: 'lines', sizes: [150, 1500], inTheSuite: [50, 250], c: 2, shapes: LINES,
    beyond: {
      'more letters': { input: () => 'x'.repeat(4_000_001), says: /too large/ },
      'more bytes': { input: () => new Uint8Array(4_000_001), says: /too large/ },
    },
  },
  { ...roster, of: 'names in words', sizes: [25, 250], inTheSuite: [25, 100], c: 2, shapes: NAMES, beyond: {} },
  { ...roster, of: 'selections of XML', sizes: [600, 6000], inTheSuite: [60, 300], c: 2, shapes: IN_XML, beyond: {
    'more selections': { input: () => xml(selection('Boyz').repeat(20_001)), says: /more than any army/ },
    'deeper selections': { input: () => '<selection>'.repeat(1000), says: /deeper/ },
  } },
  { ...roster, of: 'selections of JSON', sizes: [600, 6000], inTheSuite: [60, 300], c: 2, shapes: IN_JSON, beyond: {
    'more selections': { input: () => json(times(20_001, () => ({ name: 'Boyz' }))), says: /more than any army/ },
    ...MORE_STANDS,
  } },
  { ...roster, of: 'profiles', sizes: [60, 600], inTheSuite: [60, 240], c: 2, shapes: PROFILES, beyond: {} },
  {
    name: 'parseLesson', file: 'src/lessons/parse-lesson.ts', of: 'moments', sizes: [10, 100],
    inTheSuite: [10, 50], c: 2,
    ready: () => parseLesson, shapes: LESSONS,
    beyond: {
      'more moments': { input: () => lesson(times(101, i => moment(i))), says: /101 moments.* 100/ },
      'more than 1 MB': { input: () => lesson([], { title: 'x'.repeat(1_000_001) }), says: /1 MB/ },
    },
  },
  {
    name: 'readShelfItem', file: 'src/shelf/read-item.ts', of: 'units', sizes: [20, 200], c: 3,
    ready: () => readEntries, shapes: SHELF_UNITS,
    beyond: {
      'more units': { input: () => [thing('formation', built(times(201, () => UNIT)))], says: /201 units.* 200/ },
    },
  },
  {
    name: 'readShelfItem', file: 'src/shelf/read-item.ts', of: 'steps', sizes: [100, 4000],
    inTheSuite: [100, 500], c: 2,
    ready: () => readEntries,
    shapes: { 'an assault': size =>
      [thing('assault', assault(times(size, () => ({ type: 'unit.moved', unit: 'u0', to: [10, 10] }))))] },
    beyond: {
      'more steps': {
        input: () => [thing('assault', assault(times(5000, () => ({ type: 'ways.settled' }))))],
        says: /5001 events.* 5000/,
      },
    },
  },
  {
    name: 'openShelfFile', file: 'src/shelf/shelf-file.ts', of: 'things', sizes: [100, 1000],
    inTheSuite: [50, 250], c: 2,
    ready: () => (text: string) => {
      const opened = openShelfFile(text);
      return 'entries' in opened ? readEntries(opened.entries) : opened;
    },
    shapes: { profiles: size =>
      JSON.stringify({ format: 1, file: 'assault-shelf', things: times(size, i => thing('profile', PROFILE, i)) }) },
    beyond: { 'more than 50 MB': { input: () => ' '.repeat(50_000_001), says: /50 MB/ } },
  },
];
