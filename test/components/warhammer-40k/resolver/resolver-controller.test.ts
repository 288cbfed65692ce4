import { describe, expect, it } from 'vitest';
import { ResolverController, type Playing } from '../../../../components/warhammer-40k/resolver/resolver-controller.ts';
import { DEFAULT_RULINGS } from '../../../../src/warhammer-40k/rulings/rulings.ts';
import { EDITIONS, type Edition } from '../../../../src/warhammer-40k/editions/index.ts';
import { PHASE_SAMPLE_NAMES } from '../../../../src/warhammer-40k/scenario/samples/names.ts';
import type { Scenario } from '../../../../src/warhammer-40k/model/scenario.ts';
import { phaseSampleOf } from '../../../../src/warhammer-40k/scenario/samples/samples.ts';
import type { SetUpChanges, TimelineHost } from '../../../../components/shared/resolver/timeline-position.ts';
import { row, scenario as sceneOf, unit } from '../../../support/warhammer-40k/build.ts';
import { hostWithoutScreen } from '../../epic-armageddon/resolver/host.ts';

/** More presses than any bundled phase needs. */
const MANY = 150;

const playOut = (controller: ResolverController): void => {
  for (let press = 0; press < MANY && !controller.isOver; press += 1) controller.playOn();
};

/** So many steps into the turn of the other player. */
const inSecondTurn = (steps: number): ResolverController => {
  const { scenario, decisions, seed } = phaseSampleOf('power-fist-sergeant')!;
  const controller = new ResolverController(hostWithoutScreen());
  controller.begin({ scenario: scenario('4th'), prepared: decisions, seed, dice: [], events: [] });
  playOut(controller);
  controller.beginNextTurn();
  for (let step = 0; step < steps; step += 1) controller.playOn();
  return controller;
};

const nobodyNear = (edition: Edition): Scenario => sceneOf(edition, {
  units: [
    unit({ id: 'a', side: 'attacker', models: row('a', 1, [10, 5]) }),
    unit({ id: 'b', side: 'defender', models: row('b', 1, [10, 40]) }),
  ],
});

const undoTo = (controller: ResolverController, turn: number): void => {
  for (let press = 0; press < MANY && controller.phase.turn !== turn; press += 1) controller.undo();
};

const redoAll = (controller: ResolverController): void => {
  for (let press = 0; press < MANY && controller.canRedo; press += 1) controller.redo();
};

describe('the next action', () => {
  it('is worked out once for each moment', () => {
    const controller = inSecondTurn(1);
    const { primary } = controller;
    expect(primary).not.toBe(null);
    expect(controller.primary).toBe(primary);
    controller.playOn();
    expect(controller.primary).not.toBe(primary);
  });
});

describe('the review', () => {
  const { scenario, decisions: prepared, seed } = phaseSampleOf('power-fist-sergeant')!;
  const fought: Playing = { scenario: scenario('4th'), prepared, seed, dice: [], events: [] };
  /** As it is played where a page lies around it, or where none does. */
  const playing = (played: Playing, around: SetUpChanges | null): ResolverController => {
    const host: TimelineHost = { ...hostWithoutScreen(), around };
    const controller = new ResolverController(host);
    controller.begin(played);
    return controller;
  };
  const around = (review?: () => void): SetUpChanges => ({
    undoes: () => null, redoes: () => null, undo: () => false, redo: () => false, ...(review && { review }),
  });

  it('is offered beside the next turn once the phase is over, where the page has one', () => {
    let opened = 0;
    const controller = playing(fought, around(() => (opened += 1)));
    expect(controller.review).toBe(null);
    playOut(controller);
    expect(controller.barView.primary?.words).toBe('Begin turn 2');
    expect(controller.review?.words).toBe('Review');
    controller.review!.act();
    expect(opened).toBe(1);
    controller.undo();
    expect(controller.review).toBe(null);
  });

  it('is not offered where the page has none, or where nobody has fought', () => {
    const alone = playing(fought, around());
    const without = playing(fought, null);
    for (const controller of [alone, without]) {
      playOut(controller);
      expect(controller.review).toBe(null);
    }
    const idle = playing({ ...fought, scenario: nobodyNear('4th'), prepared: [] }, around(() => {}));
    playOut(idle);
    expect(idle.isOver).toBe(true);
    expect([idle.phase.results.length, idle.review]).toEqual([0, null]);
  });
});

describe('what was in hand', () => {
  it('is there again at the same moment', () => {
    const controller = inSecondTurn(0);
    while (controller.dueDice === 0) controller.playOn();
    const { id } = controller.phase.models[0]!;
    const inHand = {
      chosen: id, asked: id, entry: { entered: [{ die: 0, face: 5 }], chosen: null }, isEntering: true,
    };
    controller.resume(inHand);
    expect(controller.inHand).toEqual(inHand);
  });
});

describe('turns that were gone back from', () => {
  it('are gone into again, from their start and step by step', () => {
    const controller = inSecondTurn(3);
    const { phase } = controller;
    undoTo(controller, 1);
    expect(controller.isOver).toBe(true);
    controller.redo();
    expect(controller.phase.turn).toBe(2);
    expect(controller.phase.log.length).toBeLessThan(phase.log.length);
    redoAll(controller);
    expect(controller.phase).toEqual(phase);
    expect(controller.canRedo).toBe(false);
  });

  it('are gone into from the middle of the turn before, once that has been gone through', () => {
    const controller = inSecondTurn(2);
    const { phase } = controller;
    undoTo(controller, 1);
    controller.undo();
    controller.undo();
    controller.redo();
    expect(controller.phase.turn).toBe(1);
    redoAll(controller);
    expect(controller.phase).toEqual(phase);
  });

  it('can be gone back into from their very end, and from the beginning of the first no further', () => {
    const controller = inSecondTurn(0);
    expect([controller.phase.turn, controller.canUndo]).toEqual([2, true]);
    for (let press = 0; press < MANY && controller.canUndo; press += 1) controller.undo();
    expect([controller.phase.turn, controller.canUndo]).toEqual([1, false]);
  });

  it('lie one behind the other', () => {
    const controller = inSecondTurn(0);
    playOut(controller);
    controller.beginNextTurn();
    expect(controller.phase.turn).toBe(3);
    undoTo(controller, 1);
    redoAll(controller);
    expect(controller.phase.turn).toBe(3);
    undoTo(controller, 2);
    undoTo(controller, 1);
    expect(controller.canRedo).toBe(true);
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
    again.beginNextTurn();
    expect(again.canRedo).toBe(false);
  });
});

describe('rows beside the text', () => {
  it('are settled in the first turn: the same dice again, and a link has them; later nothing changes', () => {
    const begun = inSecondTurn(0);
    undoTo(begun, 1);
    begun.complete(['4C-U1', '4C-I1']);
    expect([begun.phase.completions, begun.whole.scenario.completions])
      .toEqual([['4C-U1', '4C-I1'], ['4C-U1', '4C-I1']]);
    const later = inSecondTurn(1);
    later.complete(['4C-U1']);
    expect(later.phase.completions).toEqual([]);
  });
});

/** What is said of every step of a bundled phase, played by what is usual. */
const heardIn = (id: string, edition: Edition): readonly string[] => {
  const { scenario, decisions, seed } = phaseSampleOf(id)!;
  const controller = new ResolverController(hostWithoutScreen());
  controller.begin({ scenario: scenario(edition), prepared: decisions, seed, dice: [], events: [] });
  const heard: string[] = [];
  for (let press = 0; press < MANY && !controller.isOver; press += 1) {
    controller.playOn();
    heard.push(controller.heard);
  }
  return heard;
};

describe('what is said of a step', () => {
  const heard = PHASE_SAMPLE_NAMES.flatMap(({ id }) => EDITIONS.flatMap(edition => heardIn(id, edition)));

  it('has at most 200 characters in all bundled phases and editions', () => {
    expect(heard.length).toBeGreaterThan(MANY);
    expect(heard.filter(said => said.length > 200)).toEqual([]);
  });

  it('has numbers instead of more than four names', () => {
    expect(heard.join(' ')).toContain('Before everybody else, because of cover: Guardsman 1–10 and Marine 1–5.');
    expect(heard.filter(said => /(\w+ \d+, ){4}\w+ \d+/.test(said))).toEqual([]);
  });
});
