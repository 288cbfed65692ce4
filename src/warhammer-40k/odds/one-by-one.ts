/** Wounds one after the other: what the next one comes to depends on who stands then, not on how many more wait. */
import { isSameGroup, saveGroupOf } from '../allocation/alike.ts';
import { allocate, isAllocated } from '../allocation/allocate.ts';
import { poolOf } from '../allocation/pools.ts';
import { strikeOf, withAllocation, zoneOfWounds } from '../allocation/wounds.ts';
import type { Allocation, Wound } from '../model/allocation.ts';
import { presentFight } from '../model/current-fight.ts';
import type { Phase } from '../model/state.ts';
import { zoneOf } from '../movement/engagement.ts';
import { certainly, follow, merged, type Distribution } from './chances.ts';
import { lossesIn, type Losses } from './losses.ts';
import { dealtWord, openWord, woundWord } from './open-wounds.ts';
import { withoutLog, withUsualChoices, woundThrows } from './throws.ts';

/** How a unit stands when none of its wounds is open. */
export interface Standing {
  readonly phase: Phase;
  readonly losses: Losses;
  /** What one more wound may come to, by its word. */
  readonly after: Map<string, Distribution<Standing>>;
  /** What several may come to one after the other, by the word of the first. */
  readonly next: Map<string, Series>;
}

/** What some wounds may come to, and what with one more, by its word. */
interface Series {
  readonly standings: Distribution<Standing>;
  readonly next: Map<string, Series>;
}

/** Everybody's standings in one setting, by their words. */
export type KnownStandings = Map<string, Standing>;

/**
 * Whether the wounds of a unit that wait may be followed one by one: they all fall on the same models, and how many are
 * dealt at once changes neither the save against any of them nor who takes it.
 *
 * Pools, and whoever picks his own dead, settle them so anyway. Laps and batches are counted by armour, and so make no
 * difference as long as everybody wears the same.
 *
 * @rule 40k.47, 40k.49, 40k.53
 */
export const areOneByOne = (phase: Phase, allocation: Allocation): boolean => {
  const { waiting, unit } = allocation;
  const { sets } = presentFight(phase);
  const strikers = new Set(waiting.map(({ strike }) => strikeOf(phase, strike).unit));
  if (new Set([...strikers].map(striker => zoneOf(sets, unit, striker).join())).size > 1) return false;
  switch (allocation.by) {
    case 'pools':
      return true;
    case 'owner-picks':
      return (!allocation.naming && allocation.nominee === null) || new Set(waiting.map(woundWord)).size === 1;
    case 'lap':
    case 'iterative': {
      const [first, ...others] = zoneOfWounds(phase, unit, waiting).map(model => saveGroupOf(phase, model));
      return others.every(group => isSameGroup(group, first!));
    }
  }
};

/** With a force weapon it matters until the end who was wounded by it. @rule 40k.55 */
export const hasForce = ({ waiting, unsaved, taken }: Allocation): boolean =>
  waiting.some(({ isForce }) => isForce) || [...unsaved, ...taken].some(({ wound }) => wound.isForce);

/** What the waiting wounds of a unit come to one by one, in the order in which they are dealt. */
export const afterWaiting = (phase: Phase, unit: string, known: KnownStandings): Distribution<Losses> => {
  const start = standingIn(phase, unit, known);
  let series: Series = { standings: certainly(start), next: start.next };
  for (const wound of inOrder(phase, allocationOf(phase, unit))) {
    const word = woundWord(wound);
    const next = series.next.get(word) ?? {
      standings: merged(follow(series.standings, standing =>
        afterOne(standing, unit, word, { waiting: [wound] }, known)), standing => standing),
      next: new Map(),
    };
    series.next.set(word, next);
    series = next;
  }
  return series.standings.map(({ weight, outcome }) => ({ weight, outcome: outcome.losses }));
};

/** The same phase when its unsaved wounds have been taken, one by one; what waits goes on waiting. */
export const afterTaking = (phase: Phase, unit: string, known: KnownStandings): Phase => {
  const { waiting, unsaved } = allocationOf(phase, unit);
  const taken = unsaved.reduce((standing, dealt) =>
    afterOne(standing, unit, `taken ${dealtWord(dealt)}`, { unsaved: [dealt] }, known)[0]!.outcome,
  standingIn(phase, unit, known));
  return withAllocation(taken.phase, unit, { waiting });
};

/** One wound, settled by the rules as if there were no other. */
const afterOne = (
  { phase, after }: Standing, unit: string, word: string, wound: Partial<Allocation>, known: KnownStandings,
): Distribution<Standing> => {
  const found = after.get(word) ?? merged(
    settledEnds(withAllocation(phase, unit, wound), unit).map(({ weight, outcome }) =>
      ({ weight, outcome: standingIn(outcome, unit, known) })),
    standing => standing,
  );
  after.set(word, found);
  return found;
};

const settledEnds = (phase: Phase, unit: string): Distribution<Phase> => {
  const now = withoutLog(withUsualChoices(allocate(phase)));
  return isAllocated(now) ? certainly(now) : follow(woundThrows(now, unit), next => settledEnds(next, unit));
};

/** As much of a phase as later wounds depend on. */
const standingIn = (phase: Phase, unit: string, known: KnownStandings): Standing => {
  const closed = withAllocation(phase, unit, {
    waiting: [], dealt: [], unsaved: [], taken: [], lost: 0, tests: null,
  });
  const word = openWord(closed, unit);
  const found = known.get(word)
    ?? { phase: closed, losses: lossesIn(closed, unit), after: new Map(), next: new Map() };
  known.set(word, found);
  return found;
};

const allocationOf = (phase: Phase, unit: string): Allocation =>
  presentFight(phase).allocations.find(one => one.unit === unit)!;

/**
 * Wounds of a pool are settled together: first of the one that is settled already, then of the others as they are met.
 *
 * @rule 40k.53
 * @ruling
 */
const inOrder = (phase: Phase, { by, unit, waiting, pool: present }: Allocation): readonly Wound[] => {
  if (by !== 'pools') return waiting;
  const kinds = new Map(waiting.map(wound => [woundWord(wound), wound]));
  if (kinds.size === 1) return waiting;
  const poolBy = new Map([...kinds].map(([word, wound]) => [word, poolOf(phase, unit, wound)]));
  const of = (pool: string | null): readonly Wound[] => waiting.filter(wound => poolBy.get(woundWord(wound)) === pool);
  return [...new Set([present, ...poolBy.values()])].flatMap(of);
};
