/** The questions that the rules leave open: their answers, the default, and where each comes from. */
import { CHARGE_RULINGS } from './charge.ts';
import { HIT_RULINGS } from './hits.ts';
import { RESULT_RULINGS } from './result.ts';
import { SUPPORT_RULINGS } from './support.ts';

/**
 * Every open question these steps meet, in the order of the procedure.
 *
 * The first answer of each is the default; a scenario carries only what differs.
 */
export const RULINGS = { ...CHARGE_RULINGS, ...HIT_RULINGS, ...SUPPORT_RULINGS, ...RESULT_RULINGS };

export type RulingId = keyof typeof RULINGS;
/** What is said of each question; another language is another record of these. */
export type RulingWords = {
  readonly [id in RulingId]: {
    readonly question: string;
    readonly answers: { readonly [answer in keyof (typeof RULINGS)[id]['answers']]: string };
    readonly source: string;
  };
};

/** One answer for every question. */
export type Rulings = { readonly [id in RulingId]: keyof (typeof RULINGS)[id]['answers'] };

export const RULING_IDS = /* @__PURE__ */ Object.keys(RULINGS) as readonly RulingId[];
