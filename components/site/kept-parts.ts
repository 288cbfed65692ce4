/** The name of the cache with the parts that page and service worker keep. */
export const PARTS = 'assault-parts';
