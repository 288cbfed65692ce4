/** Paths of states, such as `a4Attacks.attacks.saving`. */

/** The step of a path, such as `a4Attacks`. */
export const stepOf = (path: string): string => path.split('.')[0] ?? '';

/** Whether a moment is the one meant by 'A4', 'a4Attacks' or by a number of events. */
export const isStepOf = (meant: string, path: string, at: number): boolean => {
  const name = meant.trim().toLowerCase();
  if (/^\d+$/.test(name)) return at === Number(name);
  return name !== '' && stepOf(path).toLowerCase().startsWith(name);
};
