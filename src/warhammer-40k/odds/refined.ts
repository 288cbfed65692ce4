/** Better and better answers: the likeliest ways are followed, and what they leave open is estimated, by turns. */
import { seededUniform, type Uniform } from '../../dice/throw.ts';
import type { Distribution, Slowly } from './chances.ts';
import { EndEstimate, scaledTo, type Values } from './estimate.ts';
import { followed, LIKELIER_THAN, type Followed } from './likeliest-first.ts';
import { sampledEnds } from './sampled-ends.ts';
import { Ways, type Course } from './ways.ts';

/** How far an answer goes. */
export interface Depth {
  /** So many steps are worked out at most, but for those of the first samples. */
  readonly effort: number;
  /** It is enough if the error is no more than this. */
  readonly tolerance: number;
  /** Samples of a seed are always the same. */
  readonly seed: number;
}

/** The ends with their chances, which are 1 together, or less by what is left out. */
export interface Refined<E> {
  readonly ended: Distribution<E>;
  /** How likely it is that a way was not followed: no chance is off by more. */
  readonly unresolved: number;
  /** The largest standard error of the numbers that are told of the ends. */
  readonly error: number;
}

/** So many steps are followed, and as many go into samples, before more are followed: twice as many each time. */
const FIRST_TURN = 50;
/** For each so many steps of a turn one stands for others in its first samples. */
const STEPS_EACH = 6;
const FEWEST = 2;
/** After so many samples there is an answer, and after twice as many they are made of twice as many steps. */
const TOGETHER = 4;

/** What is followed alone, after each round of looking further, until no more is left out than is tolerated. */
export function* exactly<T, E>(
  course: Course<T, E>, { effort, tolerance }: Pick<Depth, 'effort' | 'tolerance'>,
): Generator<Refined<E> | undefined, void> {
  const ways = new Ways(course);
  for (const least of LIKELIER_THAN) {
    const { ended, unresolved } = yield* followed(ways, least, effort);
    yield { ended, unresolved, error: unresolved / 2 };
    if (unresolved <= tolerance || ways.spent >= effort) return;
  }
}

/** What is known when all is followed, and after each few samples of what is open: nothing else in between. */
export function* refined<T, E>(
  course: Course<T, E>, valuesOf: Values<E>, { effort, tolerance, seed }: Depth,
): Generator<Refined<E> | undefined, void> {
  const ways = new Ways(course);
  const uniform = seededUniform(seed);
  let best = Infinity;
  for (let turn = Math.min(FIRST_TURN, effort / 2); ; turn *= 2) {
    const found = yield* furtherFollowed(ways, Math.min(ways.spent + turn, (ways.spent + effort) / 2), tolerance);
    if (found.open.size === 0 || found.unresolved / 2 <= tolerance) {
      yield { ...found, ended: scaledTo(found.ended, 1), error: found.unresolved / 2 };
      return;
    }
    for (const answer of sampled(ways, found, valuesOf, turn, uniform)) {
      if (answer !== undefined && answer.error >= best) continue;
      yield answer;
      best = answer?.error ?? best;
      if (best <= tolerance || (answer !== undefined && ways.spent >= effort)) return;
    }
    if (ways.spent >= effort) return;
  }
}

/** Round after round as long as effort is left for it, or until so little is left open. */
function* furtherFollowed<T, E>(ways: Ways<T, E>, upTo: number, tolerance: number): Slowly<Followed<T, E>> {
  let found: Followed<T, E> | undefined;
  for (const least of LIKELIER_THAN) {
    found = yield* followed(ways, least, upTo);
    if (!found.isWhole || found.unresolved / 2 <= tolerance) break;
  }
  return found!;
}

/** What is followed, and what is left open as it is likely to end: after each few samples of it. */
function* sampled<T, E>(
  ways: Ways<T, E>, { ended, open, unresolved }: Followed<T, E>, valuesOf: Values<E>, turn: number, uniform: Uniform,
): Generator<Refined<E> | undefined, void> {
  const upTo = ways.spent + turn;
  const estimate = new EndEstimate(unresolved, valuesOf);
  const first = Math.max(FEWEST, Math.round(turn / STEPS_EACH));
  for (let most = first; estimate.size === 0 || ways.spent < upTo; most *= 2) {
    for (let sample = 0; sample < 2 * TOGETHER; sample += 1) {
      estimate.add(yield* sampledEnds(ways, open, most, uniform), most);
      if (estimate.size % TOGETHER > 0) continue;
      yield { ended: [...ended, ...estimate.ends], unresolved, error: Math.min(estimate.error, unresolved / 2) };
      if (ways.spent >= upTo) return;
    }
  }
}
