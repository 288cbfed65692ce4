import { fc } from '../../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { historyOf, jsonOf, reportIn } from '../../../../components/epic-armageddon/report/history.ts';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { parseScenario } from '../../../../src/epic-armageddon/scenario/parse.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { randomScenario } from '../../../support/random-scenarios.ts';
import { eventsOf, namedAs } from './finished.ts';

interface Written {
  readonly program: string;
  readonly version: string;
  readonly report: unknown;
  readonly scenario: unknown;
  readonly rulings: unknown;
  readonly events: readonly AssaultEvent[];
}

const parsed = (json: unknown): Scenario => {
  const result = parseScenario(json);
  if ('problems' in result) throw new Error(result.problems.map(({ say }) => say).join(' '));
  return result.scenario;
};

/** What is written can be read, and played again to the same report. */
const comesBack = (scenario: Scenario, events: readonly AssaultEvent[]): void => {
  const history = historyOf(scenario, events);
  const read = JSON.parse(jsonOf(history)) as Written;
  expect(parsed(read.scenario)).toEqual(scenario);
  expect(read.events).toEqual(events);
  expect(read.rulings).toEqual(scenario.rulings);
  expect(read.report).toEqual(reportIn(history));
  expect(reportIn(historyOf(parsed(read.scenario), read.events))).toEqual(reportIn(history));
};

describe('the report as JSON', () => {
  it.each(SAMPLES)('of $id comes back the same', ({ scenario, decisions, seed }) => {
    const events = eventsOf(scenario, decisions, seed);
    comesBack(scenario, events);
    expect(reportIn(historyOf(scenario, events))!.diceUsed).toBeGreaterThan(0);
  });

  it('of any assault, stopped anywhere and whatever things are called, comes back the same', () => {
    fc.assert(fc.property(
      fc.nat(9999), fc.nat(100), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
      (seed, part, name) => {
        const scenario = parsed(randomScenario(seed, { startAt: seed % 2 === 0 ? 'a4Attacks' : 'a1ChooseTarget' }));
        const title = { ...namedAs(scenario, 'Name'), title: name };
        const events = eventsOf(title, [], seed);
        comesBack(title, events.slice(0, Math.ceil((events.length * part) / 100)));
      },
    ), { numRuns: 60, seed: 7 });
  });

  it('has no report while the assault goes on, and names the program and its version', () => {
    const [{ scenario }] = SAMPLES as readonly [typeof SAMPLES[number]];
    const { report, program, version } = JSON.parse(jsonOf(historyOf(scenario, []))) as Written;
    expect({ report, program }).toEqual({ report: null, program: 'assault-resolver' });
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });
});
