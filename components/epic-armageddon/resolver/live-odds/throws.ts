/** The throws of an assault: what was thrown, when, and the moments around it. */
import type { Timeline } from '../../../../machines/epic-armageddon/timeline.ts';
import { type AssaultSnapshot, handsOf } from '../../../../machines/epic-armageddon/why.ts';
import type { AssaultHand } from '../../../../src/epic-armageddon/model/hands.ts';
import { stepStateOf } from '../step-state.ts';
import { throwWords } from './live-odds-words.ts';

/** A throw of an assault: what was thrown, and the moments around it. */
export interface ThrowMade {
  readonly hands: readonly AssaultHand[];
  readonly faces: readonly number[];
  readonly before: AssaultSnapshot;
  readonly after: AssaultSnapshot;
}

/** The throws of an assault up to its present moment. */
export const throwsIn = ({ events, snapshots, at }: Timeline): readonly ThrowMade[] =>
  events.slice(0, at).flatMap((event, i): readonly ThrowMade[] => {
    if (event.type !== 'dice.thrown') return [];
    const before = snapshots[i]!;
    return [{ hands: handsOf(before), faces: event.faces, before, after: snapshots[i + 1]! }];
  });

/** 'Saves, round 2' */
export const nameOf = ({ before }: ThrowMade): string =>
  throwWords.inRound(stepStateOf(before).title, before.context.assault.round);
