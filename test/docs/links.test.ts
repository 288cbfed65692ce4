/** Links of the documentation lead somewhere. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { anchorsIn, linksIn, markdownAt, markdownFiles, ROOT, type MarkdownFile } from '../support/markdown.ts';

const FILES = markdownFiles(
  ['docs', 'src', 'machines', 'test/examples', 'test/golden'], ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
);

const isBroken = (file: MarkdownFile, link: string): boolean => {
  const [to, anchor] = link.split('#') as [string, string?];
  const path = to === '' ? file.path : posix.join(posix.dirname(file.path), to);
  if (!existsSync(join(ROOT, path))) return true;
  return anchor !== undefined && !(path.endsWith('.md') && anchorsIn(markdownAt(path)).includes(anchor));
};

it.each(FILES)('of $path', file => {
  const inside = linksIn(file).filter(link => !/^[a-z]+:/.test(link));
  expect(inside.filter(link => isBroken(file, link))).toEqual([]);
});

it('the index of the documentation leads to every page of it', () => {
  const led = linksIn(markdownAt('docs/README.md')).map(link => posix.join('docs', link));
  const pages = FILES.map(({ path }) => path).filter(path => /^docs\/(?!README)[^/]+\.md$/.test(path));
  expect(pages.filter(page => !led.includes(page))).toEqual([]);
});
