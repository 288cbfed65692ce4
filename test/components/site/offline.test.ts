/** What the site keeps for later, while the visitor turns to other languages. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addWordSource, speak } from '../../../components/shared/languages/speech.ts';
import { keepForOffline } from '../../../components/site/offline.ts';

const LATER = { parts: ['a.js', 'b.js'], docs: ['docs/index.html?v=1'], words: { de: ['de.js'], fr: ['fr.js'] } };

/** The cache of a browser, which remembers how often each address was fetched into it. */
const emptyCache = () => {
  const fetched: string[] = [];
  const kept = new Set<string>();
  return {
    fetched,
    keys: () => Promise.resolve([...kept].map(url => ({ url }))),
    addAll: async (urls: readonly string[]) => {
      fetched.push(...urls);
      await new Promise(resolve => setTimeout(resolve, 5));
      for (const url of urls) kept.add(url);
    },
    delete: () => Promise.resolve(true),
  };
};

describe('the site without a connection', () => {
  afterEach(async () => {
    vi.unstubAllGlobals();
    await speak('en');
  });

  it('fetches each part once, and the words of each language that is spoken meanwhile', async () => {
    const cache = emptyCache();
    const hint = { hidden: true };
    vi.stubGlobal('window', {});
    vi.stubGlobal('location', { href: 'https://site.example/' });
    vi.stubGlobal('document', { querySelector: () => hint });
    vi.stubGlobal('navigator', { serviceWorker: { register: () => Promise.resolve(), ready: Promise.resolve() } });
    vi.stubGlobal('fetch', () => Promise.resolve({ json: () => Promise.resolve(LATER) }));
    vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
    await addWordSource(() => Promise.resolve({}), 'offline');
    const isKept = keepForOffline();
    while (cache.fetched.length === 0) await new Promise(resolve => setTimeout(resolve, 1));
    await speak('de');
    await isKept;
    await vi.waitFor(() => expect(cache.fetched).toContain('https://site.example/de.js'));
    expect([...cache.fetched].sort()).toEqual(
      ['a.js', 'b.js', 'de.js', 'docs/index.html?v=1'].map(path => `https://site.example/${path}`));
    expect(hint.hidden).toBe(false);
  });
});
