/** How the engine of the odds of fights comes to a classic script: from beside the one that asks for it. */
import type { Neighbours } from './script-loader.ts';
import { workerOf } from '../shared/worker/worker-way.ts';
import type * as TheEngine from './assault-40k-engine.ts';
import type { FightWays } from '../warhammer-40k/odds/question.ts';

const ENGINE = 'assault-40k-engine.js';

export const waysBeside = ({ addressOf, trusted, leftBy }: Neighbours): FightWays => {
  const engine = leftBy<typeof TheEngine>(ENGINE, 'assault40kEngine');
  return {
    worker: () => workerOf(addressOf(ENGINE), trusted),
    engine: async () => (await engine()).answersTo,
  };
};
