/** Pile-ins inside the fight: whoever's rung it is closes up before anybody strikes. */
import { distance, gap, NOISE, type Point } from '../../battlefield/base.ts';
import { answer } from '../editions/answers.ts';
import { dangerHandsFor, endangeredAmong, mustSaveDangers, takeDangers } from '../movement/dangerous-terrain.ts';
import type { PhaseHand } from '../model/hands.ts';
import { refuse, type Refusal } from '../model/log.ts';
import { modelOf, withModel } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { mustPileIn, usualPileIn, wayOfPileIn, whyNotPileIn, type PileInRules } from '../movement/pile-in.ts';
import { modelBase } from '../movement/places.ts';
import { presentCombat, fightersIn, presentFight, noteFight, withFight } from '../model/current-fight.ts';
import { endFight, engageAnew, thoseAt } from './rungs.ts';
import { otherSide } from '../model/procedure.ts';

/** As a charge move, but not slowed by difficult terrain. @rule 40k.36 */
const STEP_PILE_IN: PileInRules = { inches: 3, unengagedFirst: true, asCharge: true, throughEverything: false };

/** What both sides together close at one rung. @rule 40k.37 @ruling */
const FARTHEST = 2 * STEP_PILE_IN.inches;

/** Whether models pile in at every rung. @rule 40k.36 */
export const pilesInAtRungs = (phase: Phase): boolean => answer(phase, 'engagedWhen') === 'step-after-pile-in';

/**
 * Those whose rung it is close up, the side whose turn it is first. Where nobody is in contact, and the sides could not
 * close up to each other even together, the rest of the ladder is lost.
 *
 * @rule 40k.36, 40k.37
 * @ruling
 */
export const beginStepPileIn = (phase: Phase): Phase => {
  if (isOutOfReach(phase)) return noteFight(endFight(phase), '40k.37', 'fight-broken-off');
  const { units } = presentCombat(phase);
  const models = phase.models.map(model => (units.includes(model.unit) ? { ...model, path: [] } : model));
  return withFight({ ...phase, models }, { piling: phase.active });
};

/**
 * The models of the side that piles in now that still have to: it is their rung, and they touch nobody.
 *
 * @throws Error where nobody fights.
 */
export const toPileInNow = (phase: Phase): readonly string[] => {
  const { piling, rung } = presentFight(phase);
  if (piling === null) return [];
  const waiting = thoseAt(phase, rung).filter(({ side, path }) => side === piling && path.length === 0);
  if (waiting.length === 0) return [];
  const ids = waiting.map(({ id }) => id);
  return mustPileIn(phase, presentCombat(phase), piling, ids).filter(id => ids.includes(id));
};

/** Why a model may not pile in to a place; null: it may. @rule 40k.36 */
export const whyNotStepPileIn = (phase: Phase, { model, to }: { readonly model: string; readonly to: Point }):
Refusal | null => {
  if (toPileInNow(phase).includes(model)) return whyNotPileIn(phase, model, to, STEP_PILE_IN);
  return refuse('40k.36', 'piles-in-not-now', { model: phase.models.find(({ id }) => id === model)?.name ?? model });
};

/** A model goes the shortest way. @rule 40k.36 */
export const stepPileIn = (phase: Phase, { model, to }: { readonly model: string; readonly to: Point }): Phase => {
  const { at, name } = modelOf(phase, model);
  if (distance(at, to) <= NOISE) return withModel(phase, model, { path: [at, at] });
  const moved = withModel(phase, model, { at: to, path: wayOfPileIn(phase, model, to, STEP_PILE_IN) });
  return noteFight(moved, '40k.36', 'piled-in', { model: name });
};

/** A pile-in is no choice: everybody who still has to does so in the usual way. @rule 40k.36 */
export const pileInTheRest = (phase: Phase): Phase => toPileInNow(phase).reduce((after, model) =>
  stepPileIn(after, { model, to: usualPileIn(after, model, STEP_PILE_IN) }), phase);

/** A die for each of the side that has just piled in whose way led through dangerous terrain. @rule 40k.8, 40k.36 */
export const pileInDangerHands = (phase: Phase): readonly PhaseHand[] => dangerHandsFor(phase, endangered(phase));

/**
 * Whoever shows a 1 loses a wound; then the other side piles in. They are no wounds of the fight.
 *
 * @rule 40k.8, 40k.56
 * @ruling
 */
export const resolvePileInDangers = (phase: Phase, faces: readonly number[]): Phase => {
  const tested = takeDangers(phase, 'fight', endangered(phase), faces);
  return mustSaveDangers(tested) ? tested : passPileIn(tested);
};

const endangered = (phase: Phase): readonly Model[] => {
  const { piling, rung } = presentFight(phase);
  return endangeredAmong(phase, thoseAt(phase, rung).filter(({ side }) => side === piling));
};

/** The other side piles in; when both have, it is worked out who is engaged. @rule 40k.20, 40k.36 */
export const passPileIn = (phase: Phase): Phase => {
  if (presentFight(phase).piling === phase.active) return withFight(phase, { piling: otherSide(phase.active) });
  return engageAnew(withFight(phase, { piling: null }));
};

const isOutOfReach = (phase: Phase): boolean => {
  if (presentFight(phase).sets.touching.length > 0) return false;
  const fighters = fightersIn(phase).map(model => ({ side: model.side, base: modelBase(phase, model) }));
  return !fighters.some(one => one.side === phase.active
    && fighters.some(other => other.side !== one.side && gap(one.base, other.base) <= FARTHEST + NOISE));
};
