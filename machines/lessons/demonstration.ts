/** How an answer is shown on the board, one step after the other: what is drawn, and what is said. Of either game. */
import type { Point } from '../../src/battlefield/base.ts';
import type { Hand } from '../../src/dice/hand.ts';
import type { GivenAnswer, LessonSentence } from '../../src/lessons/lesson.ts';
import type { DealtHand } from './play-ahead.ts';

/** What a step is about: lines between stands, stands that go, hits that fall, dice, the odds, or whom it comes to. */
export const SHOWN_STEPS = ['line', 'move', 'hits', 'dice', 'odds', 'place'] as const;
export type ShownStep = (typeof SHOWN_STEPS)[number];

export type ShownLine = 'contact' | 'firefight' | 'support' | 'too-far' | 'blocked';

/** What is the answer, as it lies on the board; `on`: ids of the stands or formations that it is written at. */
export type DrawnAnswer =
  | { readonly draws: 'stand'; readonly unit: string; readonly place: number | null }
  | { readonly draws: 'formation'; readonly formation: string }
  | { readonly draws: 'nobody' }
  | { readonly draws: 'figure'; readonly value: number; readonly text: string; readonly on: readonly string[] }
  | { readonly draws: 'side'; readonly side: 'attacker' | 'defender' | 'neither' }
  | { readonly draws: 'verdict'; readonly yes: boolean; readonly on: readonly string[] }
  /** One of a list that is neither stands nor formations; its text as the list has it. */
  | { readonly draws: 'choice'; readonly id: string; readonly text: string; readonly on: readonly string[] };

/** What leads to it. */
export type DrawnReason =
  | {
    readonly draws: 'line'; readonly kind: ShownLine; readonly from: string; readonly to: string;
    readonly label: string | null; readonly cutAt?: Point | null;
  }
  | { readonly draws: 'way'; readonly unit: string; readonly path: readonly Point[] }
  | { readonly draws: 'hit'; readonly unit: string; readonly number: number }
  | { readonly draws: 'loss'; readonly unit: string }
  /** It is about this stand. */
  | { readonly draws: 'lit'; readonly unit: string }
  /** A few characters at a stand or a formation, such as how many dice it throws. */
  | { readonly draws: 'count'; readonly at: string; readonly text: string }
  | { readonly draws: 'reach'; readonly unit: string; readonly radius: number; readonly label: string }
  | { readonly draws: 'dice'; readonly hands: readonly ShownDice[] }
  | { readonly draws: 'scale'; readonly side: 'attacker' | 'defender'; readonly exact: number };

export type DrawnPart = DrawnAnswer | DrawnReason;

/** Dice as they fell, and whose they are. */
export type ShownDice = DealtHand<Hand & { readonly side: 'attacker' | 'defender' }>;

/** One step, with the table on which it is drawn. */
export interface DemonstrationStep<P> {
  readonly kind: ShownStep;
  readonly says: readonly LessonSentence[];
  readonly drawn: readonly DrawnPart[];
  readonly position: P;
}

const ANSWERS: readonly DrawnPart['draws'][] = ['stand', 'formation', 'nobody', 'figure', 'side', 'verdict', 'choice'];

export const isAnswer = (drawn: DrawnPart): drawn is DrawnAnswer => ANSWERS.includes(drawn.draws);

/** Ids of the stands and formations at which something is drawn. */
export const idsAt = (one: DrawnPart): readonly string[] => {
  switch (one.draws) {
    case 'line':
      return [one.from, one.to];
    case 'formation':
      return [one.formation];
    case 'count':
      return [one.at];
    case 'figure':
    case 'verdict':
    case 'choice':
      return one.on;
    default:
      return 'unit' in one ? [one.unit] : [];
  }
};

/** What is drawn one after the other: hits as they fall, stands as they go. */
const MOVES: readonly DrawnPart['draws'][] = ['way', 'hit'];

/** So many pictures a step takes: one for each that goes or falls, else one. */
export const picturesOf = ({ drawn }: Pick<DemonstrationStep<unknown>, 'drawn'>): number =>
  Math.max(1, drawn.filter(({ draws }) => MOVES.includes(draws)).length);

/** What of a step is drawn in its first pictures, so many of them; a picture that has begun counts. */
export const drawnUntil = (
  { drawn }: Pick<DemonstrationStep<unknown>, 'drawn'>, pictures: number,
): readonly DrawnPart[] => {
  const moving = drawn.filter(({ draws }) => MOVES.includes(draws)).slice(0, Math.ceil(pictures));
  return drawn.filter(one => !MOVES.includes(one.draws) || moving.includes(one));
};

/** Ids in an answer; none where it is made of something else. */
export const idsAnswered = (answer: GivenAnswer): readonly string[] => ('ids' in answer ? answer.ids : []);

/** Ids that are alike in what is said of them, in their order, so that it is said once. */
export const saidTogether = (
  ids: readonly string[], saysOf: (id: string) => readonly LessonSentence[],
): readonly { readonly ids: readonly string[]; readonly says: readonly LessonSentence[] }[] => {
  const groups = new Map<string, { readonly ids: string[]; readonly says: readonly LessonSentence[] }>();
  for (const id of ids) {
    const says = saysOf(id);
    const key = says.map(({ say }) => say).join(' ');
    const group = groups.get(key) ?? { ids: [], says };
    groups.set(key, group);
    group.ids.push(id);
  }
  return [...groups.values()];
};
