/** Assaults between formations of all army lists whose players decide, and what none of them may do; stored halfway. */
import { createActor } from 'xstate';
import { beforeAll, describe, expect, test } from 'vitest';
import { assaultMachine } from '../../machines/epic-armageddon/assault.machine.ts';
import type { AssaultEvent } from '../../src/epic-armageddon/model/events.ts';
import { reportOf, type Report } from '../../src/epic-armageddon/explain/report.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { ALL_CLAIMS, Findings, parsed, wage } from '../support/list-armies/campaign.ts';
import { listScenario, type ListOptions } from '../support/list-armies/scenarios.ts';
import { wishInLists } from '../support/list-armies/wishes.ts';
import { fightable, playAtRandom, stepOn, type Step } from '../support/random-play.ts';
import { sourceOf } from '../support/random/source.ts';
import { shareOf } from '../support/share.ts';

const AT_ONCE: ListOptions = { startAt: 'a4Attacks', crowd: 20 };
const WITH_CHARGE: ListOptions = { startAt: 'a1ChooseTarget', crowd: 30 };

const CAMPAIGNS = [
  { name: 'attacks at once', from: 20_001, scenarios: shareOf(2500, 60), games: shareOf(4, 1), restless: 55,
    ...AT_ONCE },
  { name: 'a charge first', from: 30_001, scenarios: shareOf(2000, 160), games: shareOf(4, 1), restless: 85,
    ...WITH_CHARGE },
  { name: 'nobody winning swiftly', from: 20_176, scenarios: 1, games: 2, restless: 55, ...AT_ONCE },
  { name: 'snipers that aim', from: 30_098, scenarios: 1, games: 2, restless: 85, ...WITH_CHARGE },
];

const findings = new Findings();

beforeAll(() => {
  for (const campaign of CAMPAIGNS) wage(campaign, findings);
}, 1_500_000);

describe('of assaults between formations of the army lists whose players decide', () => {
  test('every one comes to an end, each kind of end being met', () => {
    expect(findings.games).toBe(CAMPAIGNS.reduce((sum, { scenarios, games }) => sum + scenarios * games, 0));
    expect([...findings.endings].sort()).toEqual([
      'attacker by result', 'attacker by swift', 'defender by result', 'defender by swift', 'nobody by no-assault',
      'nobody by swift',
    ]);
  });

  test('players do in them whatever players can do at all', () => {
    expect([...findings.events].sort()).toEqual([
      'care.taken', 'charge.ended', 'consolidation.ended', 'counterCharge.ended', 'critical.entered',
      'dice.split', 'dice.thrown', 'hit.moved', 'hits.allocated', 'overwatch.ended', 'overwatch.fired',
      'rest.withdrew', 'save.chosen', 'sniper.aimed', 'support.called', 'supporters.called', 'target.chosen',
      'test.accepted', 'test.repeated', 'unit.disembarked', 'unit.embarked', 'unit.moved', 'unit.rose', 'way.chosen',
      'ways.settled', 'withdrawal.ended',
    ]);
  });

  test.each(ALL_CLAIMS.map(claim => [claim]))('%s', claim => {
    expect(findings.broken.get(claim) ?? []).toEqual([]);
  });
});

/** What happened in an assault, without what was taken back. */
const eventsOf = (scenario: Scenario, seed: number): readonly AssaultEvent[] => {
  const steps: Step[] = [];
  playAtRandom(scenario, sourceOf(seed), 70, step => stepOn(steps, step), wishInLists);
  return steps.map(({ event }) => event);
};

/** The report of the assault of these events; after so many of them it is stored as text and read back. */
const reportAfter = (scenario: Scenario, events: readonly AssaultEvent[], stored: number | null): Report => {
  let actor = createActor(assaultMachine, { input: { scenario } }).start();
  events.forEach((event, i) => {
    if (i === stored) {
      const text = JSON.stringify(actor.getPersistedSnapshot());
      actor = createActor(assaultMachine, { input: { scenario }, snapshot: JSON.parse(text) }).start();
    }
    actor.send(event);
  });
  expect(actor.getSnapshot().status).toBe('done');
  return reportOf(actor.getSnapshot().context.assault);
};

describe('of many assaults between formations of the army lists', () => {
  /** In the last one the charge could never end, and is left out. */
  const SEEDS = [...Array.from({ length: shareOf(200, 3) }, (_, i) => i + 1), 160];
  const GAMES = SEEDS.map(seed => ({ seed, options: seed % 2 === 1 ? AT_ONCE : WITH_CHARGE }));

  test('each goes on to the same report after it has been stored as text halfway and read back', () => {
    let halves = 0;
    for (const { seed, options } of GAMES) {
      const scenario = fightable(parsed(listScenario(seed, options)));
      const events = eventsOf(scenario, seed);
      if (events.length === 0) continue;
      const halfway = sourceOf(seed).whole([0, events.length - 1]);
      expect(reportAfter(scenario, events, halfway)).toEqual(reportAfter(scenario, events, null));
      halves += 1;
    }
    expect(halves).toBe(GAMES.length);
  });

  test('each is the same from the same seed', () => {
    const reportFrom = (seed: number, options: ListOptions): Report => {
      const scenario = parsed(listScenario(seed, options));
      return reportOf(playAtRandom(scenario, sourceOf(seed), 70, () => undefined, wishInLists).end);
    };
    for (const { seed, options } of GAMES) expect(reportFrom(seed, options)).toEqual(reportFrom(seed, options));
  });
});
