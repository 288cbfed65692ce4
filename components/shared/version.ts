/** Which program this is, and where its faults are collected. */

/** Put in by the build, from package.json. */
declare const ASSAULT_RESOLVER_VERSION: string | undefined;

/** '0.2.0'; a page that serves the sources as they are has none. */
export const VERSION = typeof ASSAULT_RESOLVER_VERSION === 'undefined' ? 'unbuilt' : ASSAULT_RESOLVER_VERSION;

/** The address of the public repository, such as 'https://example.org/owner/name'; null: there is none yet. */
export const REPOSITORY: string | null = null;
