/** Every question with its judge. */
import type { QuestionId } from '../../../../src/lessons/questions.ts';
import * as aftermath from './aftermath.ts';
import * as attackers from './attackers.ts';
import * as charges from './charges.ts';
import type { Judge, QuestionOf } from '../judge.ts';
import * as losses from './losses.ts';
import * as onTheWay from './on-the-way.ts';
import * as result from './result.ts';
import * as saves from './saves.ts';
import * as victims from './victims.ts';
import * as zones from './zones.ts';

const JUDGES: { readonly [id in QuestionId]: Judge<QuestionOf<id>> } = {
  'who-may-be-charged': charges.whoMayBeCharged,
  'who-may-join': charges.whoMayJoin,
  'is-there-an-assault': charges.isThereAnAssault,
  'whose-zones': zones.whoseZones,
  'who-may-be-contacted': zones.whoMayBeContacted,
  'may-the-charge-end': zones.mayTheChargeEnd,
  'who-may-get-out': onTheWay.whoMayGetOut,
  'markers-after-fire': onTheWay.markersAfterFire,
  'counter-charge-distance': charges.counterChargeDistance,
  'who-may-attack': attackers.whoMayAttack,
  'who-strikes-in-close-combat': attackers.whoStrikes,
  'who-fires-in-the-firefight': attackers.whoFires,
  'who-strikes-first': attackers.whoStrikesFirst,
  'dice-of-a-side': attackers.diceOfASide,
  'value-needed': attackers.valueNeeded,
  'hits-of-a-side': attackers.hitsOfASide,
  'who-may-be-hit': victims.whoMayBeHit,
  'order-of-hits': victims.orderOfHits,
  'who-takes-the-hits': victims.whoTakesTheHits,
  'hits-on-a-unit': victims.hitsOnAUnit,
  'who-is-hit-last': victims.whoIsHitLast,
  'who-saves-by-cover': saves.whoSavesByCover,
  'save-needed': saves.saveNeeded,
  'may-it-save': saves.mayItSave,
  'how-many-are-lost': losses.howManyAreLost,
  'damage-left': losses.damageLeft,
  'does-it-end-here': losses.doesItEndHere,
  'who-has-won-at-once': losses.whoHasWonAtOnce,
  'who-may-support': result.whoMaySupport,
  'kills-of-a-side': result.killsOfASide,
  'counted-for-numbers': result.countedForNumbers,
  'modifier-of-a-side': result.modifierOfASide,
  'total-of-a-side': result.totalOfASide,
  'who-wins-the-result': result.whoWinsTheResult,
  'hack-downs': result.hackDowns,
  'who-is-hacked-down': result.whoIsHackedDown,
  'who-breaks': aftermath.whoBreaks,
  'who-is-destroyed': aftermath.whoIsDestroyed,
  'who-must-withdraw': aftermath.whoMustWithdraw,
  'who-is-caught': onTheWay.whoIsCaught,
  'markers-on': aftermath.markersOn,
  'chance-to-win': aftermath.chanceToWin,
};

/** The judge of a question. */
export const judgeOf = <I extends QuestionId>(question: QuestionOf<I>): Judge<QuestionOf<I>> =>
  JUDGES[question.asks as I] as Judge<QuestionOf<I>>;
