/** Arguments for the functions of the words that a file speaks, by their paths; null: what they are given cannot be told. */
export const probesIn: (path: string) => ReadonlyMap<string, readonly (readonly unknown[])[] | null>;
