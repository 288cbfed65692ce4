/** Classic scripts that lie beside the one that is running now, and come when they are wanted. */
import { onceLoaded } from '../shared/once-loaded.ts';

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;

/** Pages that run no script by its bare address may trust the policy of that name. */
interface ScriptPolicies {
  readonly createPolicy: (name: string, rules: { readonly createScriptURL: (url: string) => string }) => {
    readonly createScriptURL: (url: string) => string;
  };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: ScriptPolicies };

export interface Neighbours {
  /** The whole address of a script beside this one. */
  readonly addressOf: (file: string) => string;
  /** An address as the page wants it before it runs what lies there. */
  readonly trusted: (url: string) => string;
  /** Runs the script of that name, once, and gives what it leaves on the page. */
  readonly leftBy: <T>(file: string, leaves: string) => () => Promise<T>;
}

/** The scripts beside this one; a page with trusted types has to allow the policy. */
export const neighbours = (policyName: string): Neighbours => {
  let policy: ReturnType<ScriptPolicies['createPolicy']> | undefined;
  const addressOf = (file: string): string => new URL(file, own?.src || document.baseURI).href;
  const trusted = (url: string): string => {
    policy ??= trustedTypes?.createPolicy(policyName, { createScriptURL: address => address });
    return policy?.createScriptURL(url) ?? url;
  };
  const run = <T>(file: string, leaves: string): Promise<T> => new Promise((resolve, reject) => {
    const url = addressOf(file);
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
  return { addressOf, trusted, leftBy: (file, leaves) => onceLoaded(() => run(file, leaves)) };
};
