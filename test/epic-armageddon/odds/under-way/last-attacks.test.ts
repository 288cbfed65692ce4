/** From which moments whole rounds tell the rest of a round, and when there are dice that they cannot read. */
import { describe, expect, it } from 'vitest';
import { lastAttacksAt } from '../../../../src/epic-armageddon/odds/under-way/last-attacks.ts';
import { beginAttacks } from '../../../../src/epic-armageddon/steps/a4-attacks.ts';
import { startAssault } from '../../../../src/epic-armageddon/steps/start.ts';
import { engine, stage, stands, type StageParts } from '../../../support/stage.ts';
import { amissIn, momentAt } from './tiny.ts';

const TROOPS = { cc: 4, ff: 5, armour: 5 } as const;
const KILLER = { ...TROOPS, weapons: [
  { name: 'Claw', kind: 'assault', extraAttacks: 1, rules: ['titan-killer-d3'] }] } as const;

const friends: StageParts['others'] =
  [{ side: 'attacker', id: 'friends', stands: { friend: { ...TROOPS, at: [40, 20] } } }];
const duel = stage(stands('a', 1, [30, 20], TROOPS), stands('d', 1, [30, 22], TROOPS), { others: friends });
const killing = stage(stands('a', 1, [30, 20], KILLER), stands('d', 2, [30, 22], TROOPS));
const onEngine = stage(stands('a', 1, [30, 20], KILLER), { d: engine(3, [30, 23.5], TROOPS) });
const carried = stage({ t: { ...TROOPS, at: [30, 20], type: 'armoured-vehicle', abilities: ['transport'] },
  p: { ...TROOPS, at: [30, 20], more: { aboard: 't' } } }, stands('d', 1, [30, 22.5], TROOPS));

describe('the rest of a round is told by whole rounds', () => {
  it.each([
    ['a4Attacks.attacks.rolling', 1], ['a4Attacks.attacks.allocating', 1], ['a4Attacks.attacks.settling.saving', 1],
    ['a5SupportingFire.calling', 1], ['a5SupportingFire.firing.rolling', 1], ['a6Result.rolling', 3],
  ])('from %s on', (at, seed) => {
    expect(amissIn(momentAt(duel, seed, at))).toEqual([]);
  });

  it('not before its attacks begin', () => {
    expect(lastAttacksAt({ at: 'a3CounterCharge.opening', assault: beginAttacks(startAssault(duel)) })).toBeNull();
  });

  it('not after its result', () => {
    expect(lastAttacksAt({ ...momentAt(duel, 3, 'a6Result.rolling'), at: 'a7Withdraw.breaking' })).toBeNull();
  });

  it('not where somebody is on board', () => {
    expect(lastAttacksAt(momentAt(carried, 1, 'a4Attacks.attacks.rolling'))).toBeNull();
  });

  it('with Titan Killers whose points are thrown on nobody but war engines (H10)', () => {
    expect(amissIn(momentAt(killing, 1, 'a4Attacks.attacks.rolling'))).toEqual([]);
  });

  it('not where points of damage are thrown on war engines (H10)', () => {
    const isThrown = ({ volley }: { readonly volley: unknown }): boolean => JSON.stringify(volley).includes('"D3"');
    const moment = momentAt(onEngine, 2, 'a4Attacks.attacks.macroAllocating', isThrown);
    expect(lastAttacksAt(moment)).toBeNull();
  });
});
