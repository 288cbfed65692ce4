/** What players would choose is taken as what is usual. */
import { choose } from '../stages/choose.ts';
import type { Phase } from '../model/state.ts';

/** A phase in which nothing is asked any more. */
export const withUsualChoices = (phase: Phase): Phase => {
  let now = phase;
  while (now.choice !== null) {
    const { question, usual } = now.choice;
    now = choose(now, { question, option: usual });
  }
  return now;
};

/** Nothing is told while odds are reckoned. */
export const withoutLog = (phase: Phase): Phase => (phase.log.length === 0 ? phase : { ...phase, log: [] });
