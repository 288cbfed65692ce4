/** Starting a classic script or a module as a worker, whatever the page is. */

/** Pages without an origin, and scripts of another's, get their worker by a detour that lies in memory. */
const detour = (code: string): string => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));

const isOurs = (address: string): boolean => new URL(address).origin === self.origin && self.origin !== 'null';

/**
 * A worker that runs the script at an address; `trusted` makes of an address what the page wants of one before it runs
 * what lies there. In its `name` it finds that address, as it may run by the detour, and the policy of such addresses.
 *
 * Whether a policy forbids it is only known when the worker sends an error.
 */
export const workerOf = (address: string, trusted: (url: string) => string, policy: string): Worker =>
  new Worker(trusted(isOurs(address) ? address : detour(`importScripts(${JSON.stringify(address)})`)), {
    name: `${policy} ${address}`,
  });

/**
 * The same of a module, which finds what it needs by itself: begun as bundlers know it, and where a page forbids that,
 * because the module is of another origin or no address is trusted, by the address that it has beside another module.
 */
export const moduleWorkerOf = (
  usual: () => Worker, name: string, beside: string, trusted: (url: string) => string,
): Worker => {
  try {
    return usual();
  } catch {
    const { href } = new URL(name, beside);
    const address = isOurs(href) ? href : detour(`import ${JSON.stringify(href)}`);
    return new Worker(trusted(address), { type: 'module' });
  }
};
