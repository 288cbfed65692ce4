// What a release holds beside the package, into a folder: the scripts for any page and the site as archives, which are
// the same whenever they are packed, the hashes of both, and the integrity of every script.
// Usage: node .ci/pack-release.mjs FOLDER, after a build.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';

const root = fileURLToPath(new URL('..', import.meta.url));
const ARCHIVES = { 'assault-resolver-embed.zip': 'dist/embed', 'assault-resolver-site.zip': 'dist/site' };

/** Archives know no time zone: this is noon of a day that each of them has. */
const PACKED = new Date(2000, 0, 1, 12);

const filesIn = folder => readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter(one => one.isFile()).map(one => join(one.parentPath ?? one.path, one.name)).sort();

const archiveOf = folder => zipSync(Object.fromEntries(
  filesIn(folder).map(path => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)]),
), { mtime: PACKED });

/** Writes all of it; tells how large each file is, and the hashes of the archives. */
export const packRelease = folder => {
  mkdirSync(folder, { recursive: true });
  const packed = Object.entries(ARCHIVES).map(([name, from]) => {
    const bytes = archiveOf(join(root, from));
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
