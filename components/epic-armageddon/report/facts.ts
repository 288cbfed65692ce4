/** What a bug report says of an assault: by which rulings it is played, and where it stands. */
import { presentOf, replay } from '../../../machines/epic-armageddon/timeline.ts';
import type { BugReportFacts } from '../../shared/report/account.ts';
import type { Played } from '../resolver/resolver-controller.ts';
import { stepStateOf } from '../resolver/step-state.ts';
import { rulingsThatDiffer } from './account.ts';

export const factsOf = (played: Played): BugReportFacts =>
  ({ edition: null, rulings: rulingsThatDiffer(played.scenario.rulings), state: pathOf(played) });

/** The path of state keys, such as 'a4Attacks.attacks.saving'. */
const pathOf = ({ scenario, events, at }: Played): string =>
  stepStateOf(presentOf(replay(scenario, events.slice(0, at)))).path;
