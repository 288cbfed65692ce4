/** The site's service worker: what it needs at once is kept before it is asked for, the rest once it was fetched. */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

declare const self: { readonly registration: { readonly scope: string } };
/** What is kept before the page asks for it: put in by the build. */
declare const KEPT_FILES: PrecacheEntry[];

/** The name under which the page keeps what comes later. */
const PARTS = 'assault-parts';

clientsClaim(); // what the first visit fetches later is kept as well
precacheAndRoute(KEPT_FILES);
cleanupOutdatedCaches();

/** So long it may take to look for what was kept, in ms. */
let lookFor = 2000;

/** A store that gives no answer keeps nobody from the network, and is waited for once. */
const keptPart = (request: Request): Promise<Response | undefined> => new Promise((resolve, reject) => {
  const silent = setTimeout(() => {
    lookFor = 0;
    resolve(undefined);
  }, lookFor);
  caches.open(PARTS).then(parts => parts.match(request)).then(resolve, reject).finally(() => clearTimeout(silent));
});

// A part is read to its end before it is passed on and kept: a page that is left meanwhile leaves nothing half read,
// which would hold one of the few connections of the browser. What the page fetches to keep it is kept by the page.
registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && request.destination !== '' && /\/assets\/[^/]+$/.test(url.pathname),
  async ({ request, event }) => {
    const kept = await keptPart(request);
    if (kept !== undefined) return kept;
    const response = await fetch(request);
    if (!response.ok) return response;
    const whole = await response.arrayBuffer();
    const again = (): Response => new Response(whole, response);
    event.waitUntil(caches.open(PARTS).then(parts => parts.put(request, again())));
    return again();
  },
);

// What the page fetches to keep it has its version behind the name: that comes from the network alone.
registerRoute(
  ({ url }) => /^(?:$|\?q=)/.test(url.search) && url.href.startsWith(`${self.registration.scope}docs/`),
  new NetworkFirst({ // their names stay when they change
    cacheName: PARTS,
    networkTimeoutSeconds: 3,
    matchOptions: { ignoreSearch: true },
    plugins: [{
      cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/\/(?=#|$)/, '/index.html'),
      cacheWillUpdate: async () => null,
    }],
  }),
);
