/** The languages besides English: each has a folder. */
export const languages: () => readonly string[];
/** The groups of words that are fetched together: each language has a file for each. */
export const groupsIn: (language: string) => readonly string[];
/** The text of books.ts. */
export const booksModule: () => string;
