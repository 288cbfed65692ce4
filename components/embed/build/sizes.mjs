// How large each built script is, gzipped, against its limit: `npm run size`.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { SCRIPTS } from '../scripts.mjs';
import { fromRoot } from './paths.mjs';

/** The size of a built script in kB, gzipped. */
export const kilobytesOf = name =>
  gzipSync(readFileSync(fromRoot(`dist/embed/${name}.js`)), { level: 9 }).length / 1000;

/** Every script of the table with its size, and whether it is within its limit. */
export const sizes = () => SCRIPTS.map(({ name, atMost }) => {
  const kilobytes = kilobytesOf(name);
  return { name, kilobytes, atMost, isMet: kilobytes <= atMost };
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, kilobytes, atMost, isMet } of sizes()) {
    console.log(`${isMet ? 'ok  ' : 'MISS'} ${name.padEnd(36)} ${kilobytes.toFixed(1).padStart(6)} of ${atMost} kB`);
    if (!isMet) process.exitCode = 1;
  }
}
