/** The index of the documentation, and how it is made and asked. `docs-search.mjs` makes the module. */
declare module 'docs:index' {
  export const index: import('minisearch').AsPlainObject;
  export const options: import('minisearch').Options;
}
