/** Summoned daemons are gone when their formation breaks. */
import { describe, expect, it } from 'vitest';
import { breakTheLoser } from '../../../src/epic-armageddon/steps/a7-withdraw.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import { formationIn, lostTo, played } from '../../support/fight.ts';
import { stage, type Stands } from '../../support/stage.ts';

const cult: Stands = {
  a1: { at: [40, 26.5], name: 'Cultists', cc: 2 }, a2: { at: [43, 26.5], name: 'Bloodletters', cc: 2 },
  a3: { at: [46, 20], name: 'Plaguebearers' }, a4: { at: [100, 4], name: 'Cultists' },
};
const enemies: Stands = { d1: { at: [40, 28.5] }, d2: { at: [43, 28.5], cc: 2 }, d3: { at: [80, 60] } };

describe('summoned units', () => {
  it('A7.1: vanish when their formation breaks, but not before the hack-downs that they may take', () => {
    const { report } = played(stage(cult, enemies, { attacker: { rules: ['summoned-units'] } }), [1, 1, 1, 1, 1, 3, 1]);
    expect(report.hackDown).toBe(1);
    expect(lostTo(report, 'hack-down')).toEqual(['a1']);
    expect(lostTo(report, 'summoned')).toEqual(['a2', 'a3']);
  });

  it('A7.1: vanish in the step in which their formation breaks, and are told by name', () => {
    const assault = startAssault(stage(cult, enemies, { attacker: { rules: ['summoned-units'] } }));
    expect(breakTheLoser({ ...assault, winner: 'defender' }).log.at(-2)).toEqual({
      step: 'a7Withdraw', rule: 'A7.1', key: 'vanishes', values: { lost: ['Bloodletters', 'Plaguebearers'] },
    });
  });

  it('A6.2: killed in the fight they are kills like any other', () => {
    const { report } = played(stage(cult, enemies, { attacker: { rules: ['summoned-units'] } }), [
      1, 1, 2, 6, 6, 1, 1,
    ]);
    expect(report.kills.defender).toBe(1);
    expect(lostTo(report, 'summoned')).toEqual([]);
  });

  it('A7.1: stay with a formation that has not summoned them', () => {
    const { report } = played(stage(cult, enemies), [1, 1, 1, 1, 1, 3, 1]);
    expect(formationIn(report, 'attacker')).toMatchObject({ broken: true, destroyed: false });
    expect(lostTo(report, 'summoned')).toEqual([]);
  });
});
