import { describe, expect, it } from 'vitest';
import type { Point } from '../../../../src/battlefield/base.ts';
import { gapBetween } from '../../../../src/epic-armageddon/movement/engagement.ts';
import { unitOf as unitIn } from '../../../../src/epic-armageddon/model/roster.ts';
import { ghostAt, leftIn, movableIn, pushesOf } from '../../../../components/epic-armageddon/resolver/moves.ts';
import { ResolverController } from '../../../../components/epic-armageddon/resolver/resolver-controller.ts';
import type { Ghost } from '../../../../components/shared/battlefield/pieces.ts';
import { MARINES_IN_CONTACT } from '../../../support/all-in-contact.ts';
import { formationOf, scenarioOf, unitOf } from '../../../support/build.ts';
import { profileOf } from '../../../support/profiles.ts';
import { hostWithoutScreen } from './host.ts';

const at = (path: string): ResolverController => {
  const { scenario, decisions, seed } = MARINES_IN_CONTACT;
  const controller = new ResolverController(hostWithoutScreen());
  controller.begin({ scenario, prepared: decisions, seed });
  while (controller.state.path !== path) controller.playOn();
  return controller;
};

const carry = (controller: ResolverController, unit: string, to: Point): Ghost =>
  ghostAt(controller.state.path, controller.assault, unit, to, (id, place) =>
    controller.whyNot({ type: 'unit.moved', unit: id, to: place }));

const gapAfter = (controller: ResolverController, ghost: Ghost, enemy: string): number => {
  controller.decide({ type: 'unit.moved', unit: ghost.unit, to: ghost.to });
  return gapBetween(controller.assault, unitIn(controller.assault, ghost.unit), unitIn(controller.assault, enemy));
};

const CHARGE = 'a2Charge.moving.choosing';
const COUNTER_CHARGE = 'a3CounterCharge.defenderMoves.choosing';

describe('a counter let go during the charge', () => {
  it.each([
    ['a little short of an enemy', [48.3, 37.6]],
    ['a little over the edge of an enemy', [48.2, 38.4]],
  ] as const)('%s comes into contact', (_, to) => {
    const controller = at(CHARGE);
    const ghost = carry(controller, 'a1', to);
    expect(ghost.refusal).toBeNull();
    expect(ghost.remaining).toMatch(/^In contact with Boyz 1; [56][.\d]* cm left$/);
    expect(gapAfter(controller, ghost, 'b1')).toBeLessThan(0.05);
  });

  it('in the middle of nowhere stays where it was put, with what is left of its move', () => {
    expect(carry(at(CHARGE), 'a1', [48, 24])).toEqual({
      unit: 'a1', path: [[48, 14]], to: [48, 24], refusal: null, figure: '10 of 30\u00a0cm',
      remaining: '20 cm left',
    });
  });

  it('a little too far ends where its move does', () => {
    const controller = at(CHARGE);
    const ghost = carry(controller, 'a1', [17.6, 14]);
    expect(ghost.refusal).toBeNull();
    expect(ghost.to[0]).toBeCloseTo(18, 5);
  });

  it('far too far is refused with the reason', () => {
    expect(carry(at(CHARGE), 'a1', [5, 14])).toMatchObject({
      to: [5, 14], refusal: 'Assault 1 would move 43 cm; it may move 30 cm.', figure: '43 > 30\u00a0cm',
    });
  });

  it('in a zone of control without touching anybody is refused', () => {
    const ghost = carry(at(CHARGE), 'a1', [48, 36]);
    expect(ghost.refusal).toMatch(/zone of control/);
    expect(ghost.figure).toBe('2 < 5\u00a0cm');
  });

  it('a little inside a zone of control stays just outside it', () => {
    const controller = at(CHARGE);
    const ghost = carry(controller, 'a1', [48, 33.3]);
    expect(ghost.refusal).toBeNull();
    const gap = gapAfter(controller, ghost, 'b1');
    expect(gap).toBeGreaterThan(5);
    expect(gap).toBeLessThan(5.1);
  });

  it('keeps the corners of the way it has come', () => {
    const controller = at(CHARGE);
    controller.decide({ type: 'unit.moved', unit: 'a1', to: [40, 14] });
    expect(carry(controller, 'a1', [40, 24]).path).toEqual([[48, 14], [40, 14]]);
  });
});

describe('a counter let go during the counter-charge', () => {
  it('beside the straight way is put on it, as far along as it was carried', () => {
    const controller = at(COUNTER_CHARGE);
    const ghost = carry(controller, 'n1', [55.5, 42.6]);
    expect(ghost.refusal).toBeNull();
    expect(ghost.remaining).toMatch(/cm left$/);
    expect(ghost.to).not.toEqual([55.5, 42.6]);
  });

  it('near its enemy comes into contact with it', () => {
    const controller = at(COUNTER_CHARGE);
    expect(gapAfter(controller, carry(controller, 'b5', [46.3, 38.9]), 'a1')).toBeLessThan(0.05);
  });

  it('anywhere else is refused with the reason', () => {
    expect(carry(at(COUNTER_CHARGE), 'n1', [55.5, 48]).refusal).toMatch(/straight at its nearest enemy/);
  });
});

describe('who may move', () => {
  it('during the charge is everybody of the engaging formation, but for those who have touched an enemy', () => {
    const controller = at(CHARGE);
    expect(movableIn(CHARGE, controller.assault)).toEqual(['a1', 'a2', 'a3', 'a4']);
    controller.decide({ type: 'unit.moved', unit: 'a2', to: [53, 38] });
    expect(movableIn(CHARGE, controller.assault)).toEqual(['a1', 'a3', 'a4']);
  });

  it('has something left of the move', () => {
    const controller = at(CHARGE);
    expect(leftIn(CHARGE, controller.assault, 'a1')).toBe(30);
    controller.decide({ type: 'unit.moved', unit: 'a1', to: [18, 14] });
    expect(leftIn(CHARGE, controller.assault, 'a1')).toBeCloseTo(0);
    expect(movableIn(CHARGE, controller.assault)).not.toContain('a1');
  });

  it('during the counter-charge is who is not in contact and could go', () => {
    expect(movableIn(COUNTER_CHARGE, at(COUNTER_CHARGE).assault)).toEqual(['b5', 'b6', 'n1', 'n2']);
  });

  it('after the fight is the loser, and then the winner', () => {
    const withdrawing = at('a7Withdraw.withdrawing.moving');
    expect(movableIn('a7Withdraw.withdrawing.moving', withdrawing.assault)).toEqual(['b6', 'n1']);
    expect(leftIn('a7Withdraw.withdrawing.moving', withdrawing.assault, 'b6')).toBe(30);
    const consolidating = at('a7Consolidate.moving');
    expect(movableIn('a7Consolidate.moving', consolidating.assault)).toEqual(['a1', 'a4']);
    expect(leftIn('a7Consolidate.moving', consolidating.assault, 'a1')).toBe(5);
  });

  it('while dice are thrown is nobody', () => {
    const controller = at('a4Attacks.attacks.rolling');
    expect(movableIn(controller.state.path, controller.assault)).toEqual([]);
    expect(leftIn(controller.state.path, controller.assault, 'a1')).toBeNull();
  });
});

/** A transport and a war engine have charged up to boyz; one stand sits in the transport. */
const withPassenger = (): ResolverController => {
  const controller = new ResolverController(hostWithoutScreen());
  const scenario = scenarioOf({
    startAt: 'a1ChooseTarget',
    profiles: { engine: profileOf({ name: 'Engine', type: 'war-engine', damageCapacity: 3 }) },
    formations: [
      formationOf('attacker', [
        unitOf('r', 'rhino', [30, 20]), unitOf('p', 'tactical', [30, 20], { aboard: 'r' }),
        unitOf('w', 'engine', [45, 20]),
      ]),
      formationOf('defender', [
        unitOf('d1', 'boyz', [30, 28]), unitOf('d2', 'boyz', [45, 27]), unitOf('d3', 'boyz', [45, 31]),
      ]),
    ],
  });
  controller.begin({ scenario, prepared: [], seed: 1 });
  controller.decide({ type: 'target.chosen', target: 'defender' });
  return controller;
};

const carryOut = (controller: ResolverController, to: Point): Ghost =>
  ghostAt(controller.state.path, controller.assault, 'p', to, (id, place) =>
    controller.whyNot({ type: 'unit.disembarked', unit: id, to: place }));

describe('a passenger carried out of its transport', () => {
  it('may be moved as long as it sits inside', () => {
    const controller = withPassenger();
    expect(movableIn(CHARGE, controller.assault)).toEqual(['r', 'w', 'p']);
    controller.decide({ type: 'unit.disembarked', unit: 'p', to: [27, 20] });
    expect(movableIn(CHARGE, controller.assault)).toEqual(['w']);
  });

  it('comes into contact near an enemy, and is refused too far away', () => {
    const controller = withPassenger();
    expect(carryOut(controller, [30, 25.8])).toMatchObject({
      refusal: null, remaining: 'Out of Rhino, in contact with Boyz 1',
    });
    expect(carryOut(controller, [20, 20]).refusal).toBe('Tactical must be placed within 5 cm of Rhino.');
  });
});

describe('a war engine carried through smaller ones', () => {
  it('shows where those would stand whom it shoves aside', () => {
    const controller = withPassenger();
    const ghost = carry(controller, 'w', [45, 27.5]);
    expect(ghost.refusal).toBeNull();
    const pushes = pushesOf(CHARGE, controller.assault, ghost);
    expect(pushes.map(({ unit, from }) => [unit, from])).toEqual([['d2', [45, 27]]]);
    controller.decide({ type: 'unit.moved', unit: 'w', to: ghost.to });
    expect(unitIn(controller.assault, 'd2').at).toEqual(pushes[0]!.to);
  });

  it('shoves nobody where the move is refused', () => {
    const controller = withPassenger();
    const ghost = carry(controller, 'w', [45, 70]);
    expect(ghost.refusal).not.toBeNull();
    expect(pushesOf(CHARGE, controller.assault, ghost)).toEqual([]);
  });
});
