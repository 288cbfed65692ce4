interface Hunk {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** A fault, and by which tests it is seen: paths, or 'check' for `npm run check`. */
export interface Patch {
  readonly claim: string;
  readonly seenBy: readonly string[];
  readonly file: string;
  readonly hunks: readonly Hunk[];
}

export const readPatch: (text: string) => Patch;
export const planted: (patch: Patch, text: string) => string | null;
