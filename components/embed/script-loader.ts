/** Fetches classic scripts that lie in the folder of the one that is running now, each when it is first wanted. */
import { onceLoaded } from '../shared/once-loaded.ts';
import { addWordSource, fetchGroupsBy, type Books, type FetchGroup } from '../shared/languages/speech.ts';
import type { English } from '../translations/english.ts';
import { globalNameOf } from './worker-parts.ts';

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;

/** Pages that run no script by its bare address may trust the policy of that name. */
interface ScriptPolicies {
  readonly createPolicy: (name: string, rules: { readonly createScriptURL: (url: string) => string }) => {
    readonly createScriptURL: (url: string) => string;
  };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: ScriptPolicies };

export interface ScriptLoader {
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
  let policy: ReturnType<ScriptPolicies['createPolicy']> | undefined;
  const addressOf = (name: string): string => new URL(`${name}.js`, own?.src || document.baseURI).href;
  const trusted = (url: string): string => {
    policy ??= trustedTypes?.createPolicy(policyName, { createScriptURL: address => address });
    return policy?.createScriptURL(url) ?? url;
  };
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
  const load = <T>(name: string): (() => Promise<T>) => onceLoaded(() => run(name));
  const fetchGroup: FetchGroup = async (group, language) =>
    (await load<{ readonly books: Books }>(`assault-words-${language}-${group}`)()).books;
  fetchGroupsBy(fetchGroup);
  const addWords = (...groups: readonly string[]): Promise<unknown> =>
    Promise.all(groups.map(group => addWordSource(language => fetchGroup(group, language), group)));
  return { addressOf, trusted, load, addWords };
};
