import { describe, expect, it } from 'vitest';
import { pairOfRulings, type Prepared } from '../../../../components/epic-armageddon/compare/rulings-pair.ts';
import { sideView, type SideView } from '../../../../components/epic-armageddon/compare/side-view.ts';
import { apartRows, newsWords } from '../../../../components/epic-armageddon/compare/difference-words.ts';
import { lockstep, STEP_DIFFERENCES } from '../../../../machines/compare/lockstep.ts';
import { otherAnswersTo } from '../../../../machines/compare/rulings-that-matter.ts';
import { LOSSES } from '../../../../src/epic-armageddon/model/procedure.ts';
import type { RulingId } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import { sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { MARINES_IN_CONTACT } from '../../../support/all-in-contact.ts';

const views = (
  id: string, ruling: RulingId, at: number, { scenario, decisions, seed } = sampleOf(id)!,
): readonly SideView[] => {
  const ready: Prepared = { id, scenario, prepared: decisions, seed };
  const [first, second] = otherAnswersTo(ruling);
  const { sides, stream } = pairOfRulings({ ready, ruling, answers: [first!, second!] });
  const lock = lockstep([sides[0].game!, sides[1].game!], stream);
  return ([0, 1] as const).map(which => sideView(sides[which], lock, at, which));
};

describe('what a column shows', () => {
  it('before the first step is the table as it is set up, and nothing that has happened', () => {
    const [first, second] = views('warband-swarms-titan', 'titanDice', 0);
    expect(first).toMatchObject({ letter: 'A', waits: false, event: null, lines: [], dice: [], log: [] });
    expect(first!.place).toEqual(second!.place);
    expect(first!.view!.counters).toEqual(second!.view!.counters);
  });

  it('is a table on which lies who falls in a step, and nobody who had fallen before', () => {
    const { id } = MARINES_IN_CONTACT;
    const lying = [12, 13, 14, 15].map(at => views(id, 'laterBatch', at, MARINES_IN_CONTACT)[0]!.view!.counters
      .filter(({ alive }) => !alive).map(({ name }) => name));
    expect(lying).toEqual([[], ['Assault 2', 'Assault 3', 'Boyz 1', 'Boyz 2', 'Boyz 3'], ['Boyz 4'], []]);
  });

  it('groups the dice of a throw by their reason, and says which of them only this side throws', () => {
    const [first, second] = views('warband-swarms-titan', 'titanDice', 28);
    const titan = first!.dice.filter(({ owners }) => owners === 'Warlord Class Titan');
    expect(titan.map(({ label, dice, differs }) => [label, dice.length, differs])).toEqual([
      ['Close combat 2+', 5, false], ['Firefight 3+', 3, true],
    ]);
    expect(titan.flatMap(({ dice }) => dice.map(die => die.isOnlyHere)))
      .toEqual([false, false, false, false, true, true, true, true]);
    expect(second!.dice.flatMap(({ dice }) => dice).some(die => die.isOnlyHere)).toBe(false);
    expect(first!.dice.find(({ label }) => label === 'Firefight 6+')!.owners).toBe('Grotz 4 and Boyz 1–12');
  });

  it('waits where nothing of the kind happens, with the reason that the rules give', () => {
    const [first, second] = views('warband-swarms-titan', 'titanDice', 26);
    expect([first!.waits, first!.event]).toEqual([false, 'dice.split']);
    expect([second!.waits, second!.event]).toEqual([true, null]);
    expect(second!.refusal).toContain('8 dice to split');
    expect(first!.refusal).toBe(null);
  });

  it('has every line of the log that has been said so far, and no other', () => {
    const [before, after] = [10, 11].map(at => views('firefight-to-a-tie', 'supportEachRound', at)[0]!);
    expect(before!.log.length).toBeGreaterThan(0);
    expect(after!.log).toEqual([...before!.log, ...after!.lines]);
  });
});

describe('differences in words', () => {
  it('every kind of news has words of its own', () => {
    const said = STEP_DIFFERENCES.map(one => newsWords([one]));
    expect(new Set(said).size).toBe(STEP_DIFFERENCES.length);
    expect(newsWords(['dice', 'log'])).toBe('Other dice are asked for; something else is said to happen.');
    expect(newsWords([])).toBe('');
  });

  it('every way to be lost is told in words', () => {
    for (const loss of LOSSES) {
      const [row] = apartRows([{ about: 'Boyz 1', key: 'lostTo', values: [loss, null] }]);
      expect(row!.values[0]).toMatch(/^(lost|vanished)/);
      expect(row!.values[1]).toBe('lives');
    }
  });

  it('where a unit that is lost stood is not told besides', () => {
    const rows = apartRows([
      { about: 'Boyz 1', key: 'lostTo', values: ['attack', null] },
      { about: 'Boyz 1', key: 'place', values: [null, '3, 4'] },
      { about: 'Boyz 2', key: 'place', values: ['1, 2', '3, 4'] },
    ]);
    expect(rows.map(({ about, what }) => [about, what])).toEqual([['Boyz 1', ''], ['Boyz 2', 'place']]);
  });

  it('a fact of another game is told by its own name', () => {
    expect(apartRows([{ about: '', key: 'woundsLeft', values: [2, 3] }]))
      .toEqual([{ about: '', what: 'wounds left', values: ['2', '3'] }]);
  });
});
