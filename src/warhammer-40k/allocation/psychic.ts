/** Force weapons: whoever is wounded by one and lives may be slain outright by a psychic test. */
import { readThrow } from '../../dice/hand.ts';
import type { Choice } from '../choices.ts';
import { fightOf } from '../fight/current.ts';
import type { PhaseHand } from '../hands.ts';
import { passesTest } from '../leadership.ts';
import { note } from '../log.ts';
import { isAlive, modelOf, profileOf, withModel } from '../roster.ts';
import type { Model, Phase } from '../state.ts';
import type { Allocation, PsychicTest } from './allocation.ts';
import { areAlike } from './alike.ts';
import { strikeOf, withAllocation } from './wounds.ts';

const PSYCHIC_DICE = 2;

/**
 * One test for every psyker whose force weapon has wounded somebody who is still alive; of one who is dead anyway
 * nothing is asked. Of psykers who struck together as many test as wounds went through. A test uses up the psychic
 * power of the turn: who has wounded several units tests against the first of them, and who strikes again in a free
 * round does not test again.
 *
 * @rule 40k.55
 * @ruling
 */
export const openTests = (phase: Phase, { taken }: Allocation): readonly PsychicTest[] => {
  const strikes = [...new Set(taken.filter(({ wound }) => wound.isForce).map(({ wound }) => wound.strike))];
  return strikes.flatMap((strike): readonly PsychicTest[] => {
    const victims = victimsOf(phase, taken, strike);
    if (victims.length === 0) return [];
    const psykers = [...new Set(strikeOf(phase, strike).models)].filter(id => !phase.psychicUsed.includes(id));
    const victim = areAlike(phase, victims) ? victims[0]!.id : null;
    return psykers.slice(0, woundsBy(taken, strike).length).map(psyker => ({ strike, psyker, victim, passed: null }));
  });
};

const woundsBy = (taken: Allocation['taken'], strike: string): Allocation['taken'] =>
  taken.filter(({ wound }) => wound.strike === strike);

/** The living whom a strike has wounded. */
const victimsOf = (phase: Phase, taken: Allocation['taken'], strike: string): readonly Model[] => {
  const ids = new Set(woundsBy(taken, strike).map(({ model }) => model));
  return [...ids].map(id => modelOf(phase, id)).filter(isAlive);
};

/** Whom a test is made against, where several are wounded; null: every test has its victim. */
export const askVictim = (phase: Phase, { unit, taken, tests }: Allocation): Phase | null => {
  const open = tests?.find(({ victim }) => victim === null);
  if (open === undefined) return null;
  const options = victimsOf(phase, taken, open.strike).map(({ id }) => id);
  const choice: Choice = {
    question: 'force-victim', about: unit, side: strikeOf(phase, open.strike).side, options, usual: options[0]!,
    rule: '40k.55',
  };
  return { ...phase, choice };
};

/** The answer to it. */
export const chooseVictim = (phase: Phase, victim: string): Phase => {
  const { unit } = modelOf(phase, victim);
  const tests = fightOf(phase).allocations.find(one => one.unit === unit)?.tests ?? [];
  const open = tests.findIndex(one => one.victim === null);
  return withAllocation(phase, unit, { tests: tests.map((test, i) => (i === open ? { ...test, victim } : test)) });
};

export const hasPsychicTest = (phase: Phase): boolean => openIn(phase).length > 0;

/** Two dice for every test. @rule 40k.55 */
export const psychicHands = (phase: Phase): readonly PhaseHand[] => openIn(phase).map(({ test }) => {
  const { side, target } = strikeOf(phase, test.strike);
  const psyker = modelOf(phase, test.psyker);
  return {
    name: psyker.name, dice: PSYCHIC_DICE, read: 'sum', side, purpose: 'psychic-test', owners: [psyker.id],
    against: target, rule: '40k.55',
  };
});

/**
 * The victim of a test that is passed is slain outright; only the wounds that were inflicted count.
 *
 * @rule 40k.55, 40k.56
 * @ruling, R-X.05
 */
export const resolvePsychic = (phase: Phase, faces: readonly number[]): Phase => {
  const totals = readThrow(psychicHands(phase), faces);
  return openIn(phase).reduce((now, one, i) => settle(now, one, totals[i]!), phase);
};

interface OpenTest {
  readonly unit: string;
  readonly test: PsychicTest;
}

const openIn = ({ fight }: Phase): readonly OpenTest[] => (fight?.allocations ?? []).flatMap(({ unit, tests }) =>
  (tests ?? []).filter(({ victim, passed }) => victim !== null && passed === null).map(test => ({ unit, test })));

const settle = (phase: Phase, { unit, test }: OpenTest, total: number): Phase => {
  const psyker = modelOf(phase, test.psyker);
  const victim = modelOf(phase, test.victim!);
  const passed = passesTest(phase, total, profileOf(phase, psyker).leadership);
  const tests = fightOf(phase).allocations.find(one => one.unit === unit)!.tests!
    .map(one => (one.strike === test.strike && one.psyker === test.psyker ? { ...one, passed } : one));
  const key = passed ? 'psychic-passed' : 'psychic-failed';
  const values = { psyker: psyker.name, victim: victim.name, total };
  const tested = note(withAllocation(phase, unit, { tests }), 'fight', '40k.55', key, values);
  return passed && isAlive(victim) ? withModel(tested, victim.id, { slain: 'force-weapon' }) : tested;
};
