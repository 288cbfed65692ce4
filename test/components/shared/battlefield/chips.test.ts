/** Signs at the edge of the map: where they lie, and that nobody who can act is out of sight without one. */
import { describe, expect, it } from 'vitest';
import { ResolverController } from '../../../../components/epic-armageddon/resolver/resolver-controller.ts';
import { isSeen, mayAct } from '../../../../components/shared/battlefield/aim.ts';
import { boxesOverlap, isInside, type Box } from '../../../../components/shared/battlefield/boxes.ts';
import { seenPart, type Camera, type Window } from '../../../../components/shared/battlefield/camera.ts';
import { chipsOf, fitBesideChips, fitWith, type EdgeChip } from '../../../../components/shared/battlefield/chips.ts';
import { seenAt } from '../../../../components/shared/battlefield/hits.ts';
import type { MatteringFormation } from '../../../../components/shared/battlefield/pieces.ts';
import type { BattlefieldView } from '../../../../components/shared/battlefield/view.ts';
import { ResolverController as PhaseController }
  from '../../../../components/warhammer-40k/resolver/resolver-controller.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { PHASE_SAMPLES } from '../../../../src/warhammer-40k/scenario/samples/samples.ts';
import { fc } from '../../../support/laws.ts';
import { firstOf } from '../../../support/share.ts';
import { hostWithoutScreen } from '../../epic-armageddon/resolver/host.ts';
import { counter, view } from './build-view.ts';

/** The map at 1280 × 800, 1280 × 650, 768 × 1024 and 360 × 740, where it lies under a sheet. */
const WINDOWS: readonly Window[] = [
  { width: 896, height: 616 }, { width: 896, height: 466 }, { width: 768, height: 548 },
  { width: 360, height: 604, covered: { top: 0, right: 0, bottom: 241, left: 0 } },
];

const far = (id: string, name: string, why: string | null = 'may support'): MatteringFormation =>
  ({ id, name, side: 'attacker', units: [id], why });

const boxOfChip = ({ left, top, width }: EdgeChip): Box => ({ left, top, right: left + width, bottom: top + 44 });

/** What is wrong with the signs of a moment. */
const faultsOf = (field: BattlefieldView, camera: Camera, window: Window): readonly string[] => {
  const chips = chipsOf(field, camera, window, 1);
  const boxes = chips.map(boxOfChip);
  const known = new Set(chips.flatMap(({ units }) => units));
  const seen = seenPart(camera, window);
  const { right = 0, bottom = 0 } = window.covered ?? {};
  const whole = { left: 0, top: 0, right: window.width - right, bottom: window.height - bottom };
  const acting = field.counters.filter(mayAct);
  return [
    ...acting.filter(one => !isSeen(one, seen) && !known.has(one.id)).map(({ id }) => `${id} is hidden`),
    ...boxes.flatMap((box, i) => [
      ...(isInside(box, whole) ? [] : [`${chips[i]!.words} leaves the map`]),
      ...(boxes.slice(i + 1).some(other => boxesOverlap(box, other)) ? [`${chips[i]!.words} covers another`] : []),
      ...acting.filter(one => !known.has(one.id)).filter(one => {
        const [x, y] = seenAt(one.at, camera, window);
        return x > box.left && x < box.right && y > box.top && y < box.bottom;
      }).map(({ id }) => `${chips[i]!.words} covers ${id}`),
    ]),
  ];
};

describe('a sign at the edge', () => {
  const [wide] = WINDOWS;
  const fight = counter('a', [60, 40]);
  const at = (id: string, x: number, y: number) => counter(id, [x, y], { stance: 'bystander' });

  it('counts those who sit in transports as well', () => {
    const transport = { ...at('s', 5, 5), aboard: 2 };
    const chipOf = (why: string | null) => chipsOf(
      view({ counters: [fight, transport], mattering: [far('s', 'Company', why)] }),
      { centre: [60, 40], scale: 12 }, wide!, 1,
    )[0]!.words;
    expect(chipOf(null)).toBe('Company · 3');
    expect(chipOf('may support')).toBe('Company · 1 may support');
  });

  it('says who, how many of them and why, and points outwards', () => {
    const field = view({ counters: [fight, at('s', 5, 5)], mattering: [far('a', 'Warband', null), far('s', 'Gunz')] });
    const [chip] = chipsOf(field, { centre: [60, 40], scale: 12 }, wide!, 1);
    expect(chip).toMatchObject({ words: 'Gunz · 1 may support', edge: 'bottom', towards: 5, units: ['s'] });
  });

  it('goes where its formation is in sight', () => {
    const field = view({ counters: [fight, at('s', 62, 41)], mattering: [far('s', 'Gunz')] });
    expect(chipsOf(field, { centre: [60, 40], scale: 12 }, wide!, 1)).toEqual([]);
  });

  it('stands for the rest where there are more than three on an edge', () => {
    const counters = [fight, ...[10, 30, 60, 90, 110].map((x, i) => at(`s${i}`, x, 79))];
    const formations = counters.slice(1).map(({ id }, i) => far(id, `Mob ${i}`));
    const chips = chipsOf(view({ counters, mattering: formations }), { centre: [60, 40], scale: 12 }, wide!, 1);
    expect(chips).toHaveLength(3);
    expect(chips.map(({ words }) => words)).toContain('3 more formations');
    expect(new Set(chips.flatMap(({ units }) => units)).size).toBe(5);
  });

  it('lies on a phone over nobody who could be seen, wherever the camera stands', () => {
    const phone = WINDOWS[3]!;
    const place = fc.tuple(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 2, max: 60 }));
    fc.assert(fc.property(
      fc.array(place, { minLength: 2, maxLength: 12 }), place, fc.integer({ min: 5, max: 14 }), fc.constantFrom(1, 2),
      (places, centre, scale, text) => {
        const counters = places.map((one, i) => counter(`u${i}`, one));
        const field = view({ counters, mattering: counters.map(({ id }) => far(id, `Mob ${id}`)) });
        const camera = { centre, scale };
        const told = new Set(chipsOf(field, camera, phone, text).flatMap(({ units }) => units));
        const seen = seenPart(camera, phone);
        expect(counters.filter(one => told.has(one.id) && isSeen(one, seen))).toEqual([]);
      },
    ));
  });

  it('leads to a picture with those whom it stands for', () => {
    const field = view({ counters: [fight, at('s', 5, 5)], mattering: [far('s', 'Gunz')] });
    const camera = fitWith(field, wide!, ['s']);
    expect(isSeen(field.counters[1]!, seenPart(camera, wide!))).toBe(true);
  });
});

const playedOut = (
  controller: { readonly isOver: boolean; playOn(): void }, viewOf: () => BattlefieldView,
): readonly BattlefieldView[] => {
  const views = [viewOf()];
  for (let press = 0; press < 200 && !controller.isOver; press += 1) {
    controller.playOn();
    views.push(viewOf());
  }
  return views;
};

const ASSAULTS = firstOf(SAMPLES, 4).map(({ id, scenario, decisions, seed }) => ({ id, views: () => {
  const controller = new ResolverController(hostWithoutScreen());
  controller.begin({ scenario, prepared: decisions, seed });
  return playedOut(controller, () => controller.view.battlefield);
} }));

const PHASES = firstOf(PHASE_SAMPLES, 3).map(({ id, scenario, decisions, seed }) => ({ id, views: () => {
  const controller = new PhaseController(hostWithoutScreen());
  controller.begin({ scenario: scenario('4th'), prepared: decisions, seed, dice: [], events: [] });
  return playedOut(controller, () => controller.table.view);
} }));

describe.each([...ASSAULTS, ...PHASES])('in every step of $id', ({ views }) => {
  it('all who can act are in sight or behind a sign, which covers neither them nor another, at four sizes', () => {
    for (const field of views()) {
      for (const window of WINDOWS) expect(faultsOf(field, fitBesideChips(field, window, 1), window)).toEqual([]);
    }
  });
});
