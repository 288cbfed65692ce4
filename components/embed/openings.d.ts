/** The first screens of bundled phases by edition and id, of each language. `openings.mjs` makes the modules. */
declare module 'openings:all' {
  type PhaseOpening = import('../warhammer-40k/opening/opening.ts').PhaseOpening;
  export const openings: {
    readonly [language in import('../shared/languages/speech.ts').Language]: () => Promise<{
      readonly openings: Readonly<Record<string, () => Promise<{ readonly default: PhaseOpening }>>>;
    }>;
  };
}
