/** An element is defined once on a page, however many copies of its script lie there. */
import { VERSION } from '../report/version.ts';
import { words } from './words.ts';

/** The first definition stays; a copy of another script only says in the console that it is not used. */
export const define = (name: string, element: CustomElementConstructor): void => {
  const there = customElements.get(name) as (CustomElementConstructor & { readonly version?: string }) | undefined;
  if (there === undefined) customElements.define(name, element);
  else if (there !== element) console.info(words.alreadyThere(name, there.version ?? null, VERSION));
};
