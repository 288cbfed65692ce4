/** Those who are still locked close up at the end of a fight. */
import { distance, type Point } from '../../battlefield/base.ts';
import { answer } from '../editions/answers.ts';
import { isOn } from '../editions/rows.ts';
import { dangerHandsFor, mustSaveDangers, takeDangers } from '../movement/dangerous-terrain.ts';
import type { PhaseHand } from '../model/hands.ts';
import { refuse, type Refusal } from '../model/log.ts';
import type { Answer } from '../editions/policy.ts';
import { modelOf, unitOf } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { mustPileIn, usualPileIn, wayOfPileIn, whyNotPileIn, type PileInRules } from '../movement/pile-in.ts';
import { aftermathOf, fightersOf, resultOf, sidesInOrder, noteAftermath, withAftermath } from './aftermath.ts';
import { foesInFight, holdersOf, isApart } from './foes.ts';
import { endangered, startMoving, placeModel, stillToMove, stopMoving, whyNotTurn } from './moving.ts';
import { otherSide, type Side } from '../model/procedure.ts';

/** How models move then. @rule 40k.70 @ruling */
const PILE_INS: { readonly [kind in Answer<'endPileIn'>]: PileInRules } = {
  'six-unengaged-first': { inches: 6, unengagedFirst: true, asCharge: false, throughEverything: true },
  six: { inches: 6, unengagedFirst: false, asCharge: false, throughEverything: true },
  'three-as-charge': { inches: 3, unengagedFirst: true, asCharge: true, throughEverything: false },
};

const pileInRules = (phase: Phase): PileInRules => PILE_INS[answer(phase, 'endPileIn')];

/**
 * Units that hold close up to enemies who hold, the side whose turn it is first. Where a pile-in is made like a charge,
 * everybody in the fight takes part who has somebody left to reach; elsewhere those who are locked with somebody. By a
 * row nobody piles in where nobody can be reached.
 *
 * @rule 40k.70, 40k.71 @row 4C-R10
 * @ruling
 */
export const beginPileIn = (phase: Phase): Phase => {
  const waiting = sidesInOrder(phase).flatMap(side => holding(phase, side));
  const begun = nextToPileIn(withAftermath(phase, { waiting }));
  return isOn(phase, '4C-R10') && isApart(phase) && isApart(afterPileIn(begun)) ? withAftermath(phase, { waiting: [] })
    : begun;
};

/** As models stand when all have piled in in the usual way. */
const afterPileIn = (phase: Phase): Phase => {
  let now = phase;
  while (isPilingIn(now)) now = nextToPileIn(stopMoving(pileInRest(now)));
  return now;
};

const holding = (phase: Phase, side: Side): readonly string[] => {
  const { asCharge } = pileInRules(phase);
  const fought = fightersOf(phase, side).map(({ id }) => id);
  const met = asCharge ? [] : metSince(phase, side);
  return phase.units.map(({ id }) => id).filter(unit => (fought.includes(unit) || met.includes(unit))
    && !unitOf(phase, unit).fallingBack && hasHolder(phase, unit, asCharge));
};

/** Units into which enemies have moved on after the fight. @rule 40k.71 */
const metSince = (phase: Phase, side: Side): readonly string[] => phase.units
  .filter(one => one.side === side && !resultOf(phase).units.includes(one.id)
    && foesInFight(phase, one.id).some(foe => resultOf(phase).units.includes(foe)))
  .map(({ id }) => id);

const hasHolder = (phase: Phase, unit: string, asCharge: boolean): boolean =>
  (asCharge ? holdersOf(phase, otherSide(unitOf(phase, unit).side)) : foesInFight(phase, unit))
    .some(foe => !unitOf(phase, foe).fallingBack);

/** The sweepers who caught somebody close up to them. @rule 40k.63 @ruling */
export const beginPileInOf = (phase: Phase, units: readonly string[]): Phase =>
  nextToPileIn(withAftermath(phase, { waiting: units }));

/** The next side of which somebody has to move; nobody: all have piled in. */
const nextToPileIn = (phase: Phase): Phase => {
  const { waiting } = aftermathOf(phase);
  const [first] = waiting;
  if (first === undefined) return stopMoving(phase);
  const { side } = unitOf(phase, first);
  const units = waiting.filter(unit => unitOf(phase, unit).side === side);
  const rest = withAftermath(phase, { waiting: waiting.filter(unit => !units.includes(unit)) });
  const moving = startMoving(rest, units, side, pileInRules(phase).inches);
  return toPileIn(moving).length === 0 ? nextToPileIn(stopMoving(moving)) : moving;
};

/** Models that still have to pile in: those of the units that move who touch no enemy. @rule 40k.70 */
export const toPileIn = (phase: Phase): readonly string[] => {
  const { moving, combat } = aftermathOf(phase);
  if (moving === null) return [];
  const foes = moving.units.flatMap(unit => foesInFight(phase, unit));
  const { round, wounds, units } = resultOf(phase);
  const fight = { id: combat, units: [...new Set([...units, ...moving.units, ...foes])], round, fought: true, wounds };
  const must = mustPileIn(phase, fight, moving.side);
  return stillToMove(phase).map(({ id }) => id).filter(id => must.includes(id));
};

export const isPilingIn = (phase: Phase): boolean => aftermathOf(phase).moving !== null;

/** Why a model may not pile in to a place; null: it may. @rule 40k.70 */
export const whyNotPileInTo = (phase: Phase, id: string, to: Point): Refusal | null => {
  const turn = whyNotTurn(phase, id, '40k.70');
  if (turn !== null) return turn;
  if (!toPileIn(phase).includes(id)) return refuse('40k.70', 'touches-an-enemy', { model: modelOf(phase, id).name });
  return whyNotPileIn(phase, id, to, pileInRules(phase));
};

/** @rule 40k.70 */
export const pileInTo = (phase: Phase, id: string, to: Point): Phase => {
  const { at, name } = modelOf(phase, id);
  const inches = distance(at, to);
  const moved = placeModel(phase, id, to, wayOfPileIn(phase, id, to, pileInRules(phase)));
  return inches === 0 ? moved : noteAftermath(moved, '40k.70', 'piles-in', { model: name, inches });
};

/** Everybody who still has to piles in, one after another, in the usual way. @rule 40k.70 */
export const pileInRest = (phase: Phase): Phase => toPileIn(phase).reduce((after, model) =>
  pileInTo(after, model, usualPileIn(after, model, pileInRules(phase))), phase);

/**
 * A pile-in is no choice: whoever has not moved does so now; then it is the other side's turn, unless somebody has to
 * throw for dangerous terrain first.
 *
 * @rule 40k.8, 40k.70
 */
export const endPileIn = (phase: Phase): Phase => {
  const moved = pileInRest(phase);
  return endPileInDangerHands(moved).length > 0 ? moved : nextToPileIn(stopMoving(moved));
};

/**
 * Where a pile-in is made like a charge: a die for each of the side that has piled in whose way led through dangerous
 * terrain. Nobody throws before the last of them has moved.
 *
 * @rule 40k.8, 40k.70
 */
export const endPileInDangerHands = (phase: Phase): readonly PhaseHand[] =>
  (pileInRules(phase).asCharge && toPileIn(phase).length === 0 ? dangerHandsFor(phase, endangered(phase)) : []);

/** Whoever shows a 1 loses a wound, unless it may save it; then the other side piles in. @rule 40k.8, 40k.70 */
export const resolveEndPileInDangers = (phase: Phase, faces: readonly number[]): Phase => {
  const tested = takeDangers(phase, 'aftermath', endangered(phase), faces);
  return mustSaveDangers(tested) ? tested : nextToPileIn(stopMoving(tested));
};
