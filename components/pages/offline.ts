/** The site without a connection: what Play needs is kept at the first visit, the rest when nothing else is to do. */

/** The name that the service worker looks under. */
const PARTS = 'assault-parts';

interface Connection {
  readonly saveData?: boolean;
}

const savesData = (): boolean => (navigator as { readonly connection?: Connection }).connection?.saveData === true;

const isIdle = (): Promise<void> => new Promise(resolve => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
  else setTimeout(resolve, 200);
});

/** Fetches one part after the other, so that nobody waits for it, and forgets those of former versions. */
const keepParts = async (): Promise<void> => {
  const answer = await fetch('later.json');
  const parts = (await answer.json() as readonly string[]).map(path => new URL(path, location.href).href);
  const kept = await caches.open(PARTS);
  const before = new Set((await kept.keys()).map(({ url }) => url));
  for (const part of parts) {
    if (before.has(part)) continue;
    await isIdle();
    await kept.add(part);
  }
  for (const url of before) if (!parts.includes(url)) await kept.delete(url);
};

/** Says so only when every part is here. A reader who saves data is sent nothing that was not asked for. */
export const keepForOffline = async (): Promise<void> => {
  await navigator.serviceWorker.register('sw.js');
  await navigator.serviceWorker.ready;
  if (savesData()) return;
  await keepParts();
  document.querySelector<HTMLElement>('#offline')!.hidden = false;
};
