/** Arguments for the functions of a file's words, by their paths; null: what they are given cannot be told. */
export const probesIn: (path: string) => ReadonlyMap<string, readonly (readonly unknown[])[] | null>;
