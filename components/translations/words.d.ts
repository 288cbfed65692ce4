/** A group of words in a language: 'words:de/log'. `word-modules.mjs` makes the module. */
declare module 'words:*' {
  export const books: import('../shared/languages/speech.ts').Books;
}
