/** Bringing something when it is first wanted. */

/** A loader that brings its load once, and tries again after a failure. */
export const onceLoaded = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let coming: Promise<T> | null = null;
  return () => {
    coming ??= load().catch((error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  };
};
