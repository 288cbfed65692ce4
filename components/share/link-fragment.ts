/** Bytes as the fragment of an address, and back, whatever they tell of: nothing of it goes to any server. */
import { open, type Opened, seal } from '../../src/share-links/envelope.ts';
import { deflate, fromBase64Url, inflate, canDeflate, isBase64Url, toBase64Url } from './link-bytes.ts';
import { linkReadingWords, linkStepWords } from './link-reading-words.ts';

/** What links tell of, by what they say before their payload. */
export const LINK_KINDS = { assault: '1', phase: '40k-1' } as const;
export type LinkKind = (typeof LINK_KINDS)[keyof typeof LINK_KINDS];

/** Bytes as they were written, or what is wrong with the link in plain sentences. */
export type LinkBytes = { readonly bytes: Uint8Array } | { readonly problems: readonly string[] };

const HEAD = /^play=([^.]*)(?:\.|$)/;
/** Longer fragments are not looked into. */
const LONGEST = 200_000;
/** So many bytes hold the largest scenario there can be, with all its steps. */
const MOST_BYTES = 400_000;

/** Behind what a link tells of it may say in which view of the table of the site it opens; else it is Play. */
const VIEW = /&view=(odds|set-up)$/;

/** The view in which a link opens; null: it does not say. */
export const viewOf = (link: string): string | null => VIEW.exec(trimmed(link))?.[1] ?? null;

/** A link without its view, and with one; views that a link cannot name are left out. */
export const withoutView = (link: string): string => link.replace(VIEW, '');
export const withView = (link: string, view: string): string => {
  const named = `${link}&view=${view}`;
  return VIEW.test(named) ? named : link;
};

/** Whether a fragment is meant as a link to what can be played, readable or not. */
export const isLink = (fragment: string): boolean => /^#?play=/.test(fragment.trim());

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
  return `play=${kind}.${toBase64Url(seal(await deflate(await bytes())))}`;
};

/** Spaces and line breaks that a mail has put in, an address around it and punctuation behind it do no harm. */
const trimmed = (link: string): string =>
  link.slice(link.lastIndexOf('#') + 1).replace(/\s+/g, '').replace(/[.,;:!?)\]}>'"”’]+$/, '');

const fragmentIn = (link: string): string => withoutView(trimmed(link));

/** What a link says that it tells of; empty: it says nothing of it. */
export const linkKindOf = (link: string): string =>
  (link.length > LONGEST ? '' : HEAD.exec(fragmentIn(link))?.[1] ?? '');

/** What a link of that kind holds; anything may be in it. Never throws. */
export const readFragment = async (link: string, kind: LinkKind): Promise<LinkBytes> => {
  if (link.length > LONGEST) return wrong(() => [linkReadingWords.tooLong]);
  const fragment = fragmentIn(link);
  const [head, said] = HEAD.exec(fragment) ?? [];
  if (head === undefined) return wrong(() => [linkReadingWords.noLink]);
  if (said !== '' && said !== kind) return wrong(() => [sayKind(said!)]);
  const payload = fragment.slice(head.length);
  if (payload === '') return wrong(() => [linkReadingWords.nothingBehind]);
  if (!isBase64Url(payload)) return wrong(() => [linkReadingWords.strange(brief(strange(payload)))]);
  const opened = open(fromBase64Url(payload));
  if ('fault' in opened) return wrong(() => [sayFault(opened)]);
  if (!canDeflate()) return wrong(() => [linkReadingWords.tooOld]);
  const bytes = await inflate(opened.content, MOST_BYTES);
  return bytes === null ? wrong(() => [linkReadingWords.notOurs]) : { bytes };
};

/** What is wrong with a link is said in the language in which it is read, not of when it was opened. */
export const wrong = (say: () => readonly string[]): { readonly problems: readonly string[] } => ({
  get problems() {
    return say();
  },
});

const sayKind = (said: string): string => {
  if (said === LINK_KINDS.assault) return linkReadingWords.toAssault;
  if (said === LINK_KINDS.phase) return linkReadingWords.toPhase;
  return linkReadingWords.unknownKind(brief(said), Object.values(LINK_KINDS));
};

const brief = (text: string): string => `“${text.length > 20 ? `${text.slice(0, 20)}…` : text}”`;

/** The first character that does not belong. */
const strange = (payload: string): string => [...payload].find(letter => !isBase64Url(letter))!;

const sayFault = (opened: Extract<Opened, { readonly fault: string }>): string => {
  switch (opened.fault) {
    case 'cut':
      return linkReadingWords.cut(Math.min(99, Math.max(1, Math.round((100 * opened.lacking) / (opened.length + 1)))));
    case 'longer':
      return linkReadingWords.longer;
    case 'changed':
      return linkReadingWords.changed;
  }
};

/** The step after so many others; `reason`: a sentence of the rules, null where they have none. */
export const sayRefused = (
  at: number, events: readonly { readonly type: string }[], reason: string | null,
): string => linkStepWords.refused(at + 1, events.length, events[at]!.type, reason);
