import type { Plugin } from 'vite';

/** The name of what is built of a group of words: 'words-de-reasons'; null: a module has none. */
export const wordsIn: (id: string | null) => string | null;
/** Makes a module of each group of words, which is fetched alone though its file has others: 'words:de/log'. */
export const wordModules: Plugin;
