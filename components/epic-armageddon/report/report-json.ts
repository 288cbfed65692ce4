/** A report as JSON: the contract's report, and all that it takes to play the assault again. */
import { writeScenario } from '../../../src/epic-armageddon/scenario/write.ts';
import { NOTHING_BESIDE, type Beside } from './account.ts';
import { reportIn, type History } from './history.ts';
import { VERSION } from '../../shared/version.ts';

/** The scenario is whole: its profiles are in it. `report` is null while the assault is not over. */
export const jsonOf = (history: History, { odds, link }: Beside = NOTHING_BESIDE): string => {
  const { scenario, events } = history;
  return `${JSON.stringify({
    program: 'assault-resolver',
    version: VERSION,
    link,
    report: reportIn(history),
    scenario: writeScenario(scenario),
    rulings: scenario.rulings,
    events,
    odds,
  }, null, 2)}\n`;
};
