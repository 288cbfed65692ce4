/** What shows words comes together with them. */

/** What is coming, once the words for it are there too, or cannot be had. */
export const withWords = async <T>(coming: Promise<T>, words: Promise<unknown>): Promise<T> =>
  (await Promise.all([coming, words]))[0];
