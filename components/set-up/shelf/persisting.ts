/** Asking the browser not to clear the shelf away of its own accord. */

/** Asks where it has not been granted; a browser that cannot be asked changes nothing. */
export const askToPersist = async (): Promise<void> => {
  const { storage } = navigator as { readonly storage?: StorageManager };
  try {
    if (await storage?.persisted?.() === false) await storage?.persist?.();
  } catch {
    // Nothing more can be done about it.
  }
};
