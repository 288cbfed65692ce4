import { describe, expect, it } from 'vitest';
import { breakIfShaken, panicIn } from '../../../src/epic-armageddon/attacks/blast-markers.ts';
import type { ScenarioFormation } from '../../../src/epic-armageddon/model/scenario.ts';
import {
  countedMarkers, halvedHackDown, panicHits,
} from '../../../src/epic-armageddon/special-rules/they-shall-know-no-fear.ts';
import { formationOf as formationIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Formation } from '../../../src/epic-armageddon/model/state.ts';
import { formationOf, rowOf, scenarioOf } from '../../support/build.ts';
import {
  assaultOf, ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, formationIn as reported, lostTo, modifiersIn, played,
} from '../../support/fight.ts';

/** Four marines, of whom the test says more, in contact with four boyz. */
const marines = (more: Partial<ScenarioFormation> = {}, orks: Partial<ScenarioFormation> = {}) => ({
  formations: [
    formationOf('attacker', rowOf('a', 'boyz', 4, [30, 40]), orks),
    formationOf('defender', rowOf('d', 'tactical', 4, [30, 42]), { rules: ['they-shall-know-no-fear'], ...more }),
  ],
});

const formation = (rules: Formation['rules']): Formation => ({
  id: 'f', name: 'f', side: 'defender', rules, initiative: 1, blastMarkers: 0, broken: false, marched: false,
  overwatch: false, wasBroken: false, fighting: true, drawnIn: false, losses: 0,
});
const MARINES = formation(['they-shall-know-no-fear']);
const OTHERS = formation([]);

const NOBODY_HITS = [1, 1, 1, 1, 1, 1, 1, 1];

describe('They Shall Know No Fear', () => {
  it.each([
    [7, 7, false], [8, 0, true],
  ])('B1: marines break at two Blast markers a unit: %i on four', (markers, left, broken) => {
    const shaken = breakIfShaken(assaultOf(marines({ blastMarkers: markers })), 'defender', 'a7Consolidate');
    expect(formationIn(shaken, 'defender')).toMatchObject({ blastMarkers: left, broken });
  });

  it('A6.2: in the result half their Blast markers count, rounded down', () => {
    expect([0, 1, 2, 3, 4].map(markers => countedMarkers(MARINES, markers))).toEqual([0, 0, 1, 1, 2]);
    expect([0, 1, 2, 3, 4].map(markers => countedMarkers(OTHERS, markers))).toEqual([0, 1, 2, 3, 4]);
  });

  it('A6.2: with one Blast marker they count none, but are not without one', () => {
    const { report } = played(scenarioOf(marines({ blastMarkers: 1 }, { blastMarkers: 1 })), [
      ...NOBODY_HITS, ...ATTACKER_ROLLS_HIGH,
    ]);
    expect(modifiersIn(report, 'defender')).toEqual(['enemy has more Blast markers 1']);
    expect(modifiersIn(report, 'attacker')).toEqual([]);
  });

  it('B2, ruling 57, R10: broken marines count one Blast marker a unit', () => {
    const { report } = played(scenarioOf(marines({ broken: true }, { blastMarkers: 1 })), [
      ...NOBODY_HITS, ...DEFENDER_ROLLS_HIGH,
    ]);
    expect(modifiersIn(report, 'attacker')).toEqual(['enemy has more Blast markers 1']);
    expect(modifiersIn(report, 'defender')).toEqual([]);
    const fewer = marines({ broken: true }, { blastMarkers: 4 });
    expect(
      modifiersIn(played(scenarioOf(fewer), [...NOBODY_HITS, ...DEFENDER_ROLLS_HIGH]).report, 'attacker'),
    ).toEqual([]);
  });

  it('A6.6, C17: losing by 1, 2, 3, 4, 5 costs 0, 1, 1, 2, 2', () => {
    expect([1, 2, 3, 4, 5].map(hits => halvedHackDown([MARINES], hits))).toEqual([0, 1, 1, 2, 2]);
    expect(halvedHackDown([OTHERS], 5)).toBe(5);
  });

  it('A6.6: marines that lose by three lose one unit to the hack-down', () => {
    const parts = marines({ blastMarkers: 1 }, { blastMarkers: 2 });
    const { report } = played(scenarioOf(parts), [...NOBODY_HITS, 5, 1, 1, 1]);
    expect(report.result[0]).toMatchObject({ attacker: { total: 5 }, defender: { total: 2 } });
    expect(report.hackDown).toBe(1);
    expect(lostTo(report, 'hack-down')).toEqual(['d1']);
  });

  it('A8.1: as winners they take a Blast marker for every loss, as everybody does', () => {
    const parts = marines({}, { blastMarkers: 1 });
    const { report } = played(scenarioOf(parts), [4, 4, 1, 1, 1, 1, 1, 1, 1, 1, ...DEFENDER_ROLLS_HIGH]);
    expect(lostTo(report, 'attack')).toEqual(['d1', 'd2']);
    expect(reported(report, 'defender')).toMatchObject({ blastMarkers: 2, broken: false });
  });

  it('B3: when broken they lose a unit for every two Blast markers, the odd one dropped', () => {
    expect([1, 2, 3, 4].map(markers => panicHits(MARINES, markers))).toEqual([0, 1, 1, 2]);
    const broken = assaultOf(marines({ broken: true }));
    const panicking = (markers: number) => panicIn(broken, formationIn(broken, 'defender'), markers);
    expect([1, 2, 3].map(markers => panicking(markers).length)).toEqual([0, 1, 1]);
  });
});
