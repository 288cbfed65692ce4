import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const built = name => readFileSync(new URL(`../../dist/embed/${name}`, import.meta.url));

const sizeOf = (name, mark, atMost) => ({
  name: `${name}, gzip`,
  answer: () => assert(built(name).includes(mark), `${name} does not contain ${mark}`),
  samples: () => [gzipSync(built(name), { level: 9 }).length / 1000],
  atMost,
  unit: 'kB',
});

/** The embed is all the JavaScript of the first screen; the unit library comes when it is wanted. */
export const benches = [
  sizeOf('assault-resolver.js', 'customElements', 60),
  sizeOf('assault-resolver-units.js', 'assaultResolverUnits', 60),
];
