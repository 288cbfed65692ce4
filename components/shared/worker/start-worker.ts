/** Starting a classic script as a worker, whatever the page is. */

/** Pages without an origin, and scripts of another's, get their worker by a detour that lies in memory. */
const detour = (address: string): string => {
  const code = `importScripts(${JSON.stringify(address)})`;
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
};

const isOurs = (address: string): boolean => new URL(address).origin === self.origin && self.origin !== 'null';

/**
 * A worker that runs the script at an address; `trusted` makes of an address what the page wants of one before it runs
 * what lies there. In its `name` it finds that address, as it may run by the detour, and the policy of such addresses.
 *
 * Whether a policy forbids it is only known when the worker sends an error.
 */
export const workerOf = (address: string, trusted: (url: string) => string, policy: string): Worker =>
  new Worker(trusted(isOurs(address) ? address : detour(address)), { name: `${policy} ${address}` });
