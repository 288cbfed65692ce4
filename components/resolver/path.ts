/** Paths of states, such as `a4Attacks.attacks.saving`. */

/** The step of a path, such as `a4Attacks`. */
export const stepOf = (path: string): string => path.split('.')[0] ?? '';
