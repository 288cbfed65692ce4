/** Files that come to the shelf and files that leave it. */
import { LONGEST_FILE, TOO_LARGE } from '../../src/scenario/keep/shelf-file.ts';
import type { Imported, Shelf } from './shelf.ts';
import { words } from './words.ts';

/** Long enough for any browser to have taken the file. */
const TAKEN_MS = 60_000;

/** Hands a text to the browser as a file to be saved. */
export const saveFile = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_MS);
};

/** Adds what is in these files, and says what became of it. */
export const openFiles = async (shelf: Shelf, files: readonly File[]): Promise<Imported> => {
  let all: Imported = { added: 0, replaced: 0, same: 0, problems: [] };
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
const openFile = async (shelf: Shelf, file: File): Promise<Imported> => {
  if (file.size > 4 * LONGEST_FILE) return nothingOf(TOO_LARGE);
  try {
    return await shelf.importText(await file.text());
  } catch {
    return nothingOf(words.unreadable(file.name));
  }
};

const nothingOf = (problem: string): Imported => ({ added: 0, replaced: 0, same: 0, problems: [problem] });
