/** An element is defined once on a page, however many copies of its script lie there. */
import { VERSION } from '../version.ts';

/** The first definition stays; a copy of another script only says in the console that it is not used. */
export const define = (name: string, element: CustomElementConstructor): void => {
  const there = customElements.get(name) as (CustomElementConstructor & { readonly version?: string }) | undefined;
  if (there === undefined) customElements.define(name, element);
  else if (there !== element) console.info(alreadyThere(name, there.version));
};

/** Said to whoever made the page, in the console, before any language has come. */
const alreadyThere = (name: string, version = 'another version'): string =>
  `<${name}> is on this page already: ${version} stays, ${VERSION} is not used.`;
