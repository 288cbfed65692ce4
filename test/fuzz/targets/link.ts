/** Links to what is played of either game. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { readAnyLink, writeAnyLink } from '../../../components/share/any-link.ts';
import type { AnyPlayed } from '../../../src/share-links/any-played.ts';
import { open, seal } from '../../../src/share-links/envelope.ts';
import { linked } from '../../golden/kept.ts';
import { mutateText } from '../mutate-text.ts';
import { notPlain, notSame, notSentences, type Complaints } from '../oracle.ts';
import type { Chance } from '../random.ts';
import type { Target } from '../target.ts';

type Read = Awaited<ReturnType<typeof readAnyLink>>;

const LINK = /^(play=[\w-]*\.)([\w-]*)$/;
const MOST_BYTES = 400_000;

/** What a link holds, as text of a letter for each byte; null where it is no whole link. */
const contentOf = (link: string): string | null => {
  const opened = open(Uint8Array.from(Buffer.from(LINK.exec(link)?.[2] ?? '', 'base64url')));
  if ('fault' in opened) return null;
  try {
    return inflateRawSync(opened.content, { maxOutputLength: MOST_BYTES }).toString('latin1');
  } catch {
    return null;
  }
};

const withContent = (link: string, content: string): string => {
  const sealed = seal(Uint8Array.from(deflateRawSync(Buffer.from(content, 'latin1'))));
  return LINK.exec(link)![1]! + Buffer.from(sealed).toString('base64url');
};

const WORDS = ['.', '=', 'play=', 'play=1.', 'play=40k-1.', '#', '_', '-', '%20'];
const BYTES = ['\0', '\u0001', '\u007f', '\u0080\u0001', '\u00ff\u00ff\u00ff\u00ff\u007f', '\u007f\u00f8\0\0\0\0\0\0'];

/** Mostly what it holds is changed, and sealed again; else its letters. */
const mutate = (link: string, chance: Chance, other: string): string => {
  const content = chance.isOneIn(10) ? null : contentOf(link);
  if (content === null) return mutateText(link, chance, other, WORDS);
  return withContent(link, mutateText(content, chance, contentOf(other) ?? '', BYTES));
};

export const linkTarget: Target = {
  name: 'link',
  seeds: linked(['links.json', 'phase-links.json']).map(({ link }) => link),
  mutate,
  read: link => readAnyLink(link),
  check: async (_, found: Read): Promise<Complaints> => {
    if ('problems' in found) {
      const { upTo } = found;
      return [...notSentences(found.problems), ...(found.problems.length === 0 ? ['No problem is named.'] : []),
        ...(upTo === undefined ? [] : [...notPlain(upTo), ...await notSameAgain(upTo)])];
    }
    const { scenario, events } = found;
    return [...notSentences(found.notes), ...notPlain({ scenario, events }),
      ...await notSameAgain({ scenario, events } as AnyPlayed)];
  },
  work: { least: 500_000, perLetter: 10_000 },
  longest: 20_000,
  lengthOf: link => link.length + (contentOf(link) ?? '').length,
};

const notSameAgain = async (played: AnyPlayed): Promise<Complaints> => {
  const again = await readAnyLink(await writeAnyLink(played));
  if ('problems' in again) return [`What was read is refused when it is written: ${again.problems.join(' ')}`];
  return notSame('What is written and read', { scenario: again.scenario, events: again.events }, played);
};
