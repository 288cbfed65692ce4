/** Force weapons: whoever is wounded by one and lives may be slain outright by a psychic test. */
import { readThrow } from '../../dice/hand.ts';
import type { Choice } from '../model/choices.ts';
import { presentFight } from '../model/current-fight.ts';
import type { PhaseHand } from '../model/hands.ts';
import { passesTest } from '../model/characters.ts';
import { note } from '../model/log.ts';
import { isAlive, modelOf, profileOf, withModel } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import type { Allocation, PsychicTest } from '../model/allocation.ts';
import { areAlike } from './alike.ts';
import { strikeOf, withAllocation } from './wounds.ts';

const PSYCHIC_DICE = 2;

/**
 * One test for every psyker whose force weapon has wounded somebody who is still alive; of those who are dead anyway
 * nothing is asked. Of psykers who struck together as many test as wounds went through. A test uses up the psychic
 * power of the turn: who has wounded several, of one unit or more, tests against one of them, and who strikes again in
 * a free round does not test again.
 *
 * @rule 40k.55
 * @ruling
 */
export const openTests = (phase: Phase, { taken }: Allocation): readonly PsychicTest[] => {
  const strikes = [...new Set(taken.filter(({ wound }) => wound.isForce).map(({ wound }) => wound.strike))];
  return strikes.flatMap((strike): readonly PsychicTest[] => {
    const wounds = taken.filter(({ wound }) => wound.strike === strike);
    if (!wounds.some(({ model }) => isAlive(modelOf(phase, model)))) return [];
    const psykers = [...new Set(strikeOf(phase, strike).models)].filter(id => !phase.psychicUsed.includes(id));
    return psykers.slice(0, wounds.length).map((psyker): PsychicTest => {
      const victims = victimsOf(phase, psyker);
      return { strike, psyker, victim: areTheSame(phase, victims) ? victims[0]!.id : null, passed: null };
    });
  });
};

/** The living whom a psyker, or those who struck with him, have wounded, in the order in which they were settled. */
const victimsOf = (phase: Phase, psyker: string): readonly Model[] => {
  const wounds = presentFight(phase).allocations.flatMap(({ taken }) => taken)
    .filter(({ wound }) => wound.isForce && strikeOf(phase, wound.strike).models.includes(psyker));
  return [...new Set(wounds.map(({ model }) => model))].map(id => modelOf(phase, id)).filter(isAlive);
};

/** It makes no difference which of them is slain. */
const areTheSame = (phase: Phase, models: readonly Model[]): boolean =>
  new Set(models.map(({ unit }) => unit)).size === 1 && areAlike(phase, models);

/** Whom a test is made against, where several are wounded; null: every test has its victim. @rule 40k.55 */
export const askVictim = (phase: Phase, { unit, tests }: Allocation): Phase | null => {
  const open = tests?.find(({ victim }) => victim === null);
  if (open === undefined) return null;
  const options = victimsOf(phase, open.psyker).map(({ id }) => id);
  const choice: Choice = {
    question: 'force-victim', about: unit, side: strikeOf(phase, open.strike).side, options, usual: options[0]!,
    rule: '40k.55',
  };
  return { ...phase, choice };
};

/** The answer to it: the first test that has no victim gets this one. */
export const chooseVictim = (phase: Phase, victim: string): Phase => {
  const isOpen = (test: PsychicTest): boolean => test.victim === null;
  const asking = presentFight(phase).allocations.find(({ tests }) => tests?.some(isOpen) ?? false);
  if (asking === undefined) throw new Error('No psychic test is without a victim.');
  const open = asking.tests!.findIndex(isOpen);
  const tests = asking.tests!.map((test, i) => (i === open ? { ...test, victim } : test));
  return withAllocation(phase, asking.unit, { tests });
};

export const hasPsychicTest = (phase: Phase): boolean => openIn(phase).length > 0;

/** Two dice for every test. @rule 40k.55 */
export const psychicHands = (phase: Phase): readonly PhaseHand[] => openIn(phase).map(({ test }) => {
  const { side } = strikeOf(phase, test.strike);
  const psyker = modelOf(phase, test.psyker);
  return {
    name: psyker.name, dice: PSYCHIC_DICE, read: 'sum', side, purpose: 'psychic-test', owners: [psyker.id],
    against: modelOf(phase, test.victim!).unit, rule: '40k.55',
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
  const tests = presentFight(phase).allocations.find(one => one.unit === unit)!.tests!
    .map(one => (one.strike === test.strike && one.psyker === test.psyker ? { ...one, passed } : one));
  const key = passed ? 'psychic-passed' : 'psychic-failed';
  const values = { psyker: psyker.name, victim: victim.name, total };
  const tested = note(withAllocation(phase, unit, { tests }), 'fight', '40k.55', key, values);
  return passed && isAlive(victim) ? withModel(tested, victim.id, { slain: 'force-weapon' }) : tested;
};
