/** A bundled assault that has been played, and a review of it with invented figures. */
import { nextEvent } from '../../../../machines/epic-armageddon/play-on.ts';
import { happen, replay, type Timeline } from '../../../../machines/epic-armageddon/timeline.ts';
import type { Review, ReviewMoment } from '../../../../components/epic-armageddon/review/review-types.ts';
import { stepStateOf } from '../../../../components/epic-armageddon/resolver/step-state.ts';
import type { Point } from '../../../../src/battlefield/base.ts';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';

const { scenario, decisions } = SAMPLES.find(({ id }) => id === 'marines-charge-warband')!;

const playedOut = (): Timeline => {
  let timeline = replay(scenario, []);
  for (let next = nextEvent(timeline, decisions, 20); next !== null; next = nextEvent(timeline, decisions, 20)) {
    timeline = happen(timeline, next);
  }
  return timeline;
};

export const timeline = playedOut();
export const { events } = timeline;
export { scenario };

const stepAt = (at: number): string => stepStateOf(timeline.snapshots[at]!).path.split('.').slice(0, 2).join('.');

/** Throws each alone, decisions of one step together. */
const partsOf = (): readonly { readonly at: number; readonly count: number }[] => {
  const parts: { at: number; count: number }[] = [];
  for (const [at, { type }] of events.entries()) {
    const last = parts.at(-1);
    const isOne = last !== undefined && type !== 'dice.thrown' && events[at - 1]!.type !== 'dice.thrown'
      && stepAt(last.at) === stepAt(at);
    if (isOne) last.count += 1;
    else parts.push({ at, count: 1 });
  }
  return parts;
};

const chance = (value: number) => ({ win: value, none: 0, value });

/** Two of those who charged stay 5 cm off. */
const OFF: Readonly<Record<string, Point>> = { a3: [57, 33], a4: [61.5, 33] };
const otherCharge = (at: number, count: number): readonly AssaultEvent[] =>
  events.slice(at, at + count).map(event => (event.type === 'unit.moved' && event.unit in OFF
    ? { ...event, to: OFF[event.unit]! } : event));

const VALUES = [0.6, 0.789, 0.789, 0.83, 0.77, 0.9, 0.86, 0.93];

const momentOf = ({ at, count }: { readonly at: number; readonly count: number }, i: number): ReviewMoment => {
  const kind = events[at]!.type === 'dice.thrown' ? 'throw' : 'decision';
  const isCharge = stepAt(at) === 'a2Charge.moving';
  const isCounterCharge = stepAt(at).startsWith('a3CounterCharge');
  const [before, after] = [VALUES[i % VALUES.length]!, VALUES[(i + 1) % VALUES.length]!];
  const around = { at, count, kind, side: 'attacker', before, after, cost: 0 } as const;
  if (isCharge) {
    return {
      ...around, answered: 0.789, cost: 0.083,
      best: {
        decisions: otherCharge(at, count), chance: chance(0.9), reply: { decisions: [], chance: chance(0.872) },
        error: 0.001, tried: 32, say: '',
      },
    };
  }
  if (!isCounterCharge) return around;
  const best = {
    decisions: events.slice(at, at + count), chance: chance(1 - after), reply: null, error: 0, tried: 12, say: '',
  };
  return { ...around, side: 'defender', before: 1 - before, after: 1 - after, best };
};

/** Known up to so many moments. */
export const reviewOf = (known = Infinity): Review => ({
  moments: partsOf().map(momentOf).slice(0, known),
  cost: { attacker: 0.083, defender: 0 }, luck: { attacker: 0.211, defender: -0.211 },
});
