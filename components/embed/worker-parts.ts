/** Scripts that a worker fetches for itself when it first needs them. */

/** 'assault-odds-engine' leaves `assaultOddsEngine`: scripts.mjs says the same to the build. */
export const globalNameOf = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** As much of a worker's global scope as is used; `name`: the address of the script that runs in it. */
interface WorkerScope {
  readonly name: string;
  readonly importScripts: (url: string) => void;
}

/**
 * What the script of that name leaves, which lies beside the worker's own; on a page it is there already.
 *
 * @throws Error without words where it cannot be had: the page says it in its language.
 */
export const partLeftBy = <T>(name: string): T => {
  const left = globalThis as unknown as WorkerScope & Readonly<Record<string, T | undefined>>;
  const key = globalNameOf(name);
  try {
    if (left[key] === undefined) left.importScripts(new URL(`${name}.js`, left.name).href);
  } catch {
    throw new Error('');
  }
  return left[key]!;
};
