/** Transports that are open to fire from. */

/** Transports whose passengers use their firefight from inside, each with the ids of those who do not. */
export const OPEN_TRANSPORTS: Readonly<Record<string, readonly string[]>> = {
  'barge-of-pleasure': [],
  'bastion': [],
  'junkatrukk': [],
  'raider': [],
  'trukk': ['big-gunz'],
};
