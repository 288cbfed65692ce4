// The review of an assault of twelve stands against twelve, and of one with war engines, in the time of one thread.
import assert from 'node:assert/strict';
import { matchUp, odds } from '../../dist/lib/assault-resolver.js';
import { sourceModule } from './source-module.mjs';
import { threadTime } from './thread-time.mjs';

const { isCharging, playedToEnd, reviewOf, sampleOf } = await sourceModule('review-entry.ts');

const { scenario: linedUp } = matchUp('10 tactical 2 devastator v 10 boyz 2 nobz');
const [attacker] = linedUp.formations;
/** 12cm further apart than they are lined up. */
const crowd = {
  ...linedUp, startAt: 'a1ChooseTarget',
  formations: linedUp.formations.map(one => (one !== attacker ? one : {
    ...one, units: one.units.map(unit => ({ ...unit, at: [unit.at[0], unit.at[1] - 12] })),
  })),
};
const SEED = 3;

const crowded = () => playedToEnd(crowd, [], SEED);
const engines = () => {
  const { scenario, decisions, seed } = sampleOf('warband-swarms-titan');
  return playedToEnd(scenario, decisions, seed);
};

const NEAR = 1e-9;
const attackers = (side, value) => (side === 'attacker' ? value : 1 - value);

/** Moments part the events and add up, and before each it is worth the odds of the events up to it. */
const answer = played => () => {
  const timeline = played();
  const reviewing = reviewOf(timeline);
  let step = reviewing.next();
  while (!step.done) step = reviewing.next();
  const { moments } = step.value;
  assert.equal(moments.reduce((sum, { count }) => sum + count, 0), timeline.events.length);
  assert(moments.some(({ path }) => isCharging({ path })));
  const gained = moments.reduce((sum, { side, before, after }) =>
    sum + (side === 'attacker' ? after - before : before - after), 0);
  const { winner } = timeline.snapshots[timeline.at].context.assault;
  const end = winner === null ? 0.5 : Number(winner === 'attacker');
  assert(Math.abs(gained - (end - attackers(moments[0].side, moments[0].before))) < NEAR, `${gained}`);
  const thrown = moments.find(({ kind }) => kind === 'throw');
  const { attacker: win, none } = odds(timeline.scenario, { events: timeline.events.slice(0, thrown.at) }).winner;
  assert(Math.abs(win + none / 2 - thrown.before) < 0.01, `${thrown.before} is not ${win}`);
};

/** Seconds until the first row, for each charge or counter-charge, and in all. */
const course = timeline => {
  const start = threadTime();
  let [before, first] = [start, null];
  const charges = [];
  let known = 0;
  for (const review of reviewOf(timeline)) {
    if (review === undefined) continue;
    const now = threadTime();
    first ??= now - start;
    const priced = review.moments.filter(({ best }) => best !== undefined);
    if (priced.length > known && isCharging(priced.at(-1))) charges.push(now - before);
    known = priced.length;
    before = now;
  }
  return { first, charges, all: threadTime() - start };
};

const seconds = (played, of) => () => [of(course(played())) / 1000];

export const benches = [
  {
    name: 'the first row of the review of 12 against 12', answer: answer(crowded),
    samples: seconds(crowded, ({ first }) => first), atMost: 0.5, unit: 's',
  },
  {
    name: 'the longest of its charges and counter-charges', answer: () => {},
    samples: seconds(crowded, ({ charges }) => Math.max(...charges)), atMost: 1, unit: 's',
  },
  {
    name: 'the review of 12 against 12', answer: () => {}, samples: seconds(crowded, ({ all }) => all), atMost: 5,
    unit: 's',
  },
  {
    name: 'the review of a warband at a Titan', answer: answer(engines), samples: seconds(engines, ({ all }) => all),
    atMost: 20, unit: 's',
  },
];
