/** A step of a link that the rules do not allow, in a sentence. */

export const SENSELESS = 'This link tells of steps that make no sense on its table.';

/** The step after so many others; `reason`: a sentence of the rules, null where they have none. */
export const sayRefused = (
  at: number, events: readonly { readonly type: string }[], reason: string | null,
): string => `Step ${at + 1} of ${events.length} in this link (${events[at]!.type}) is not allowed there`
  + (reason === null ? '.' : `: ${reason}`);
