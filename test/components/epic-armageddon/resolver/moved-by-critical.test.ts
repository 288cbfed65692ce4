/** A war engine that a critical hit moves: it is put down on the map, and stays there until all is entered. */
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../../src/battlefield/base.ts';
import { unitOf as unitIn } from '../../../../src/epic-armageddon/model/roster.ts';
import { leftIn, movableIn } from '../../../../components/epic-armageddon/resolver/moves.ts';
import { ResolverController } from '../../../../components/epic-armageddon/resolver/resolver-controller.ts';
import {
  CounterChosen, CounterDragged, CounterDropped, MoveCancelled,
} from '../../../../components/shared/battlefield/events.ts';
import { formationOf, scenarioOf, unitOf } from '../../../support/build.ts';
import { profileOf } from '../../../support/profiles.ts';
import { hostWithoutScreen } from './host.ts';

const ENGINE = profileOf({
  name: 'Engine', type: 'war-engine', damageCapacity: 3, armour: null, cc: 6,
  critical: { damage: 0, splash: null, entered: true, later: false, moves: 6 },
});

/** The engine has been hit once, and the die for it was a 6. */
const telling = (): ResolverController => {
  const controller = new ResolverController(hostWithoutScreen());
  const scenario = scenarioOf({ profiles: { engine: ENGINE }, formations: [
    formationOf('attacker', [unitOf('a1', 'tactical', [30, 20])]),
    formationOf('defender', [unitOf('d1', 'engine', [30, 23.5]), unitOf('d2', 'boyz', [36, 30])]),
  ] });
  controller.begin({ scenario, prepared: [], seed: 1 });
  controller.throwDice([6, 1, 1, 1]);
  controller.throwDice([6]);
  return controller;
};

const putDown = (controller: ResolverController, to: Point): ResolverController => {
  controller.answer(new CounterDragged('d1', to));
  controller.answer(new CounterDropped('d1', to));
  return controller;
};

describe('a war engine that a critical hit moves', () => {
  it('W6: is the only one who may be moved, as far as its datasheet throws for', () => {
    const { state, assault } = telling();
    expect(state.path).toMatch(/\.telling$/);
    expect(movableIn(state.path, assault)).toEqual(['d1']);
    expect(leftIn(state.path, assault, 'd1')).toBe(6);
  });

  it('stays where it was put, whoever else is looked at, until it is entered', () => {
    const controller = putDown(telling(), [26, 26]);
    const { length } = controller.timeline.events;
    expect(controller.view.placed).toEqual([26, 26]);
    controller.answer(new CounterChosen('d2'));
    expect(controller.view.placed).toEqual([26, 26]);
    expect(controller.view.battlefield.ghost).toMatchObject({ unit: 'd1', to: [26, 26] });
    expect(controller.timeline.events).toHaveLength(length);
    controller.wish({ type: 'critical.entered', damage: [], to: [26, 26] });
    expect(controller.view.placed).toBe(null);
    expect(unitIn(controller.assault, 'd1').at).toEqual([26, 26]);
  });

  it('goes back where that is given up', () => {
    const controller = putDown(telling(), [26, 26]);
    controller.answer(new MoveCancelled());
    expect(controller.view).toMatchObject({ placed: null, battlefield: { ghost: null } });
  });

  it('goes back where it may not stand, with the reason and its figure', () => {
    const controller = putDown(telling(), [10, 23.5]);
    expect(controller.view).toMatchObject({
      placed: null,
      note: { say: 'Engine would move 20 cm; it may move 6 cm.', rule: 'W6', isRefusal: true },
      battlefield: { ghost: null, refused: { unit: 'd1', to: [10, 23.5], figure: '20 > 6\u00a0cm' } },
    });
  });

  it('comes into contact with an enemy beside whom it was put down', () => {
    expect(putDown(telling(), [33.6, 20.2]).view.placed).not.toEqual([33.6, 20.2]);
  });
});
