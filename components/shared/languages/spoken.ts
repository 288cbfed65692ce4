/** Words as they are written, spoken in the language of the screen. */
import { bookOf } from './speech.ts';

/** Words of the same shape in any language: a translation that lacks one does not compile. */
export type Told<T> =
  T extends string ? string
    : T extends (...given: infer G) => infer R ? (...given: G) => Told<R>
      : T extends readonly (infer E)[] ? readonly Told<E>[]
        : T extends object ? { readonly [K in keyof T]: Told<T[K]> }
          : T;

/** Everything that the scripts of this page have said there is to say on the screen, by part, in English. */
export const written = new Map<string, object>();

/**
 * The words of a part of the screen. Ask them where they are shown, never once for all: what is taken out of them stays
 * in the language of that moment.
 */
export const spoken = <T extends object>(part: string, english: T): Told<T> => {
  written.set(part, english);
  return new Proxy(english, { get: (own, key) => Reflect.get(bookOf(part) ?? own, key) as unknown }) as Told<T>;
};
