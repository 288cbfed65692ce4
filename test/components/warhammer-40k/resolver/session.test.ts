import { describe, expect, it } from 'vitest';
import { Session } from '../../../../components/warhammer-40k/resolver/session.ts';
import { DEFAULT_RULINGS } from '../../../../src/warhammer-40k/rulings/rulings.ts';
import { phaseSampleOf } from '../../../../src/warhammer-40k/scenario/samples/samples.ts';
import { hostWithoutScreen } from '../../epic-armageddon/resolver/host.ts';

/** More presses than any bundled phase needs. */
const MANY = 150;

const playOut = (session: Session): void => {
  for (let press = 0; press < MANY && !session.isOver; press += 1) session.playOn();
};

/** So many steps into the turn of the other player. */
const inSecondTurn = (steps: number): Session => {
  const { scenario, decisions, seed } = phaseSampleOf('power-fist-sergeant')!;
  const session = new Session(hostWithoutScreen());
  session.begin({ scenario: scenario('4th'), prepared: decisions, seed, dice: [], events: [] });
  playOut(session);
  session.goOn();
  for (let step = 0; step < steps; step += 1) session.playOn();
  return session;
};

const undoTo = (session: Session, turn: number): void => {
  for (let press = 0; press < MANY && session.phase.turn !== turn; press += 1) session.undo();
};

const redoAll = (session: Session): void => {
  for (let press = 0; press < MANY && session.canRedo; press += 1) session.redo();
};

describe('turns that were gone back from', () => {
  it('are gone into again, from their start and step by step', () => {
    const session = inSecondTurn(3);
    const { phase } = session;
    undoTo(session, 1);
    expect(session.isOver).toBe(true);
    session.redo();
    expect(session.phase.turn).toBe(2);
    expect(session.phase.log.length).toBeLessThan(phase.log.length);
    redoAll(session);
    expect(session.phase).toEqual(phase);
    expect(session.canRedo).toBe(false);
  });

  it('are gone into from the middle of the turn before, once that has been gone through', () => {
    const session = inSecondTurn(2);
    const { phase } = session;
    undoTo(session, 1);
    session.undo();
    session.undo();
    session.redo();
    expect(session.phase.turn).toBe(1);
    redoAll(session);
    expect(session.phase).toEqual(phase);
  });

  it('lie one behind the other', () => {
    const session = inSecondTurn(0);
    playOut(session);
    session.goOn();
    expect(session.phase.turn).toBe(3);
    undoTo(session, 1);
    redoAll(session);
    expect(session.phase.turn).toBe(3);
    undoTo(session, 2);
    undoTo(session, 1);
    expect(session.canRedo).toBe(true);
  });

  it('are forgotten as soon as anything else happens, or is ruled otherwise', () => {
    const other = inSecondTurn(1);
    undoTo(other, 1);
    other.undo();
    other.playOn();
    expect(other.canRedo).toBe(false);
    const ruled = inSecondTurn(1);
    undoTo(ruled, 1);
    ruled.rule({ ...DEFAULT_RULINGS, lapOverflow: 'discard' });
    expect(ruled.canRedo).toBe(false);
    const again = inSecondTurn(1);
    undoTo(again, 1);
    again.goOn();
    expect(again.canRedo).toBe(false);
  });
});
