/** A step of a link that the rules do not allow, in a sentence. */
import { linkReadingWords } from './link-reading-words.ts';

/** The step after so many others; `reason`: a sentence of the rules, null where they have none. */
export const sayRefused = (
  at: number, events: readonly { readonly type: string }[], reason: string | null,
): string => linkReadingWords.refused(at + 1, events.length, events[at]!.type, reason);
