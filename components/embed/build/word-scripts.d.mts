export const WORD_SCRIPTS: readonly string[];
