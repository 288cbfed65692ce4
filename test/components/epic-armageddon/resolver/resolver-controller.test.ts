import { describe, expect, it } from 'vitest';
import { play } from '../../../../machines/epic-armageddon/play.ts';
import { ResolverController } from '../../../../components/epic-armageddon/resolver/resolver-controller.ts';
import {
  CounterChosen, CounterDragged, CounterDropped, MoveCancelled,
} from '../../../../components/shared/battlefield/events.ts';
import { reportOf } from '../../../../src/epic-armageddon/explain/report.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import type { Sample } from '../../../../src/epic-armageddon/scenario/samples/sample.ts';
import { Decided, UnitsShown } from '../../../../components/epic-armageddon/steps/step.ts';
import { usualCharges } from '../../../../src/epic-armageddon/steps/usual-moves.ts';
import { MARINES_IN_CONTACT } from '../../../support/all-in-contact.ts';
import { hostWithoutScreen } from './host.ts';

const begun = ({ scenario, decisions, seed }: Sample): ResolverController => {
  const controller = new ResolverController(hostWithoutScreen());
  controller.begin({ scenario, prepared: decisions, seed });
  return controller;
};

const moved = (controller: ResolverController): readonly string[] =>
  controller.assault.units.filter(unit => unit.path.length > 0).map(unit => unit.id);

const marines = MARINES_IN_CONTACT;

/** So many presses are more than any bundled assault needs. */
const MANY = 60;

const paths = (controller: ResolverController): readonly string[] => {
  const seen: string[] = [];
  for (let press = 0; press < MANY && !controller.isOver; press += 1) {
    controller.playOn();
    seen.push(controller.state.path);
  }
  return seen;
};

describe('the next action', () => {
  it('is worked out once for each moment', () => {
    const controller = begun(marines);
    const { primary } = controller;
    expect(primary).not.toBe(null);
    expect(controller.primary).toBe(primary);
    controller.playOn();
    expect(controller.primary).not.toBe(primary);
    controller.undo();
    expect(controller.primary).toBe(primary);
  });
});

describe('the map', () => {
  it('is the same view until something changes on it', () => {
    const controller = begun(marines);
    controller.playOn();
    const { battlefield } = controller.view;
    const [first, second] = battlefield.counters.filter(({ movable }) => movable);
    expect(controller.view.battlefield).toBe(battlefield);
    controller.answer(new CounterChosen(first!.id));
    const chosen = controller.view.battlefield;
    expect(chosen).toMatchObject({ chosen: first!.id });
    expect(controller.view.battlefield).toBe(chosen);
    controller.answer(new UnitsShown([first!.id, second!.id]));
    expect(controller.view.battlefield).not.toEqual(chosen);
    controller.answer(new UnitsShown([]));
    expect(controller.view.battlefield).toEqual(chosen);
    controller.resume({ ...controller.inHand, asked: second!.id });
    expect(controller.view.battlefield).not.toEqual(chosen);
    controller.playOn();
    expect(controller.view.battlefield).not.toEqual(chosen);
  });

  it('shows a stand that is carried, and a move that is refused', () => {
    const controller = begun(marines);
    controller.playOn();
    const { battlefield } = controller.view;
    const { id, at: [x, y] } = battlefield.counters.find(({ movable }) => movable)!;
    controller.answer(new CounterDragged(id, [x, y + 1]));
    expect(controller.view.battlefield.ghost).toMatchObject({ unit: id });
    controller.answer(new CounterDropped(id, [x, y + 90]));
    expect(controller.view.battlefield).toMatchObject({ ghost: null, refused: { unit: id } });
    controller.answer(new MoveCancelled());
    expect(controller.view.battlefield.refused).toBe(null);
  });
});

describe('what was in hand', () => {
  const nothing = { chosen: null, asked: null, entry: { entered: [], chosen: null }, isEntering: false };
  const throwing = (): ResolverController => {
    const controller = begun(marines);
    while (controller.dueDice === 0) controller.playOn();
    return controller;
  };

  it('is there again at the same moment', () => {
    const entry = { entered: [{ die: 0, face: 5 }, { die: 1, face: 2 }], chosen: 3 };
    const controller = throwing();
    const inHand = { chosen: 'a1', asked: controller.assault.units.at(-1)!.id, entry, isEntering: true };
    expect(controller.inHand).toEqual(nothing);
    controller.resume(inHand);
    expect(controller.inHand).toEqual(inHand);
    controller.playOn();
    expect(controller.inHand).toMatchObject({ entry: nothing.entry, isEntering: false });
  });

  it('is left out where there is no such stand and no such die', () => {
    const [far, due] = [{ die: 400, face: 1 }, { die: 0, face: 6 }];
    const controller = throwing();
    controller.resume({ chosen: 'nobody', asked: '', entry: { entered: [far, due], chosen: 400 }, isEntering: false });
    expect(controller.inHand).toEqual({ ...nothing, entry: { entered: [due], chosen: null } });
    const without = begun(marines);
    expect(without.dueDice).toBe(0);
    without.resume({ ...nothing, entry: { entered: [due], chosen: null }, isEntering: true });
    expect(without.inHand).toEqual(nothing);
  });
});

describe('playing on', () => {
  it('shows the faces that it was given, and those of the seed after them, whoever asks for the throw', () => {
    const facesOf = (script: readonly number[], throwsByHand: boolean): readonly number[] => {
      const controller = new ResolverController(hostWithoutScreen());
      controller.begin({ scenario: marines.scenario, prepared: marines.decisions, seed: marines.seed, dice: script });
      while (!controller.isOver) {
        if (throwsByHand && controller.hands.length > 0) controller.throwDice();
        else controller.playOn();
      }
      return controller.timeline.events.flatMap(event => (event.type === 'dice.thrown' ? event.faces : []));
    };
    const ofSeed = facesOf([], false);
    const script = ofSeed.slice(0, 3).map(face => 7 - face);
    expect(facesOf(script, false).slice(0, 3)).toEqual(script);
    expect(facesOf(script, true)).toEqual(facesOf(script, false));
    expect(facesOf(script, false).slice(3, 5)).toEqual(ofSeed.slice(3, 5));
  });

  it.each(SAMPLES.map(sample => [sample.id, sample] as const))('walks %s to the same end as a script', (_, sample) => {
    const controller = begun(sample);
    paths(controller);
    const { scenario, seed, decisions } = sample;
    expect(controller.isOver).toBe(true);
    expect(reportOf(controller.assault)).toEqual(play(scenario, { dice: { seed }, decisions }));
  });

  it('takes the usual charge of all back at one press', () => {
    const controller = new ResolverController(hostWithoutScreen());
    controller.begin({ scenario: marines.scenario, prepared: [], seed: marines.seed });
    while (!controller.state.path.startsWith('a2Charge.moving')) controller.playOn();
    const { at } = controller.timeline;
    const [first, ...rest] = usualCharges(controller.assault).map(move => ({ type: 'unit.moved', ...move }) as const);
    controller.answer(new Decided(first!, rest));
    expect(moved(controller)).toEqual(['a1', 'a2', 'a3', 'a4']);
    controller.undo();
    expect(controller.timeline.at).toBe(at);
  });

  it('makes all prepared moves of a step at one press, and ends the step with the next', () => {
    const controller = begun(marines);
    controller.playOn();
    controller.playOn();
    expect(controller.state.path).toBe('a2Charge.moving.choosing');
    expect(moved(controller)).toEqual(['a1', 'a2', 'a3', 'a4']);
    controller.playOn();
    expect(controller.state.path).toBe('a3CounterCharge.defenderMoves.choosing');
  });

  it('has nobody chosen any more once a decision has led to another step', () => {
    const controller = begun(marines);
    controller.playOn();
    controller.playOn();
    controller.answer(new CounterChosen('a1'));
    expect(controller.view.chosen).toBe('a1');
    controller.wish({ type: 'charge.ended' });
    expect(controller.state.path).toBe('a3CounterCharge.defenderMoves.choosing');
    expect(controller.view.chosen).toBe(null);
  });

  it('changes something to be seen at every press', () => {
    const controller = begun(marines);
    for (let before = ''; !controller.isOver;) {
      controller.playOn();
      const { units, volley, diceUsed } = controller.assault;
      const now = JSON.stringify([controller.state.path, units, volley, diceUsed]);
      expect(now).not.toBe(before);
      before = now;
    }
  });

  it('shows a withdrawal before it ends it', () => {
    const seen = paths(begun(marines)).filter(path => path === 'a7Withdraw.withdrawing.moving');
    expect(seen).toHaveLength(2);
  });

  it('does nothing once the assault is over', () => {
    const controller = begun(marines);
    paths(controller);
    const { at } = controller.timeline;
    controller.playOn();
    expect(controller.timeline.at).toBe(at);
  });

  it('leaves a unit where its player has put it', () => {
    const controller = begun(marines);
    controller.playOn();
    controller.decide({ type: 'unit.moved', unit: 'a1', to: [45, 30] });
    controller.playOn();
    expect(controller.assault.units.find(unit => unit.id === 'a1')!.at).toEqual([45, 30]);
    expect(controller.assault.units.find(unit => unit.id === 'a4')!.at).toEqual([63, 38]);
  });

  it('does not come back to the prepared moves of a step that a player has ended', () => {
    const controller = begun(marines);
    controller.playOn();
    const places = { a1: [48, 30], a2: [53, 30], a3: [58, 30], a4: [63, 30] } as const;
    for (const [unit, to] of Object.entries(places)) controller.decide({ type: 'unit.moved', unit, to });
    controller.decide({ type: 'charge.ended' });
    controller.playOn();
    expect(controller.state.path).toBe('a4Attacks.attacks.rolling');
    expect(controller.assault.units.slice(0, 4).map(unit => unit.at)).toEqual(Object.values(places));
  });
});

describe('taking back', () => {
  it('takes back at one press what happened at one press', () => {
    const controller = begun(marines);
    controller.playOn();
    const { at } = controller.timeline;
    controller.playOn();
    expect(controller.timeline.at).toBe(at + 4);
    controller.undo();
    expect(controller.timeline.at).toBe(at);
    controller.redo();
    expect(controller.timeline.at).toBe(at + 4);
  });

  it('takes back a move made by hand alone', () => {
    const controller = begun(marines);
    controller.playOn();
    controller.decide({ type: 'unit.moved', unit: 'a1', to: [48, 38] });
    controller.decide({ type: 'unit.moved', unit: 'a2', to: [53, 38] });
    controller.undo();
    expect(moved(controller)).toEqual(['a1']);
  });

  it('goes back no further than the beginning and forward no further than what has happened', () => {
    const controller = begun(marines);
    controller.undo();
    expect([controller.canUndo, controller.canRedo, controller.timeline.at]).toEqual([false, false, 0]);
    controller.playOn();
    controller.redo();
    expect([controller.canUndo, controller.canRedo, controller.timeline.at]).toEqual([true, false, 1]);
  });

  it('shows the same faces again when a throw is taken back and thrown anew', () => {
    const controller = begun(marines);
    while (controller.hands.length === 0) controller.playOn();
    controller.throwDice();
    const first = controller.timeline.events.at(-1);
    controller.undo();
    controller.throwDice();
    expect(controller.timeline.events.at(-1)).toEqual(first);
  });

  it('forgets with the next event what was taken back', () => {
    const controller = begun(marines);
    while (controller.hands.length === 0) controller.playOn();
    controller.throwDice();
    controller.undo();
    controller.throwDice(Array.from({ length: 12 }, () => 1));
    expect(controller.canRedo).toBe(false);
    expect(controller.timeline.events.at(-1)).toMatchObject({ faces: Array.from({ length: 12 }, () => 1) });
  });
});

describe('a decision that the rules refuse', () => {
  it('changes nothing and says why', () => {
    const controller = begun(marines);
    controller.playOn();
    const { timeline } = controller;
    const refusal = controller.decide({ type: 'unit.moved', unit: 'a1', to: [48, 70] });
    expect(refusal).toMatchObject({ rule: 'A2.1', key: 'too-far' });
    expect(controller.timeline).toBe(timeline);
  });
});

describe('who stood when the step began', () => {
  it('is everybody who was alive then, so that the dead of this step are still known', () => {
    const controller = begun(marines);
    while (controller.state.path !== 'a4Attacks.attacks.macroAllocating') controller.playOn();
    const dead = controller.assault.units.filter(unit => unit.lostTo !== null).map(unit => unit.id);
    expect(dead.length).toBeGreaterThan(0);
    expect(controller.stoodBefore).toEqual(expect.arrayContaining(dead));
    while (!controller.isOver) controller.playOn();
    expect(controller.stoodBefore).not.toEqual(expect.arrayContaining(dead));
  });
});
