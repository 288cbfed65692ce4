/** What a bug report says of an assault: by which rulings it is played, and where it stands. */
import type { BugReportFacts } from '../../shared/report/account.ts';
import { pathOf } from '../resolver/played-path.ts';
import type { Played } from '../resolver/resolver-controller.ts';
import { rulingsThatDiffer } from './account.ts';

export const factsOf = (played: Played): BugReportFacts =>
  ({ edition: null, rulings: rulingsThatDiffer(played.scenario.rulings), state: pathOf(played) });
