/** What `run.mjs` runs: `play.ts TARGET ITERATIONS SEED`, `keep` behind it to keep what was reached. */
import { Campaign } from './campaign.ts';
import { corpusOf, keep } from './corpus.ts';
import { TARGETS } from './targets.ts';

/** Campaigns against one reader after the other; whether nothing was found. */
export const play = async (
  names: readonly string[], iterations: number, seed: number, isKept: boolean,
): Promise<boolean> => {
  let isClean = true;
  for (const target of TARGETS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const campaign = new Campaign(target, seed);
    const { found, blocks, kept, heaviest, iterations: done } = await campaign.run(iterations, console.log);
    console.log(`${target.name}: ${done} texts read, ${kept} enter new code: ${blocks.entered} of ${blocks.all} blocks `
      + `in ${blocks.functions} functions; the heaviest takes ${(100 * heaviest).toFixed(0)} % of what it may; `
      + `${found.length} found`);
    for (const { text, complaint } of found) console.log(`  ${complaint}\n    ${JSON.stringify(text).slice(0, 2000)}`);
    if (found.length > 0) {
      isClean = false;
      keep(target.name, 'found', [...new Set([...corpusOf(target.name, 'found'), ...found.map(({ text }) => text)])]);
    }
    if (isKept) console.log(`  ${await campaign.keep()} texts kept`);
  }
  return isClean;
};
