/** The site without a connection: what Play needs is kept at the first visit, the rest when nothing else is to do. */
import { language, onSpeech, type Language } from '../shared/languages/speech.ts';

/** The name that the service worker looks under. */
const PARTS = 'assault-parts';
/** So many are fetched at a time, fewer than a browser has connections: what a visitor asks for waits for none. */
const FEW = 4;

interface Connection {
  readonly saveData?: boolean;
}

/** Whether the visitor wants to fetch little. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: Connection }).connection?.saveData === true;

const isIdle = (): Promise<void> => new Promise(resolve => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 250 });
  else setTimeout(resolve, 200);
});

/** What is fetched after the first screen: paths of parts, of the documentation, and of the words of each language. */
interface LaterPaths {
  readonly parts: readonly string[];
  /** With their versions: 'docs/players.html?v=1a2b3c4d'. */
  readonly docs: readonly string[];
  readonly words: { readonly [language in Language]?: readonly string[] };
}

const whole = (paths: readonly string[]): readonly string[] => paths.map(path => new URL(path, location.href).href);

/**
 * Fetches a few parts after the other, so that nobody waits for it, and forgets those of former versions. Of the other
 * languages only the one that is spoken is fetched; what has been fetched of the rest stays.
 */
const keepParts = async (): Promise<void> => {
  // Loaded past the worker, a page may be newer than those beside it, which still want their own parts.
  const isAhead = navigator.serviceWorker.controller === null;
  const answer = await fetch('later.json');
  const { parts, docs, words } = await answer.json() as LaterPaths;
  const kept = await caches.open(PARTS);
  const before = new Set((await kept.keys()).map(({ url }) => url));
  const lacking = whole([...parts, ...words[language()] ?? [], ...docs]).filter(part => !before.has(part));
  for (let from = 0; from < lacking.length; from += FEW) {
    await isIdle();
    await kept.addAll(lacking.slice(from, from + FEW));
  }
  if (isAhead) return;
  const known = new Set(whole([...parts, ...docs, ...Object.values(words).flat()]));
  for (const url of before) if (!known.has(url)) await kept.delete(url);
};

/** Says so only when every part and page is here. A reader who saves data is sent nothing that was not asked for. */
export const keepForOffline = async (): Promise<void> => {
  await navigator.serviceWorker.register('sw.js');
  await navigator.serviceWorker.ready;
  if (savesData()) return;
  let keeping = keepParts();
  onSpeech(() => {
    keeping = keeping.then(keepParts, keepParts); // after what is on its way, which is not fetched again
    keeping.catch(() => undefined);
  });
  await keeping;
  document.querySelector<HTMLElement>('#offline')!.hidden = false;
};
