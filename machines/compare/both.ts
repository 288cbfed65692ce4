/** Two of something that stand side by side: the first and the second. */
export type Both<T> = readonly [first: T, second: T];

/** The same question put to both. */
export const both = <A, B>([first, second]: Both<A>, ask: (one: A, at: 0 | 1) => B): Both<B> =>
  [ask(first, 0), ask(second, 1)];
