/** Every throw that makes a difference while odds are worked out, and the choices that are made in it. */
import { chanceOf, diceIn, SIDES_OF_A_DIE } from '../../dice/hand.ts';
import { lookOutHands, readLookOut } from '../allocation/look-out.ts';
import { hasPsychicTest, psychicHands, resolvePsychic } from '../allocation/psychic.ts';
import { readSaves, saveHands } from '../allocation/save-throws.ts';
import type { Allocation } from '../model/allocation.ts';
import { presentFight, withFight } from '../model/current-fight.ts';
import type { PhaseHand } from '../model/hands.ts';
import type { Phase } from '../model/state.ts';
import { choose } from '../stages/choose.ts';
import { certainly, type Distribution, follow, merged, successes, sums } from './chances.ts';
import { openWord } from './open-wounds.ts';

const LOWEST = 1;

/** Dice of a hand are interchangeable: only how many succeed counts, or what they add up to. */
const facesOf = ({ dice, ...hand }: PhaseHand): Distribution<readonly number[]> => {
  switch (hand.read) {
    case 'successes':
      return successes(dice, chanceOf(hand.target)).map((weight, good) => ({
        weight, outcome: Array.from({ length: dice }, (_, i) => (i < good ? SIDES_OF_A_DIE : LOWEST)),
      })).filter(({ weight }) => weight > 0);
    case 'sum':
    case 'highest':
    case 'halves':
      return sums(dice);
  }
};

/** The faces of a whole throw, hand by hand. */
export const throwsOf = (hands: readonly PhaseHand[]): Distribution<readonly number[]> => hands.reduce(
  (before, hand) => follow(before, faces =>
    facesOf(hand).map(({ weight, outcome }) => ({ weight, outcome: [...faces, ...outcome] }))),
  certainly<readonly number[]>([]),
);

/** A throw of these hands, where it does not matter what they show. */
const anyThrowOf = (hands: readonly PhaseHand[]): readonly number[] =>
  Array.from({ length: diceIn(hands) }, () => LOWEST);

/**
 * The throws of hands that decide each on its own: of what a hand may show, all that comes to the same is one.
 *
 * @param wordOf what a throw comes to.
 */
export const decisiveThrows = (
  hands: readonly PhaseHand[], wordOf: (faces: readonly number[]) => string,
): Distribution<readonly number[]> => hands.reduce((before, hand, i) => {
  const [first, last] = [anyThrowOf(hands.slice(0, i)), anyThrowOf(hands.slice(i + 1))];
  const own = merged(facesOf(hand), faces => wordOf([...first, ...faces, ...last]));
  return follow(before, faces => own.map(({ weight, outcome }) => ({ weight, outcome: [...faces, ...outcome] })));
}, certainly<readonly number[]>([]));

/** A phase in which nothing is asked any more. */
export const withUsualChoices = (phase: Phase): Phase => {
  let now = phase;
  while (now.choice !== null) {
    const { question, usual } = now.choice;
    now = choose(now, { question, option: usual });
  }
  return now;
};

/** Nothing is told while odds are reckoned. */
export const withoutLog = (phase: Phase): Phase => (phase.log.length === 0 ? phase : { ...phase, log: [] });

/** The dice that the wounds of a unit ask for now, thrown; throws that leave the same wounds are one. */
export const woundThrows = (phase: Phase, unit: string): Distribution<Phase> => {
  const lookOuts = lookOutHands(phase);
  if (lookOuts.length > 0) {
    return throwsOf(lookOuts).map(({ weight, outcome }) =>
      ({ weight, outcome: withoutLog(readLookOut(phase, outcome)) }));
  }
  const hands = saveHands(phase);
  if (hands.length === 0 && hasPsychicTest(phase)) {
    return throwsOf(psychicHands(phase)).map(({ weight, outcome }) =>
      ({ weight, outcome: resolvePsychic(phase, outcome) }));
  }
  const saved = throwsOf(hands).map(({ weight, outcome }) =>
    ({ weight, outcome: withoutSaved(withoutLog(readSaves(phase, outcome))) }));
  return merged(saved, after => openWord(after, unit));
};

/** A wound that was saved is nothing any more. */
const withoutSaved = (phase: Phase): Phase => withFight(phase, {
  allocations: presentFight(phase).allocations.map((one): Allocation => (one.dealt.some(({ saved }) => saved === null)
    ? one : { ...one, dealt: [], unsaved: [...one.unsaved, ...one.dealt.filter(({ saved }) => saved === false)] })),
});
