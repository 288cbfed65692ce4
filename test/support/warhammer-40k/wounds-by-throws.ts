/** What open wounds come to, the slow way: all of them at once, throw by throw, and nothing is remembered. */
import { chanceOf, type Hand } from '../../../src/dice/hand.ts';
import { allocate, isAllocated } from '../../../src/warhammer-40k/allocation/allocate.ts';
import { hasPsychicTest, psychicHands, resolvePsychic } from '../../../src/warhammer-40k/allocation/psychic.ts';
import { resolveSaves, saveHands } from '../../../src/warhammer-40k/allocation/save-throws.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { choose } from '../../../src/warhammer-40k/stages/choose.ts';
import { scored } from './wounds.ts';

/** Chances by what is left of every model and by the wounds that were scored, in a word. */
export type Ends = ReadonlyMap<string, number>;

/** Of the slain it does not matter what slew them. */
export const endWord = (models: Phase['models'], wounds: ReturnType<typeof scored>): string => {
  const left = models.map(model => `${model.id} ${model.slain === null ? model.wounds : 'slain'}`);
  return `${wounds.attacker} ${wounds.defender}: ${left.join()}`;
};

/** Everything that open wounds may come to for one unit. */
export const everyEnd = (phase: Phase, unit: string): Ends => {
  const ends = new Map<string, number>();
  const goOn = (at: Phase, weight: number): void => {
    const now = answered(allocate(at));
    if (isAllocated(now)) {
      const word = endWord(now.models.filter(model => model.unit === unit), scored(now));
      ends.set(word, (ends.get(word) ?? 0) + weight);
      return;
    }
    const saves = saveHands(now);
    if (saves.length === 0 && !hasPsychicTest(now)) throw new Error('Nothing can go on, and not all is settled.');
    const [hands, resolve] = saves.length > 0 ? [saves, resolveSaves] : [psychicHands(now), resolvePsychic];
    for (const { faces, chance } of everyThrow(hands)) goOn(resolve(now, faces), weight * chance);
  };
  goOn(phase, 1);
  return ends;
};

const answered = (phase: Phase): Phase => (phase.choice === null ? phase
  : answered(choose(phase, { question: phase.choice.question, option: phase.choice.usual })));

interface Throw {
  readonly faces: readonly number[];
  readonly chance: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Dice that are added up face by face, of the others each that fails or succeeds. */
const everyThrow = (hands: readonly Hand[]): readonly Throw[] => hands.flatMap(hand =>
  Array.from({ length: hand.dice }, () => everyDie(hand))).reduce<readonly Throw[]>(
  (before, die) => before.flatMap(one => die.map(({ faces, chance }) =>
    ({ faces: [...one.faces, ...faces], chance: one.chance * chance }))),
  [{ faces: [], chance: 1 }],
);

const everyDie = (hand: Hand): readonly Throw[] => {
  if (hand.read !== 'successes') return FACES.map(face => ({ faces: [face], chance: 1 / FACES.length }));
  const good = chanceOf(hand.target);
  return [{ faces: [6], chance: good }, { faces: [1], chance: 1 - good }].filter(({ chance }) => chance > 0);
};
