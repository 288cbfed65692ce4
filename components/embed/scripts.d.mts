export interface Script {
  /** 'assault-odds-engine': the name of its file without the ending. */
  readonly name: string;
  /** The path of its source, or a group of words: 'words:de/log'. */
  readonly entry: string;
  readonly brings: string;
  /** In kB, gzipped. */
  readonly atMost: number;
  /** Whether a page names it; the others are fetched when they are wanted. */
  readonly isFirst?: boolean;
  /** The script whose Lit it uses. */
  readonly litOf?: string;
  readonly define?: Readonly<Record<string, string>>;
}

export const SCRIPTS: readonly Script[];
/** The script with the first screen of a bundled phase in a language. */
export const openingName: (edition: string, id: string, language: string) => string;
export const globalNameOf: (name: string) => string;
export const MODULE_ELEMENTS: readonly string[];
export const MODULE_WORKERS: Readonly<Record<string, string>>;
