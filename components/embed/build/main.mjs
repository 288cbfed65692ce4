// Writes beside the built scripts what they are: the manifest, data for editors, types, and their integrity.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { manifestOf } from './describe.mjs';
import { elementTypes, reactTypes, svelteTypes, vscodeData, vueTypes, webTypes } from './editors.mjs';
import { integrityOf } from './integrity.mjs';

const at = path => new URL(`../../../${path}`, import.meta.url);
const json = value => `${JSON.stringify(value, null, 2)}\n`;

const pack = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const manifest = manifestOf();

const files = {
  'custom-elements.json': json(manifest),
  'html-custom-data.json': json(vscodeData(manifest)),
  'web-types.json': json(webTypes(manifest, pack)),
  'elements.d.ts': elementTypes(manifest),
  'react.d.ts': reactTypes(manifest),
  'vue.d.ts': vueTypes(manifest),
  'svelte.d.ts': svelteTypes(manifest),
};

mkdirSync(at('dist/embed'), { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(at(`dist/embed/${name}`), text);

const scripts = readdirSync(at('dist/embed')).filter(name => name.endsWith('.js')).sort();
const integrity = Object.fromEntries(scripts.map(name => [name, integrityOf(readFileSync(at(`dist/embed/${name}`)))]));
writeFileSync(at('dist/embed/integrity.json'), json({ version: pack.version, integrity }));
for (const [name, hash] of Object.entries(integrity)) console.log(`${name.padEnd(36)} ${hash}`);
