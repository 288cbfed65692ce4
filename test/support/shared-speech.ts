/** What all scripts of a page share of the language they speak. Tests run one after the other in the same page. */
interface SharedSpeech {
  language: string;
  readonly sources: Map<unknown, unknown>;
  askFor?: unknown;
}

const shared = (): SharedSpeech => {
  const key = Object.getOwnPropertySymbols(globalThis)
    .find(({ description }) => description?.startsWith('assault-resolver.speech'))!;
  return (globalThis as unknown as Readonly<Record<symbol, SharedSpeech>>)[key]!;
};

/** The words that other tests have added are forgotten. */
export const forgetWordSources = (): void => shared().sources.clear();

/** Nobody has said how words come that are first needed later; what it gives ends that. */
export const forgetFetching = (): (() => void) => {
  const speech = shared();
  const before = speech.askFor;
  delete speech.askFor;
  return () => {
    speech.askFor = before;
  };
};

/** Does something while figures, forms and lists are those of a language. */
export const inLanguage = <T>(language: string, act: () => T): T => {
  const speech = shared();
  const before = speech.language;
  speech.language = language;
  try {
    return act();
  } finally {
    speech.language = before;
  }
};
