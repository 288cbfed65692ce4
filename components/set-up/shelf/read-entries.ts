/** Reading the items of a file without keeping the page from answering. */
import { replay } from '../../../machines/epic-armageddon/timeline.ts';
import { readShelfItem, type ReadItem, type Replays } from '../../../src/shelf/read-item.ts';
import type { ShelfItem } from '../../../src/shelf/shelf-item.ts';

/** After so many milliseconds the page has its turn. */
const TURN = 40;

const isPhase = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'kind' in entry && entry.kind === 'phase';

/** Reads phases of Warhammer 40,000; its rules are loaded when there is one to read. */
const phaseReplay = async (): Promise<Replays['phase']> => {
  const [{ phaseReader }, { acceptedIn }] = await Promise.all([
    import('../../../src/shelf/read-phase.ts'), import('../../../machines/warhammer-40k/turns.ts'),
  ]);
  return phaseReader(acceptedIn);
};

const replaysFor = async (entries: readonly unknown[]): Promise<Replays> => ({
  assault: ({ scenario, events }) => replay(scenario, events).at,
  phase: entries.some(isPhase) ? await phaseReplay() : () => undefined,
});

export const readEntries = async (
  entries: readonly unknown[],
): Promise<{ readonly items: readonly ShelfItem[]; readonly problems: readonly string[] }> => {
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
    items: read.flatMap(({ item }) => item ?? []),
    problems: read.flatMap(({ problem }) => problem ?? []),
  };
};
