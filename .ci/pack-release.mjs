// What a release holds beside the package, into a folder: the scripts and the modules for any page, the site and the
// plugin for WordPress as archives, which are the same whenever they are packed, the hashes of all, and the integrity
// of every script.
// Usage: node .ci/pack-release.mjs FOLDER, after a build.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Each by the folders that are in it, and what these are called there. */
const ARCHIVES = {
  'assault-resolver-embed.zip': { '': 'dist/embed' },
  'assault-resolver-page.zip': { '': 'dist/page' },
  'assault-resolver-site.zip': { '': 'dist/site' },
  'assault-resolver-wordpress.zip': {
    'assault-resolver/': 'components/wordpress', 'assault-resolver/embed/': 'dist/embed',
  },
};

/** Archives know no time zone: this is noon of a day that each of them has. */
const PACKED = new Date(2000, 0, 1, 12);

const filesIn = folder => readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter(one => one.isFile() && !one.name.endsWith('.map'))
  .map(one => join(one.parentPath ?? one.path, one.name)).sort();

const filesOf = (called, folder) => filesIn(folder)
  .map(path => [called + path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)]);

const archiveOf = folders => zipSync(Object.fromEntries(
  Object.entries(folders).flatMap(([called, from]) => filesOf(called, join(root, from))),
), { mtime: PACKED });

/** Writes all of it; tells how large each file is, and the hashes of the archives. */
export const packRelease = folder => {
  mkdirSync(folder, { recursive: true });
  const packed = Object.entries(ARCHIVES).map(([name, from]) => {
    const bytes = archiveOf(from);
    writeFileSync(join(folder, name), bytes);
    return { name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  });
  writeFileSync(join(folder, 'SHA256SUMS'), packed.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(''));
  writeFileSync(join(folder, 'integrity.json'), readFileSync(join(root, 'dist/embed/integrity.json')));
  return packed;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Say where to: node .ci/pack-release.mjs FOLDER.');
  for (const { name, size, sha256 } of packRelease(folder)) console.log(`${name} ${size} bytes, sha256 ${sha256}`);
}
