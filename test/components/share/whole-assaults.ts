/** Typical assaults of 12 stands against 12, every one of them moved whenever it may, to the very end. */
import { matchUp } from '../../../machines/index.ts';
import { metaOf, why } from '../../../machines/epic-armageddon/why.ts';
import { presentOf, replay, type Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import { nextEvent } from '../../../machines/epic-armageddon/play-on.ts';
import { usualCharges, usualCounterCharges } from '../../../src/epic-armageddon/steps/usual-moves.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { Played } from '../../../src/share-links/pack.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import { scenarioFrom } from '../../json.ts';
import { sourceOf, type Source, type Span } from '../../support/random/source.ts';

/** How far the attackers stand back before they charge, cm. */
const RUN_UP = 9;
/** Stands are spread by so much, and are then quite out of line: by so many thousandths of a cm to any side. */
const SPREAD = 1.25;
const ASKEW: Span = [-240, 240];
/** Consolidating stands go any way, by hundredths of a cm. */
const STROLL: Span = [-300, 300];

const TERRAIN = [
  { id: 'wood', kind: 'woods', name: 'Hangman’s wood', outline: [[3, 3], [21.5, 4], [24, 17.25], [9, 20], [2, 12]] },
  { id: 'ruin', kind: 'ruins', outline: [[90, 5], [108, 5], [108, 16], [90, 16]] },
  { id: 'hill', kind: 'hill', outline: [[95, 60], [115, 58], [118, 75], [100, 78], [92, 70]] },
];

/** Two formations made from a line, the attackers drawn back so that they have to charge. */
const beforeTheCharge = (line: string, source: Source): Scenario => {
  const made = matchUp(line);
  if (made.problems) throw new Error(made.problems.join(' '));
  const { scenario } = made;
  const [attackers, defenders] = SIDES.map(side => middleOf(scenario, side));
  const back = Math.sign(attackers! - defenders!) * RUN_UP;
  return scenarioFrom({
    ...scenario,
    startAt: 'a1ChooseTarget',
    table: { ...scenario.table, terrain: TERRAIN },
    formations: scenario.formations.map(one => ({
      ...one, units: one.units.map(({ at: [x, y], ...unit }) => ({
        ...unit,
        at: [
          spread(x, scenario.table.width) + askew(source),
          spread(y, scenario.table.depth) + askew(source) + (one.side === 'attacker' ? back : 0),
        ],
      })),
    })),
  });
};

const askew = (source: Source): number => source.whole(ASKEW) / 1000;

const spread = (cm: number, size: number): number => size / 2 + (cm - size / 2) * SPREAD;

const middleOf = ({ formations }: Scenario, side: string): number => {
  const ys = formations.filter(one => one.side === side).flatMap(({ units }) => units).map(({ at }) => at[1]);
  return ys.reduce((sum, y) => sum + y, 0) / ys.length;
};

/** Events that everybody at once would make at this moment. */
const wishes = (timeline: Timeline, source: Source): readonly AssaultEvent[] => {
  const snapshot = presentOf(timeline);
  const { assault } = snapshot.context;
  const moved = (moves: ReturnType<typeof usualCharges>) =>
    moves.map(({ unit, to }): AssaultEvent => ({ type: 'unit.moved', unit, to }));
  switch (metaOf(snapshot).unlessDecided) {
    case 'charge.ended':
      return moved(usualCharges(assault));
    case 'counterCharge.ended':
      return SIDES.flatMap(side => moved(usualCounterCharges(assault, side)));
    case 'consolidation.ended':
      return assault.units.filter(unit => unit.lostTo === null && unit.path.length === 0).map(unit => ({
        type: 'unit.moved', unit: unit.id, to: [strolled(unit.at[0], source), strolled(unit.at[1], source)],
      }));
    default:
      return [];
  }
};

const strolled = (cm: number, source: Source): number => (Math.round(cm * 100) + source.whole(STROLL)) / 100;

/** Everybody moves as soon as they may, then what is usual happens; dice by the seed. */
export const wholeAssault = (line: string, seed: number): Played => {
  const source = sourceOf(seed);
  const scenario = beforeTheCharge(line, source);
  let timeline = replay(scenario, []);
  const happen = (event: AssaultEvent): void => {
    timeline = replay(scenario, [...timeline.events, event]);
  };
  let before = '';
  for (let next = nextEvent(timeline, [], seed); next !== null; next = nextEvent(timeline, [], seed)) {
    const state = JSON.stringify([presentOf(timeline).value, presentOf(timeline).context.assault.round]);
    const wished = state === before ? [] : wishes(timeline, source);
    before = state;
    for (const event of wished) if (why(presentOf(timeline), event) === null) happen(event);
    happen(wished.length > 0 ? nextEvent(timeline, [], seed)! : next);
  }
  return { scenario, events: timeline.events };
};

export const TYPICAL = [
  ['10 boyz 2 nobz v 12 tactical + captain', 3],
  ['12 assault + chaplain v 9 boyz 3 nobz', 8],
  ['12 infantry + commissar v 12 guardians', 21],
  ['12 stormboyz v 8 fire warriors 4 crisis battlesuit', 5],
  ['6 terminator 6 land raider v 6 necron warriors 6 destroyers', 34],
] as const;
