/** Which question about a unit is open when its reasons are shown. */
import { describe, expect, it } from 'vitest';
import { explanationsOf, mattersMost } from '../../../../components/epic-armageddon/explain/chain.ts';
import { beginAttacks, beginBatch } from '../../../../src/epic-armageddon/steps/a4-attacks.ts';
import { assaultWith } from '../../../../src/epic-armageddon/model/copies.ts';
import { startAssault } from '../../../../src/epic-armageddon/steps/start.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import { volleyOn } from '../../../../src/epic-armageddon/attacks/volley.ts';
import { stage } from '../../../support/stage.ts';

const fight = beginBatch(beginAttacks(startAssault(stage(
  { a1: { at: [40, 30], cc: 3 }, a2: { at: [40, 60] } }, { d1: { at: [40, 32], cc: 3, armour: 4 } },
  { others: [{ side: 'attacker', id: 'guns', stands: { s1: { at: [45, 30], ff: 3 } } }] },
))), 'attacks');
const struck = assaultWith(fight, { volley: volleyOn(fight, 'attacks', 'a4Attacks', [{ unit: 'd1' }]) });
const routed = assaultWith(fight, { ending: 'result', winner: 'attacker', batch: null, withdrawing: ['defender'] });

describe('the question that matters most', () => {
  it.each<readonly [string, Assault, string, string]>([
    ['is about its attack while it may make one', fight, 'a1', 'attack'],
    ['or while it is asked why it may not', fight, 'a2', 'attack'],
    ['is about its support where its formation does not fight', fight, 's1', 'support'],
    ['is about its save while a hit waits on it', struck, 'd1', 'save'],
    ['is about its withdrawal while it has to go', routed, 'd1', 'withdraw'],
  ])('%s', (_, assault, unit, asked) => {
    expect(mattersMost(assault, unit, explanationsOf(assault, unit))).toBe(asked);
  });
});
