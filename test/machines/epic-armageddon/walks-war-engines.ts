/** War engines, skimmers and snipers: how they fight, and what follows when one blows up. */
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { ScenarioFormation, ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import { unitOf } from '../../support/build.ts';
import { allocated, friends, scenario } from './walk-parts.ts';
import type { Walk } from './walk.ts';

const rear = unitOf('d9', 'wall', [60, 60]);
const heroes = friends('heroes', 'attacker', [unitOf('a8', 'hero', [30, 10])]);
const aim: Decision = { type: 'sniper.aimed', side: 'defender', hit: 0, to: 'd2' };

/** A war engine straight before whoever strikes it, a passenger inside, somebody beside it and somebody far off. */
const target = (profile: string, passengers: readonly ScenarioUnit[] = []): readonly ScenarioUnit[] =>
  [unitOf('d1', profile, [30, 23.5]), ...passengers, unitOf('d2', 'wall', [35, 24]), rear];

const inside = [unitOf('p1', 'wall', [30, 23.5], { aboard: 'd1' })];

const struck = (
  defenders: readonly ScenarioUnit[], faces: readonly number[], decisions: readonly Decision[] = [],
): Walk => ({ scenario: scenario([unitOf('a1', 'hero', [30, 20])], defenders), faces, decisions });

/** The blast waits until the step is over. */
const held = (striker: string, others: readonly ScenarioFormation[], faces: readonly number[]): Walk => ({
  scenario: scenario([unitOf('a1', striker, [30, 20])], target('sure-bomb'), {
    others, rulings: { splashTiming: 'after-the-attacks', supportCalledBy: 'enemy-engaged' },
  }),
  faces,
});

const sniping = (striker: string, others: readonly ScenarioFormation[], faces: readonly number[]): Walk => ({
  scenario: scenario(
    [unitOf('a1', striker, [30, 20])], [unitOf('d1', 'idle', [30, 22]), unitOf('d2', 'idle', [34, 22]), rear],
    { others, rulings: { supportCalledBy: 'enemy-engaged' } },
  ),
  faces,
  decisions: [aim, allocated],
});

export const WAR_ENGINES = {
  'a titan that splits its dice beside a skimmer': {
    scenario: scenario([unitOf('a1', 'titan', [30, 20])], [
      unitOf('d1', 'skiff', [30, 24]), unitOf('d2', 'wall', [26.5, 20]), unitOf('d3', 'wall', [40, 20]),
    ]),
    decisions: [
      { type: 'way.chosen', unit: 'd1', by: 'firefight' }, { type: 'dice.split', unit: 'a1', closeCombat: 1 },
      { type: 'ways.settled' },
    ],
  },
  'a war engine that blows up over its passengers': struck(target('bomb', inside), [6, 1, 6, 1, 1, 1, 4, 1, 1]),
  'a war engine that is sure to blow up': struck(target('sure-bomb'), [6, 1, 6, 1, 1, 1]),
  'a critical that the players tell': struck(
    target('staggerer'), [6, 1, 6], [{ type: 'critical.entered', damage: [{ unit: 'd2', points: 1 }] }],
  ),
  'a critical that moves its war engine': struck(
    target('reeler'), [6, 1, 6], [{ type: 'critical.entered', damage: [], to: [30, 27] }],
  ),
  'attacks: a blast that waits': held('hero', [], [6, 1, 6, 1, 1, 1]),
  'support: a blast that waits': held('idle', [heroes], [6, 1, 6, 1, 1]),
  'First Strike: a sniper': sniping('assassin', [], [1, 6]),
  'attacks: a sniper': sniping('marksman', [], [1, 6]),
  'support: a sniper': sniping('idle', [friends('near', 'attacker', [unitOf('a8', 'marksman', [30, 15])])], [1, 6]),
} as const satisfies Readonly<Record<string, Walk>>;
