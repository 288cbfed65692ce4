/** What reads files and texts; it comes when there is something to read. */
import type { ImportResult } from '../../../src/army-lists/import/import-result.ts';
import type { Library } from '../../../src/army-lists/library.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';

export interface ListReader {
  readonly library: Library;
  readonly read: (input: string | Uint8Array) => Promise<ImportResult>;
}

/** One reader for the whole page. */
export const readerOfPage = onceLoaded(async (): Promise<ListReader> => (await import('./netea-reader.ts')).neteaReader);
