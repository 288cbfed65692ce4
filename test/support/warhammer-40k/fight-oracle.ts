/**
 * What a fight comes to by the statechart: by every face of every die, or by play. It knows nothing of how odds are
 * reckoned: what has happened it reads in the log.
 */
import { createActor, initialTransition, type AnyActorScope } from 'xstate';
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';
import { usualDecisions } from '../../../machines/warhammer-40k/play.ts';
import { handsOf, metaOf, type PhaseSnapshot } from '../../../machines/warhammer-40k/why.ts';
import { diceIn } from '../../../src/dice/hand.ts';
import type { Thrower } from '../../../src/dice/throw.ts';
import type { PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import type { PhaseHand, Purpose } from '../../../src/warhammer-40k/model/hands.ts';
import type { FightOdds } from '../../../src/warhammer-40k/odds/fight-odds.ts';
import type { Phase, Result, Slain } from '../../../src/warhammer-40k/model/state.ts';
import type { Figures } from '../odds-oracle/figures.ts';
import { scenario } from './build.ts';
import { type BySide, type Side, SIDES } from '../../../src/warhammer-40k/model/procedure.ts';

/** A way that a fight may go, with dice to throw or at its end, and what is known of it. */
export interface Course {
  readonly snapshot: PhaseSnapshot;
  readonly result: Result | null;
  readonly lost: BySide<number>;
  readonly runs: Side | null;
  readonly caught: Side | null;
}

const NOBODY_LOST: BySide<number> = { attacker: 0, defender: 0 };

/** The fight of the only combat on the table, at its first dice. */
export const firstThrow = (phase: Phase): Course => {
  const [snapshot] = initialTransition(phaseMachine, { phase });
  return decided({ snapshot: snapshot as PhaseSnapshot, result: null, lost: NOBODY_LOST, runs: null, caught: null });
};

/** Whether nothing more is to be learnt from it. */
export const isOver = ({ snapshot, result }: Course): boolean => {
  if (snapshot.status !== 'active') return true;
  const { aftermath, fight } = snapshot.context.phase;
  if (result === null) return false;
  if (result.winner === null || result.wipedOut !== null || aftermath === null) return true;
  if ((fight?.freeRound ?? null) !== null) return true;
  const pending = [aftermath.stage, ...aftermath.stages];
  return !aftermath.stages.includes('consolidate') && !pending.includes('no-retreat')
    && !pending.includes('break-off') && !pending.includes('morale');
};

/** Whether blows are still to be struck. */
export const isFighting = ({ result, snapshot }: Course): boolean => result === null && snapshot.status === 'active';

export const afterFaces = (course: Course, faces: readonly number[]): Course =>
  decided(stepped(course, { type: 'dice.thrown', faces }));

/** The same moment, as if nobody had been lost before. */
export const fromHere = (course: Course): Course => ({ ...course, lost: NOBODY_LOST });

/** A moment of the fight that so many throws lead to, or the last one before it is over. */
export const underWay = (start: Course, throws: number, throwHands: Thrower): Course => {
  let course = start;
  for (let thrown = 0; thrown < throws; thrown += 1) {
    const next = afterFaces(course, throwHands(handsOf(course.snapshot)));
    if (!isFighting(next)) break;
    course = next;
  }
  return fromHere(course);
};

/** From here to the end with a thrower of dice. */
export const playedOut = (start: Course, throwHands: Thrower): Course => {
  let course = start;
  while (!isOver(course)) course = afterFaces(course, throwHands(handsOf(course.snapshot)));
  return course;
};

/** Whether it is known who has won, with how many wounds: who breaks then, and who is caught, is not. */
export const hasResult = (course: Course): boolean => course.result !== null || isOver(course);

/** So many dice of a throw, and no more, are looked at face by face. */
const FEW_DICE = 2;

/**
 * All ends, each figure with its chance; null: there are more ways than one cares to look at.
 *
 * @param fewDice of so many dice, in one throw, each face is looked at; of more it counts what they come to.
 */
export const enumerated = (start: Course, most: number, isEnd = isOver, fewDice = FEW_DICE): Figures | null => {
  const figures = new Map<string, number>();
  let ways = 0;
  let wave: readonly Weighted[] = [{ course: start, weight: 1 }];
  while (wave.length > 0) {
    const next = new Map<string, Weighted>();
    for (const { course, weight } of wave) {
      if (isEnd(course)) {
        for (const name of figuresOfCourse(course)) figures.set(name, (figures.get(name) ?? 0) + weight);
        continue;
      }
      const faces = everyThrow(handsOf(course.snapshot), course.snapshot.context.phase.completions.length > 0, fewDice);
      ways += faces.length;
      if (ways > most) return null;
      for (const one of faces) collect(next, afterFaces(course, one.faces), weight * one.weight);
    }
    wave = [...next.values()];
  }
  return figures;
};

interface Weighted {
  readonly course: Course;
  readonly weight: number;
}

/** Those that differ in nothing at all are one. */
const collect = (into: Map<string, Weighted>, course: Course, weight: number): void => {
  const { snapshot, ...known } = course;
  const { models, units, combats, fight, aftermath, choice, hurt } = snapshot.context.phase;
  const key = JSON.stringify([snapshot.value, models, units, combats, fight, aftermath, choice, hurt, known]);
  into.set(key, { course, weight: weight + (into.get(key)?.weight ?? 0) });
};

interface Throw {
  readonly faces: readonly number[];
  readonly weight: number;
}

/** The dice of which weapons that rend tell a six from others. */
const SIX_IS_MORE: readonly Purpose[] = ['hit', 'wound', 'wound-again'];

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Where rows beside the text are played, some throw ones again. */
const everyThrow = (hands: readonly PhaseHand[], isOneLess: boolean, fewDice: number): readonly Throw[] => {
  const isShort = diceIn(hands) <= fewDice;
  return hands.reduce<readonly Throw[]>((before, hand) => {
    const own = everyFall(hand, isShort, isOneLess);
    return before.flatMap(one => own.map(({ faces, weight }) =>
      ({ faces: [...one.faces, ...faces], weight: one.weight * weight })));
  }, [{ faces: [], weight: 1 }]);
};

/** Of many dice it counts how many fail, how many succeed and, where a six is more, how many are; or their sum. */
const everyFall = (hand: PhaseHand, isShort: boolean, isOneLess: boolean): readonly Throw[] => {
  const wordOf = (faces: readonly number[]): string => {
    if (hand.read !== 'successes') return String(faces.reduce((sum, face) => sum + face, 0));
    if (isShort) return faces.join();
    const isMore = SIX_IS_MORE.includes(hand.purpose);
    return faces.map(face =>
      `${face >= hand.target}${isMore && face === FACES.length}${isMore && isOneLess && face === 1}`).sort().join();
  };
  let falls: readonly Throw[] = [{ faces: [], weight: 1 }];
  for (let die = 0; die < hand.dice; die += 1) {
    const found = new Map<string, { readonly faces: readonly number[]; weight: number }>();
    for (const one of falls.flatMap(({ faces, weight }) => FACES.map(face => ({ faces: [...faces, face], weight })))) {
      const word = wordOf(one.faces);
      const share = one.weight / FACES.length;
      found.set(word, { faces: one.faces, weight: share + (found.get(word)?.weight ?? 0) });
    }
    falls = [...found.values()];
  }
  return falls;
};

/** The figures that an end belongs to. */
export const figuresOfCourse = ({ result, lost, runs, caught, snapshot }: Course): readonly string[] => {
  const { wounds, winner, wipedOut } = result ?? snapshot.context.phase.results[0]!;
  return [
    `winner ${winner ?? 'none'}`,
    `most wounds ${aheadIn(wounds)}`,
    ...SIDES.map(side => `wounds ${side} ${wounds[side]}`),
    ...SIDES.map(side => `lost ${side} ${lost[side]}`),
    ...SIDES.filter(side => wipedOut === side || wipedOut === 'both').map(side => `wiped out ${side}`),
    ...(runs === null ? [] : [`breaks ${runs}`]),
    ...(caught === null ? [] : [`swept ${caught}`]),
  ];
};

/** The figures of an answer: where the text does not tell who wins, nobody does. */
export const figuresOfOdds = (
  { winner, mostWounds, wounds, lost, wipedOut, breaks, swept }: FightOdds,
): Figures => new Map([
  ...(winner === null ? [['winner none', 1] as const] : WHO.map(who => [`winner ${who}`, winner[who]] as const)),
  ...WHO.map(who => [`most wounds ${who}`, mostWounds[who]] as const),
  ...SIDES.flatMap(side => wounds[side].map((chance, count) => [`wounds ${side} ${count}`, chance] as const)),
  ...SIDES.flatMap(side => lost[side].map((chance, count) => [`lost ${side} ${count}`, chance] as const)),
  ...SIDES.map(side => [`wiped out ${side}`, wipedOut[side]] as const),
  ...(breaks === null ? [] : SIDES.map(side => [`breaks ${side}`, breaks[side]] as const)),
  ...(swept === null ? [] : SIDES.map(side => [`swept ${side}`, swept[side]] as const)),
]);

const WHO = ['attacker', 'defender', 'none'] as const;

const aheadIn = ({ attacker, defender }: BySide<number>): (typeof WHO)[number] => {
  if (attacker === defender) return 'none';
  return attacker > defender ? 'attacker' : 'defender';
};

/** The next state that needs dice, all decisions on the way being the usual ones. */
const decided = (start: Course): Course => {
  let course = start;
  while (!isOver(course)) {
    const { hands, unlessDecided } = metaOf(course.snapshot);
    if (hands !== undefined) return course;
    for (const decision of usualDecisions(unlessDecided!, course.snapshot.context.phase)) {
      course = stepped(course, decision);
    }
  }
  return course;
};

const stepped = (before: Course, event: PhaseEvent): Course => {
  const snapshot = phaseMachine.transition(before.snapshot, event, NOBODY);
  const { phase } = snapshot.context;
  const result = before.result ?? phase.results[0] ?? null;
  const read = (key: string, rule: string): boolean => phase.log.some(one => one.key === key && one.rule === rule);
  const isHeld = phase.log.some(({ key }) => key === 'caught');
  const loser = result?.winner === 'attacker' ? 'defender' : 'attacker';
  const counts = (slain: Slain): boolean => before.result === null || slain === 'no-retreat';
  const lost = lostIn(before.snapshot.context.phase, phase, before.lost, counts);
  return {
    snapshot: { ...snapshot, context: { phase: { ...phase, log: [] } } },
    result, lost,
    runs: before.runs ?? (read('runs', '40k.60') ? loser : null),
    caught: before.caught ?? (read('sweeps', '40k.64') || read('overrun', '40k.63') || isHeld ? loser : null),
  };
};

const lostIn = (
  before: Phase, after: Phase, lost: BySide<number>, counts: (slain: Slain) => boolean,
): BySide<number> => {
  const on = (side: Side): number => after.models.filter((model, i) =>
    model.side === side && model.slain !== null && counts(model.slain) && before.models[i]!.slain === null).length;
  return { attacker: lost.attacker + on('attacker'), defender: lost.defender + on('defender') };
};

const idle = createActor(phaseMachine, { input: { scenario: scenario('7th') } });
const nothing = (): void => undefined;
/** The statechart is asked directly: an actor for each step would take longer. */
const NOBODY = {
  self: idle, id: '', sessionId: '', logger: nothing, defer: nothing, system: idle.system, stopChild: nothing,
  emit: nothing, actionExecutor: nothing,
} as unknown as AnyActorScope;
