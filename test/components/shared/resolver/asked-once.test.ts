/** From the click to the rule a guard is asked once about an event at each moment, and what it said is remembered. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ResolverController } from '../../../../components/epic-armageddon/resolver/resolver-controller.ts';
import {
  ResolverController as PhaseController,
} from '../../../../components/warhammer-40k/resolver/resolver-controller.ts';
import { Decided } from '../../../../components/epic-armageddon/steps/step.ts';
import { PhaseDecided } from '../../../../components/warhammer-40k/steps/phase-panel.ts';
import { remembered } from '../../../../machines/why.ts';
import { sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { PHASE_SAMPLES } from '../../../../src/warhammer-40k/scenario/samples/samples.ts';
import { hostWithoutScreen } from '../../epic-armageddon/resolver/host.ts';

/** A decision that counts how often its place, or its option, is read: once by the guard, and once by what it does. */
const counted = <D extends object, K extends keyof D>(decision: D, key: K) => {
  let reads = 0;
  const read = Object.defineProperty({ ...decision }, key, {
    enumerable: true,
    get: () => {
      reads += 1;
      return decision[key];
    },
  });
  return { decision: read, reads: () => reads };
};

const charging = (): ResolverController => {
  const { scenario, decisions, seed } = sampleOf('marines-charge-warband')!;
  const controller = new ResolverController(hostWithoutScreen());
  controller.begin({ scenario, prepared: decisions, seed });
  while (!controller.state.path.startsWith('a2Charge')) controller.playOn();
  return controller;
};

const choosing = (): PhaseController => {
  const { scenario, decisions, seed } = PHASE_SAMPLES[0]!;
  const controller = new PhaseController(hostWithoutScreen());
  controller.begin({ scenario: scenario('4th'), prepared: decisions, seed, dice: [], events: [] });
  while (controller.phase.choice === null) controller.playOn();
  return controller;
};

const choice = ({ phase }: PhaseController, option: string) =>
  ({ type: 'choice.made', question: phase.choice!.question, option }) as const;

describe('the way of a click', () => {
  it('asks the rule of a charge once, whether it is taken or refused', () => {
    const controller = charging();
    const { at } = controller.timeline;
    const near = counted({ type: 'unit.moved', unit: 'a1', to: [45, 30] } as const, 'to');
    controller.answer(new Decided(near.decision));
    expect([controller.timeline.at, near.reads()]).toEqual([at + 1, 2]);
    const far = counted({ type: 'unit.moved', unit: 'a2', to: [500, 500] } as const, 'to');
    controller.answer(new Decided(far.decision));
    // once by the guard, once by what marks the place
    expect([controller.timeline.at, far.reads()]).toEqual([at + 1, 2]);
    expect(controller.view.note).toMatchObject({ isRefusal: true });
  });

  it('asks the rule of a choice of Warhammer 40,000 once, whether it is taken or refused', () => {
    const controller = choosing();
    const { at } = controller.timeline;
    const refused = counted(choice(controller, 'nobody'), 'option');
    controller.answer(new PhaseDecided(refused.decision));
    expect([controller.timeline.at, refused.reads()]).toEqual([at, 1]);
    expect(controller.table.note).toMatchObject({ isRefusal: true });
    const taken = counted(choice(controller, controller.phase.choice!.usual), 'option');
    controller.answer(new PhaseDecided(taken.decision));
    expect([controller.timeline.at, taken.reads()]).toEqual([at + 1, 2]);
  });
});

describe('what a guard has said', () => {
  const reason = vi.fn((state: { readonly sum: number }, event: { readonly add: number }) => state.sum + event.add);
  const asking = remembered(reason);

  beforeEach(() => void reason.mockClear());

  it('is remembered of one event at one moment, and asked again at the next', () => {
    const event = { add: 2 };
    const moment = { sum: 1 };
    expect([asking(moment, event), asking(moment, event), asking({ sum: 5 }, event)]).toEqual([3, 3, 7]);
    expect(reason).toHaveBeenCalledTimes(2);
    expect(asking(moment, { add: 4 })).toBe(5);
  });
});
