/** Every question with its judge. */
import type { PhaseQuestion, PhaseQuestionId } from '../../../../src/lessons/warhammer-40k/questions.ts';
import * as charges from './charges.ts';
import type { AnyJudge, JudgeOf } from './judge.ts';
import * as needs from './needs.ts';
import * as outcome from './outcome.ts';
import * as strikes from './strikes.ts';
import * as wounds from './wounds.ts';

const JUDGES: { readonly [id in PhaseQuestionId]: JudgeOf<id> } = {
  'may-it-charge': charges.mayItCharge,
  'does-cover-help': strikes.doesCoverHelp,
  'who-strikes-first': strikes.whoStrikesFirst,
  'when-does-it-strike': strikes.whenDoesItStrike,
  'who-strikes-at': strikes.whoStrikesAt,
  'attacks-of': strikes.attacksOf,
  'dice-of-a-side': strikes.diceOfASide,
  'needed-to-hit': needs.neededToHit,
  'needed-to-wound': needs.neededToWound,
  'value-that-counts': needs.valueThatCounts,
  'whom-may-it-strike': strikes.whomMayItStrike,
  'who-can-fall': wounds.whoCanFall,
  'which-armour-first': wounds.whichArmourFirst,
  'saves-in-this-armour': wounds.savesInThisArmour,
  'who-may-take-it': wounds.whoMayTakeIt,
  'how-many-fall': wounds.howManyFall,
  'wounds-of-a-side': outcome.woundsOfASide,
  'who-wins': outcome.whoWins,
  'who-must-test': outcome.whoMustTest,
  'highest-that-holds': outcome.highestThatHolds,
  'does-it-hold': outcome.doesItHold,
  'what-becomes-of-it': outcome.whatBecomesOfIt,
  'where-is-it-so': outcome.whereIsItSo,
  'what-differs': charges.whatDiffers,
};

/** The judge of a question. */
export const phaseJudgeOf = (question: PhaseQuestion): AnyJudge => JUDGES[question.asks] as unknown as AnyJudge;
