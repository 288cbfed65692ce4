/** A tiny assault by which the engine gets warm: a little of everything that most assaults have. */
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import { DEFAULT_RULINGS } from '../../../src/epic-armageddon/rulings/defaults.ts';
import { FORMAT, RULESET, type Scenario, type ScenarioFormation } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';

const stand = (name: string, more: Partial<Profile>): Profile => ({
  name, type: 'infantry', speed: 15, armour: 4, cc: 4, ff: 4, damageCapacity: 1, critical: null, radius: 1,
  abilities: [], weapons: [], ...more,
});

const PROFILES: Scenario['profiles'] = {
  plain: stand('Plain', {}),
  proud: stand('Proud', {
    armour: 3,
    abilities: ['reinforced-armour', 'inspiring'],
    weapons: [
      { name: 'Blade', kind: 'assault', extraAttacks: 1, rules: ['macro-weapon'] },
      { name: 'Lance', kind: 'assault', extraAttacks: 0, rules: ['first-strike'] },
    ],
  }),
};

const formation = (side: Side, y: number, profiles: readonly string[]): ScenarioFormation => ({
  id: side, name: side, side, initiative: 2, blastMarkers: 0, broken: false, marched: false, overwatch: false,
  rules: [],
  units: profiles.map((profile, i) => ({
    id: `${side}-${i}`, profile, at: [30 + 4 * i, y], damage: 0, shields: 0, aboard: null, poppedUp: false,
    characters: [],
    options: [],
  })),
});

export const warmUp: Scenario = {
  format: FORMAT,
  ruleset: RULESET,
  title: '',
  rulings: DEFAULT_RULINGS,
  table: { width: 120, depth: 80, terrain: [] },
  formations: [
    formation('attacker', 20, ['proud', 'plain', 'plain']),
    formation('defender', 22, ['plain', 'plain', 'plain']),
  ],
  engage: { formation: 'attacker', target: 'defender', intermingled: [], combined: [], actionTest: 'none' },
  startAt: 'a4Attacks',
  profiles: PROFILES,
};
