// How long a line of 2,000 letters keeps the page from answering, whatever is in it: in the processor's time.
import assert from 'node:assert/strict';
import { sourceModule } from './source-module.mjs';

const {
  formationFromText, knownFormations, lexiconOf, matchUp, neteaLibrary, neteaLists, readQuickEntry,
} = await sourceModule('line-entry.ts');

const LETTERS = 2000;
const NAMES = 60;
const RUNS = 5;
const lists = neteaLists();
const formations = knownFormations(lists, neteaLibrary);
const names = neteaLibrary.all.filter(({ profile }) => profile !== null).map(({ name }) => name);

const nameAt = i => names[(i * 13) % names.length];
const misspelt = name => `${name.slice(0, 2)}${name.slice(3, 4)}${name.slice(2, 3)}${name.slice(4)}`;
const strange = i => `zq${((i + 7) * 7919).toString(36)}xw`;

/** As many pieces as make 2,000 letters, of which `most` are sixty: the most names that are read. */
const filled = (piece, between = ' ', most = Infinity) => {
  let text = '';
  for (let i = 0; i < most; i += 1) {
    const more = `${i === 0 ? '' : between}${piece(i)}`;
    if (text.length + more.length > LETTERS) break;
    text += more;
  }
  return text;
};

const SHAPES = {
  'one name, far too often': filled(() => 'boyz 6 <b>'),
  'names, sixty of them': filled(i => `1 ${nameAt(i)}`, ', ', NAMES),
  'misspelt names, sixty of them': filled(i => `1 ${misspelt(nameAt(i))}`, ', ', NAMES),
  'words that nothing is called': filled(i => strange(i), ', ', NAMES),
  'twenty such words for a name': filled(i =>
    Array.from({ length: 5 }, (_, j) => strange(5 * i + j)).join(' '), ', ', NAMES),
  'one long word': 'bo'.repeat(LETTERS / 2),
  'long words': filled(i => strange(i).repeat(4), ', ', NAMES),
  'numbers alone': filled(i => String(i + 1)),
  brackets: filled(() => '('),
  'pluses and sides': filled(() => '1 boyz + v', ' '),
  'transports, sixty of them': filled(() => 'tactical in rhino', ' ', NAMES / 2),
  'options, sixty of them': `predator (${filled(() => 'twin heavy bolter', ', ', NAMES - 1)}`.slice(0, LETTERS),
  'two sides of thirty names': filled(i => `${i === 30 ? 'v ' : ''}2 ${nameAt(i)}`, ', ', NAMES),
  'two sides of sixty stands': '30 boyz, 30 nobz v 30 tactical, 30 devastator',
};

/** Names that nobody has asked for yet. */
const fresh = () => {
  const lexicon = lexiconOf(neteaLibrary, formations);
  readQuickEntry('boyz', lexicon);
  return lexicon;
};

/** Read as a formation to be set up, and as two that are matched up. */
const READERS = [
  (text, lexicon) => formationFromText(text, lexicon, lists),
  (text, lexicon) => matchUp(text, {}, lexicon),
];

const answer = text => {
  assert(text.length <= LETTERS, `${text.length} letters`);
  const { tokens } = readQuickEntry(text, fresh());
  assert(tokens.every(({ meaning, trouble }) => meaning !== null || trouble !== null),
    'something is neither understood nor said not to be');
};

const milliseconds = work => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

const samples = text => READERS.flatMap(read => Array.from({ length: RUNS }, () => {
  const lexicon = fresh();
  return milliseconds(() => read(text, lexicon));
}));

export const benches = Object.entries(SHAPES).map(([shape, text]) => ({
  name: `a typed line, longest: ${shape}`, answer: () => answer(text), samples: () => samples(text),
  at: 1, atMost: 100, unit: 'ms',
}));
