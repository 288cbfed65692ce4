/** What is written at a transition, for the drawing and for whoever hears it read. */
import type { ChartTransition, Label } from './chart.ts';

/** What comes from inside a machine, in words. */
export const INSIDE = {
  done: 'done',
  after: (delay: string): string => `after ${delay}`,
  actorDone: (actor: string): string => `${actor} done`,
  actorFailed: (actor: string): string => `${actor} failed`,
  actorChanged: (actor: string): string => `${actor} changed`,
  else: 'anything else',
};
export type InsideWords = Readonly<typeof INSIDE>;

/** An event stays as it is written, since it is what a script sends; what comes from inside is put in words. */
export const labelOf = ({ source, event, guard, label }: ChartTransition, inside: InsideWords = INSIDE): Label =>
  label ?? { event: wordsOfEvent(event, source, inside), guard: guard === null ? null : inWords(guard) };

/** A name in words: `mayMoveHit` is `may move hit`. */
export const inWords = (name: string): string => name
  .replace(/([a-z\d])([A-Z])/g, (_, end: string, begin: string) => `${end} ${begin.toLowerCase()}`)
  .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
  .replace(/[_-]+/g, ' ')
  .trim();

/** A name in words that begins with a capital. */
export const asTitle = (name: string): string => {
  const words = inWords(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const FROM_INSIDE: readonly (readonly [RegExp, (inside: InsideWords, name: string) => string])[] = [
  [/^xstate\.done\.state\..*$/, ({ done }) => done],
  [/^xstate\.after\.(.+)$/, ({ after }, delay) => after(/^\d+$/.test(delay) ? `${delay} ms` : inWords(delay))],
  [/^xstate\.done\.actor\.(.+)$/, ({ actorDone }, actor) => actorDone(actor)],
  [/^xstate\.error\.actor\.(.+)$/, ({ actorFailed }, actor) => actorFailed(actor)],
  [/^xstate\.snapshot\.(.+)$/, ({ actorChanged }, actor) => actorChanged(actor)],
  [/^\*$/, inside => inside.else],
];

const wordsOfEvent = (event: string, source: string, inside: InsideWords): string => {
  const isOwn = event.startsWith('xstate.') && event.endsWith(`.${source}`);
  const name = isOwn ? event.slice(0, -source.length - 1) : event;
  for (const [pattern, words] of FROM_INSIDE) {
    const match = pattern.exec(name) ?? pattern.exec(event);
    if (match !== null) return words(inside, match[1] ?? '');
  }
  return event;
};
