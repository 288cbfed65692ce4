import { describe, expect, it } from 'vitest';
import { BestSearch } from '../../../../components/epic-armageddon/advice/best-search.ts';
import { foundInWords, isUsual } from '../../../../components/epic-armageddon/advice/found-words.ts';
import { SHOWN_ODDS } from '../../../../components/epic-armageddon/odds/question.ts';
import { statePath } from '../../../../machines/why.ts';
import type { Decision } from '../../../../src/epic-armageddon/model/events.ts';
import { oddsFrom } from '../../../../src/epic-armageddon/odds/odds.ts';
import { usualCharges } from '../../../../src/epic-armageddon/steps/usual-moves.ts';
import { hostWithoutScreen } from '../resolver/host.ts';
import { advised, charging, END, FIRST, LAST, ways } from './made-advice.ts';

const until = async (isSo: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 15_000 && !isSo(); turn += 1) await new Promise(resolve => setTimeout(resolve, 2));
  expect(isSo()).toBe(true);
};

describe('the best decision', () => {
  it('is looked for when somebody asks, and not before', async () => {
    const timeline = charging('asks');
    const engines = ways(advised(FIRST), advised(LAST));
    const search = new BestSearch(hostWithoutScreen(), engines, timeline, 'attacker');
    expect(search.found).toBe(null);
    expect(engines.asked).toEqual([]);
    search.ask();
    expect(search.isAsking).toBe(true);
    await until(() => !search.isAsking);
    expect(engines.asked).toEqual([{ scenario: timeline.scenario, events: timeline.events, side: 'attacker' }]);
    expect(search.found).toMatchObject({ tried: 32, suggestion: { decisions: LAST } });
    expect(statePath(search.found!.after)).toBe('a3CounterCharge.defenderMoves.choosing');
  });

  it('has the very odds that the bar tells once it has come, before the best answer and after it', async () => {
    const engines = ways(advised(LAST));
    const search = new BestSearch(hostWithoutScreen(), engines, charging('odds'), 'attacker');
    search.ask();
    await until(() => search.found?.answered != null && search.oddsAt(search.found.answered) !== null);
    for (const snapshot of [search.found!.after, search.found!.answered!]) {
      expect(search.oddsAt(snapshot)).toEqual(oddsFrom(snapshot.context.assault, statePath(snapshot), SHOWN_ODDS));
    }
  });

  it('is known to who comes back to its moment', async () => {
    const first = ways(advised(LAST));
    const search = new BestSearch(hostWithoutScreen(), first, charging('again'), 'attacker');
    search.ask();
    await until(() => !search.isAsking);
    const later = ways(advised(FIRST));
    const again = new BestSearch(hostWithoutScreen(), later, charging('again'), 'attacker');
    again.ask();
    expect(again.found!.suggestion.decisions).toEqual(LAST);
    expect(again.isAsking).toBe(false);
    expect(later.asked).toEqual([]);
  });

  it('stands as far as it was found when somebody stops', async () => {
    const endless = ways();
    const search = new BestSearch(hostWithoutScreen(), {
      ...endless, advice: { ...endless.advice!, engine: async () => function* () {
        yield advised(FIRST);
        for (;;) yield undefined;
      } },
    }, charging('stop'), 'attacker');
    search.ask();
    await until(() => search.found !== null);
    search.stop();
    expect(search.isAsking).toBe(false);
    expect(search.found!.suggestion.decisions).toEqual(FIRST);
  });

  it('says who strikes and who fires; the usual charge is told as such', async () => {
    const { snapshots, at } = charging('words');
    const { assault } = snapshots[at]!.context;
    const search = new BestSearch(hostWithoutScreen(), ways(advised(LAST)), charging('words'), 'attacker');
    search.ask();
    await until(() => search.found !== null);
    expect(foundInWords('charge', assault, 'attacker', search.found!))
      .toBe(`In contact: ${assault.units[0]!.name}; in firefight: ${assault.units[1]!.name}`);
    const usual = usualCharges(assault).map((move): Decision => ({ type: 'unit.moved', ...move }));
    expect([[...usual, END], LAST, [END]].map(one => isUsual('charge', assault, one))).toEqual([true, false, false]);
    expect(isUsual('counterCharge', assault, [{ type: 'counterCharge.ended' }])).toBe(true);
    search.leave();
  });
});
