/** Bytes as the fragment of an address, and back, whatever they tell of: nothing of it goes to any server. */
import { type LinkKind, MOST_BYTES, readSealed, writeSealed } from '../../src/share-links/fragment.ts';
import { canDeflate, deflate, inflate } from './link-bytes.ts';
import { linkReadingWords, linkStepWords } from './link-reading-words.ts';

/** Bytes as they were written, or what is wrong with the link in plain sentences. */
export type LinkBytes = { readonly bytes: Uint8Array } | { readonly problems: readonly string[] };

/** Why no link can be made, in a sentence. */
export class LinkError extends Error {
  override readonly name = 'LinkError';
}

/**
 * The fragment of an address, without its `#`.
 *
 * @throws LinkError where the browser cannot pack.
 */
export const writeFragment = async (kind: LinkKind, bytes: () => Promise<Uint8Array>): Promise<string> => {
  if (!canDeflate()) throw new LinkError(linkReadingWords.tooOld);
  return writeSealed(kind, await deflate(await bytes()));
};

/** What a link of that kind holds; anything may be in it. Never throws. */
export const readFragment = async (link: string, kind: LinkKind): Promise<LinkBytes> => {
  const sealed = readSealed(link, kind, linkReadingWords);
  if ('say' in sealed) return wrong(() => [sealed.say()]);
  if (!canDeflate()) return wrong(() => [linkReadingWords.tooOld]);
  const bytes = await inflate(sealed.content, MOST_BYTES);
  return bytes === null ? wrong(() => [linkReadingWords.notOurs]) : { bytes };
};

/** What is wrong with a link is said in the language in which it is read, not of when it was opened. */
export const wrong = (say: () => readonly string[]): { readonly problems: readonly string[] } => ({
  get problems() {
    return say();
  },
});

/** The step after so many others; `reason`: a sentence of the rules, null where they have none. */
export const sayRefused = (
  at: number, events: readonly { readonly type: string }[], reason: string | null,
): string => linkStepWords.refused(at + 1, events.length, events[at]!.type, reason);
