/** What is remembered of a side’s losses: every unit by itself, or only how many of those that count alike. */
import type { Fighter } from './board.ts';
import { isDead, type States } from './engaged.ts';
import { zeros } from './zeros.ts';

/**
 * Losses of a side written as one number: the sum over its fighters of the steps that each has gone down, times its
 * weight. Distributions of losses are arrays over these numbers.
 */
export interface LossCode {
  readonly size: number;
  /** One for each fighter; 0: it cannot be hit. */
  readonly weights: readonly number[];
  /** Fighters that share a weight, so that only their number is known; in the order of the list. */
  readonly groups: readonly { readonly weight: number; readonly radix: number; readonly members: readonly number[] }[];
}

const ledgerOf = (
  fighters: readonly Fighter[], states: States, groups: readonly (readonly number[])[],
): LossCode => {
  const weights = Array<number>(fighters.length).fill(0);
  let size = 1;
  const entries = groups.map(members => {
    const steps = members.reduce((sum, i) => sum + fighters[i]!.states - 1 - states[i]!, 0);
    const entry = { weight: size, radix: steps + 1, members };
    for (const member of members) weights[member] = size;
    size *= entry.radix;
    return entry;
  });
  return { size, weights, groups: entries };
};

/** Remembers every target by itself. */
export const lossCodeOfUnits = (fighters: readonly Fighter[], states: States, targets: readonly number[]): LossCode =>
  ledgerOf(fighters, states, [...targets].sort((a, b) => a - b).map(target => [target]));

/** Whether it is all one to the result which of two fighters is lost. */
const isAllOne = (fighters: readonly Fighter[], place: number, other: number): boolean => {
  const [a, b] = [fighters[place]!, fighters[other]!];
  return a.states <= 2 && b.states <= 2 && a.formation === b.formation && a.size === b.size
    && a.isInspiring === b.isInspiring && a.isBrutal === b.isBrutal && a.isFearless === b.isFearless
    && a.isEthereal === b.isEthereal && a.isAircraft === b.isAircraft && a.isSummoned === b.isSummoned
    && a.kills === b.kills && a.markers === b.markers && a.isUnmourned === b.isUnmourned && !a.carries && !b.carries;
};

/** Remembers how many are lost of those that count alike in the result and live. */
export const lossCodeOfNumbers = (
  fighters: readonly Fighter[], states: States, targets: readonly number[],
): LossCode => {
  const groups: number[][] = [];
  const living = targets.filter(target => !isDead(fighters[target]!, states[target]!));
  for (const target of living.sort((a, b) => a - b)) {
    const group = groups.find(([first]) => isAllOne(fighters, first!, target));
    if (group === undefined) groups.push([target]);
    else group.push(target);
  }
  return ledgerOf(fighters, states, groups);
};

/** States that come of some losses; of a group its first living members are taken as lost. */
export const statesAfter = (
  { groups }: LossCode, fighters: readonly Fighter[], states: States, code: number,
): States => {
  const after = [...states];
  for (const { weight, radix, members } of groups) {
    let steps = Math.floor(code / weight) % radix;
    if (members.length === 1) {
      after[members[0]!]! += steps;
      continue;
    }
    for (const member of members) {
      if (steps === 0) break;
      if (isDead(fighters[member]!, after[member]!)) continue;
      after[member] = fighters[member]!.states - 1;
      steps -= 1;
    }
  }
  return after;
};

/** What a number of a loss code that names everybody is in another, which may only count them. */
export const codeIn = ({ groups }: LossCode, other: LossCode, code: number): number => {
  let sum = 0;
  for (const { weight, radix, members: [member] } of groups) {
    sum += (Math.floor(code / weight) % radix) * other.weights[member!]!;
  }
  return sum;
};

/** States of a whole side as one number, and back. */
export const numberOf = (fighters: readonly Fighter[], states: States): number =>
  states.reduce((sum, state, i) => sum + state * fighters[i]!.weight, 0);

/** The states after each number of losses of a loss code, as numbers. */
export const numbersAfter = (
  { size, groups }: LossCode, fighters: readonly Fighter[], states: States,
): Float64Array => {
  const numbers = zeros(size).fill(numberOf(fighters, states));
  for (const { weight, radix, members } of groups) {
    let more = 0;
    for (let steps = 1; steps < radix; steps += 1) {
      more += fighters[members.length === 1 ? members[0]! : members[steps - 1]!]!.weight;
      for (let code = 0; code < weight; code += 1) numbers[code + steps * weight] = numbers[code]! + more;
    }
  }
  return numbers;
};

export const statesOf = (fighters: readonly Fighter[], number: number): States => {
  const states: number[] = [];
  let rest = number;
  for (const fighter of fighters) {
    states.push(rest % fighter.states);
    rest = Math.floor(rest / fighter.states);
  }
  return states;
};
