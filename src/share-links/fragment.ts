/** The fragment of an address that tells of something played, but for how its bytes are deflated. */
import { fromBase64Url, isBase64Url, toBase64Url } from './base64.ts';
import { open, type Opened, seal } from './envelope.ts';
import type { LINK_PHRASES } from './link-phrases.ts';

/** What links tell of, by what they say before their payload. */
export const LINK_KINDS = { assault: '1', phase: '40k-1' } as const;
export type LinkKind = (typeof LINK_KINDS)[keyof typeof LINK_KINDS];

/** How it is said what is wrong with a link. */
type LinkPhrases = typeof LINK_PHRASES;

/** What is sealed in a link, deflated, or what says what is wrong with it. */
export type Sealed = { readonly content: Uint8Array } | { readonly say: () => string };

const HEAD = /^play=([^.]*)(?:\.|$)/;
/** Longer fragments are not looked into. */
const LONGEST = 200_000;
/** So many bytes hold the largest scenario there can be, with all its steps. */
export const MOST_BYTES = 400_000;

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

/** The fragment of an address, without its `#`. */
export const writeSealed = (kind: LinkKind, deflated: Uint8Array): string =>
  `play=${kind}.${toBase64Url(seal(deflated))}`;

/** Spaces and line breaks that a mail has put in, an address around it and punctuation behind it do no harm. */
const trimmed = (link: string): string =>
  link.slice(link.lastIndexOf('#') + 1).replace(/\s+/g, '').replace(/[.,;:!?)\]}>'"”’]+$/, '');

const fragmentIn = (link: string): string => withoutView(trimmed(link));

/** What a link says that it tells of; empty: it says nothing of it. */
export const linkKindOf = (link: string): string =>
  (link.length > LONGEST ? '' : HEAD.exec(fragmentIn(link))?.[1] ?? '');

/** What a link of that kind holds; anything may be in it. */
export const readSealed = (link: string, kind: LinkKind, phrases: LinkPhrases): Sealed => {
  if (link.length > LONGEST) return { say: () => phrases.tooLong };
  const fragment = fragmentIn(link);
  const [head, said] = HEAD.exec(fragment) ?? [];
  if (head === undefined) return { say: () => phrases.noLink };
  if (said !== '' && said !== kind) return { say: () => sayKind(said!, phrases) };
  const payload = fragment.slice(head.length);
  if (payload === '') return { say: () => phrases.nothingBehind };
  if (!isBase64Url(payload)) return { say: () => phrases.strange(brief(strange(payload))) };
  const opened = open(fromBase64Url(payload));
  return 'fault' in opened ? { say: () => sayFault(opened, phrases) } : opened;
};

const sayKind = (said: string, phrases: LinkPhrases): string => {
  if (said === LINK_KINDS.assault) return phrases.toAssault;
  if (said === LINK_KINDS.phase) return phrases.toPhase;
  return phrases.unknownKind(brief(said), Object.values(LINK_KINDS));
};

const brief = (text: string): string => `“${text.length > 20 ? `${text.slice(0, 20)}…` : text}”`;

/** The first character that does not belong. */
const strange = (payload: string): string => [...payload].find(letter => !isBase64Url(letter))!;

const sayFault = (opened: Extract<Opened, { readonly fault: string }>, phrases: LinkPhrases): string => {
  switch (opened.fault) {
    case 'cut':
      return phrases.cut(Math.min(99, Math.max(1, Math.round((100 * opened.lacking) / (opened.length + 1)))));
    case 'longer':
      return phrases.longer;
    case 'changed':
      return phrases.changed;
  }
};
