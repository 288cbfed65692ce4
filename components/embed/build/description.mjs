// Writes beside the built scripts what they are: the manifest, data for editors, types, and their integrity.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { manifestOf } from './describe.mjs';
import { elementTypes, reactTypes, svelteTypes, vscodeData, vueTypes, webTypes } from './editors.mjs';
import { integrityOf } from './integrity.mjs';
import { fromRoot, packageFile } from './paths.mjs';

const json = value => `${JSON.stringify(value, null, 2)}\n`;
const EMBED = fromRoot('dist/embed');

export const describeElements = async () => {
  const manifest = await manifestOf();
  const files = {
    'custom-elements.json': json(manifest),
    'html-custom-data.json': json(vscodeData(manifest)),
    'web-types.json': json(webTypes(manifest, packageFile())),
    'elements.d.ts': elementTypes(manifest),
    'react.d.ts': reactTypes(manifest),
    'vue.d.ts': vueTypes(manifest),
    'svelte.d.ts': svelteTypes(manifest),
  };
  mkdirSync(EMBED, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(`${EMBED}/${name}`, text);
};

/** The hashes of all scripts, written and said. */
export const writeIntegrity = () => {
  const scripts = readdirSync(EMBED).filter(name => name.endsWith('.js')).sort();
  const integrity = Object.fromEntries(scripts.map(name => [name, integrityOf(readFileSync(`${EMBED}/${name}`))]));
  writeFileSync(`${EMBED}/integrity.json`, json({ version: packageFile().version, integrity }));
  for (const [name, hash] of Object.entries(integrity)) console.log(`${name.padEnd(36)} ${hash}`);
};
