/** Reading what a file has on its shelf, without keeping the page from answering. */
import { replay } from '../../../machines/epic-armageddon/timeline.ts';
import { readShelfItem, type ReadItem, type Replays } from '../../../src/shelf/read-item.ts';
import type { ShelfItem } from '../../../src/shelf/shelf-item.ts';

/** After so many milliseconds the page has its turn. */
const TURN = 40;

const isPhase = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'kind' in entry && entry.kind === 'phase';

/** The rules of the other game come when something of it is to be read. */
const replaysFor = async (entries: readonly unknown[]): Promise<Replays> => ({
  assault: ({ scenario, events }) => replay(scenario, events).at,
  phase: entries.some(isPhase) ? (await import('./phases.ts')).readPhase : () => undefined,
});

export const readEntries = async (
  entries: readonly unknown[],
): Promise<{ readonly things: readonly ShelfItem[]; readonly problems: readonly string[] }> => {
  const replays = await replaysFor(entries);
  const read: ReadItem[] = [];
  let turned = performance.now();
  for (const entry of entries) {
    if (performance.now() - turned > TURN) {
      await new Promise(resolve => setTimeout(resolve, 0));
      turned = performance.now();
    }
    read.push(readShelfItem(entry, replays));
  }
  return {
    things: read.flatMap(({ thing }) => thing ?? []),
    problems: read.flatMap(({ problem }) => problem ?? []),
  };
};
