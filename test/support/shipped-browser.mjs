// The browser that comes as an npm package: no root, no download beyond `npm ci`. Linux x64 only.
import { chmodSync, createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';

const NAME = join('@sparticuz', 'chromium');

/**
 * Unpacks the browser once, into node_modules/.cache (the package's own unpacking uses one folder for every user and
 * version of the machine). `{ path, folder, packed }`, or null where there is none.
 */
export const shippedBrowser = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const packed = packageFolder();
  if (!packed) return null;
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  const folder = resolve(dirname(dirname(packed)), '.cache', 'chromium', version);
  const path = join(folder, 'chromium');
  if (!existsSync(path)) await unpackBrowser(join(packed, 'bin', 'chromium.br'), path);
  return { path, folder, packed };
};

/** The folder of the libraries that the browser needs beyond glibc, for slim containers that lack them. */
export const shippedLibraries = ({ folder, packed }) => {
  const target = join(folder, 'lib');
  if (existsSync(target)) return target;
  const part = `${target}.${process.pid}.part`;
  mkdirSync(part, { recursive: true });
  const tar = brotliDecompressSync(readFileSync(join(packed, 'bin', 'al2023.tar.br')));
  for (const { name, content } of filesInTar(tar)) {
    const file = /^(?:\.\/)?lib\/([^/]+)$/.exec(name)?.[1];
    if (file) writeFileSync(join(part, file), content, { mode: 0o755 });
  }
  renameSync(part, target);
  return target;
};

const packageFolder = () => {
  try {
    const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
    return main.slice(0, main.lastIndexOf(NAME) + NAME.length);
  } catch {
    return null;
  }
};

const unpackBrowser = async (from, to) => {
  mkdirSync(dirname(to), { recursive: true });
  const part = `${to}.${process.pid}.part`;
  try {
    await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(part));
    chmodSync(part, 0o755);
    // Atomic: a run that is killed never leaves half a browser behind. One that runs already must keep its file.
    if (!existsSync(to)) renameSync(part, to);
  } finally {
    rmSync(part, { force: true });
  }
};

/** The files of a plain ustar archive: 512 bytes of header (name, size in octal), then the content in whole blocks. */
function* filesInTar(tar) {
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0;) {
    const name = tar.toString('utf8', at, at + 100).replace(/\0.*$/s, '');
    const size = parseInt(tar.toString('utf8', at + 124, at + 136), 8);
    yield { name, content: tar.subarray(at + 512, at + 512 + size) };
    at += 512 + Math.ceil(size / 512) * 512;
  }
}
