/** What the odds of a table are asked about, and the odds of what can be decided on it. */
import { describe, expect, it } from 'vitest';
import { momentIn } from '../../../../components/site/table/moment-of-table.ts';
import { firstVersion } from '../../../../components/site/table/table-version.ts';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import { sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import type { TableMoment } from '../../../../components/site/table-odds.ts';

const { scenario } = sampleOf('marines-charge-warband')!;
/** Two formations can be charged here. */
const { scenario: twoTargets } = sampleOf('firefight-to-a-tie')!;

const after = (events: readonly AssaultEvent[], table = scenario): TableMoment => {
  const played = { scenario: table, events, at: events.length };
  return momentIn(firstVersion(played), played);
};

const chosen: AssaultEvent = { type: 'target.chosen', target: scenario.engage.target };

describe('the odds of a decision', () => {
  it.each([
    ['at the start', [], scenario], ['in the charge', [chosen], scenario], ['of a target', [], twoTargets],
  ] as const)(
    '%s are asked for as those of the table once it is decided', (_, events, table) => {
      const { decisions } = after(events, table);
      const priced = decisions().filter(({ moment }) => moment !== null);
      expect(priced.length).toBeGreaterThan(3);
      for (const decision of priced) {
        expect(decision.moment).toEqual(after([...events, ...decision.events], table).moment);
      }
    });

  it('of another set-up are asked for as those of its start', () => {
    const other = { ...scenario, title: 'Another' };
    const played = { scenario: other, events: [], at: 0 };
    expect(after([]).startOf(other)).toEqual(momentIn(firstVersion(played), played).moment);
  });

  it('that calls the assault off are nobody’s', () => {
    const called = after([]).decisions().find(({ kind }) => kind === 'called-off');
    expect(called?.moment).toBeNull();
  });
});

describe('where nothing is decided', () => {
  it('it is said why: dice come next, nothing would matter, or it is settled', () => {
    expect(after([]).nothingOpen).toBeNull();
    expect(after([chosen]).nothingOpen).toBe('indifferent');
    const charged = after([]).decisions().find(({ kind }) => kind === 'charge-to-fire')!.events;
    const fought = [...charged, { type: 'charge.ended' }, { type: 'counterCharge.ended' }] as const;
    expect(after(fought).nothingOpen).toBe('dice');
    expect(after([chosen, { type: 'charge.ended' }]).nothingOpen).toBe('settled');
  });
});
