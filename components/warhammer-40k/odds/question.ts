/** What is asked about a fight: the odds of a combat, which get better with each answer. */
import type { FightOdds } from '../../../src/warhammer-40k/odds/fight-odds.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import type { EngineOf, Tell } from '../../shared/worker/asking.ts';
import type { AnswererLoaders } from '../../shared/worker/answerers.ts';

export interface FightQuestion {
  /** How everybody stands; what has happened before need not be told. */
  readonly phase: Phase;
  readonly combat: string;
}

export type FightEngine = EngineOf<FightQuestion, FightOdds>;

/** How the engine comes; it depends on the build. */
export type FightLoaders = AnswererLoaders<FightQuestion, FightOdds>;

/** Less than this is not worth following. */
export const EXACT = 1e-6;

/** Nothing worth telling is estimated. */
export const isExact = ({ unresolved }: FightOdds): boolean => unresolved <= EXACT;

/** Better odds take the place of those before. */
export const answersWanted = (): Tell => 'last';
