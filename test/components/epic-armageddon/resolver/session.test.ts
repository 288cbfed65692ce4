import { describe, expect, it } from 'vitest';
import { play } from '../../../../machines/epic-armageddon/play.ts';
import { Session } from '../../../../components/epic-armageddon/resolver/session.ts';
import { reportOf } from '../../../../src/epic-armageddon/explain/report.ts';
import { SAMPLES, sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import type { Sample } from '../../../../src/epic-armageddon/scenario/samples/sample.ts';
import { hostWithoutScreen } from './host.ts';

const begun = ({ scenario, decisions, seed }: Sample): Session => {
  const session = new Session(hostWithoutScreen());
  session.begin({ scenario, prepared: decisions, seed });
  return session;
};

const moved = (session: Session): readonly string[] =>
  session.assault.units.filter(unit => unit.path.length > 0).map(unit => unit.id);

const marines = sampleOf('marines-charge-warband')!;

/** So many presses are more than any bundled assault needs. */
const MANY = 60;

const paths = (session: Session): readonly string[] => {
  const seen: string[] = [];
  for (let press = 0; press < MANY && !session.isOver; press += 1) {
    session.playOn();
    seen.push(session.state.path);
  }
  return seen;
};

describe('playing on', () => {
  it('shows the faces that it was given, and those of the seed after them, whoever asks for the throw', () => {
    const facesOf = (script: readonly number[], throwsByHand: boolean): readonly number[] => {
      const session = new Session(hostWithoutScreen());
      session.begin({ scenario: marines.scenario, prepared: marines.decisions, seed: marines.seed, dice: script });
      while (!session.isOver) {
        if (throwsByHand && session.hands.length > 0) session.throwDice();
        else session.playOn();
      }
      return session.timeline.events.flatMap(event => (event.type === 'dice.thrown' ? event.faces : []));
    };
    const ofSeed = facesOf([], false);
    const script = ofSeed.slice(0, 3).map(face => 7 - face);
    expect(facesOf(script, false).slice(0, 3)).toEqual(script);
    expect(facesOf(script, true)).toEqual(facesOf(script, false));
    expect(facesOf(script, false).slice(3, 5)).toEqual(ofSeed.slice(3, 5));
  });

  it.each(SAMPLES.map(sample => [sample.id, sample] as const))('walks %s to the same end as a script', (_, sample) => {
    const session = begun(sample);
    paths(session);
    const { scenario, seed, decisions } = sample;
    expect(session.isOver).toBe(true);
    expect(reportOf(session.assault)).toEqual(play(scenario, { dice: { seed }, decisions }));
  });

  it('makes all prepared moves of a step at one press, and ends the step with the next', () => {
    const session = begun(marines);
    session.playOn();
    session.playOn();
    expect(session.state.path).toBe('a2Charge.moving.choosing');
    expect(moved(session)).toEqual(['a1', 'a2', 'a3', 'a4']);
    session.playOn();
    expect(session.state.path).toBe('a3CounterCharge.defenderMoves.choosing');
  });

  it('changes something to be seen at every press', () => {
    const session = begun(marines);
    for (let before = ''; !session.isOver;) {
      session.playOn();
      const { units, volley, diceUsed } = session.assault;
      const now = JSON.stringify([session.state.path, units, volley, diceUsed]);
      expect(now).not.toBe(before);
      before = now;
    }
  });

  it('shows a withdrawal before it ends it', () => {
    const seen = paths(begun(marines)).filter(path => path === 'a7Withdraw.withdrawing.moving');
    expect(seen).toHaveLength(2);
  });

  it('does nothing once the assault is over', () => {
    const session = begun(marines);
    paths(session);
    const { at } = session.timeline;
    session.playOn();
    expect(session.timeline.at).toBe(at);
  });

  it('leaves a unit where its player has put it', () => {
    const session = begun(marines);
    session.playOn();
    session.decide({ type: 'unit.moved', unit: 'a1', to: [45, 30] });
    session.playOn();
    expect(session.assault.units.find(unit => unit.id === 'a1')!.at).toEqual([45, 30]);
    expect(session.assault.units.find(unit => unit.id === 'a4')!.at).toEqual([63, 38]);
  });

  it('does not come back to the prepared moves of a step that a player has ended', () => {
    const session = begun(marines);
    session.playOn();
    const places = { a1: [48, 30], a2: [53, 30], a3: [58, 30], a4: [63, 30] } as const;
    for (const [unit, to] of Object.entries(places)) session.decide({ type: 'unit.moved', unit, to });
    session.decide({ type: 'charge.ended' });
    session.playOn();
    expect(session.state.path).toBe('a4Attacks.attacks.rolling');
    expect(session.assault.units.slice(0, 4).map(unit => unit.at)).toEqual(Object.values(places));
  });
});

describe('taking back', () => {
  it('takes back at one press what happened at one press', () => {
    const session = begun(marines);
    session.playOn();
    const { at } = session.timeline;
    session.playOn();
    expect(session.timeline.at).toBe(at + 4);
    session.undo();
    expect(session.timeline.at).toBe(at);
    session.redo();
    expect(session.timeline.at).toBe(at + 4);
  });

  it('takes back a move made by hand alone', () => {
    const session = begun(marines);
    session.playOn();
    session.decide({ type: 'unit.moved', unit: 'a1', to: [48, 38] });
    session.decide({ type: 'unit.moved', unit: 'a2', to: [53, 38] });
    session.undo();
    expect(moved(session)).toEqual(['a1']);
  });

  it('goes back no further than the beginning and forward no further than what has happened', () => {
    const session = begun(marines);
    session.undo();
    expect([session.canUndo, session.canRedo, session.timeline.at]).toEqual([false, false, 0]);
    session.playOn();
    session.redo();
    expect([session.canUndo, session.canRedo, session.timeline.at]).toEqual([true, false, 1]);
  });

  it('shows the same faces again when a throw is taken back and thrown anew', () => {
    const session = begun(marines);
    while (session.hands.length === 0) session.playOn();
    session.throwDice();
    const first = session.timeline.events.at(-1);
    session.undo();
    session.throwDice();
    expect(session.timeline.events.at(-1)).toEqual(first);
  });

  it('forgets with the next event what was taken back', () => {
    const session = begun(marines);
    while (session.hands.length === 0) session.playOn();
    session.throwDice();
    session.undo();
    session.throwDice(Array.from({ length: 12 }, () => 1));
    expect(session.canRedo).toBe(false);
    expect(session.timeline.events.at(-1)).toMatchObject({ faces: Array.from({ length: 12 }, () => 1) });
  });
});

describe('a decision that the rules refuse', () => {
  it('changes nothing and says why', () => {
    const session = begun(marines);
    session.playOn();
    const { timeline } = session;
    const refusal = session.decide({ type: 'unit.moved', unit: 'a1', to: [48, 70] });
    expect(refusal).toMatchObject({ rule: 'A2.1', key: 'too-far' });
    expect(session.timeline).toBe(timeline);
  });
});

describe('who stood when the step began', () => {
  it('is everybody who was alive then, so that the dead of this step are still known', () => {
    const session = begun(marines);
    while (session.state.path !== 'a4Attacks.attacks.macroAllocating') session.playOn();
    const dead = session.assault.units.filter(unit => unit.lostTo !== null).map(unit => unit.id);
    expect(dead.length).toBeGreaterThan(0);
    expect(session.stoodBefore).toEqual(expect.arrayContaining(dead));
    while (!session.isOver) session.playOn();
    expect(session.stoodBefore).not.toEqual(expect.arrayContaining(dead));
  });
});
