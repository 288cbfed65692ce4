/** The index of the documentation as MiniSearch writes it. `docs-search.mjs` makes the module. */
declare module 'docs:index' {
  export const index: object;
}
