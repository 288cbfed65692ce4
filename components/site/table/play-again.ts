/** What was played on a table is played again after its set-up has been changed, as far as it is still legal. */
import { presentOf, replay } from '../../../machines/epic-armageddon/timeline.ts';
import { acceptedIn } from '../../../machines/warhammer-40k/turns.ts';
import { isPhase, type AnyPlayed } from '../../../src/share-links/any-played.ts';
import type { Played } from '../../../src/share-links/pack.ts';
import { stepStateOf } from '../../epic-armageddon/resolver/step-state.ts';

/** How many of the events are accepted; where they stop, by name, and null where they all are. */
export const playedAgain = (
  played: AnyPlayed,
): { readonly at: number; readonly stoppedAt: (() => string) | null } => {
  const { length } = played.events;
  if (isPhase(played)) {
    const at = acceptedIn(played);
    return { at, stoppedAt: at === length ? null : () => '' };
  }
  const { scenario, events } = played as Played;
  const timeline = replay(scenario, events);
  const { at } = timeline;
  return { at, stoppedAt: at === length ? null : () => stepStateOf(presentOf(timeline)).title };
};
