/** Files that come to the shelf. */
import { LONGEST_FILE, TOO_LARGE } from '../../../src/shelf/shelf-file.ts';
import type { ShelfImport, Shelf } from './shelf.ts';
import { shelfWords } from './shelf-words.ts';

/** Adds what is in these files, and says what became of it. */
export const openFiles = async (shelf: Shelf, files: readonly File[]): Promise<ShelfImport> => {
  let all: ShelfImport = { added: 0, replaced: 0, same: 0, problems: [] };
  for (const file of files) {
    const { added, replaced, same, problems } = await openFile(shelf, file);
    all = {
      added: all.added + added,
      replaced: all.replaced + replaced,
      same: all.same + same,
      problems: [...all.problems, ...problems],
    };
  }
  return all;
};

/** A file that is far too large is not even read; no character takes more than four bytes. */
const openFile = async (shelf: Shelf, file: File): Promise<ShelfImport> => {
  if (file.size > 4 * LONGEST_FILE) return nothingOf(TOO_LARGE);
  try {
    return await shelf.importText(await file.text());
  } catch {
    return nothingOf(shelfWords.unreadable(file.name));
  }
};

const nothingOf = (problem: string): ShelfImport => ({ added: 0, replaced: 0, same: 0, problems: [problem] });
