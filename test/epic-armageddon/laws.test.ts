/** Made-up assaults (many more in the long tests) of up to twelve against twelve, and what none of them may do. */
import { beforeAll, describe, expect, test } from 'vitest';
import { play } from '../../machines/epic-armageddon/play.ts';
import { reportOf } from '../../src/epic-armageddon/explain/report.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { ENDING_LAWS } from '../support/laws/endings.ts';
import { STEP_LAWS, tableOf } from '../support/laws/steps.ts';
import { layOut } from '../support/oracle/field.ts';
import type { ScenarioJson } from '../support/oracle/scenario-json.ts';
import { playAtRandom } from '../support/random-play.ts';
import { randomScenario, type RandomOptions } from '../support/random-scenarios.ts';
import { sourceOf } from '../support/random/source.ts';
import { drawRulings } from '../support/rulings/scenarios.ts';
import { shareOf } from '../support/share.ts';

interface Campaign {
  readonly name: string;
  /** The first seed, unless it is 1, and how many there are. */
  readonly from?: number;
  readonly scenarios: number;
  /** How often each is played, with other dice each time. */
  readonly games: number;
  /** How often players try something where they could let it be, in cases of a hundred. */
  readonly restless: number;
  readonly options: Partial<RandomOptions>;
  /** Whether each game has answers of its own to the open questions. */
  readonly isRuled?: boolean;
}

const LARGE = {
  attackers: [1, 12], defenders: [1, 12], supporters: [0, 2], supporterUnits: [1, 5], terrain: [0, 4],
} as const;

const CAMPAIGNS: readonly Campaign[] = [
  { name: 'attacks at once, nobody deciding', scenarios: shareOf(1000, 40), games: shareOf(15, 2), restless: 0,
    options: LARGE },
  { name: 'attacks at once, players deciding', scenarios: shareOf(250, 12), games: shareOf(8, 2), restless: 60,
    options: LARGE },
  { name: 'a charge first, players deciding', scenarios: shareOf(300, 14), games: shareOf(10, 2), restless: 92,
    options: { ...LARGE, startAt: 'a1ChooseTarget' } },
  { name: 'attacks at once, joined by others, under any answers', scenarios: shareOf(300, 10), games: shareOf(8, 2),
    restless: 70, options: { ...LARGE, joined: 40 }, isRuled: true },
  { name: 'nobody winning swiftly', from: 37, scenarios: 1, games: 4, restless: 0, options: LARGE },
  { name: 'supporting fire one by one, some fallen before the next', from: 254, scenarios: 1, games: 6, restless: 70,
    options: { ...LARGE, joined: 40 }, isRuled: true },
];

const parsed = (json: ScenarioJson): Scenario => {
  const result = parseScenario(json);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.scenario;
};

interface Findings {
  /** The claims that were broken, each with some of the assaults in which it was. */
  readonly broken: Map<string, Set<string>>;
  /** How often each ending was met. */
  readonly endings: Map<string, number>;
  /** The types of the events that were met. */
  readonly events: Set<string>;
}

const record: Findings = { broken: new Map(), endings: new Map(), events: new Set() };

const accuse = (claim: string, where: string): void => {
  const cases = record.broken.get(claim) ?? new Set();
  if (cases.size < 5) record.broken.set(claim, cases.add(where));
};

const run = ({ name, from = 1, scenarios, games, restless, options, isRuled = false }: Campaign): void => {
  for (let seed = from; seed < from + scenarios; seed++) {
    const json = randomScenario(seed, options);
    const scenario = parsed(json);
    const table = tableOf(layOut(json));
    for (let game = 1; game <= games; game++) {
      const where = `${name}, seed ${seed}, game ${game}`;
      const source = sourceOf(seed * 100 + game);
      const rulings = isRuled ? drawRulings(source) : scenario.rulings;
      const { end, dice } = playAtRandom({ ...scenario, rulings }, source, restless, step => {
        record.events.add(step.event.type);
        for (const { claim, isKept } of STEP_LAWS) if (!isKept(step, table)) accuse(claim, where);
      });
      const report = reportOf(end);
      const field = end.target === json.engage.target ? table.field : layOut(engaging(json, end.target));
      const fought = end.formations.filter(one => one.fighting).map(({ id }) => id);
      const fighting = [end.engaging, end.target, ...fought];
      for (const { claim, isKept } of ENDING_LAWS) {
        if (!isKept({ field, report, fighting, rulings, dice, isQuiet: restless === 0 })) accuse(claim, where);
      }
      const ending = `${report.winner ?? 'nobody'} by ${report.ending}`;
      record.endings.set(ending, (record.endings.get(ending) ?? 0) + 1);
    }
  }
};

const engaging = (json: ScenarioJson, target: string): ScenarioJson => ({
  ...json, engage: { ...json.engage, target },
});

beforeAll(() => CAMPAIGNS.forEach(run), 1_500_000);

describe('of made-up assaults', () => {
  test('every one comes to an end, each kind of end being met', () => {
    const games = [...record.endings.values()].reduce((sum, count) => sum + count, 0);
    expect(games).toBe(CAMPAIGNS.reduce((sum, campaign) => sum + campaign.scenarios * campaign.games, 0));
    expect([...record.endings.keys()].sort()).toEqual([
      'attacker by result', 'attacker by swift', 'defender by result', 'defender by swift', 'nobody by no-assault',
      'nobody by swift',
    ]);
  });

  test('players and dice do in them whatever they can do at all', () => {
    expect([...record.events].sort()).toEqual([
      'charge.ended', 'consolidation.ended', 'counterCharge.ended', 'dice.thrown', 'hit.moved', 'hits.allocated',
      'rest.withdrew', 'save.chosen', 'support.called', 'supporters.called', 'target.chosen', 'unit.moved',
      'withdrawal.ended',
    ]);
  });

  test.each([...STEP_LAWS, ...ENDING_LAWS].map(({ claim }) => [claim]))('%s', claim => {
    expect([...record.broken.get(claim) ?? []]).toEqual([]);
  });
});

test('the same seed plays the same assault', () => {
  for (let seed = 1; seed <= shareOf(100, 3); seed++) {
    const scenario = parsed(randomScenario(seed, LARGE));
    const report = play(scenario, { dice: { seed } });
    expect(play(parsed(randomScenario(seed, LARGE)), { dice: { seed } })).toEqual(report);
  }
});
