/** How scripts are named and run: by a page, and by a worker that fetches its parts for itself. */
import { moduleWorkerOf } from '../shared/worker/start-worker.ts';

/** 'assault-odds-engine' leaves `assaultOddsEngine`: scripts.mjs says the same to the build. */
export const globalNameOf = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Pages that run no script by its bare address may trust the policy of that name. */
interface ScriptPolicies {
  readonly createPolicy: (name: string, rules: { readonly createScriptURL: (url: string) => string }) => {
    readonly createScriptURL: (url: string) => string;
  };
}

/** An address as the page wants it before it runs what lies there. */
export const trustedBy = (policyName: string): ((url: string) => string) => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: ScriptPolicies };
  let policy: ReturnType<ScriptPolicies['createPolicy']> | undefined;
  return url => {
    policy ??= trustedTypes?.createPolicy(policyName, { createScriptURL: address => address });
    return policy?.createScriptURL(url) ?? url;
  };
};

const trustedModules = /* @__PURE__ */ trustedBy('assault-resolver');

/** A worker of a module of `dist/page`; what is built puts this around every such worker. */
export const moduleWorker = (usual: () => Worker, name: string, beside: string): Worker =>
  moduleWorkerOf(usual, name, beside, trustedModules);

/** As much of a worker's global scope as is used; `name`: how addresses are trusted, and that of its own script. */
interface WorkerScope {
  readonly name: string;
  readonly importScripts: (url: string) => void;
}

/** What the scripts of a worker leave, which lie beside its own; on a page they are there already. */
export class WorkerParts {
  #trusted: ((url: string) => string) | null = null;

  /** @throws Error without words where it cannot be had: then the page has to answer. */
  left<T>(name: string): T {
    const scope = globalThis as unknown as WorkerScope & Readonly<Record<string, T | undefined>>;
    const key = globalNameOf(name);
    try {
      if (scope[key] === undefined) this.#run(scope, name);
    } catch {
      throw new Error('');
    }
    return scope[key]!;
  }

  #run(scope: WorkerScope, name: string): void {
    const [policy = '', address] = scope.name.split(' ');
    this.#trusted ??= trustedBy(policy);
    scope.importScripts(this.#trusted(new URL(`${name}.js`, address).href));
  }
}
