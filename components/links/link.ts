/** An assault as the fragment of an address, and back: nothing of it goes to any server. */
import { sentence } from '../../src/epic-armageddon/phrases.ts';
import { open, seal, type Opened } from '../../src/scenario/link/envelope.ts';
import { pack, unpack, type Played } from '../../src/scenario/link/pack.ts';
import type { ProfileSource } from '../../src/scenario/profile-source.ts';
import { presentOf, replay } from '../../machines/timeline.ts';
import { why } from '../../machines/epic-armageddon/why.ts';
import { fromBase64Url, isBase64Url, toBase64Url } from './base64url.ts';
import { deflate, inflate, isAble } from './deflate.ts';

export type { Played } from '../../src/scenario/link/pack.ts';

export type LinkRead =
  /** `notes`: sentences about what may not be as the sender saw it. */
  | (Played & { readonly notes: readonly string[] })
  /** `upTo`: what could be read all the same, where only a step is refused. */
  | { readonly problems: readonly string[]; readonly upTo?: Played };

const VERSION = '1';
/** What a link says before its payload. */
const HEAD = /^play=([^.]*)(?:\.|$)/;
/** Longer fragments are not looked into. */
const LONGEST = 200_000;
/** So many bytes hold the largest scenario there can be, with all its steps. */
const MOST_BYTES = 400_000;

/** Whether a fragment is meant as a link to an assault, readable or not. */
export const isLink = (fragment: string): boolean => /^#?play=/.test(fragment.trim());

/** Why no link can be made, in a sentence. */
export class LinkError extends Error {
  override readonly name = 'LinkError';
}

const TOO_OLD = 'This browser is too old for links: it has nothing that packs and unpacks them.';
const NOT_LOADED = 'A part of the program could not be loaded. Try again when there is a network.';

/** Null if it cannot be loaded. */
const library = (): Promise<ProfileSource | null> =>
  import('../../src/army-lists/netea.ts').then(({ neteaLibrary }) => neteaLibrary, () => null);

/**
 * The fragment of an address, without its `#`, that tells of an assault and of every step taken in it.
 *
 * @throws LinkError where the browser cannot pack, or the unit library cannot be loaded.
 */
export const writeLink = async (played: Played): Promise<string> => {
  if (!isAble()) throw new LinkError(TOO_OLD);
  const units = await library();
  if (units === null) throw new LinkError(NOT_LOADED);
  return `play=${VERSION}.${toBase64Url(seal(await deflate(pack(played, units))))}`;
};

/**
 * What a link tells; anything may be in it. An address around the fragment, spaces and line breaks that a mail has put
 * in, and punctuation behind it do no harm.
 *
 * @returns the assault, or what is wrong with the link in plain sentences. Never throws.
 */
export const readLink = async (link: string): Promise<LinkRead> => {
  if (link.length > LONGEST) return wrong('This link is far too long to be one of ours.');
  const spoken = link.slice(link.lastIndexOf('#') + 1).replace(/\s+/g, '');
  const fragment = spoken.replace(/[.,;:!?)\]}>'"”’]+$/, '');
  const [head, version] = HEAD.exec(fragment) ?? [];
  if (head === undefined) return wrong('This is no link to an assault: it has to begin with play=1.');
  if (version !== '' && version !== VERSION) {
    return wrong(`This link is of the unknown kind ${brief(version!)}; ours are of kind 1.`);
  }
  const payload = fragment.slice(head.length);
  if (payload === '') return wrong('This link has been cut: there is nothing behind its beginning.');
  if (!isBase64Url(payload)) return wrong(`This link holds ${brief(strange(payload))}, which no link of ours does.`);
  const opened = open(fromBase64Url(payload));
  if ('fault' in opened) return wrong(sayFault(opened));
  if (!isAble()) return wrong(TOO_OLD);
  const bytes = await inflate(opened.content, MOST_BYTES);
  if (bytes === null) return wrong('This link cannot be unpacked: it was not made by this program.');
  const units = await library();
  if (units === null) return wrong(NOT_LOADED);
  const unpacked = unpack(bytes, units);
  return 'problems' in unpacked ? unpacked : played(unpacked);
};

const wrong = (say: string): LinkRead => ({ problems: [say] });

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

/** Held against the rules: every step has to be one that they allow. */
const played = (linked: Played & { readonly notes: readonly string[] }): LinkRead => {
  const { scenario, events } = linked;
  try {
    const timeline = replay(scenario, events);
    const refused = events[timeline.at];
    if (refused === undefined) return linked;
    const reason = why(presentOf(timeline), refused);
    return {
      problems: [
        ...linked.notes,
        `Step ${timeline.at + 1} of ${events.length} in this link (${refused.type}) is not allowed there`
          + `${reason === null ? '.' : `: ${sentence(reason)}`}`,
      ],
      upTo: { scenario, events: timeline.events },
    };
  } catch {
    const problems = ['This link tells of steps that make no sense in its assault.'];
    return { problems, upTo: { scenario, events: [] } };
  }
};
