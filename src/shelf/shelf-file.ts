/** The file in which a shelf is saved: one JSON text, with the number of its format. */
import { isObject } from '../parsing/shapes.ts';
import { sayShelfProblemForGood, SHELF_WORDS } from './shelf-words.ts';
import type { ShelfItem } from './shelf-item.ts';

const SHELF_FORMAT = 1;
const SHELF = 'assault-shelf';

/** Characters; a thousand assaults take less. */
export const LONGEST_FILE = 50_000_000;
export const TOO_LARGE = sayShelfProblemForGood('fileTooLarge', LONGEST_FILE / 1e6);

/** One JSON file with everything that is on a shelf. */
export const writeShelf = (items: readonly ShelfItem[]): string =>
  JSON.stringify({ format: SHELF_FORMAT, file: SHELF, things: items });

/** What a file has on its shelf, still unread. */
export type Opened = { readonly entries: readonly unknown[] } | { readonly problem: string };

export const openShelfFile = (written: string): Opened => {
  if (written.length > LONGEST_FILE) return { problem: TOO_LARGE };
  let json: unknown;
  try {
    json = JSON.parse(written);
  } catch {
    return { problem: SHELF_WORDS.fileNotJson };
  }
  const { format, file, things }: Record<string, unknown> = isObject(json) ? json : {};
  if (file !== SHELF || !Array.isArray(things)) return { problem: SHELF_WORDS.otherFile };
  if (format === SHELF_FORMAT) return { entries: things };
  return { problem: SHELF_WORDS.otherVersion };
};
