/** The site's service worker: what it needs at once is kept before it is asked for, the rest once it was fetched. */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare const self: { readonly registration: { readonly scope: string } };
/** What is kept before the page asks for it: put in by the build. */
declare const KEPT_FILES: PrecacheEntry[];

/** The name under which the page keeps what comes later. */
const PARTS = 'assault-parts';

clientsClaim(); // what the first visit fetches later is kept as well
precacheAndRoute(KEPT_FILES);
cleanupOutdatedCaches();

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /\/assets\/[^/]+$/.test(url.pathname),
  new CacheFirst({ cacheName: PARTS }),
);

// What the page fetches to keep it has its version behind the name: that comes from the network alone.
registerRoute(
  ({ url }) => url.search === '' && url.href.startsWith(`${self.registration.scope}docs/`),
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
