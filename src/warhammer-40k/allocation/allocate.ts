/** The wounds of a rung, from the strikes that inflicted them to the models that lost them. */
import { answer } from '../editions/answers.ts';
import { presentFight } from '../model/current-fight.ts';
import { note } from '../model/log.ts';
import type { Answer } from '../editions/policy.ts';
import { unitOf } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import type { Allocation } from '../model/allocation.ts';
import { unsavedNow } from './fate.ts';
import { ITERATIVE } from './iterative.ts';
import { LAP } from './lap.ts';
import { OWNER_PICKS } from './owner-picks.ts';
import { POOLS } from './pools.ts';
import { askVictim, openTests } from './psychic.ts';
import type { Strategy } from './strategy.ts';
import { takeNext } from './take.ts';
import { withAllocation, woundsOf, withZone } from './wounds.ts';

/** @rule 40k.47, 40k.50 */
export const STRATEGIES: { readonly [answer in Answer<'allocation'>]: Strategy } = {
  lap: LAP,
  iterative: ITERATIVE,
  pools: POOLS,
  'owner-picks': OWNER_PICKS,
};

/**
 * Sets out what the strikes of a rung have inflicted, one allocation for each unit that takes wounds: the units of the
 * side whose turn it is before the others.
 */
export const beginAllocations = (phase: Phase): Phase => {
  const fight = presentFight(phase);
  const struck = phase.units.filter(({ id }) => fight.strikes.some(({ target, wounds }) => target === id && wounds));
  const inOrder = [...struck].sort((a, b) => Number(b.side === phase.active) - Number(a.side === phase.active));
  return { ...phase, fight: { ...fight, allocations: inOrder.map(({ id }) => allocationOf(phase, id)) } };
};

const allocationOf = (phase: Phase, unit: string): Allocation => {
  const by = answer(phase, 'allocation');
  const wounds = presentFight(phase).strikes.filter(({ target }) => target === unit).flatMap(woundsOf);
  const waiting = withZone(phase, unit, wounds);
  return STRATEGIES[by].begin(phase, {
    unit, by, waiting, dealt: [], unsaved: [], order: [], pool: null, receiver: null, naming: false, nominee: null,
    taken: [], lost: wounds.length - waiting.length, tests: null,
  });
};

/** Whether every wound is settled, and every psychic test that comes of one. */
export const isAllocated = (phase: Phase): boolean => phase.choice === null && areSettled(phase)
  && presentFight(phase).allocations.every(({ tests }) => tests?.every(({ passed }) => passed !== null) ?? false);

/**
 * Deals wounds, takes those that were not saved, and goes on until dice or a player are needed. When all wounds of all
 * units are settled, psychic tests are. Called again before they have come, it changes nothing.
 */
export const allocate = (phase: Phase): Phase => {
  const dealt = toEach(phase, dealOn);
  return areSettled(dealt) ? toEach(dealt, testOn) : dealt;
};

/** The next thing that happens to a unit; null: nothing does before dice are thrown. */
type Next = (phase: Phase, allocation: Allocation) => Phase | null;

const toEach = (phase: Phase, next: Next): Phase => presentFight(phase).allocations.reduce(
  (now, { unit }) => (now.choice === null ? toOne(now, unit, next) : now), phase,
);

/** Every wound of every unit is. */
const areSettled = (phase: Phase): boolean => presentFight(phase).allocations.every(
  ({ waiting, dealt, unsaved }) => waiting.length === 0 && dealt.length === 0 && unsaved.length === 0,
);

const toOne = (phase: Phase, unit: string, next: Next): Phase => {
  let now = phase;
  while (now.choice === null) {
    const after = next(now, presentFight(now).allocations.find(one => one.unit === unit)!);
    if (after === null) return now;
    now = after;
  }
  return now;
};

const dealOn: Next = (phase, allocation) => {
  if (allocation.unsaved.length > 0) return takeNext(phase, allocation, STRATEGIES[allocation.by]);
  if (allocation.dealt.length > 0) return gather(phase, allocation);
  return allocation.waiting.length > 0 ? dealNext(phase, allocation) : null;
};

const testOn: Next = (phase, allocation) =>
  (allocation.tests === null ? close(phase, allocation) : askVictim(phase, allocation));

/** When all saves of a deal are thrown, what failed has to be taken. */
const gather = (phase: Phase, { unit, dealt }: Allocation): Phase | null =>
  (dealt.some(({ saved }) => saved === null)
    ? null
    : withAllocation(phase, unit, { dealt: [], unsaved: dealt.filter(({ saved }) => saved === false) }));

/** Wounds of which nobody is left in the zone are lost; of the others some are dealt. @rule 40k.52 */
const dealNext = (phase: Phase, allocation: Allocation): Phase => {
  const { unit } = allocation;
  const waiting = withZone(phase, unit, allocation.waiting);
  const surplus = allocation.waiting.length - waiting.length;
  if (surplus > 0) return withAllocation(phase, unit, { waiting, lost: allocation.lost + surplus });
  const deal = STRATEGIES[allocation.by].deal(phase, allocation);
  if ('choice' in deal) return { ...phase, choice: deal.choice };
  return withAllocation(phase, unit, { ...deal.change, ...unsaveable(phase, deal.change) });
};

/** What nothing saves needs no dice. */
const unsaveable = (phase: Phase, { dealt }: Partial<Allocation>): Partial<Allocation> => (dealt === undefined ? {} : {
  dealt: dealt.map(one => (one.need === null && one.lookOut !== 'due' ? unsavedNow(phase, one) : one)),
});

/** Every wound is settled: what is left are psychic tests. */
const close = (phase: Phase, allocation: Allocation): Phase => {
  const { unit, lost } = allocation;
  const tests = openTests(phase, allocation);
  const psychicUsed = [...phase.psychicUsed, ...tests.map(({ psyker }) => psyker)];
  const closed = withAllocation({ ...phase, psychicUsed }, unit, { tests });
  return lost === 0 ? closed : note(closed, 'fight', '40k.52', 'wounds-lost', { unit: unitOf(phase, unit).name, lost });
};
