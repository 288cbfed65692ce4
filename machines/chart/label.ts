/** What is written at a transition, for the drawing and for whoever hears it read. */
import type { ChartTransition } from './chart.ts';

export interface Label {
  /** What happens; empty for what follows by itself. */
  readonly event: string;
  /** On what condition, in words; null without one. */
  readonly guard: string | null;
}

/** An event stays as it is written, since it is what a script sends; what comes from inside is put in words. */
export const labelOf = ({ source, event, guard }: ChartTransition): Label => ({
  event: wordsOfEvent(event, source),
  guard: guard === null ? null : inWords(guard),
});

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

const INSIDE = [
  [/^xstate\.done\.state\..*$/, () => 'done'],
  [/^xstate\.after\.(.+)$/, (delay: string) => (/^\d+$/.test(delay) ? `after ${delay} ms` : `after ${inWords(delay)}`)],
  [/^xstate\.done\.actor\.(.+)$/, (actor: string) => `${actor} done`],
  [/^xstate\.error\.actor\.(.+)$/, (actor: string) => `${actor} failed`],
  [/^xstate\.snapshot\.(.+)$/, (actor: string) => `${actor} changed`],
  [/^\*$/, () => 'anything else'],
] as const;

const wordsOfEvent = (event: string, source: string): string => {
  const isOwn = event.startsWith('xstate.') && event.endsWith(`.${source}`);
  const name = isOwn ? event.slice(0, -source.length - 1) : event;
  for (const [pattern, words] of INSIDE) {
    const match = pattern.exec(name) ?? pattern.exec(event);
    if (match !== null) return words(match[1] ?? '');
  }
  return event;
};
