/** Ethereals: nobody near one knows fear. */
import { describe, expect, it } from 'vitest';
import { griefHands, isGrieving } from '../../../src/epic-armageddon/steps/a7-consolidate.ts';
import { removeUnits } from '../../../src/epic-armageddon/model/roster.ts';
import { etherealsLost } from '../../../src/epic-armageddon/special-rules/ethereal.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import type { Loss, Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, formationIn, lostTo, played } from '../../support/fight.ts';
import { characterOf } from '../../support/profiles.ts';
import { stage, stands, type Stands } from '../../support/stage.ts';

const ETHEREAL = characterOf({ name: 'Ethereal' });
const led: Stands = { d1: { at: [40, 28.5], joined: ETHEREAL }, d2: { at: [43, 28.5] } };
const attackers: Stands = { a1: { at: [40, 26.5], cc: 2 }, afar: { at: [100, 4] } };

describe('a formation that an Ethereal has joined', () => {
  it('A6.6: is skipped by hack-downs as long as it lives', () => {
    const { report } = played(stage(attackers, led), [1, ...ATTACKER_ROLLS_HIGH]);
    expect(lostTo(report, 'hack-down')).toEqual([]);
    const alone = stage(attackers, { ...led, d1: { at: [40, 28.5] } });
    expect(lostTo(played(alone, [1, ...ATTACKER_ROLLS_HIGH]).report, 'hack-down')).toEqual(['d1', 'd2']);
  });

  it('A7.2: is not destroyed for losing while broken', () => {
    const broken = stage(attackers, led, { defender: { broken: true } });
    expect(lostTo(played(broken, [1, ...ATTACKER_ROLLS_HIGH]).report, 'already-broken')).toEqual([]);
  });

  it('A6.6: is as afraid as anybody when it has fallen', () => {
    expect(lostTo(played(stage(attackers, led), [2, ...ATTACKER_ROLLS_HIGH]).report, 'hack-down')).toEqual(['d2']);
  });

  it('A8.1: takes D3 Blast markers more for it if it wins all the same', () => {
    const many = stage(attackers, { ...led, ...stands('e', 8, [60, 60]) });
    const { report, dice } = played(many, [2, ...DEFENDER_ROLLS_HIGH, 5]);
    expect(dice.at(-1)).toBe('defender blast-markers: 5');
    expect(formationIn(report, 'defender').blastMarkers).toBe(1 + 3);
  });

  it('A8.1: takes none for it where nobody has won', () => {
    const assault = startAssault(stage(attackers, led));
    const over = (winner: Side | null) => griefHands({ ...removeUnits(assault, ['d1'], 'attack'), winner });
    expect(over('defender')).toMatchObject([{ name: 'defender Ethereals lost', side: 'defender', dice: 1 }]);
    expect(over('attacker')).toEqual([]);
    expect(over(null)).toEqual([]);
    expect([isGrieving({ ...assault, winner: 'defender' }), isGrieving({ ...assault, winner: null })])
      .toEqual([false, false]);
  });

  it.each<readonly [Loss, number]>([
    ['attack', 1], ['support', 1], ['critical', 1], ['overwatch', 0], ['dangerous-terrain', 0], ['coherency', 0],
  ])('A8.1: grieves for one whom the enemy has killed in the assault: lost to %s, %i', (loss, lost) => {
    const bereft = removeUnits(startAssault(stage(attackers, led)), ['d1', 'd2'], loss);
    expect([etherealsLost(bereft, 'defender'), etherealsLost(bereft, 'attacker')]).toEqual([lost, 0]);
  });
});
