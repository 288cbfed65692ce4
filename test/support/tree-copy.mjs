// A copy of the tree in which something may be broken: its packages are linked, what is cached of them is its own.
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LEFT_OUT = ['node_modules', '.git', '.mutation', '.fuzz', 'coverage'];

const link = (from, to) => symlinkSync(from, to, 'junction');

/** Copies everything but the packages into a folder. Links to the browser too, if one has been unpacked. */
export const copyTree = to => {
  cpSync(ROOT, to, { recursive: true, filter: path => !LEFT_OUT.includes(basename(path)) });
  const [packages, copied] = [join(ROOT, 'node_modules'), join(to, 'node_modules')];
  mkdirSync(join(copied, '.cache'), { recursive: true });
  for (const name of readdirSync(packages).filter(name => !/^\.(cache|vite)/.test(name))) {
    link(join(packages, name), join(copied, name));
  }
  link(join(packages, '.cache/chromium'), join(copied, '.cache/chromium'));
};
