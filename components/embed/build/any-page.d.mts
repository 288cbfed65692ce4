/** The code with every `for (const key in object)` as a loop over the object's own keys; of nothing, no turn. */
export const overOwnKeys: (code: string) => string;

/** Styles that measure by the element's own size instead of the page's root, which has any. */
export const inOwnSize: (css: string) => string;
