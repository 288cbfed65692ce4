import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import { gapBetween } from '../../../src/epic-armageddon/engagement.ts';
import { unitOf } from '../../../src/epic-armageddon/state.ts';
import { ghostAt, leftIn, movableIn } from '../../../components/resolver/moves.ts';
import { Session } from '../../../components/resolver/session.ts';
import type { Ghost } from '../../../components/battlefield/view.ts';
import { sampleOf } from '../../../src/scenario/samples/samples.ts';
import { hostWithoutScreen } from './host.ts';

const at = (path: string, id = 'marines-charge-warband'): Session => {
  const { scenario, decisions, seed } = sampleOf(id)!;
  const session = new Session(hostWithoutScreen());
  session.begin({ scenario, prepared: decisions, seed });
  while (session.state.path !== path) session.playOn();
  return session;
};

const carry = (session: Session, unit: string, to: Point): Ghost =>
  ghostAt(session.state.path, session.assault, unit, to, (id, place) =>
    session.whyNot({ type: 'unit.moved', unit: id, to: place }));

const gapAfter = (session: Session, ghost: Ghost, enemy: string): number => {
  session.decide({ type: 'unit.moved', unit: ghost.unit, to: ghost.to });
  return gapBetween(session.assault, unitOf(session.assault, ghost.unit), unitOf(session.assault, enemy));
};

const CHARGE = 'a2Charge.moving.choosing';
const COUNTER_CHARGE = 'a3CounterCharge.defenderMoves.choosing';

describe('a counter let go during the charge', () => {
  it.each([
    ['a little short of an enemy', [48.3, 37.4]],
    ['a little over the edge of an enemy', [48.2, 38.6]],
  ] as const)('%s comes into contact', (_, to) => {
    const session = at(CHARGE);
    const ghost = carry(session, 'a1', to);
    expect(ghost.refusal).toBeNull();
    expect(ghost.remaining).toMatch(/^In contact with Boyz 1; [56][.\d]* cm left$/);
    expect(gapAfter(session, ghost, 'b1')).toBeLessThan(0.05);
  });

  it('in the middle of nowhere stays where it was put, with what is left of its move', () => {
    expect(carry(at(CHARGE), 'a1', [48, 24])).toEqual({
      unit: 'a1', path: [[48, 14]], to: [48, 24], refusal: null, remaining: '20 cm left',
    });
  });

  it('a little too far ends where its move does', () => {
    const session = at(CHARGE);
    const ghost = carry(session, 'a1', [17.4, 14]);
    expect(ghost.refusal).toBeNull();
    expect(ghost.to[0]).toBeCloseTo(18, 5);
  });

  it('far too far is refused with the reason', () => {
    expect(carry(at(CHARGE), 'a1', [5, 14])).toMatchObject({
      to: [5, 14], refusal: 'Assault 1 would move 43 cm; it may move 30 cm.', remaining: '0 cm left',
    });
  });

  it('in a zone of control without touching anybody is refused', () => {
    expect(carry(at(CHARGE), 'a1', [48, 36]).refusal).toMatch(/zone of control/);
  });

  it('keeps the corners of the way it has come', () => {
    const session = at(CHARGE);
    session.decide({ type: 'unit.moved', unit: 'a1', to: [40, 14] });
    expect(carry(session, 'a1', [40, 24]).path).toEqual([[48, 14], [40, 14]]);
  });
});

describe('a counter let go during the counter-charge', () => {
  it('beside the straight way is put on it, as far along as it was carried', () => {
    const session = at(COUNTER_CHARGE);
    const ghost = carry(session, 'n1', [55.5, 42.6]);
    expect(ghost.refusal).toBeNull();
    expect(ghost.remaining).toMatch(/cm left$/);
    expect(ghost.to).not.toEqual([55.5, 42.6]);
  });

  it('near its enemy comes into contact with it', () => {
    const session = at(COUNTER_CHARGE);
    expect(gapAfter(session, carry(session, 'b5', [46.3, 38.9]), 'a1')).toBeLessThan(0.05);
  });

  it('anywhere else is refused with the reason', () => {
    expect(carry(at(COUNTER_CHARGE), 'n1', [55.5, 48]).refusal).toMatch(/straight at its nearest enemy/);
  });
});

describe('who may move', () => {
  it('during the charge is everybody of the engaging formation, but for those who have touched an enemy', () => {
    const session = at(CHARGE);
    expect(movableIn(CHARGE, session.assault)).toEqual(['a1', 'a2', 'a3', 'a4']);
    session.decide({ type: 'unit.moved', unit: 'a2', to: [53, 38] });
    expect(movableIn(CHARGE, session.assault)).toEqual(['a1', 'a3', 'a4']);
  });

  it('has something left of the move', () => {
    const session = at(CHARGE);
    expect(leftIn(CHARGE, session.assault, 'a1')).toBe(30);
    session.decide({ type: 'unit.moved', unit: 'a1', to: [18, 14] });
    expect(leftIn(CHARGE, session.assault, 'a1')).toBeCloseTo(0);
    expect(movableIn(CHARGE, session.assault)).not.toContain('a1');
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
    const session = at('a4Attacks.attacks.rolling');
    expect(movableIn(session.state.path, session.assault)).toEqual([]);
    expect(leftIn(session.state.path, session.assault, 'a1')).toBeNull();
  });
});
