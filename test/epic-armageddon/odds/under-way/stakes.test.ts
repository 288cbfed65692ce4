/** What hangs on a throw in the middle of a round is what walking state by state from each of its outcomes tells. */
import { describe, expect, it } from 'vitest';
import type { Moment } from '../../../../src/epic-armageddon/odds/procedure/turn.ts';
import { saveHands } from '../../../../src/epic-armageddon/attacks/save-dice.ts';
import { turnAt } from '../../../../src/epic-armageddon/odds/procedure.ts';
import { stakesOf, type Stakes } from '../../../../src/epic-armageddon/odds/stakes.ts';
import { askedAt } from '../../../../src/epic-armageddon/odds/stakes/asked.ts';
import type { Group } from '../../../../src/epic-armageddon/odds/stakes/answer.ts';
import { groupsAt } from '../../../../src/epic-armageddon/odds/stakes/groups.ts';
import { endedIn, oddsOf, tallyFor, timesOf } from '../../../../src/epic-armageddon/odds/tally.ts';
import { nodesFrom } from '../../../../src/epic-armageddon/odds/walk/graph.ts';
import { newNode } from '../../../../src/epic-armageddon/odds/walk/node.ts';
import { walk } from '../../../../src/epic-armageddon/odds/walk/sweep.ts';
import { oddsFrom } from '../../../../src/epic-armageddon/odds/odds.ts';
import { differences, figuresOf, namesIn, type Figures } from '../../../support/odds-oracle/figures.ts';
import { shareOf } from '../../../support/share.ts';
import { CASES } from '../round/kinds.ts';
import { smallFight, type Wanted } from '../round/small.ts';
import { exactly } from '../told.ts';
import { momentsOf } from './moments.ts';

/** Sums of the same probabilities in another order differ by no more. */
const ROUNDING = 1e-12;
const TOLERANCE = 1e-10;
const EFFORT = 1e9;
/** What is less likely is not walked. */
const LEAST = 1e-15;
const SEEDS = [1, 2, 3];
const MOMENTS = 4;
/** In the suite every other one of these, with every other kind of fight the others. */
const EVERY = shareOf(1, 3);

const lastOf = (answers: Generator<readonly Stakes[], readonly Stakes[]>): readonly Stakes[] => {
  let answer = answers.next();
  while (answer.done !== true) answer = answers.next();
  return answer.value;
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The odds after a group of outcomes, state by state. */
const walked = ({ at, assault }: Moment, { chance, read }: Group) => {
  const sweep = { tally: tallyFor(assault), least: LEAST, budget: { left: 1e7 }, dropped: 0, done: 0 };
  for (const _ of walk(sweep, newNode(at, () => read), assault.round));
  return oddsOf(timesOf(sweep.tally, 1 / chance), Math.max(0, 1 - endedIn(sweep.tally) / chance), [], { error: 0 });
};

/** All stakes of a list together, each as likely as its number. */
const mixed = ({ stakes }: Stakes): Figures => {
  const parts = stakes.map(({ chance, odds }) => ({ chance, figures: figuresOf(odds) }));
  return new Map(namesIn(...parts.map(({ figures }) => figures)).map(name =>
    [name, sumOf(parts.map(({ chance, figures }) => chance * (figures.get(name) ?? 0)))]));
};

const openIn = ({ stakes }: Stakes): number => sumOf(stakes.map(({ chance, odds }) => chance * odds.unresolved));

/** What the throws are for that have been looked at. */
const seen = new Set<string>();

const amissAt = (moment: Moment): readonly string[] => {
  const { at, assault } = moment;
  const told = lastOf(stakesOf(assault, at, { tolerance: TOLERANCE, effort: EFFORT, exact: true }));
  const before = oddsFrom(assault, at, { tolerance: TOLERANCE, effort: EFFORT, exact: true });
  const groups = groupsAt(nodesFrom(assault), moment);
  return told.flatMap((list, place) => {
    seen.add(`${at} ${list.counted}`);
    const expected = groups[place]!.groups;
    const open = openIn(list);
    return [
      ...list.stakes.length === expected.length ? [] : ['other numbers'],
      ...open > 3 * TOLERANCE ? [`${open} is open`] : [],
      ...differences(mixed(list), figuresOf(before), ROUNDING + open + before.unresolved),
      ...list.stakes.flatMap(({ count, chance, odds }, i) => {
        const other = walked(moment, expected[i]!);
        const leeway = ROUNDING + (odds.unresolved + other.unresolved) + ROUNDING / chance;
        return [
          ...count === expected[i]!.count && Math.abs(chance - expected[i]!.chance) < ROUNDING ? [] : ['other chances'],
          ...differences(figuresOf(odds), figuresOf(other), leeway),
        ].map(one => `at ${count}: ${one}`);
      }),
    ].map(one => `${at} ${list.counted}: ${one}`);
  });
};

const isThrow = (moment: Moment): boolean => turnAt(moment).dice !== null
  && askedAt(moment, exactly({ effort: 1 })) !== null;

const areCriticals = ({ assault }: Moment): boolean =>
  assault.volley !== null && saveHands(assault).some(({ purpose }) => purpose === 'critical');

/** Where stakes are not what they should be in the first throws of some assaults, none of a state twice. */
const amissIn = (wanted: Wanted, turn: number): readonly string[] => {
  const throws = SEEDS.flatMap(seed => momentsOf(smallFight(seed, wanted), seed).filter(isThrow));
  const first = throws.filter(({ at }, i) => throws.findIndex(one => one.at === at) === i);
  return first.slice(0, MOMENTS).filter((_, i) => (i + turn + 1) % EVERY === 0).flatMap(amissAt);
};

/** War engines are walked for minutes. */
const QUICK = Object.entries(CASES).filter(([name]) => !name.includes('war engines'))
  .map(([name, wanted], turn) => [name, wanted, turn] as const);

describe('the stakes of a throw are what walking tells, and come to the odds before it, with', () => {
  it.each(QUICK)('%s', (_, wanted, turn) => {
    expect(amissIn(wanted, turn)).toEqual([]);
  });

  it.each(['war engines', 'war engines that a critical hurts twice or not'])('critical hits on %s', name => {
    const moment = SEEDS.flatMap(seed => momentsOf(smallFight(seed, CASES[name]!), seed))
      .find(one => areCriticals(one) && isThrow(one))!;
    expect(amissAt(moment)).toEqual([]);
  });

  it('hits, saves and the result', () => {
    expect([...seen].sort()).toEqual(expect.arrayContaining([
      'a4Attacks.attacks.rolling hits', 'a4Attacks.attacks.settling.saving saves',
      'a4Attacks.firstStrike.rolling hits', 'a5SupportingFire.firing.rolling hits', 'a6Result.rolling result',
    ]));
  });
});
