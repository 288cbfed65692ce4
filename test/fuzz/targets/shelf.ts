/** Files of a shelf. */
import { readEntries } from '../../../components/set-up/shelf/read-entries.ts';
import { openShelfFile, writeShelf } from '../../../src/shelf/shelf-file.ts';
import type { ShelfItem } from '../../../src/shelf/shelf-item.ts';
import { texts } from '../../golden/kept.ts';
import { randomItem } from '../../shelf/random-items.ts';
import { notPlain, notSame, notSentences, type Complaints } from '../oracle.ts';
import type { Target } from '../target.ts';
import { mutateAsJson } from './json-changes.ts';

interface Read {
  readonly items: readonly ShelfItem[];
  readonly problems: readonly string[];
}

const readShelf = async (text: string): Promise<Read> => {
  const opened = openShelfFile(text);
  return 'problem' in opened ? { items: [], problems: [opened.problem] } : readEntries(opened.entries);
};

/** Every item of the kept files by itself, and one of each kind made up. */
const items = texts('shelf.json').flatMap(({ text }) => (JSON.parse(text) as { things: readonly unknown[] }).things);

export const shelfTarget: Target = {
  name: 'shelf',
  seeds: [...items, ...[1, 2, 3, 4, 5, 6, 7, 8].map(seed => randomItem(seed))]
    .map(item => JSON.stringify({ format: 1, file: 'assault-shelf', things: [item] })),
  mutate: mutateAsJson,
  read: readShelf,
  check: async (text, { items, problems }: Read): Promise<Complaints> => [
    ...notPlain(items), ...notSentences(problems),
    ...notSame('What is written and read', await readShelf(writeShelf(items)), { items, problems: [] }),
    ...notSame('The same file', await readShelf(text), { items, problems }),
  ],
  work: { least: 300_000, perLetter: 1000 },
  longest: 30_000,
};
