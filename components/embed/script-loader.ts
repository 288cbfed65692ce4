/** Fetches classic scripts that lie in the folder of the one that is running now, each when it is first wanted. */
import { onceLoaded } from '../shared/once-loaded.ts';
import { addWordSource, fetchGroupsBy, type Books, type FetchGroup } from '../shared/languages/speech.ts';
import type { English } from '../translations/english.ts';
import { globalNameOf, trustedBy } from './worker-parts.ts';

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;

export interface ScriptLoader {
  /** By which a page with trusted types allows the addresses of scripts. */
  readonly policyName: string;
  /** The whole address of a script, by its name. */
  readonly addressOf: (name: string) => string;
  /** An address as the page wants it before it runs what lies there. */
  readonly trusted: (url: string) => string;
  /** Runs the script of that name, once, and gives what it leaves on the page. */
  readonly load: <T>(name: string) => () => Promise<T>;
  /**
   * The words of other languages, of which each language has a script for each group; resolves when those of the
   * language spoken are there, or cannot be had.
   */
  readonly addWords: (...groups: readonly (keyof English)[]) => Promise<unknown>;
}

/** The scripts beside this one; a page with trusted types has to allow the policy. */
export const scriptLoader = (policyName: string): ScriptLoader => {
  const addressOf = (name: string): string => new URL(`${name}.js`, own?.src || document.baseURI).href;
  const trusted = trustedBy(policyName);
  const run = <T>(name: string): Promise<T> => new Promise((resolve, reject) => {
    const url = addressOf(name);
    const script = document.createElement('script');
    script.src = trusted(url);
    if (own?.nonce) script.nonce = own.nonce;
    script.addEventListener('load', () => {
      const left = (globalThis as Readonly<Record<string, unknown>>)[globalNameOf(name)];
      if (left === undefined) reject(new Error(`${url} left nothing.`));
      else resolve(left as T);
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} could not be loaded.`));
    });
    document.head.append(script);
  });
  const loads = new Map<string, () => Promise<unknown>>();
  const load = <T>(name: string): (() => Promise<T>) => {
    const known = loads.get(name) ?? onceLoaded(() => run(name));
    loads.set(name, known);
    return known as () => Promise<T>;
  };
  const fetchGroup: FetchGroup = async (group, language) =>
    (await load<{ readonly books: Books }>(`assault-words-${language}-${group}`)()).books;
  fetchGroupsBy(fetchGroup);
  const addWords = (...groups: readonly string[]): Promise<unknown> =>
    Promise.all(groups.map(group => addWordSource(language => fetchGroup(group, language), group)));
  return { policyName, addressOf, trusted, load, addWords };
};
