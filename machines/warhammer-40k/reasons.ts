/** Why a guard says no: each guard that can refuse a player, by its name, as the rule that forbids it. */
import { whyNotDecline } from '../../src/warhammer-40k/allocation/look-out.ts';
import { whyNotChooseSave } from '../../src/warhammer-40k/allocation/save-throws.ts';
import { whyNotCounter } from '../../src/warhammer-40k/charge/counter-attack.ts';
import { whyNotDeclare, whyNotPick } from '../../src/warhammer-40k/charge/declare.ts';
import { whyNotMove } from '../../src/warhammer-40k/charge/move.ts';
import { whyNotFire } from '../../src/warhammer-40k/charge/overwatch.ts';
import { whyNotEndMoves } from '../../src/warhammer-40k/charge/usual-moves.ts';
import { whyNotAim } from '../../src/warhammer-40k/fight/aim.ts';
import { whyNotStepPileIn } from '../../src/warhammer-40k/fight/pile-in-step.ts';
import { whyNotChooseWeapon } from '../../src/warhammer-40k/fight/weapons.ts';
import type { PhaseEvent, PhaseEventType } from '../../src/warhammer-40k/model/events.ts';
import type { Refusal } from '../../src/warhammer-40k/model/log.ts';
import type { Phase } from '../../src/warhammer-40k/model/state.ts';
import { whyNotAgree } from '../../src/warhammer-40k/stages/agree.ts';
import { whyNotChoose } from '../../src/warhammer-40k/stages/choose.ts';
import { whyNotConsolidateTo, whyNotEndConsolidation } from '../../src/warhammer-40k/stages/consolidate.ts';
import { whyNotPileInTo } from '../../src/warhammer-40k/stages/pile-in.ts';
import { whyNotShoot } from '../../src/warhammer-40k/stages/shots.ts';
import { allRemembered } from '../why.ts';
import { whyNotThrown, type HandsName } from './hands.ts';

type Reason = (phase: Phase, event: PhaseEvent) => Refusal | null;
type EventOf<T extends PhaseEventType> = Extract<PhaseEvent, { readonly type: T }>;

/** A reason that only events of one type can meet. */
const about = <T extends PhaseEventType>(
  type: T, why: (phase: Phase, event: EventOf<T>) => Refusal | null,
): Reason => (phase, event) => (event.type === type ? why(phase, event as EventOf<T>) : null);

const throwOf = (name: HandsName): Reason =>
  about('dice.thrown', (phase, { faces }) => whyNotThrown(phase, name, faces));

export const REFUSING_GUARDS = allRemembered({
  mayChoose: about('choice.made', whyNotChoose),
  mayAgree: about('answer.agreed', whyNotAgree),
  mayDeclareCharge: about('charge.declared', whyNotDeclare),
  mayPickCharger: about('charger.picked', whyNotPick),
  mayFireOverwatch: about('overwatch.fired', whyNotFire),
  mayShootOverwatch: about('overwatch.shot', whyNotShoot),
  mayCounter: about('model.moved', whyNotCounter),
  mayMoveCharger: about('model.moved', whyNotMove),
  mayEndChargeMoves: about('moves.ended', phase => whyNotEndMoves(phase)),
  mayChooseWeapon: about('weapon.chosen', whyNotChooseWeapon),
  mayAim: about('strikes.aimed', whyNotAim),
  mayDeclineLookOut: about('wound.kept', whyNotDecline),
  mayChooseSave: about('save.chosen', whyNotChooseSave),
  mayPileInNow: about('model.moved', whyNotStepPileIn),
  mayPileIn: about('model.moved', (phase, { model, to }) => whyNotPileInTo(phase, model, to)),
  mayConsolidate: about('model.moved', (phase, { model, to }) => whyNotConsolidateTo(phase, model, to)),
  mayEndConsolidation: about('moves.ended', phase => whyNotEndConsolidation(phase)),
  areRangeDice: throwOf('chargeRange'),
  areRegroupDice: throwOf('regroup'),
  areDangerDice: throwOf('dangers'),
  arePileInDangerDice: throwOf('pileInDangers'),
  areFearDice: throwOf('fear'),
  areRampageDice: throwOf('rampage'),
  areHitDice: throwOf('hits'),
  areHitRerollDice: throwOf('hitsAgain'),
  areWoundDice: throwOf('wounds'),
  areRerollDice: throwOf('woundsAgain'),
  areLookOutDice: throwOf('lookOuts'),
  areSaveDice: throwOf('saves'),
  arePsychicDice: throwOf('psychic'),
  arePanicDice: throwOf('panic'),
  areMoraleDice: throwOf('morale'),
  areFallBackDice: throwOf('fallBack'),
  areSweepDice: throwOf('sweep'),
  areRaceDice: throwOf('sweepRace'),
  areEndPileInDangerDice: throwOf('endPileInDangers'),
  areConsolidationDice: throwOf('consolidation'),
  areConsolidationDangerDice: throwOf('consolidationDangers'),
  areRegroupDiceAfterwards: throwOf('regroupAfterwards'),
  areFallingOnDice: throwOf('fallingOn'),
  areRallyDice: throwOf('rally'),
  areTemplateDice: throwOf('templates'),
  areCounterDice: throwOf('counterRange'),
  areRollOffDice: throwOf('rollOff'),
  areInitiativeDice: throwOf('initiative'),
  areSlipDice: throwOf('slip'),
} as const satisfies Readonly<Record<string, Reason>>);

export type RefusingGuard = keyof typeof REFUSING_GUARDS;

export const isRefusingGuard = (name: string): name is RefusingGuard => Object.hasOwn(REFUSING_GUARDS, name);
