/** The languages besides English: each has a folder. */
export const languages: () => readonly string[];
/** The groups of words that are fetched together, each with the file that has it and its name there. */
export const groupsIn: (language: string) => readonly {
  readonly group: string;
  readonly name: string;
  readonly path: string;
}[];
/** The text of books.ts. */
export const booksModule: () => string;
