/** Who supports, with how many dice, and on whom it falls: tiny fights held to the statechart. */
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { weaponOf } from '../../../support/profiles.ts';
import { engine, stage, type Stands } from '../../../support/stage.ts';
import { wrongInFirst } from './held.ts';

const SHEET = { cc: 5, armour: 4 } as const;
const ONE: Stands = { a: { ...SHEET, at: [60, 40] } };
const TWO: Stands = { d: { armour: 3, at: [60, 42] }, e: { armour: 6, at: [68, 44] } };
const by = (stands: Stands) => ({ others: [{ side: 'attacker', id: 'friends', stands }] } as const);

describe('whole rounds support as the statechart does', () => {
  it.each<readonly [string, Scenario]>([
    ['A5.3: with all extra attacks of a weapon', stage(ONE, TWO, by({
      f: { ff: 4, at: [60, 36], weapons: [weaponOf({ kind: 'small-arms', extraAttacks: 2 })] },
    }))],
    ['A5.3: with one die for each point of a war engine', stage(ONE, TWO, by({ f: engine(3, [60, 34], { ff: 4 }) }))],
    ['A5.3: with one die of a war engine, if that is the ruling', stage(ONE, TWO, {
      ...by({ f: engine(3, [60, 34], { ff: 4 }) }), rulings: { supportingWarEngine: 'one' },
    })],
    ['A5.4: on those nearest to the supporters', stage(
      { a: { ...SHEET, ff: 5, at: [60, 40] } }, TWO, by({ f: { ff: 4, at: [70, 36] } }),
    )],
    ['A5.4: on those only within 15cm of them, if that is the ruling', stage(
      { a: { ...SHEET, ff: 5, at: [60, 40] } },
      { d: { armour: 3, at: [60, 42] }, e: { armour: 6, at: [73, 40] } },
      { ...by({ f: { ff: 4, at: [48, 38] } }), rulings: { supportReach: 'within-15cm' } },
    )],
    ['A5.4: on a knight whose shield is no good against it', stage(
      ONE, { d: engine(2, [60, 43.5], { armour: 5, abilities: ['knight-shield'] }) },
      by({ f: { ff: 4, at: [60, 36] } }),
    )],
    ['A5.2: on nobody where whom they see has not attacked', stage(
      ONE, { d: { armour: 6, cc: null, ff: null, at: [60, 42] } }, by({ f: { ff: 4, at: [60, 36] } }),
    )],
  ])('%s', (_, scenario) => {
    expect(wrongInFirst(scenario)).toEqual([]);
  });
});
