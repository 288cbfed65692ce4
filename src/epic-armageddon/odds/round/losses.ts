/** The losses that a batch of attacks may inflict on one side, with their chances. */
import { convolve, type Distribution } from '../../../dice/distribution.ts';
import type { Side } from '../../state.ts';
import type { Cause } from '../../volley.ts';
import type { Kind } from './attacks.ts';
import type { Board } from './board.ts';
import { isDead, type States } from './engaged.ts';
import { fallsOn, isMacro, plainFalls, type Falls } from './falling.ts';
import { outcomesOf, type Outcome } from './hurt.ts';
import { statesAfter, type Ledger } from './ledger.ts';

/** Chances of a ledger’s numbers. */
export type Chances = Float64Array;

/** A side as a batch strikes it: its states, and its targets in the order in which hits reach them. */
export interface Struck {
  readonly board: Board;
  readonly side: Side;
  readonly states: States;
  readonly order: readonly number[];
  readonly ledger: Ledger;
  readonly cause: Cause;
}

/** Smaller chances than this are not followed. */
const NEGLIGIBLE = 1e-18;

/** The chances after one more fighter has met its fate. */
const spread = (chances: Chances, outcomes: readonly Outcome[], state: number, weight: number): void => {
  for (let code = chances.length - 1; code >= 0; code -= 1) {
    const before = chances[code]!;
    if (before === 0) continue;
    chances[code] = 0;
    for (const outcome of outcomes) chances[code + (outcome.state - state) * weight]! += before * outcome.chance;
  }
};

/** Every combination of numbers of hits of some kinds, with its chance. */
const combinations = (kinds: readonly Kind[]): readonly { readonly counts: readonly number[]; readonly chance: number }[] =>
  kinds.reduce<readonly { readonly counts: readonly number[]; readonly chance: number }[]>(
    (known, { hits }) => known.flatMap(({ counts, chance }) => hits.flatMap((more, count) =>
      (chance * more > NEGLIGIBLE ? [{ counts: [...counts, count], chance: chance * more }] : []))),
    [{ counts: [], chance: 1 }],
  );

const fateOf = ({ board, side, states, order, ledger, cause }: Struck, falls: Falls, chances: Chances): void => {
  falls.forEach((hits, place) => {
    const fighter = order[place]!;
    if (hits.length === 0) return;
    const state = states[fighter]!;
    spread(chances, outcomesOf(board, side, fighter, state, hits, cause), state, ledger.weights[fighter]!);
  });
};

/** Whether hits of these kinds are all ordinary, may fall on everybody, and everybody dies of one. */
const isPlain = ({ board, side, order }: Struck, kinds: readonly Kind[]): boolean =>
  kinds.every(({ effect, only }) => effect === 'normal' && (only === null || order.every(one => only.includes(one))))
    && order.every(fighter => board.fighters[side][fighter]!.states === 2);

const addedTo = (sum: Chances, chances: Chances, weight: number): void => {
  for (let code = 0; code < sum.length; code += 1) sum[code]! += chances[code]! * weight;
};

/** How likely each target survives so many ordinary hits on all of them. */
const survivals = ({ board, side, order, cause }: Struck, hits: number): readonly number[] => {
  const counts = plainFalls(order.length, hits);
  return order.map((fighter, place) => board.survives(side, fighter, 'normal', cause) ** counts[place]!);
};

const plainLosses = (struck: Struck, hits: Distribution): Chances => {
  const sum = new Float64Array(struck.ledger.size);
  hits.forEach((chance, count) => {
    if (chance <= NEGLIGIBLE) return;
    const chances = new Float64Array(struck.ledger.size);
    chances[0] = 1;
    survivals(struck, count).forEach((lives, place) => {
      if (lives === 1) return;
      const weight = struck.ledger.weights[struck.order[place]!]!;
      spread(chances, [{ state: 0, chance: lives }, { state: 1, chance: 1 - lives }], 0, weight);
    });
    addedTo(sum, chances, chance);
  });
  return sum;
};

/** Losses from the hits of some kinds, all of them ordinary or all of them macro-weapon hits. */
const lossesOf = (struck: Struck, kinds: readonly Kind[]): Chances => {
  if (struck.order.length === 0 || kinds.length === 0) return Float64Array.from({ length: struck.ledger.size }, (_, i) => (i === 0 ? 1 : 0));
  if (isPlain(struck, kinds)) {
    return plainLosses(struck, kinds.map(kind => kind.hits).reduce(convolve));
  }
  const sum = new Float64Array(struck.ledger.size);
  for (const { counts, chance } of combinations(kinds)) {
    const chances = new Float64Array(struck.ledger.size);
    chances[0] = 1;
    fateOf(struck, fallsOn(struck.board, struck.side, struck.order, kinds, counts), chances);
    addedTo(sum, chances, chance);
  }
  return sum;
};

/** Losses and then further ones, which depend on whom the first have left. */
export const thenLosses = (struck: Struck, before: Chances, next: (states: States) => Chances): Chances => {
  const { ledger, board, side } = struck;
  const sum = new Float64Array(ledger.size);
  before.forEach((chance, code) => {
    if (chance <= NEGLIGIBLE) return;
    const more = next(statesAfter(ledger, board.fighters[side], struck.states, code));
    for (let add = 0; code + add < ledger.size; add += 1) if (more[add]! > 0) sum[code + add]! += chance * more[add]!;
  });
  return sum;
};

/**
 * Losses of a batch: its ordinary hits, then its macro-weapon and Titan Killer hits on those who are left.
 *
 * @rule A4.5, H3, H6, H7
 */
export const batchLosses = (struck: Struck, kinds: readonly Kind[]): Chances => {
  const first = lossesOf(struck, kinds.filter(kind => !isMacro(kind)));
  const macro = kinds.filter(isMacro);
  if (macro.length === 0) return first;
  const fighters = struck.board.fighters[struck.side];
  return thenLosses(struck, first, states => lossesOf({
    ...struck, states, order: struck.order.filter(fighter => !isDead(fighters[fighter]!, states[fighter]!)),
  }, macro));
};
