/** A bundled assault that has been played, and a review of it with invented figures. */
import { nextEvent } from '../../../../machines/epic-armageddon/play-on.ts';
import { isCharging, momentsOf } from '../../../../machines/epic-armageddon/review/moments.ts';
import type { Review, ReviewedMoment } from '../../../../machines/epic-armageddon/review/review.ts';
import { happen, replay, type Timeline } from '../../../../machines/epic-armageddon/timeline.ts';
import type { Point } from '../../../../src/battlefield/base.ts';
import type { Decision } from '../../../../src/epic-armageddon/model/events.ts';
import { MARINES_IN_CONTACT } from '../../../support/all-in-contact.ts';

const { scenario, decisions } = MARINES_IN_CONTACT;

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

/** Two of those who charged stay 5 cm off. */
const OFF: Readonly<Record<string, Point>> = { a3: [57, 33], a4: [61.5, 33] };

const decided = (at: number, count: number): readonly Decision[] =>
  events.slice(at, at + count).filter(event => event.type !== 'dice.thrown');

const otherCharge = (own: readonly Decision[]): readonly Decision[] =>
  own.map(event => (event.type === 'unit.moved' && event.unit in OFF ? { ...event, to: OFF[event.unit]! } : event));

/** The counter-charge that was made. */
const repliedWith = (at: number): readonly Decision[] => {
  const { count } = momentsOf(timeline).find(one => one.at === at)!;
  return decided(at, count);
};

const chance = (value: number) => ({ win: value, none: 0, value });

/** The attacker's chance after each moment in turn. */
const VALUES = [0.789, 0.789, 0.789, 0.83, 0.77, 0.9, 0.86, 0.93];

const momentOf = (part: ReturnType<typeof momentsOf>[number], i: number): ReviewedMoment => {
  const { at, count, kind, side } = part;
  const own = (value: number): number => (side === 'attacker' ? value : 1 - value);
  const [before, after] = [i === 0 ? 0.789 : VALUES[(i - 1) % VALUES.length]!, VALUES[i % VALUES.length]!].map(own);
  const around = { ...part, before: before!, after: after!, cost: 0 };
  if (kind === 'throw' || !isCharging(part)) return around;
  const best = { error: 0.0004, tried: 32, say: '', reply: null };
  const as = { decisions: decided(at, count), chance: chance(after!) };
  if (side === 'defender') return { ...around, best: { ...best, ...as } };
  return {
    ...around, answered: 0.789, cost: 0.083,
    best: {
      ...best, decisions: otherCharge(decided(at, count)), chance: chance(0.9),
      reply: { decisions: repliedWith(at + count), chance: chance(0.872) },
    },
  };
};

/** Known up to so many moments. */
export const reviewOf = (known = Infinity): Review => ({
  moments: momentsOf(timeline).map(momentOf).slice(0, known),
  cost: { attacker: 0.083, defender: 0 }, luck: { attacker: 0.211, defender: -0.211 },
});
