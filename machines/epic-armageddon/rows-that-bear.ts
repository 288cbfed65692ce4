/** What an old link leaves open, and would have gone otherwise as it was then. */
import { rulingsOfBefore, type ChangedRow } from '../../src/share-links/changed-rulings.ts';
import type { Played } from '../../src/share-links/pack.ts';
import { presentOf, replay } from './timeline.ts';

export const rowsThatBear = ({ scenario, events }: Played, unstated: readonly ChangedRow[]): readonly ChangedRow[] =>
  unstated.filter(row => {
    const before = { ...scenario, rulings: rulingsOfBefore(scenario.rulings, [row]) };
    return courseOf({ scenario: before, events }) !== courseOf({ scenario, events });
  });

/** Everything that has happened and how it stands, whatever the rulings are called. */
const courseOf = ({ scenario, events }: Played): string => {
  const timeline = replay(scenario, events);
  return JSON.stringify([timeline.at, { ...presentOf(timeline).context.assault, rulings: null }]);
};
