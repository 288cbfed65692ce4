/** What may become of one unit under all hits of a volley on it. */
import { binomial } from '../../../dice/distribution.ts';
import { chanceOf } from '../../../dice/hand.ts';
import { isWarEngine } from '../../model/combatant.ts';
import { hitWith } from '../../model/copies.ts';
import { capacityLeft, CRITICAL, criticalOf, lostPoints } from '../../attacks/damage.ts';
import { combatantOf, passengersOf, unitOf } from '../../model/roster.ts';
import type { Assault, Unit } from '../../model/state.ts';
import type { AllocatedHit, HitCause } from '../../model/volley.ts';
import { successes } from './hands.ts';
import { savesOf } from './saved.ts';

/** The hits on a unit with all their dice thrown; two outcomes of the same name come to the same. */
export interface UnitOutcome {
  /** Empty where nothing has happened to the unit. */
  readonly name: string;
  readonly chance: number;
  readonly hits: readonly AllocatedHit[];
}

const mergedBy = (outcomes: readonly UnitOutcome[]): readonly UnitOutcome[] => {
  const found = new Map<string, UnitOutcome>();
  for (const outcome of outcomes) {
    const known = found.get(outcome.name);
    found.set(outcome.name, known === undefined ? outcome : { ...known, chance: known.chance + outcome.chance });
  }
  return [...found.values()];
};

/**
 * The saves of all hits on a unit; named by the points that get through and, for a transport, by the kind of the last
 * hit that did: its passengers save as that allows.
 *
 * @rule V12
 */
const afterSaves = (
  assault: Assault, unit: Unit, hits: readonly AllocatedHit[], cause: HitCause,
): readonly UnitOutcome[] => {
  const isCarrier = passengersOf(assault, unit.id).length > 0;
  const most = capacityLeft(assault, unit);
  let outcomes: readonly (UnitOutcome & { readonly points: number; readonly last: string })[] =
    [{ name: '', chance: 1, hits: [], points: 0, last: '' }];
  for (const one of hits) {
    const saved = savesOf(assault, one, cause);
    const found = new Map<string, (typeof outcomes)[number]>();
    for (const outcome of outcomes) {
      for (const { chance, hit, points } of saved) {
        const lost = Math.min(most, outcome.points + points);
        const last = isCarrier && points > 0 ? hit.effect : outcome.last;
        const name = `${lost} ${last}`;
        const known = found.get(name);
        found.set(name, known === undefined
          ? { name, chance: outcome.chance * chance, hits: [...outcome.hits, hit], points: lost, last }
          : { ...known, chance: known.chance + outcome.chance * chance });
      }
    }
    outcomes = [...found.values()];
  }
  return outcomes;
};

/** The dice for critical hits that are still due, thrown in all ways that differ, and those that follow. @rule W6 */
const afterCriticals = (assault: Assault, outcome: UnitOutcome): readonly UnitOutcome[] => {
  const due = lostPoints(assault, outcome.hits).map(({ tested }, i) => tested - outcome.hits[i]!.criticals.length);
  const dice = due.reduce((sum, one) => sum + one, 0);
  if (dice === 0) return [outcome];
  return binomial(dice, chanceOf(CRITICAL)).flatMap((chance, count) => {
    const faces = [...successes(dice, count)];
    const hits = outcome.hits.map((hit, i) =>
      (due[i] === 0 ? hit : hitWith(hit, { criticals: [...hit.criticals, ...faces.splice(0, due[i])] })));
    return afterCriticals(assault, { ...outcome, chance: outcome.chance * chance, hits });
  });
};

/** Everything that a settled outcome changes, as a word. */
const nameOf = (assault: Assault, unit: Unit, { name, hits }: UnitOutcome): string => {
  const lost = lostPoints(assault, hits);
  const sum = (of: (i: number) => number): number => hits.reduce((all, _, i) => all + of(i), 0);
  const stopped = sum(i => hits[i]!.stopped);
  const points = sum(i => lost[i]!.points);
  if (points === 0) return stopped === 0 ? '' : `/${stopped}`;
  const last = name.slice(name.indexOf(' '));
  if (!isWarEngine(combatantOf(assault, unit))) return `/${stopped}x${last}`;
  const { splash, entered } = criticalOf(assault, unit);
  const told = splash === null && !entered ? 0 : sum(i => lost[i]!.criticals);
  return `/${stopped} ${points} ${told} ${sum(i => lost[i]!.outright)}${last}`;
};

/**
 * What may become of a unit; the hits are all those on it, in their order, their points of damage known.
 *
 * @rule V10, W5, W6, H11
 */
export const unitOutcomesOf = (
  assault: Assault, hits: readonly AllocatedHit[], cause: HitCause,
): readonly UnitOutcome[] => {
  const unit = unitOf(assault, hits[0]!.unit);
  const saved = afterSaves(assault, unit, hits, cause);
  const thrown = isWarEngine(combatantOf(assault, unit))
    ? saved.flatMap(outcome => afterCriticals(assault, outcome)) : saved;
  return mergedBy(thrown.map(outcome => ({ ...outcome, name: nameOf(assault, unit, outcome) })));
};
