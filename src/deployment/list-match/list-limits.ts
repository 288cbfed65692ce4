/** The most formations that a list may have. */
export const MOST_FORMATIONS = 30;
