// Rosters made from the public catalogues: part of `npm run test:long`. The catalogues are fetched into a temporary
// folder; with `CATALOGUES=folder` those of that folder are taken. Gives the exit code, or the reason why nothing ran.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchCatalogues } from './fetch.mjs';

const TEST = 'test/long/catalogues/law.test.ts';

export const runCatalogues = async run => {
  if (process.env.CATALOGUES) return { code: await run('vitest', ['run', TEST]) };
  const folder = mkdtempSync(join(tmpdir(), 'assault-resolver-catalogues-'));
  try {
    console.log(`${await fetchCatalogues(folder)} public catalogues were fetched.`);
    return { code: await run('vitest', ['run', TEST], { CATALOGUES: folder }) };
  } catch (error) {
    return { reason: `the public catalogues could not be fetched (${error.cause?.message ?? error.message})` };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
