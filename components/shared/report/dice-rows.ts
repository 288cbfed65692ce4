/** Dice for a report, whatever the game. */
import type { Hand } from '../../../src/dice/hand.ts';
import { diceThatCount } from '../parts/die-face.ts';
import type { DiceStep, ThrownDie } from './account.ts';

export const diceOf = (hand: Hand, faces: readonly number[]): readonly ThrownDie[] => {
  const counting = diceThatCount(hand, faces);
  return faces.map((face, at) => ({ face, counts: counting[at]! }));
};

/** Throws of one step that follow each other stand together; what throws nothing stands nowhere. */
export const inSteps = (throws: readonly DiceStep[]): readonly DiceStep[] => {
  const steps: DiceStep[] = [];
  for (const one of throws.filter(({ rows }) => rows.length > 0)) {
    const last = steps.at(-1);
    if (last?.title === one.title) steps[steps.length - 1] = { ...last, rows: [...last.rows, ...one.rows] };
    else steps.push(one);
  }
  return steps;
};
