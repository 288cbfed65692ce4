/** Bytes as the fragment of an address, and back, whatever they tell of: nothing of it goes to any server. */
import { open, seal, type Opened } from '../../src/scenario/link/envelope.ts';
import { fromBase64Url, isBase64Url, toBase64Url } from './base64url.ts';
import { deflate, inflate, isAble } from './deflate.ts';

/** What links tell of, by what they say before their payload. */
export const KINDS = { assault: '1', phase: '40k-1' } as const;
export type LinkKind = (typeof KINDS)[keyof typeof KINDS];

/** Bytes as they were written, or what is wrong with the link in plain sentences. */
export type Unsealed = { readonly bytes: Uint8Array } | { readonly problems: readonly string[] };

const HEAD = /^play=([^.]*)(?:\.|$)/;
/** Longer fragments are not looked into. */
const LONGEST = 200_000;
/** So many bytes hold the largest scenario there can be, with all its steps. */
const MOST_BYTES = 400_000;

/** Whether a fragment is meant as a link to what can be played, readable or not. */
export const isLink = (fragment: string): boolean => /^#?play=/.test(fragment.trim());

/** Why no link can be made, in a sentence. */
export class LinkError extends Error {
  override readonly name = 'LinkError';
}

const TOO_OLD = 'This browser is too old for links: it has nothing that packs and unpacks them.';
export const NOT_LOADED = 'A part of the program could not be loaded. Try again when there is a network.';

/**
 * The fragment of an address, without its `#`.
 *
 * @throws LinkError where the browser cannot pack.
 */
export const writeSealed = async (kind: LinkKind, bytes: () => Promise<Uint8Array>): Promise<string> => {
  if (!isAble()) throw new LinkError(TOO_OLD);
  return `play=${kind}.${toBase64Url(seal(await deflate(await bytes())))}`;
};

/** Spaces and line breaks that a mail has put in, an address around it and punctuation behind it do no harm. */
const fragmentIn = (link: string): string =>
  link.slice(link.lastIndexOf('#') + 1).replace(/\s+/g, '').replace(/[.,;:!?)\]}>'"”’]+$/, '');

/** What a link says that it tells of; empty: it says nothing of it. */
export const kindOf = (link: string): string =>
  (link.length > LONGEST ? '' : HEAD.exec(fragmentIn(link))?.[1] ?? '');

/** What a link of that kind holds; anything may be in it. Never throws. */
export const readSealed = async (link: string, kind: LinkKind): Promise<Unsealed> => {
  if (link.length > LONGEST) return wrong('This link is far too long to be one of ours.');
  const fragment = fragmentIn(link);
  const [head, said] = HEAD.exec(fragment) ?? [];
  if (head === undefined) return wrong('This is no link to an assault: it has to begin with play=1.');
  if (said !== '' && said !== kind) return wrong(sayKind(said!));
  const payload = fragment.slice(head.length);
  if (payload === '') return wrong('This link has been cut: there is nothing behind its beginning.');
  if (!isBase64Url(payload)) return wrong(`This link holds ${brief(strange(payload))}, which no link of ours does.`);
  const opened = open(fromBase64Url(payload));
  if ('fault' in opened) return wrong(sayFault(opened));
  if (!isAble()) return wrong(TOO_OLD);
  const bytes = await inflate(opened.content, MOST_BYTES);
  return bytes === null ? wrong('This link cannot be unpacked: it was not made by this program.') : { bytes };
};

const wrong = (say: string): Unsealed => ({ problems: [say] });

const sayKind = (said: string): string => {
  if (said === KINDS.assault) return 'This link leads to an assault of Epic, not to a phase of Warhammer 40,000.';
  if (said === KINDS.phase) return 'This link leads to a phase of Warhammer 40,000, not to an assault of Epic.';
  return `This link is of the unknown kind ${brief(said)}; ours are of kind ${Object.values(KINDS).join(' or ')}.`;
};

const brief = (text: string): string => `“${text.length > 20 ? `${text.slice(0, 20)}…` : text}”`;

/** The first character that does not belong. */
const strange = (payload: string): string => [...payload].find(letter => !isBase64Url(letter))!;

const sayFault = (opened: Extract<Opened, { readonly fault: string }>): string => {
  switch (opened.fault) {
    case 'cut': {
      const part = Math.min(99, Math.max(1, Math.round((100 * opened.lacking) / (opened.length + 1))));
      return `This link has been cut: about ${part} % of it is missing at the end.`;
    }
    case 'longer':
      return 'Something has been added to this link at its end.';
    case 'changed':
      return 'This link has been changed on its way: some of its letters are not those that were sent.';
  }
};
