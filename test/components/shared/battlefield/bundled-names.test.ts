/** Who is named on the maps of bundled assaults and phases, at every step of them. */
import { describe, expect, it } from 'vitest';
import { ResolverController } from '../../../../components/epic-armageddon/resolver/resolver-controller.ts';
import { standingView } from '../../../../components/epic-armageddon/steps/standing-view.ts';
import {
  boxAt, boxesOverlap, discOverlaps, hasInside, type Box, type Placed,
} from '../../../../components/shared/battlefield/boxes.ts';
import { frameOf, paperOrigin, toPaper, type Window } from '../../../../components/shared/battlefield/camera.ts';
import { chipsOf, fitBesideChips } from '../../../../components/shared/battlefield/chips.ts';
import { groundLabels, placeWords } from '../../../../components/shared/battlefield/layout.ts';
import { roomOf } from '../../../../components/shared/battlefield/lettering.ts';
import { CENTIMETRES } from '../../../../components/shared/battlefield/measure.ts';
import { scaleBarSize } from '../../../../components/shared/battlefield/scale-bar.ts';
import * as details from '../../../../components/shared/battlefield/details.ts';
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
const MAPS: readonly (readonly [window: Window, named: number])[] = [
  [{ width: 896, height: 616 }, 0.9], [{ width: 896, height: 466 }, 0.9], [{ width: 768, height: 548 }, 0.9],
  [{ width: 360, height: 604, covered: { left: 0, top: 0, right: 0, bottom: 241 } }, 0.8],
];
/** More presses than any of them needs. */
const MANY = 200;

interface Named {
  readonly labels: readonly Placed[];
  /** What lies over the map: the scale and the signs at its edge, on paper. */
  readonly over: readonly Box[];
  readonly scale: number;
  /** Those in the picture who fight, support or may be moved or chosen, and those of them who are named. */
  readonly acting: number;
  readonly named: number;
}

const namedOn = (view: BattlefieldView, window: Window): Named => {
  const camera = fitBesideChips(view, window, 1);
  const { scale } = camera;
  const frame = frameOf(camera, window);
  const signs = chipsOf(view, camera, window, 1);
  const outlook = { view, camera, window, isAtRest: true, layers: 3, text: 1, signs } as const;
  const layout = placeWords(outlook);
  const labels = [...layout.labels, ...groundLabels(outlook, layout)];
  const { width, height } = scaleBarSize(scale, window, 1, view.measure ?? CENTIMETRES);
  const [x, y] = paperOrigin(camera, window);
  const over = [{ left: 0, top: 0, right: width, bottom: height }, ...signs].map(({ left, top, right, bottom }) =>
    ({ left: left - x, top: top - y, right: right - x, bottom: bottom - y }));
  const acting = view.counters.filter(({ at, alive, stance, now, movable, choosable }) => {
    const isSeen = discOverlaps({ at: toPaper(at, scale), radius: 1 }, frame);
    const acts = stance === 'fighting' || stance === 'supporting' || now || movable || choosable;
    return isSeen && alive && acts;
  });
  const keys = new Set(labels.map(({ key }) => key));
  const named = acting.filter(({ id }) => keys.has(`name ${id}`));
  return { labels, over, scale, acting: acting.length, named: named.length };
};

/**
 * What cannot be read: labels over another or under a sign, names over a base that is not their own or of one under a
 * sign.
 */
const unreadable = (view: BattlefieldView, { labels, over, scale }: Named): readonly string[] => {
  const boxes = labels.map(lineBox);
  const bases = view.counters.map(({ id, alive, at, radius }) =>
    ({ id, alive, at: toPaper(at, scale), radius: radius * scale }));
  return labels.filter((label, i) =>
    [...boxes.slice(i + 1), ...over].some(box => boxesOverlap(boxes[i]!, box))
    || bases.some(base => label.key === `name ${base.id}` && over.some(box => hasInside(box, base.at)))
    || (label.kind !== 'pill' && bases.some(base => (base.alive || label.kind === 'name')
      && discOverlaps(base, inkBox(label)) && !(label.look.endsWith('inside') && label.key === `name ${base.id}`))),
  ).map(({ key }) => key);
};

/** Lines nearer to each other than a line is high cannot be told apart. */
const lineBox = (label: Placed): Box =>
  boxAt(label.at, { ...label, height: Math.max(label.height, label.look.endsWith('inside') ? 0 : label.size * 1.18) });

const inkBox = (label: Placed): Box =>
  boxAt(label.at, label.kind === 'name' ? roomOf(label.rows[0]!, label.size) : label);

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
  if (made.problems) throw new Error(made.problems.join(' '));
  return { details, ...standingView(beginAttacks(startAssault(made.scenario)), {
    step: 'a4Attacks', movable: [], choosable: [], chosen: null, ghost: null, allowance: null, stoodBefore: [],
  }) };
};

describe.each([...ASSAULTS, ...PHASES])('on the map of $id', ({ views: played }) => {
  it('no label covers another or a base, and nine of ten who act are named, on a phone eight', () => {
    const views = played();
    for (const [window, atLeast] of MAPS) {
      const maps = views.map(view => namedOn(view, window));
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
    const map = namedOn(view, MAPS[0]![0]);
    expect(map.labels.filter(({ kind }) => kind === 'name')).toHaveLength(60);
    expect(unreadable(view, map)).toEqual([]);
  });
});
