/** What a page and its worker write to each other. */
import type { Answers, Kind, Question } from './question.ts';

/** To the worker. */
export type Order =
  | { readonly type: 'ask'; readonly id: number; readonly question: Question }
  | { readonly type: 'cancel'; readonly id: number };

/** From the worker. */
export type Reply =
  /** It has been loaded and listens. */
  | { readonly type: 'ready' }
  | { readonly type: 'told'; readonly id: number; readonly answer: Answers[Kind] }
  | { readonly type: 'ended'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly why: string };
