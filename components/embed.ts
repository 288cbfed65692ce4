/**
 * The resolver as one classic script: it defines the element once. Panels, parser and library lie in scripts beside it
 * that come when they are wanted.
 */
import * as lit from 'lit';
import { AssaultResolver } from './assault-resolver.ts';
import { onceLoaded } from './resolver/later.ts';
import type * as TheGame from './embed-game.ts';
import type * as Units from './embed-units.ts';

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;

/** Pages that run no script by its bare address may trust this policy. */
interface ScriptPolicies {
  readonly createPolicy: (name: string, rules: { readonly createScriptURL: (url: string) => string }) => {
    readonly createScriptURL: (url: string) => string;
  };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: ScriptPolicies };
let policy: ReturnType<ScriptPolicies['createPolicy']> | undefined;

const trusted = (url: string): string => {
  policy ??= trustedTypes?.createPolicy('assault-resolver', { createScriptURL: address => address });
  return policy?.createScriptURL(url) ?? url;
};

/** Runs the script of that name beside this one and gives what it leaves on the page. */
const beside = <T>(file: string, leaves: string): Promise<T> => new Promise((resolve, reject) => {
  const url = new URL(file, own?.src || document.baseURI).href;
  const script = document.createElement('script');
  script.src = trusted(url);
  if (own?.nonce) script.nonce = own.nonce;
  script.addEventListener('load', () => {
    const left = (globalThis as Readonly<Record<string, unknown>>)[leaves];
    if (left === undefined) reject(new Error(`${url} left nothing.`));
    else resolve(left as T);
  });
  script.addEventListener('error', () => {
    script.remove();
    reject(new Error(`${url} could not be loaded.`));
  });
  document.head.append(script);
});

const game = onceLoaded(() => beside<typeof TheGame>('assault-resolver-game.js', 'assaultResolverGame'));

AssaultResolver.later = {
  game: async () => (await game()).gameOf,
  samples: async () => (await game()).sampleOf,
  parser: async () => (await game()).parseScenario,
  library: onceLoaded(async () =>
    (await beside<typeof Units>('assault-resolver-units.js', 'assaultResolverUnits')).neteaLibrary),
};

/** What the scripts beside this one share with it. */
export { lit };
