/** What is played of either game: the scenario says which it is. */
import { RULESET_PREFIX } from '../warhammer-40k/model/scenario.ts';
import type { PlayedPhase } from '../warhammer-40k/stages/turns.ts';
import type { Played } from './pack.ts';

export type AnyPlayed = Played | PlayedPhase;

/** The same with what has been taken back and can be done again: it stands after so many of its events. */
export type AnyPlayedAt = (Played | PlayedPhase) & { readonly at: number };

/** As it stands: without what has been taken back. */
export const upToNow = ({ scenario, events, at }: AnyPlayedAt): AnyPlayed =>
  ({ scenario, events: events.slice(0, at) }) as AnyPlayed;

export const isPhase = <A extends Played, P extends PlayedPhase>(played: A | P): played is P =>
  played.scenario.ruleset.startsWith(RULESET_PREFIX);
