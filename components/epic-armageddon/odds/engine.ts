/** The engine behind every question with all its parts. */
import { oddsUnderWay } from '../../../src/epic-armageddon/odds/round-under-way.ts';
import { stakesOf } from '../../../src/epic-armageddon/odds/stakes.ts';
import { engineWith } from './answering.ts';
import { changesIn } from './changes-asked.ts';

export const answersTo = engineWith({
  underWay: () => oddsUnderWay, stakes: () => stakesOf, changes: () => changesIn,
});
