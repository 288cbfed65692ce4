/** Many assaults between formations of the army lists, and which laws they broke. */
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { reportOf } from '../../../src/epic-armageddon/explain/report.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import type { ScenarioFields } from '../../../src/epic-armageddon/scenario/draft.ts';
import { playAtRandom } from '../random-play.ts';
import { sourceOf } from '../random/source.ts';
import { LIST_ENDING_LAWS } from './ending-laws.ts';
import { factsOf } from './facts.ts';
import { Ledger } from './ledger.ts';
import { listScenario, type ListOptions } from './scenarios.ts';
import { LIST_STEP_LAWS } from './step-laws.ts';
import { wishInLists } from './wishes.ts';

export interface Campaign extends ListOptions {
  readonly name: string;
  /** The first seed, and how many there are. */
  readonly from: number;
  readonly scenarios: number;
  /** How often each is played, with other dice each time. */
  readonly games: number;
  /** How often players try something where they could let it be, in cases of a hundred. */
  readonly restless: number;
}

export class Findings {
  games = 0;
  /** The claims that were broken, each with some of the assaults in which it was. */
  readonly broken = new Map<string, string[]>();
  readonly endings = new Set<string>();
  /** Types of the events that were met. */
  readonly events = new Set<string>();
  /** Names of the formations that were drawn. */
  readonly drawn = new Set<string>();

  accuse(claim: string, where: string): void {
    const cases = this.broken.get(claim) ?? [];
    if (cases.at(-1) !== where && cases.length < 5) this.broken.set(claim, [...cases, where]);
  }
}

export const parsed = (fields: ScenarioFields): Scenario => {
  const result = parseScenario(fields, neteaLibrary);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.scenario;
};

export const ALL_CLAIMS: readonly string[] = [...LIST_STEP_LAWS, ...LIST_ENDING_LAWS].map(({ claim }) => claim);

/** Plays a campaign. */
export const wage = (campaign: Campaign, findings: Findings): void => {
  const { name, from, scenarios, games } = campaign;
  for (let seed = from; seed < from + scenarios; seed++) {
    const scenario = parsed(listScenario(seed, campaign));
    for (const formation of scenario.formations) findings.drawn.add(formation.name);
    for (let game = 1; game <= games; game++) {
      fight(scenario, campaign, seed * 100 + game, `${name} ${seed}.${game}`, findings);
    }
  }
};

const fight = (
  scenario: Scenario, { restless }: Campaign, seed: number, where: string, findings: Findings,
): void => {
  const facts = factsOf(scenario);
  const ledger = new Ledger(facts);
  const { end, dice } = playAtRandom(scenario, sourceOf(seed), restless, step => {
    findings.events.add(step.event.type);
    ledger.write(step);
    for (const { claim, isKept } of LIST_STEP_LAWS) if (!isKept(step, facts)) findings.accuse(claim, where);
  }, wishInLists);
  const report = reportOf(end);
  for (const { claim, isKept } of LIST_ENDING_LAWS) {
    if (!isKept({ end, report, ledger, dice })) findings.accuse(claim, where);
  }
  findings.games += 1;
  findings.endings.add(`${report.winner ?? 'nobody'} by ${report.ending}`);
};
