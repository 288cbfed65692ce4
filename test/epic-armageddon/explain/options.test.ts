/** What is told of a unit for which its player has chosen among what its datasheet prints. */
import { describe, expect, it } from 'vitest';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { beginAttacks, beginBatch, resolveAttacks } from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import { beginSupport } from '../../../src/epic-armageddon/steps/a5-supporting-fire.ts';
import { settleWays } from '../../../src/epic-armageddon/attacks/ways-to-fight.ts';
import { calledInFull, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import { assaultWith } from '../../../src/epic-armageddon/model/copies.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import { told } from './cases.ts';

const RAZORBACK = { profile: 'razorback', options: ['twin-heavy-bolter'] };

const fielded = (units: readonly object[]): Assault => {
  const parsed = parseScenario({
    format: 1,
    ruleset: 'epic-armageddon',
    formations: [
      {
        id: 'own', side: 'attacker',
        units: units.map((unit, i) => ({ id: `a${i + 1}`, at: [30 + 5 * i, 20], ...unit })),
      },
      { id: 'guns', side: 'attacker', units: [{ ...RAZORBACK, id: 's1', at: [40, 30] }] },
      { id: 'other', side: 'defender', units: [{ id: 'two', profile: 'boyz', at: [30, 30] }] },
    ],
    engage: { formation: 'own', target: 'other' },
    startAt: 'a4Attacks',
  }, neteaLibrary);
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  return startAssault(parsed.scenario);
};

const razorbacks = fielded([RAZORBACK, { profile: 'razorback' }]);
const CHOSEN = 'With Twin Heavy Bolter it has CC 6+, FF 4+ and armour 5+.';

describe('a unit with an option', () => {
  it.each([
    ['attack', `. ${CHOSEN} (A4.2)`, '+ It throws 1 die in the firefight, hitting on 4+. (A4.2)'],
    ['save', `. ${CHOSEN} (V1)`, '+ Its armour saves on 5+. (V1)'],
  ] as const)('is explained with it and its values: %s', (asked, first, second) => {
    const all = told(razorbacks, 'a1', asked);
    const at = all.indexOf(first);
    expect(all.slice(at, at + 2)).toEqual([first, second]);
  });

  it('is explained with it when it supports', () => {
    const struck = resolveAttacks(beginBatch(settleWays(beginAttacks(razorbacks)), 'attacks'), [1, 1, 1], 'a4Attacks');
    const all = told(beginSupport(struck), 's1', 'support');
    expect(all.slice(-3)).toEqual([
      `. ${CHOSEN} (A5.3)`, '+ It throws 1 die in the firefight, hitting on 4+. (A5.3)', '+ So it may support. (A5.3)',
    ]);
  });

  it('is told of no option that it does not have', () => {
    expect(told(razorbacks, 'a2', 'attack').join(' ')).not.toContain('With ');
  });

  it('has it behind its name', () => {
    expect(['a1', 'a2'].map(id => calledInFull(razorbacks, unitOf(razorbacks, id))))
      .toEqual(['Razorback 1 (Twin Heavy Bolter)', 'Razorback 2']);
  });

  it('is told with a dash for a value that it lacks', () => {
    const { combatant } = unitOf(razorbacks, 'a1');
    const blind = assaultWith(razorbacks, {
      combatants: { ...razorbacks.combatants, [combatant]: { ...razorbacks.combatants[combatant]!, cc: null } },
    });
    expect(told(blind, 'a1', 'save')[1]).toBe('. With Twin Heavy Bolter it has CC –, FF 4+ and armour 5+. (V1)');
  });
});
