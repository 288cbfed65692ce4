/** Reading what a file has on its shelf, without keeping the page from answering. */
import { replay } from '../../machines/timeline.ts';
import { readThing, type Entry, type Replay } from '../../src/scenario/keep/read-thing.ts';
import type { Thing } from '../../src/scenario/keep/thing.ts';

/** After so many milliseconds the page has its turn. */
const TURN = 40;

const played: Replay = (scenario, events) => replay(scenario, events).at;

export const readEntries = async (
  entries: readonly unknown[],
): Promise<{ readonly things: readonly Thing[]; readonly problems: readonly string[] }> => {
  const read: Entry[] = [];
  let turned = performance.now();
  for (const entry of entries) {
    if (performance.now() - turned > TURN) {
      await new Promise(resolve => setTimeout(resolve, 0));
      turned = performance.now();
    }
    read.push(readThing(entry, played));
  }
  return {
    things: read.flatMap(({ thing }) => thing ?? []),
    problems: read.flatMap(({ problem }) => problem ?? []),
  };
};
