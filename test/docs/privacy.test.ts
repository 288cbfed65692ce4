/** What is said of privacy, against everything in the sources that keeps or asks for something. */
import { describe, expect, it } from 'vitest';
import { markdownAt } from '../support/markdown.ts';
import { codeOf, sourceFiles } from '../support/source-files.ts';

const { text } = markdownAt('docs/privacy.md');
const SOURCES = sourceFiles(['src', 'machines', 'components']).map(({ path, text }) => ({ path, code: codeOf(text) }));
const withWord = (pattern: RegExp) => SOURCES.filter(({ code }) => pattern.test(code));

/** Everything by which a page can speak with anybody. */
const ASKS = /\bfetch\s*\(|\b(?:XMLHttpRequest|WebSocket|WebTransport|EventSource|sendBeacon|RTCPeerConnection)\b/;

describe('nothing is asked for', () => {
  it('but the parts of the site, and a scenario whose address the page gives', () => {
    expect(withWord(ASKS).map(({ path }) => path).sort()).toEqual([
      'components/shared/public/page-input.ts', 'components/site/offline.ts', 'components/site/service-worker.ts',
    ]);
    expect(text).toContain('the address of a scenario');
  });

  it('and there are no cookies', () => {
    expect(withWord(/\bdocument\.cookie\b|\bcookieStore\b/)).toEqual([]);
  });
});

describe('what is kept in the browser is named', () => {
  const keepers = withWord(/\b(?:localStorage|sessionStorage)\.|\bcaches\.open\b/);

  it('is found at all', () => expect(keepers.length).toBeGreaterThan(3));

  it.each(keepers)('by $path', ({ code }) => {
    const keys = [...code.matchAll(/const (?:KEY|PARTS|\w+_KEY) = '([^']+)'/g)].map(match => match[1]!);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter(key => !text.includes(`\`${key}\``))).toEqual([]);
  });

  it('and so is the database, of which there is one', () => {
    expect(withWord(/\bopenDB\b|\bindexedDB\b/).map(({ path }) => path)).toEqual(['components/set-up/shelf/store.ts']);
    const shelf = SOURCES.find(({ path }) => path === 'components/set-up/shelf/shelf.ts');
    expect(shelf?.code).toContain(`'assault-shelf'`);
    expect(text).toContain('`assault-shelf`');
  });
});
