/** What a page and its worker write to each other. */

/** To the worker. */
export type Order<Q> =
  | { readonly type: 'ask'; readonly id: number; readonly question: Q }
  | { readonly type: 'cancel'; readonly id: number };

/** From the worker. */
export type Reply<A> =
  /** It has been loaded and listens. */
  | { readonly type: 'ready' }
  | { readonly type: 'told'; readonly id: number; readonly answer: A }
  | { readonly type: 'ended'; readonly id: number }
  /** Without words it could not be answered there. */
  | { readonly type: 'failed'; readonly id: number; readonly why: string };
