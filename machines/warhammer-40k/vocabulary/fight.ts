/** The words of the statechart for the fight: every guard and action is one call into the rules. */
import { allocate, beginAllocations, isAllocated } from '../../../src/warhammer-40k/allocation/allocate.ts';
import { psychicHands, resolvePsychic } from '../../../src/warhammer-40k/allocation/psychic.ts';
import { resolveSaves, saveHands } from '../../../src/warhammer-40k/allocation/save-throws.ts';
import { aim, aimersNow, isAimingUntold, whyNotAim } from '../../../src/warhammer-40k/fight/aim.ts';
import { hitHands, resolveHits } from '../../../src/warhammer-40k/fight/hit.ts';
import { isFightOver, nextRung, pickCombat } from '../../../src/warhammer-40k/fight/rungs.ts';
import {
  beginStepPileIn, passPileIn, pileInDangerHands, pileInTheRest, pilesInAtRungs, resolvePileInDangers, stepPileIn,
  toPileInNow, whyNotStepPileIn,
} from '../../../src/warhammer-40k/fight/pile-in-step.ts';
import { beginStrikes } from '../../../src/warhammer-40k/fight/strikes.ts';
import { settleToughness } from '../../../src/warhammer-40k/fight/toughness.ts';
import {
  chooseWeapon, choosersOfWeapons, settleWeapons, whyNotChooseWeapon,
} from '../../../src/warhammer-40k/fight/weapons.ts';
import {
  passWounds, rerollHands, resolveRerolls, resolveWounds, woundHands,
} from '../../../src/warhammer-40k/fight/wound.ts';
import { asks, changes, on, onDice } from '../calls.ts';
import { areDiceOf } from './dice.ts';
import type { HandsOf } from './hands.ts';
import type { Reason } from './reason.ts';

/** Guards that may refuse a player, each as the rule that forbids it. */
export const FIGHT_REASONS = {
  mayChooseWeapon: (phase, event) => (event.type === 'weapon.chosen' ? whyNotChooseWeapon(phase, event) : null),
  mayAim: (phase, event) => (event.type === 'strikes.aimed' ? whyNotAim(phase, event) : null),
  mayPileInNow: (phase, event) => (event.type === 'model.moved' ? whyNotStepPileIn(phase, event) : null),
  arePileInDangerDice: areDiceOf(pileInDangerHands),
  areHitDice: areDiceOf(hitHands),
  areWoundDice: areDiceOf(woundHands),
  areRerollDice: areDiceOf(rerollHands),
  areSaveDice: areDiceOf(saveHands),
  arePsychicDice: areDiceOf(psychicHands),
} as const satisfies Readonly<Record<string, Reason>>;

export const FIGHT_GUARDS = {
  isFighting: asks(phase => phase.fight !== null),
  hasNoCombatLeft: asks(phase => phase.choice === null),
  isFightOver: asks(isFightOver),
  hasNoWeaponsToChoose: asks(phase => choosersOfWeapons(phase).length === 0),
  pilesInAtRungs: asks(pilesInAtRungs),
  haveBothPiledIn: asks(phase => phase.fight!.piling === null),
  hasSidePiledIn: asks(phase => toPileInNow(phase).length === 0),
  hasPiledIntoDanger: asks(phase => toPileInNow(phase).length === 0 && pileInDangerHands(phase).length > 0),
  hasNothingToAim: asks(phase => aimersNow(phase).length === 0),
  isAimingUntold: asks(isAimingUntold),
  isAimingTold: asks(phase => !isAimingUntold(phase)),
  hasNoHitDice: asks(phase => hitHands(phase).length === 0),
  isToughnessSettled: asks(phase => phase.choice === null),
  hasNoWoundDice: asks(phase => woundHands(phase).length === 0),
  hasNoRerolls: asks(phase => rerollHands(phase).length === 0),
  isAllocated: asks(isAllocated),
  hasSaves: asks(phase => saveHands(phase).length > 0),
};

export const FIGHT_ACTIONS = {
  pickCombat: changes(pickCombat),
  chooseWeapon: on('weapon.chosen', chooseWeapon),
  settleWeapons: changes(settleWeapons),
  nextRung: changes(nextRung),
  beginStepPileIn: changes(beginStepPileIn),
  pileInNow: on('model.moved', stepPileIn),
  pileInTheRest: changes(pileInTheRest),
  passPileIn: changes(passPileIn),
  resolvePileInDangers: onDice(resolvePileInDangers),
  aim: on('strikes.aimed', aim),
  beginStrikes: changes(beginStrikes),
  resolveHits: onDice(resolveHits),
  settleToughness: changes(settleToughness),
  resolveWounds: onDice(resolveWounds),
  passWounds: changes(passWounds),
  resolveRerolls: onDice(resolveRerolls),
  beginAllocations: changes(beginAllocations),
  allocate: changes(allocate),
  resolveSaves: onDice(resolveSaves),
  resolvePsychic: onDice(resolvePsychic),
};

/** The dice that states ask for. */
export const FIGHT_HANDS = {
  pileInDangers: pileInDangerHands,
  hits: hitHands,
  wounds: woundHands,
  woundsAgain: rerollHands,
  saves: saveHands,
  psychic: psychicHands,
} as const satisfies Readonly<Record<string, HandsOf>>;
