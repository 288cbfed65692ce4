/** The site without a connection: what Play needs is kept at the first visit, the rest when nothing else is to do. */

/** The name that the service worker looks under. */
const PARTS = 'assault-parts';
/** So many are fetched at a time. */
const FEW = 16;

interface Connection {
  readonly saveData?: boolean;
}

const savesData = (): boolean => (navigator as { readonly connection?: Connection }).connection?.saveData === true;

const isIdle = (): Promise<void> => new Promise(resolve => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 250 });
  else setTimeout(resolve, 200);
});

/** Fetches a few parts after the other, so that nobody waits for it, and forgets those of former versions. */
const keepParts = async (): Promise<void> => {
  const answer = await fetch('later.json');
  const parts = (await answer.json() as readonly string[]).map(path => new URL(path, location.href).href);
  const kept = await caches.open(PARTS);
  const before = new Set((await kept.keys()).map(({ url }) => url));
  const lacking = parts.filter(part => !before.has(part));
  for (let from = 0; from < lacking.length; from += FEW) {
    await isIdle();
    await kept.addAll(lacking.slice(from, from + FEW));
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
