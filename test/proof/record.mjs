// Plays the large assaults and records how often each figure was met: `node test/proof/record.mjs --plays=100000`. What
// is recorded is played no more, so that it may be stopped and gone on with; after a change of the rules it is deleted
// and recorded anew. The odds do not bear on it.
import { availableParallelism } from 'node:os';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { built, inThread } from './built.mjs';

const CHUNK = 2500;
const FILE = fileURLToPath(new URL('../support/odds-oracle/played.json', import.meta.url));

const { RECORDED, LARGE_ASSAULTS, FIRST_PLAYS, firstSeedOf } = await built('recorded');
const wanted = Number(process.argv.find(word => word.startsWith('--plays='))?.slice('--plays='.length) ?? 100_000);

const recorded = structuredClone(RECORDED);
const write = () => {
  const ordered = Object.entries(recorded).sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { plays, first, met }]) => `  ${JSON.stringify(name)}: ${JSON.stringify({ plays, first, met })}`);
  writeFileSync(FILE, `{\n${ordered.join(',\n')}\n}\n`);
};

/** The next plays of whatever has been played least. */
const under = new Set();
const next = () => {
  const [least] = LARGE_ASSAULTS
    .map(({ kind, seed }) => ({ kind, seed, done: recorded[`${kind} ${seed}`]?.plays ?? 0 }))
    .filter(({ kind, seed, done }) => done < wanted && !under.has(`${kind} ${seed}`))
    .sort((a, b) => a.done - b.done);
  if (least === undefined) return undefined;
  const { kind, seed, done } = least;
  under.add(`${kind} ${seed}`);
  const plays = done === 0 ? FIRST_PLAYS : Math.min(CHUNK, wanted - done);
  return { kind, seed, from: firstSeedOf(seed) + done, plays };
};

const done = ({ kind, seed, plays, met }) => {
  const name = `${kind} ${seed}`;
  under.delete(name);
  const before = recorded[name] ?? { plays: 0, first: met, met: {} };
  const sum = { ...before.met };
  for (const [figure, count] of Object.entries(met)) sum[figure] = (sum[figure] ?? 0) + count;
  recorded[name] = { ...before, plays: before.plays + plays, met: sum };
  write();
  console.log(`${name}: ${recorded[name].plays} plays`);
};

await Promise.all(Array.from({ length: availableParallelism() }, () => inThread(next, done)));
