/** What hangs on a throw, held to the odds after each of its outcomes: the slow obvious answer. */
import { transition } from 'xstate';
import { assaultMachine } from '../../../../machines/epic-armageddon/assault.machine.ts';
import { handsOf, type AssaultSnapshot } from '../../../../machines/epic-armageddon/why.ts';
import { dealFaces, read } from '../../../../src/dice/hand.ts';
import { seededThrower } from '../../../../src/dice/throw.ts';
import type { OddsOptions } from '../../../../src/epic-armageddon/odds/answer.ts';
import { oddsFrom } from '../../../../src/epic-armageddon/odds/odds.ts';
import { stakesOf, type Stakes } from '../../../../src/epic-armageddon/odds/stakes.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { everyOutcome } from '../../../support/every-outcome.ts';
import { decided, told } from '../../../support/every-state.ts';
import { firstThrow, pathOf } from '../../../support/odds-oracle/chart.ts';
import { differences, figuresOf, namesIn, type Figures } from '../../../support/odds-oracle/figures.ts';

const NEAR = 1e-8;
const FULLY: OddsOptions = { effort: 1e8, tolerance: 1e-9, exact: true };

export const last = (assault: Assault, at: string, asked: OddsOptions = {}): readonly Stakes[] => {
  const answers = stakesOf(assault, at, asked);
  for (let answer = answers.next(); ; answer = answers.next()) if (answer.done === true) return answer.value;
};

export const stakesAt = (snapshot: AssaultSnapshot, asked = FULLY): readonly Stakes[] =>
  last(snapshot.context.assault, pathOf(snapshot), asked);

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const mixed = (parts: readonly { readonly weight: number; readonly figures: Figures }[]): Figures => {
  const whole = sumOf(parts.map(({ weight }) => weight));
  return new Map(namesIn(...parts.map(({ figures }) => figures)).map(name =>
    [name, sumOf(parts.map(({ weight, figures }) => weight * (figures.get(name) ?? 0))) / whole]));
};

/** What a player counts of a throw: a side’s successes or the sum of its dice, or the difference of the result. */
const countIn = (snapshot: AssaultSnapshot, faces: readonly number[], side: Side | null): number => {
  if (side === null) {
    const { attacker, defender } = stepped(snapshot, faces).context.assault.results.at(-1)!;
    return attacker.total - defender.total;
  }
  const hands = handsOf(snapshot);
  const shown = dealFaces(hands, faces);
  return sumOf(hands.map((hand, i) => (hand.side === side ? read(hand, shown[i]!) : 0)));
};

const stepped = (snapshot: AssaultSnapshot, faces: readonly number[]): AssaultSnapshot =>
  transition(assaultMachine, snapshot, { type: 'dice.thrown', faces })[0] as AssaultSnapshot;

interface Thrown {
  readonly faces: readonly number[];
  readonly weight: number;
  readonly figures: Figures;
}

/** The odds after every outcome of a throw through the statechart. */
const thrown = (snapshot: AssaultSnapshot, asked: OddsOptions): readonly Thrown[] => {
  const hands = told(handsOf(snapshot), snapshot.context.assault);
  return everyOutcome(throwHands => throwHands(hands)).map(({ result: faces, weight }) => {
    const after = decided(stepped(snapshot, faces));
    return { faces, weight, figures: figuresOf(oddsFrom(after.context.assault, pathOf(after), asked)) };
  });
};

/** Those together that count alike. */
const counted = (snapshot: AssaultSnapshot, side: Side | null, all: readonly Thrown[]) => {
  const groups = new Map<number, Thrown[]>();
  for (const one of all) {
    const count = countIn(snapshot, one.faces, side);
    groups.set(count, [...groups.get(count) ?? [], one]);
  }
  return [...groups].sort(([a], [b]) => a - b).map(([count, parts]) =>
    ({ count, chance: sumOf(parts.map(({ weight }) => weight)), figures: mixed(parts) }));
};

/** Where the stakes of a throw are not what follows its outcomes. */
export const amiss = (snapshot: AssaultSnapshot, near = NEAR, asked = FULLY): readonly string[] =>
  amissIn(snapshot, stakesAt(snapshot, asked), near, asked);

export const amissIn = (
  snapshot: AssaultSnapshot, told: readonly Stakes[], near = NEAR, asked = FULLY,
): readonly string[] => {
  const all = thrown(snapshot, asked);
  return told.flatMap(stakes => amissOn(snapshot, stakes, all, near));
};

const amissOn = (
  snapshot: AssaultSnapshot, { side, stakes }: Stakes, all: readonly Thrown[], near: number,
): readonly string[] => {
  const expected = counted(snapshot, side, all);
  const counts = stakes.map(({ count }) => count).join();
  if (counts !== expected.map(({ count }) => count).join()) return [`${pathOf(snapshot)} ${side} counts ${counts}`];
  return stakes.flatMap(({ count, chance, odds }, i) => [
    ...Math.abs(chance - expected[i]!.chance) > near ? [`${side} ${count} is ${chance}`] : [],
    ...differences(figuresOf(odds), expected[i]!.figures, near + odds.unresolved),
    ...chance * odds.unresolved > near ? [`${side} ${count} leaves ${odds.unresolved}`] : [],
  ].map(one => `${pathOf(snapshot)} ${side} ${count}: ${one}`));
};

/** The throws of an assault that is played with seeded dice, nobody deciding anything. */
export const throwsIn = (scenario: Scenario, seed: number): readonly AssaultSnapshot[] => {
  const throwHands = seededThrower(seed);
  const found: AssaultSnapshot[] = [];
  for (let here = firstThrow(scenario); here.status === 'active';) {
    found.push(here);
    here = decided(stepped(here, throwHands(handsOf(here))));
  }
  return found;
};
