/** The report of a phase as JSON: everything that it takes to play it again. */
import { writePhase } from '../../../src/warhammer-40k/scenario/write.ts';
import { VERSION } from '../../shared/version.ts';
import { reportIn, type PhaseHistory } from './history.ts';

/** `report` is null while the phase is not over; `completion` and `rulings` are those in force at its end. */
export const phaseJsonOf = (history: PhaseHistory, link: string | null): string => {
  const { scenario, events, end } = history;
  return `${JSON.stringify({
    program: 'assault-resolver',
    version: VERSION,
    link,
    edition: end.edition,
    report: reportIn(history),
    scenario: writePhase(scenario),
    rulings: end.rulings,
    completion: end.completion,
    events,
  }, null, 2)}\n`;
};
