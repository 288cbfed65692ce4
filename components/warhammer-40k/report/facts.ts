/** What a bug report says of a phase: by which text it is played, by which answers, and where it stands. */
import type { PlayedPhase } from '../../../src/warhammer-40k/stages/turns.ts';
import type { BugReportFacts } from '../../shared/report/account.ts';
import { EDITION_NAMES } from '../spoken/edition-words.ts';
import { answersOf } from './account.ts';
import { phaseHistoryOf } from './history.ts';
import { phaseReportWords } from './phase-report-words.ts';

export const phaseFactsOf = ({ scenario, events, at }: PlayedPhase & { readonly at: number }): BugReportFacts => {
  const { end, state } = phaseHistoryOf({ scenario, events: events.slice(0, at) });
  return { edition: phaseReportWords.game(EDITION_NAMES[end.edition]), rulings: answersOf(end), state: state.path };
};
