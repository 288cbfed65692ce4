/** What a player has chosen of a datasheet stands beside its name wherever a unit is told apart from others. */
import { describe, expect, it } from 'vitest';
import { accountOf } from '../../../components/epic-armageddon/report/account.ts';
import { historyOf } from '../../../components/epic-armageddon/report/history.ts';
import { nameOf } from '../../../components/epic-armageddon/lesson/asked-view.ts';
import { linesOf } from '../../../components/epic-armageddon/steps/engagement-lines.ts';
import { spokenOf } from '../../../components/epic-armageddon/steps/spoken.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import { shootingChanges } from '../../../src/epic-armageddon/odds/changes/shooting.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';

const parsed = parseScenario({
  format: 1,
  ruleset: 'epic-armageddon',
  formations: [
    {
      id: 'own', side: 'attacker',
      units: [
        { id: 'a1', at: [30, 20], profile: 'razorback', options: ['twin-heavy-bolter'] },
        { id: 'a2', at: [35, 20], profile: 'razorback' },
        { id: 'a3', at: [40, 20], profile: 'dreadnought', options: ['power-fist'] },
        ...[30, 35, 40].map(x => ({ id: `a${x}`, at: [x, 15], profile: 'rhino' })),
      ],
    },
    {
      id: 'other', side: 'defender',
      units: [
        {
          id: 'd1', at: [30, 30], profile: 'chaos-space-marines', characters: ['champion-of-chaos'],
          options: ['slaanesh'],
        },
        { id: 'd2', at: [35, 30], profile: 'daemon-prince', options: ['wings'] },
        ...[30, 35, 40].map(x => ({ id: `d${x}`, at: [x, 35], profile: 'rhino' })),
      ],
    },
  ],
  engage: { formation: 'own', target: 'other' },
  startAt: 'a1ChooseTarget',
}, neteaLibrary);
if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
const { scenario } = parsed;
const assault = startAssault(scenario);

const CALLED = {
  a1: 'Razorback 1 (Twin Heavy Bolter)', a2: 'Razorback 2', a3: 'Dreadnought (Power Fist)',
  d1: 'Chaos Space Marines with Champion of Chaos (Slaanesh)', d2: 'Daemon Prince (Wings)',
};

describe.each(Object.entries(CALLED))('%s', (id, called) => {
  it('is called so on the map', () => {
    expect(spokenOf(assault, unitOf(assault, id), linesOf(assault, 'a1ChooseTarget')).split('; ')[0]).toBe(called);
  });

  it('is called so in lessons', () => {
    expect(nameOf(assault, unitOf(assault, id))).toBe(called);
  });
});

describe('the report', () => {
  it('names stands with what they have, and their weapons', () => {
    const stands = accountOf(historyOf(scenario, [])).forces.flatMap(force => force.stands);
    expect(stands.map(({ name, notes }) => [name, notes]).filter(([name]) => !name!.includes('Rhino'))).toEqual([
      ['1 × Razorback (Twin Heavy Bolter)', 'transport'],
      ['1 × Razorback', 'transport'],
      ['1 × Dreadnought (Power Fist)', 'walker, Power Fist (close combat, +1 attack, macro weapon)'],
      ['1 × Chaos Space Marines with Champion of Chaos (Slaanesh)',
        'invulnerable save, Daemon Bolt (firefight, +1 attack, first strike)'],
      ['1 × Daemon Prince (Wings)', 'commander, fearless, reinforced armour, jump packs, Warp Blast (firefight, '
      + '+1 attack, macro weapon), Possessed Weapon (close combat, +2 attacks, macro weapon)'],
    ]);
  });
});

describe('what fire before the charge would take', () => {
  it('is named with what it has', () => {
    const units = [...shootingChanges(scenario)].map(({ values }) => ('units' in values ? values.units : []));
    expect(units.flat()).toEqual(expect.arrayContaining([
      'Razorback 1 (Twin Heavy Bolter)', 'Chaos Space Marines + Champion of Chaos (Slaanesh)',
    ]));
  });
});
