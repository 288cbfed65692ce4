/** Who is named on the maps of bundled assaults and phases, at every step of them. */
import { describe, expect, it } from 'vitest';
import { ResolverController } from '../../../../components/epic-armageddon/resolver/resolver-controller.ts';
import { standingView } from '../../../../components/epic-armageddon/steps/standing-view.ts';
import { boxAt, boxesOverlap, discOverlaps } from '../../../../components/shared/battlefield/boxes.ts';
import { fit } from '../../../../components/shared/battlefield/aim.ts';
import { frameOf, toPaper } from '../../../../components/shared/battlefield/camera.ts';
import type { Placed } from '../../../../components/shared/battlefield/boxes.ts';
import { placeLabels } from '../../../../components/shared/battlefield/labels.ts';
import * as details from '../../../../components/shared/battlefield/details.ts';
import { rimOf } from '../../../../components/shared/battlefield/rim.ts';
import { shortNames } from '../../../../components/shared/battlefield/short-names.ts';
import type { BattlefieldView } from '../../../../components/shared/battlefield/view.ts';
import { ResolverController as PhaseController }
  from '../../../../components/warhammer-40k/resolver/resolver-controller.ts';
import { matchUp } from '../../../../machines/index.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { beginAttacks } from '../../../../src/epic-armageddon/steps/a4-attacks.ts';
import { startAssault } from '../../../../src/epic-armageddon/steps/start.ts';
import { PHASE_SAMPLES } from '../../../../src/warhammer-40k/scenario/samples/samples.ts';
import { firstOf } from '../../../support/share.ts';
import { hostWithoutScreen } from '../../epic-armageddon/resolver/host.ts';

/** The map at 1280 × 800, 1280 × 650, 768 × 1024 and 360 × 740, and how many of those who act are named at least. */
const MAPS = [[896, 616, 0.9], [896, 466, 0.9], [768, 548, 0.9], [360, 363, 0.8]] as const;
/** More presses than any of them needs. */
const MANY = 200;

interface Named {
  readonly labels: readonly Placed[];
  readonly scale: number;
  /** Those in the picture who fight, support or may be moved or chosen, and those of them who are named. */
  readonly acting: number;
  readonly named: number;
}

const namedOn = (view: BattlefieldView, width: number, height: number): Named => {
  const window = { width, height };
  const camera = fit(view, window);
  const { scale } = camera;
  const frame = frameOf(camera, window);
  const crowd = { discs: rimOf(view, scale, 1, frame).discs, boxes: [], frame };
  const labels = placeLabels(view, new Map(view.counters.map(one => [one.id, one])), crowd, scale, 1);
  const acting = view.counters.filter(({ at, alive, stance, now, movable, choosable }) => {
    const isSeen = discOverlaps({ at: toPaper(at, scale), radius: 1 }, frame);
    const acts = stance === 'fighting' || stance === 'supporting' || now || movable || choosable;
    return isSeen && alive && acts;
  });
  const keys = new Set(labels.map(({ key }) => key));
  return { labels, scale, acting: acting.length, named: acting.filter(({ id }) => keys.has(`name ${id}`)).length };
};

/** What cannot be read: labels over another, and names over a base that is not their own. */
const unreadable = (view: BattlefieldView, { labels, scale }: Named): readonly string[] => {
  const boxes = labels.map(label => boxAt(label.at, label));
  const discs = view.counters.map(({ id, at, radius }) => ({ id, at: toPaper(at, scale), radius: radius * scale }));
  return labels.filter((label, i) =>
    boxes.slice(i + 1).some(box => boxesOverlap(boxes[i]!, box))
    || (label.kind === 'name' && discs.some(disc => discOverlaps(disc, boxes[i]!)
      && !(label.look.endsWith('inside') && label.key === `name ${disc.id}`)))).map(({ key }) => key);
};

const playedOut = (
  controller: { readonly isOver: boolean; playOn(): void }, viewOf: () => BattlefieldView,
): readonly BattlefieldView[] => {
  const views = [viewOf()];
  for (let press = 0; press < MANY && !controller.isOver; press += 1) {
    controller.playOn();
    views.push(viewOf());
  }
  return views;
};

const ASSAULTS = firstOf(SAMPLES, 1).map(({ id, scenario, decisions, seed }) => ({ id, views: () => {
  const controller = new ResolverController(hostWithoutScreen());
  controller.begin({ scenario, prepared: decisions, seed });
  return playedOut(controller, () => controller.view.battlefield);
} }));

const PHASES = firstOf(PHASE_SAMPLES, 1).map(({ id, scenario, decisions, seed }) => ({ id, views: () => {
  const controller = new PhaseController(hostWithoutScreen());
  controller.begin({ scenario: scenario('4th'), prepared: decisions, seed, dice: [], events: [] });
  return playedOut(controller, () => controller.table.view);
} }));

const linedUp = (line: string): BattlefieldView => {
  const made = matchUp(line);
  if ('problems' in made) throw new Error(made.problems.join(' '));
  return { details, ...standingView(beginAttacks(startAssault(made.scenario)), {
    step: 'a4Attacks', movable: [], choosable: [], chosen: null, ghost: null, allowance: null, stoodBefore: [],
  }) };
};

describe.each([...ASSAULTS, ...PHASES])('on the map of $id', ({ views: played }) => {
  it('no label covers another or a base, and nine of ten who act are named, on a phone eight', () => {
    const views = played();
    for (const [width, height, atLeast] of MAPS) {
      const maps = views.map(view => namedOn(view, width, height));
      expect(maps.flatMap((map, i) => unreadable(views[i]!, map))).toEqual([]);
      const sum = (part: 'acting' | 'named'): number => maps.reduce((all, map) => all + map[part], 0);
      expect(sum('named') / sum('acting')).toBeGreaterThanOrEqual(atLeast);
    }
    for (const { roster } of views) expect(new Set(shortNames(roster!).values()).size).toBe(roster!.length);
    const first = [...shortNames(views[0]!.roster!)];
    for (const { roster } of views) expect([...shortNames(roster!)]).toEqual(first);
  });
});

describe('thirty stands against thirty', () => {
  it.each(['30 boyz v 30 tactical', '20 boyz 10 nobz v 30 infantry'])('are all named at 1280 × 800: %s', line => {
    const view = linedUp(line);
    const [width, height] = MAPS[0];
    const map = namedOn(view, width, height);
    expect(map.labels.filter(({ kind }) => kind === 'name')).toHaveLength(60);
    expect(unreadable(view, map)).toEqual([]);
  });
});
