/** Whether anybody is caught who runs: every unit throws one sum, however many others it counts against. */
import { answer } from '../editions/answers.ts';
import type { PhaseHand } from '../model/hands.ts';
import type { Answer } from '../editions/policy.ts';
import { stillBreaking } from '../stages/aftermath.ts';
import { fallBackHands } from '../stages/fall-back.ts';
import { chaseHands, everybodySweeps, outpaces } from '../stages/sweep/chase.ts';
import { initiativeOf, overtakes, raceHands } from '../stages/sweep/destroy.ts';
import { freeWinners, prey } from '../stages/sweep/sweepers.ts';
import type { Phase } from '../model/state.ts';
import { certainly, follow, merged, sums, type Distribution } from './chances.ts';

/** What a unit throws: so many dice, and what is added to them. */
interface Pace {
  readonly dice: number;
  /** Dice that count half. */
  readonly halves: number;
  readonly plus: number;
}

/** Those who run, each with the places of the hunters that are after it. */
export interface Pursuit {
  readonly by: Answer<'sweep'>;
  readonly runners: readonly (Pace & { readonly from: readonly number[] })[];
  readonly hunters: readonly Pace[];
}

/** Who is after whom when all who break are about to run: whoever may sweep does. @rule 40k.64, 40k.66, 40k.73 */
export const pursuitOf = (phase: Phase): Pursuit => {
  const hunters = freeWinners(phase);
  switch (answer(phase, 'sweep')) {
    case 'destroy':
    case 'destroy-by-most':
      return pursuitIn(phase, hunters, raceHands(phase), unit => initiativeOf(phase, unit));
    case 'relock':
    case 'free-round': {
      const hands = [...fallBackHands(phase), ...chaseHands(everybodySweeps(phase, hunters))];
      return pursuitIn(phase, hunters, hands, () => 0);
    }
  }
};

/** Who throws nothing is after nobody, and nobody is after it. */
const pursuitIn = (
  phase: Phase, hunters: readonly string[], hands: readonly PhaseHand[], bonusOf: (unit: string) => number,
): Pursuit => {
  const diceOf = (unit: string, isHalf: boolean): number => hands
    .filter(({ owners: [owner], read }) => owner === unit && (read === 'halves') === isHalf)
    .reduce((sum, { dice }) => sum + dice, 0);
  const paceOf = (unit: string): Pace =>
    ({ dice: diceOf(unit, false), halves: diceOf(unit, true), plus: bonusOf(unit) });
  const hunted = hunters.map(unit => prey(phase, unit).map(one => one.unit));
  return {
    by: answer(phase, 'sweep'),
    runners: stillBreaking(phase).map(({ unit }) =>
      ({ ...paceOf(unit), from: hunters.flatMap((_, i) => (hunted[i]!.includes(unit) ? [i] : [])) })),
    hunters: hunters.map(paceOf),
  };
};

/** Whom a hunter gets hold of, by the places of those who run, in their order. @rule 40k.65 */
export const caughtIn = ({ by, runners, hunters }: Pursuit): Distribution<readonly number[]> => {
  const best = hunters.reduce((before, hunter, i) => merged(follow(before, totals => totalsOf(hunter).map(
    ({ weight, outcome }) => ({ weight, outcome: totals.map((total, place) =>
      (runners[place]!.from.includes(i) ? Math.max(total, outcome) : total)) }),
  )), String), certainly<readonly number[]>(runners.map(() => -Infinity)));
  const catches = CATCHES[by];
  const chanceOfCatch = (place: number, total: number): number => totalsOf(runners[place]!)
    .reduce((sum, { weight, outcome }) => (catches(total, outcome) ? sum + weight : sum), 0);
  return merged(follow(best, totals => totals.reduce<Distribution<readonly number[]>>((before, total, place) => {
    const caught = chanceOfCatch(place, total);
    return follow(before, places => [
      { weight: 1 - caught, outcome: places }, { weight: caught, outcome: [...places, place] },
    ]);
  }, certainly([]))), String);
};

/** The highest total of those who are after somebody, against its own. */
const CATCHES: { readonly [by in Answer<'sweep'>]: (total: number, own: number) => boolean } = {
  relock: outpaces, 'free-round': outpaces, destroy: overtakes, 'destroy-by-most': overtakes,
};

const totalsOf = ({ dice, halves, plus }: Pace): Distribution<number> => follow(sums(dice), faces =>
  sums(halves).map(({ weight, outcome }) => ({
    weight, outcome: [...faces, ...outcome.map(face => Math.ceil(face / 2))].reduce((sum, face) => sum + face, plus),
  })));
