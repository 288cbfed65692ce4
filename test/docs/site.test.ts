/** The documentation as pages of the site: whole, linked, and without anything that runs. */
import { posix } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentation, readMarkdown } from '../../components/site/build/docs.mjs';
import { markdownFiles } from '../support/markdown.ts';

type Built = Awaited<ReturnType<typeof documentation>>;

const SEARCH = 'docs/search.html';

let built: Built = [];
let pages: ReadonlyMap<string, string> = new Map();

beforeAll(async () => {
  built = await documentation();
  const html = built.filter(({ path }) => path.endsWith('.html'));
  pages = new Map(html.map(({ path, content }) => [path, String(content)]));
});

const every = (page: string, pattern: RegExp): readonly string[] => [...page.matchAll(pattern)].map(match => match[1]!);

describe('the pages', () => {
  it('are those of every file of the documentation, and of what they lead to', () => {
    const named = markdownFiles(['docs'])
      .map(({ path }) => path.replace('README.md', 'index.md').replace(/md$/, 'html'));
    expect([...pages.keys()]).toEqual(expect.arrayContaining([...named, 'docs/src/epic-armageddon/index.html']));
  });

  it('lead only to pages, headings and pictures that there are', () => {
    const paths = built.map(({ path }) => path);
    const lost = [...pages].flatMap(([path, page]) => every(page, /(?:href|src)="([^"]*)"/g)
      .filter(link => !/^(?:https?|data):/.test(link))
      .filter(link => {
        const [to = '', anchor] = link.split('#');
        const target = to === '' ? path : posix.join(posix.dirname(path), to);
        if (target === 'index.html') return false;
        return !paths.includes(target) || (anchor !== undefined && !pages.get(target)!.includes(`id="${anchor}"`));
      })
      .map(link => `${path}: ${link}`));
    expect(lost).toEqual([]);
  });

  it('have a title, one first heading, and a place among the others', () => {
    for (const [path, page] of pages) {
      expect(page).toMatch(/<title>[^<]+ – Assault resolver<\/title>/);
      expect([path, every(page, /<(h1) /g).length]).toEqual([path, 1]);
      expect(every(page, /<nav[^]*?(href)/g)).toHaveLength(1);
    }
  });

  it('are searched on one that has a script, which all others lead to', () => {
    const forms = [...pages].filter(([, page]) => !/<form action="[^"]*search\.html" role="search">/.test(page));
    expect(forms).toEqual([]);
    expect(pages.get(SEARCH)).toContain('<script src="search.js" defer></script>');
    expect(pages.get(SEARCH)).toContain("img-src 'self' data:; script-src 'self'\"");
    expect(built.map(({ path }) => path)).toContain('docs/search.js');
  });

  it('hold nothing else that runs, and no style of their own', () => {
    const running = /<script|<style|<iframe|\son\w+=|\sstyle=|javascript:/i;
    const isRunning = (page: string): boolean => running.test(page.replace(/<code[^]*?<\/code>/g, ''));
    expect([...pages].filter(([path, page]) => path !== SEARCH && isRunning(page)).map(([path]) => path)).toEqual([]);
    for (const page of pages.values()) expect(page).toContain(`content="default-src 'none'; style-src 'self';`);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a picture that runs something', 'Look: <img src=x onerror=alert(1)>'],
    ['a link that runs something', '[here](javascript:alert(1))'],
    ['a link that hides it', '[here](<java&#115;cript:alert(1)>)'],
    ['a picture from elsewhere', '![one](https://example.org/count.png)'],
    ['a heading with markup', '# One <iframe src="https://example.org"></iframe>'],
    ['a link out of its attribute', '[a](https://example.org/"onclick="alert(1))'],
  ])('would show %s as text', async (_, text) => {
    const { body } = await readMarkdown('docs/README.md', text);
    expect(body.replace(/<\/?(?:p|h1|a)(?: (?:id|href)="(?!javascript)[^"]*")?>/g, '')).not.toMatch(/[<>]/);
  });

  it('show markup of an example as it is written', () => {
    expect(pages.get('docs/teachers.html')).toContain('&lt;assault-lesson lesson=');
  });
});
