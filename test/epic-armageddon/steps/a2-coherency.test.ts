import { describe, expect, it } from 'vitest';
import { endCharge } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { stragglers } from '../../../src/epic-armageddon/steps/a2-coherency.ts';
import { formationOf, removeUnits, unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import { formationOf as formationOfScenario, rowOf, unitOf } from '../../support/build.ts';
import { afterCharges, beforeCharge, withOthers } from '../../support/moves.ts';
import { profileOf } from '../../support/profiles.ts';

const target = [unitOf('d1', 'boyz', [60, 60])];
const standing = (...units: readonly ScenarioUnit[]): Assault => beforeCharge(units, target);

/** Infantry in a line, each so many cm from the one before. */
const line = (profiles: readonly string[], gaps: readonly number[]): Assault => {
  const along = (i: number): number => gaps.slice(0, i).reduce((x, gap) => x + gap + 2, 10);
  return standing(...profiles.map((profile, i) => unitOf(`a${i + 1}`, profile, [along(i), 10])));
};

const marines = (...gaps: readonly number[]): Assault => line(['tactical', ...gaps.map(() => 'tactical')], gaps);

describe('the chain', () => {
  it('A2.8: a unit up to 5cm from another of its formation is in coherency', () => {
    expect(stragglers(marines(5), 'attacker')).toEqual([]);
    expect(stragglers(marines(5.01), 'attacker')).toEqual(['a2']);
  });

  it('A2.8: units near somebody are lost all the same if the chain is broken', () => {
    expect(stragglers(marines(1, 1, 6, 1), 'attacker')).toEqual(['a4', 'a5']);
  });

  it('A2.8: unasked, the longest part stays, of equal ones the one that stands first in the list', () => {
    expect(stragglers(marines(1, 6, 1, 1), 'attacker')).toEqual(['a1', 'a2']);
    expect(stragglers(marines(1, 6, 1), 'attacker')).toEqual(['a3', 'a4']);
  });

  it('A2.8: the owner chooses who is out of formation', () => {
    expect(stragglers(marines(1, 6, 1), 'attacker', 'a4')).toEqual(['a1', 'a2']);
    expect(stragglers(marines(1, 1, 6, 1), 'attacker', 'a5')).toEqual(['a1', 'a2', 'a3']);
  });

  it('A2.8: the dead are no link', () => {
    expect(stragglers(removeUnits(marines(4, 4), ['a2'], 'attack'), 'attacker')).toEqual(['a3']);
  });

  it('A2.8: of whom nobody is left, nobody is out of formation', () => {
    expect(stragglers(removeUnits(marines(9), ['a1', 'a2'], 'attack'), 'attacker')).toEqual([]);
  });

  it('A2.8: those inside a transport are no part of a chain, and are lost with it', () => {
    const inside = (id: string) => unitOf(id, 'tactical', [40, 10], { aboard: 'a3' });
    const riding = standing(...rowOf('a', 'tactical', 2, [10, 10]), unitOf('a3', 'rhino', [40, 10]), inside('a4'),
      inside('a5'));
    expect(stragglers(riding, 'attacker')).toEqual(['a3']);
    const after = endCharge(afterCharges(riding, ['a3', [40, 12]]), null);
    expect(after.units.filter(unit => unit.lostTo === 'coherency').map(unit => unit.id)).toEqual(['a3', 'a4', 'a5']);
  });

  it('A2.8: a single unit is a whole formation', () => {
    expect(stragglers(marines(), 'attacker')).toEqual([]);
  });
});

describe('Scouts', () => {
  it('A2.8: may stand up to 20cm apart', () => {
    expect(stragglers(line(['scout', 'scout', 'scout'], [20, 20]), 'attacker')).toEqual([]);
    expect(stragglers(line(['scout', 'scout', 'scout'], [20, 20.01]), 'attacker')).toEqual(['a3']);
  });

  it('A2.8: may stand that far from others who keep together', () => {
    expect(stragglers(line(['tactical', 'tactical', 'scout'], [5, 20]), 'attacker')).toEqual([]);
  });

  it('A2.8: do not stretch the 5cm of a unit that is none', () => {
    expect(stragglers(line(['scout', 'scout', 'tactical'], [15, 6]), 'attacker')).toEqual(['a3']);
    expect(stragglers(line(['scout', 'scout', 'tactical'], [15, 5]), 'attacker')).toEqual([]);
    expect(stragglers(line(['tactical', 'scout'], [10]), 'attacker')).toEqual(['a1']);
  });

  it('A2.8: are lost with the straggler by which alone they hung on', () => {
    expect(stragglers(line(['scout', 'scout', 'tactical', 'scout'], [20, 15, 15]), 'attacker')).toEqual(['a3', 'a4']);
  });
});

describe('what stragglers cost', () => {
  const strayed = (keep: string | null): Assault =>
    endCharge(afterCharges(standing(...rowOf('a', 'tactical', 4, [30, 10])), ['a4', [50, 10]]), keep);

  it('A2.8: they are destroyed, a Blast marker each, and nobody’s kills', () => {
    const after = strayed(null);
    expect(unitIn(after, 'a4').lostTo).toBe('coherency');
    expect(formationOf(after, 'attacker').blastMarkers).toBe(1);
    expect(after.kills).toEqual({ attacker: 0, defender: 0 });
    const told = after.log.find(entry => entry.key === 'stragglers');
    expect(told).toMatchObject({ rule: 'A2.8', values: { lost: ['Tactical 4'] } });
  });

  it('A2.8, A8.1: an Expendable one costs no Blast marker', () => {
    const grot = profileOf({ name: 'Grot', abilities: ['expendable'] });
    const mob = beforeCharge([...rowOf('a', 'boyz', 3, [30, 10]), unitOf('a4', 'grot', [39, 10])], target, {
      profiles: { grot },
    });
    const after = endCharge(afterCharges(mob, ['a4', [50, 10]]), null);
    expect(unitIn(after, 'a4').lostTo).toBe('coherency');
    expect(formationOf(after, 'attacker').blastMarkers).toBe(0);
  });

  it('A2.8: whoever of another formation sits inside is lost too, at a Blast marker of its own formation each', () => {
    const gorgon = profileOf({ name: 'Gorgon', type: 'war-engine', damageCapacity: 2, abilities: ['transport'] });
    const cargo = (count: number) => formationOfScenario('attacker', [
      ...rowOf('p', 'boyz', 2, [43, 10], 0).map(unit => ({ ...unit, aboard: 'a4' })),
      ...rowOf('q', 'boyz', count, [10, 30]),
    ], { id: 'cargo' });
    const strayed = (count: number) => endCharge(afterCharges(withOthers(
      [...rowOf('a', 'tactical', 3, [30, 10]), unitOf('a4', 'gorgon', [43, 10])], target, [cargo(count)],
      { profiles: { gorgon } },
    ), ['a4', [58, 10]]), null);
    const lost = strayed(3).units.filter(unit => unit.lostTo === 'coherency').map(unit => unit.id);
    expect(lost).toEqual(['a4', 'p1', 'p2']);
    expect(formationOf(strayed(3), 'attacker').blastMarkers).toBe(1);
    expect(formationOf(strayed(3), 'cargo')).toMatchObject({ blastMarkers: 2, broken: false });
    expect(formationOf(strayed(2), 'cargo').broken).toBe(true);
  });

  it('A2.8: the owner may keep the lone unit and lose the others, and the Blast markers for them break it', () => {
    const after = strayed('a4');
    expect(after.units.filter(unit => unit.lostTo === 'coherency').map(unit => unit.id)).toEqual(['a1', 'a2', 'a3']);
    expect(formationOf(after, 'attacker').broken).toBe(true);
  });

  it('A2.8: a formation of which nobody has moved is left as it stands', () => {
    const apart = standing(unitOf('a1', 'tactical', [10, 10]), unitOf('a2', 'tactical', [40, 10]));
    expect(endCharge(apart, null).units.every(unit => unit.lostTo === null)).toBe(true);
    const moved = endCharge(afterCharges(apart, ['a1', [12, 10]]), null);
    expect(unitIn(moved, 'a2').lostTo).toBe('coherency');
  });
});
