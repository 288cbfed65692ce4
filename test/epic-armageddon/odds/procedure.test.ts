import { createActor, type Actor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';
import { handsOf, metaOf, type AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import { usualDecisions } from '../../../machines/epic-armageddon/play.ts';
import { seededThrower } from '../../../src/dice/throw.ts';
import { targetsOf, whyNotTarget } from '../../../src/epic-armageddon/steps/a1-choose-target.ts';
import { OVER, STATES, turnAt } from '../../../src/epic-armageddon/odds/procedure.ts';
import type { Moment } from '../../../src/epic-armageddon/odds/procedure/turn.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import { pathOf } from '../../support/odds-oracle/chart.ts';
import { assaultOf, SMALL } from '../../support/odds-oracle/assaults.ts';

type ChartState = { readonly states: Readonly<Record<string, ChartState>> };

/** The paths of all states of the chart that have none inside. */
const leavesOf = ({ states }: ChartState, path: readonly string[] = []): readonly string[] => {
  const inside = Object.entries(states);
  return inside.length === 0 ? [path.join('.')] : inside.flatMap(([name, one]) => leavesOf(one, [...path, name]));
};

/** Goes on to where dice are thrown, or all is over. */
const rested = (moment: Moment): Moment => {
  let here = moment;
  while (!OVER.includes(here.at)) {
    const turn = turnAt(here);
    if (turn.dice !== null) break;
    here = turn.next;
  }
  return here;
};

/** The chart goes on by decisions of nobody to where dice are thrown, or all is over. */
const decided = (actor: Actor<typeof assaultMachine>): AssaultSnapshot => {
  for (;;) {
    const snapshot = actor.getSnapshot();
    if (snapshot.status !== 'active' || metaOf(snapshot).hands !== undefined) return snapshot;
    for (const decision of usualDecisions(metaOf(snapshot).unlessDecided!, snapshot.context.assault)) {
      actor.send(decision);
    }
    if (actor.getSnapshot() === snapshot) throw new Error(`Nothing follows ${pathOf(snapshot)} by itself.`);
  }
};

const momentOf = (snapshot: AssaultSnapshot): Moment => ({ at: pathOf(snapshot), assault: snapshot.context.assault });

/** The number of dice is the chart's business. */
const uncounted = ({ at, assault }: Moment): Moment => ({ at, assault: { ...assault, diceUsed: 0 } });

/** Whether the target may be charged with those who are to join in: cutting a scenario down may have parted them. */
const isOpen = (scenario: Scenario): boolean => {
  const assault = startAssault(scenario);
  return whyNotTarget(assault, targetsOf(assault, assault)) === null;
};

/** Plays an assault through both with the same faces, and compares them at every throw. */
const inStep = (source: keyof typeof SMALL, seed: number): number => {
  const scenario = assaultOf(SMALL[source]!, seed);
  if (scenario === null || !isOpen(scenario)) return 0;
  const thrower = seededThrower(seed);
  const actor = createActor(assaultMachine, { input: { scenario } }).start();
  let throws = 0;
  for (let snapshot = decided(actor); snapshot.status === 'active'; snapshot = decided(actor)) {
    const moment = momentOf(snapshot);
    const turn = turnAt(moment);
    expect(turn.dice).toBe(metaOf(snapshot).hands);
    if (turn.dice === null) break;
    const faces = thrower(handsOf(snapshot));
    actor.send({ type: 'dice.thrown', faces });
    expect(uncounted(rested(turn.resolve(moment.assault, faces)))).toEqual(uncounted(momentOf(decided(actor))));
    throws += 1;
  }
  return throws;
};

describe('the procedure without players', () => {
  it('has the states of the statechart and no others', () => {
    expect([...STATES].sort()).toEqual([...leavesOf(assaultMachine.root as unknown as ChartState)].sort());
  });

  it.each(Object.keys(SMALL))('goes where the statechart goes, whatever is thrown: %s', source => {
    const throws = Array.from({ length: 40 }, (_, seed) => inStep(source, seed + 1));
    expect(throws.filter(count => count > 1).length).toBeGreaterThan(10);
  });
});
