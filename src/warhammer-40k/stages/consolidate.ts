/** Victors with nobody left to fight reorder their ranks, or run on into somebody else. */
import { distance, type Point } from '../../battlefield/base.ts';
import { answer } from '../editions/answers.ts';
import { arrived, dangerHandsFor, mustSaveDangers, takeDangers } from '../movement/dangerous-terrain.ts';
import type { PhaseHand } from '../model/hands.ts';
import { refuse, type Refusal } from '../model/log.ts';
import type { Answer } from '../editions/policy.ts';
import { SIDES } from '../model/procedure.ts';
import { modelOf, unitOf } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { isCoherent } from '../movement/coherency.ts';
import { isLocked } from '../movement/combats.ts';
import { wayOfConsolidation, whyNotConsolidate } from '../movement/consolidation.ts';
import {
  aftermathOf, fightersOf, inOrder, unitName, sidesInOrder, sumHand, noteAftermath, withAftermath,
} from './aftermath.ts';
import { foesInFight, holdersOf, isApart, touchedNow } from './foes.ts';
import { endangered, startMoving, placeModel, stopMoving, whyNotTurn } from './moving.ts';

interface Consolidation {
  /** How far; null: a die says. */
  readonly inches: number | null;
  readonly contact: 'any' | 'new' | 'none';
  /** The winners alone, or whoever has nobody left to fight. */
  readonly who: 'winners' | 'everybody';
  /** Whether models test for dangerous terrain. */
  readonly tests: boolean;
}

/** Only the text that has a die thrown for it tells of dangerous terrain. @rule 40k.8, 40k.68 @ruling */
const CONSOLIDATIONS: { readonly [kind in Answer<'consolidate'>]: Consolidation } = {
  'three-any': { inches: 3, contact: 'any', who: 'winners', tests: false },
  'three-new': { inches: 3, contact: 'new', who: 'winners', tests: false },
  'die-none': { inches: null, contact: 'none', who: 'everybody', tests: true },
};

const consolidation = (phase: Phase): Consolidation => CONSOLIDATIONS[answer(phase, 'consolidate')];

/**
 * Who may consolidate: those of whose enemies in the fight nobody is left who has not run or died. A unit that caught
 * somebody in its sweep is still locked, and so does not.
 *
 * @rule 40k.68, 40k.73
 * @ruling, R-X.06
 */
export const beginConsolidation = (phase: Phase): Phase =>
  nextToConsolidate(withAftermath(phase, { waiting: inOrder(phase, freed(phase)) }));

const freed = (phase: Phase): readonly string[] => {
  const { winner } = aftermathOf(phase);
  const sides = consolidation(phase).who === 'everybody' ? sidesInOrder(phase) : [winner].filter(side => side !== null);
  return sides.flatMap(side => fightersOf(phase, side))
    .filter(({ id, fallingBack }) => !fallingBack && !isStillLocked(phase, id)).map(({ id }) => id);
};

const isStillLocked = (phase: Phase, unit: string): boolean =>
  (consolidation(phase).who === 'everybody' ? touchedNow(phase, unit) : foesInFight(phase, unit)).length > 0;

/** Both sides consolidate where those who still have foes cannot reach each other. @row 4C-R10 */
export const beginParting = (phase: Phase): Phase => {
  const holders = isApart(phase) ? SIDES.flatMap(side => holdersOf(phase, side)) : [];
  const parting = holders.filter(unit => foesInFight(phase, unit).length > 0);
  return nextToConsolidate(withAftermath(phase, { waiting: inOrder(phase, parting) }));
};

/** Those consolidate whose last enemy has broken away at the end of the phase. @row 7C-U30 */
export const beginFreed = (phase: Phase, units: readonly string[]): Phase => {
  const waiting = inOrder(phase, units.filter(unit => !unitOf(phase, unit).fallingBack && !isLocked(phase, unit)));
  return nextToConsolidate({
    ...phase, aftermath: {
      combat: '', winner: null, wipedOut: null, stage: null, stages: [], waiting, breaking: [], asked: [], sweeping: [],
      moving: null, distance: null,
    },
  });
};

/** Where a die says how far, one unit goes after the other; elsewhere all of a side go together. */
const nextToConsolidate = (phase: Phase): Phase => {
  const { waiting } = aftermathOf(phase);
  const { inches } = consolidation(phase);
  if (waiting.length === 0 || inches === null) return withAftermath(stopMoving(phase), { distance: null });
  const { side } = unitOf(phase, waiting[0]!);
  const units = waiting.filter(unit => unitOf(phase, unit).side === side);
  const others = waiting.filter(unit => !units.includes(unit));
  return startMoving(withAftermath(phase, { waiting: others, distance: inches }), units, side, inches);
};

/** The next unit throws a die for how far it may go. @rule 40k.68 */
export const consolidationHands = (phase: Phase): readonly PhaseHand[] => {
  const { moving, waiting } = aftermathOf(phase);
  if (moving !== null || consolidation(phase).inches !== null) return [];
  return waiting.slice(0, 1).map(unit => sumHand(phase, unit, 1, 'consolidate', '40k.68'));
};

/** @rule 40k.68 */
export const rollConsolidation = (phase: Phase, faces: readonly number[]): Phase => {
  const [unit, ...rest] = aftermathOf(phase).waiting;
  const inches = faces[0]!;
  const rolled = withAftermath(phase, { waiting: rest, distance: inches });
  const told = noteAftermath(rolled, '40k.68', 'may-consolidate', { unit: unitName(phase, unit!), inches });
  return startMoving(told, [unit!], unitOf(phase, unit!).side, inches);
};

export const isConsolidating = (phase: Phase): boolean => aftermathOf(phase).moving !== null;

/** Why a model may not consolidate to a place; null: it may. @rule 40k.68 */
export const whyNotConsolidateTo = (phase: Phase, id: string, to: Point): Refusal | null => {
  const turn = whyNotTurn(phase, id, '40k.68');
  if (turn !== null) return turn;
  return whyNotConsolidate(phase, id, to, aftermathOf(phase).moving!.inches, consolidation(phase).contact);
};

/** @rule 40k.68 */
export const consolidateTo = (phase: Phase, id: string, to: Point): Phase => {
  const { at, name } = modelOf(phase, id);
  const way = wayOfConsolidation(phase, id, to, aftermathOf(phase).moving!.inches, consolidation(phase).contact);
  return noteAftermath(
    placeModel(phase, id, to, way), '40k.68', 'consolidates', { model: name, inches: distance(at, to) },
  );
};

/** A unit of which somebody has moved has to hang together. @rule 40k.68 */
export const whyNotEndConsolidation = (phase: Phase): Refusal | null => {
  const units = aftermathOf(phase).moving?.units ?? [];
  const apart = units.find(unit => hasMoved(phase, unit) && !isCoherent(phase, unit));
  return apart === undefined ? null : refuse('40k.68', 'apart', { unit: unitName(phase, apart) });
};

const hasMoved = (phase: Phase, unit: string): boolean =>
  phase.models.some(model => model.unit === unit && model.path.length > 0);

/** A die for each model whose way led through dangerous terrain, where the text says so. @rule 40k.8, 40k.68 */
export const consolidationDangerHands = (phase: Phase): readonly PhaseHand[] =>
  (consolidation(phase).tests ? dangerHandsFor(phase, endangered(phase)) : []);

/** Whoever shows a 1 loses a wound, unless it may save it; then nobody is tested any more. @rule 40k.8, 40k.68 */
export const resolveConsolidationDangers = (phase: Phase, faces: readonly number[]): Phase => {
  const models = endangered(phase);
  const tested = takeDangers(phase, 'aftermath', models, faces);
  return mustSaveDangers(tested) ? tested : arrived(tested, models);
};

/**
 * Whoever was touched is locked with those who ran into it; that was no charge. Units that fall back and are touched
 * have to regroup.
 *
 * @rule 40k.68, 40k.69
 * @ruling
 */
export const endConsolidation = (phase: Phase): Phase => {
  const { moving, waiting } = aftermathOf(phase);
  const units = (moving?.units ?? []).filter(unit => hasMoved(phase, unit));
  const told = units.reduce((after, unit) => touchedNow(after, unit).reduce((one, foe) =>
    noteAftermath(
      one, '40k.68', 'locks-again', { unit: unitName(one, unit), target: unitName(one, foe) },
    ), after), phase);
  return nextToConsolidate(withAftermath(stopMoving(told), { waiting }));
};
