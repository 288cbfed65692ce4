/** Writes the counts of a Web Test Runner run to a file. */
export const countReporter: (path: string) => {
  onTestRunFinished(run: { readonly sessions: readonly object[] }): void;
};
