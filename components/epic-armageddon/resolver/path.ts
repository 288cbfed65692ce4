/** Paths of states, such as `a4Attacks.attacks.saving`. */

/** The step of a path, such as `a4Attacks`. */
export const stepOf = (path: string): string => path.split('.')[0] ?? '';

/** Whether something is the name or number of a step, or a number of events. */
export const isStep = (meant: string): boolean => /^(?:\d{1,6}|a[0-7]\w*|assaultover|noassault)$/i.test(meant.trim());

/** Whether a moment is the one meant by 'A4', 'a4Attacks' or by a number of events. */
export const isStepOf = (meant: string, path: string, at: number): boolean => {
  const name = meant.trim().toLowerCase();
  if (/^\d+$/.test(name)) return at === Number(name);
  return name !== '' && stepOf(path).toLowerCase().startsWith(name);
};
