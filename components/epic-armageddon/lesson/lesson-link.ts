/** A lesson as the fragment of an address, and back: nothing of it goes to any server. */
import { open, seal } from '../../../src/share-links/envelope.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import { fromBase64Url, isBase64Url, toBase64Url } from '../../../src/share-links/base64.ts';
import { deflate, inflate, canDeflate } from '../../share/link-bytes.ts';
import { askedWords } from '../../shared/lesson/asked-words.ts';

/** The JSON text of a lesson and the moment to begin with, or what is wrong with the link. */
export type LessonLinkRead =
  | { readonly json: string; readonly moment: string | null }
  | { readonly problem: string };

const HEAD = 'lesson=1.';
/** Longer fragments are not looked into, and no lesson holds more bytes. */
const LONGEST = 200_000;
const MOST_BYTES = 1_000_000;

/** The fragment of an address, without its `#`; null where the browser cannot pack. */
export const writeLessonLink = async (lesson: Lesson, moment: string | null = null): Promise<string | null> => {
  if (!canDeflate()) return null;
  const packed = await deflate(new TextEncoder().encode(JSON.stringify(lesson)));
  return `${HEAD}${toBase64Url(seal(packed))}${moment === null ? '' : `/${moment}`}`;
};

/** What a link holds; anything may be in it. Never throws. What it gives has still to be read as a lesson. */
export const readLessonLink = async (link: string): Promise<LessonLinkRead> => {
  const fragment = link.slice(link.lastIndexOf('#') + 1).replace(/\s+/g, '');
  if (!fragment.startsWith(HEAD) || link.length > LONGEST) return wrong(() => askedWords.linkStrange);
  const [payload = '', moment = null] = fragment.slice(HEAD.length).split('/');
  if (!canDeflate()) return wrong(() => askedWords.linkTooOld);
  if (payload === '' || !isBase64Url(payload)) return wrong(() => askedWords.linkChanged);
  const opened = open(fromBase64Url(payload));
  const bytes = 'fault' in opened ? null : await inflate(opened.content, MOST_BYTES);
  return bytes === null ? wrong(() => askedWords.linkChanged) : { json: new TextDecoder().decode(bytes), moment };
};

/** Said in the language in which it is read, not of when the link was opened. */
const wrong = (say: () => string): LessonLinkRead => ({
  get problem() {
    return say();
  },
});
