/** The law over rosters made from the catalogues in the folder that CATALOGUES names; `run.mjs` fetches them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tallyOf } from '../../army-lists/import/catalogues/catalogue-law.ts';

const FOLDER = process.env['CATALOGUES'] ?? '';
/** Armies from each catalogue besides the one with the least of everything. */
const CHOICES = 5;

it('nine formations in ten are what was chosen, and none is anything else without a word', async () => {
  const files = readdirSync(FOLDER).filter(name => /\.(?:cat|gst)$/.test(name));
  const { counts, silent } = await tallyOf(files.map(name => readFileSync(join(FOLDER, name), 'utf8')), CHOICES);
  console.log(`${files.length} files: ${JSON.stringify(counts)}, silent: ${silent.length}`);
  expect(silent).toEqual([]);
  expect(counts.exact / (counts.exact + counts.asked)).toBeGreaterThanOrEqual(0.9);
});
