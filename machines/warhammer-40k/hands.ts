/** Which dice a state asks for, by the name that its `meta.hands` carries. */
import { diceIn, isFace } from '../../src/dice/hand.ts';
import { lookOutHands } from '../../src/warhammer-40k/allocation/look-out.ts';
import { psychicHands } from '../../src/warhammer-40k/allocation/psychic.ts';
import { saveHands } from '../../src/warhammer-40k/allocation/save-throws.ts';
import { counterHands } from '../../src/warhammer-40k/charge/counter-attack.ts';
import { dangerHands } from '../../src/warhammer-40k/charge/move.ts';
import { rangeHands } from '../../src/warhammer-40k/charge/range.ts';
import { regroupHands } from '../../src/warhammer-40k/charge/regroup.ts';
import { fearHands, rampageHands } from '../../src/warhammer-40k/fight/before-blows.ts';
import { hitAgainHands, hitHands } from '../../src/warhammer-40k/fight/hit.ts';
import { pileInDangerHands } from '../../src/warhammer-40k/fight/pile-in-step.ts';
import { rerollHands, woundHands } from '../../src/warhammer-40k/fight/wound.ts';
import type { PhaseHand } from '../../src/warhammer-40k/model/hands.ts';
import { refuse, type Refusal } from '../../src/warhammer-40k/model/log.ts';
import type { Phase } from '../../src/warhammer-40k/model/state.ts';
import { consolidationDangerHands, consolidationHands } from '../../src/warhammer-40k/stages/consolidate.ts';
import { fallBackHands } from '../../src/warhammer-40k/stages/fall-back.ts';
import { initiativeHands, rollOffHands, slipHands } from '../../src/warhammer-40k/stages/hit-and-run.ts';
import { moraleHands } from '../../src/warhammer-40k/stages/morale.ts';
import { fallingOnHands } from '../../src/warhammer-40k/stages/next-turn.ts';
import { panicHands } from '../../src/warhammer-40k/stages/panic.ts';
import { endPileInDangerHands } from '../../src/warhammer-40k/stages/pile-in.ts';
import { rallyHands } from '../../src/warhammer-40k/stages/rally.ts';
import { regroupHands as regroupAfterwardsHands } from '../../src/warhammer-40k/stages/regroup.ts';
import { templateHands } from '../../src/warhammer-40k/stages/shots.ts';
import { chaseHands } from '../../src/warhammer-40k/stages/sweep/chase.ts';
import { raceHands } from '../../src/warhammer-40k/stages/sweep/destroy.ts';

export const HANDS = {
  chargeRange: rangeHands,
  regroup: regroupHands,
  dangers: dangerHands,
  pileInDangers: pileInDangerHands,
  fear: fearHands,
  rampage: rampageHands,
  hits: hitHands,
  hitsAgain: hitAgainHands,
  wounds: woundHands,
  woundsAgain: rerollHands,
  lookOuts: lookOutHands,
  saves: saveHands,
  psychic: psychicHands,
  panic: panicHands,
  morale: moraleHands,
  fallBack: fallBackHands,
  sweep: chaseHands,
  sweepRace: raceHands,
  endPileInDangers: endPileInDangerHands,
  consolidation: consolidationHands,
  consolidationDangers: consolidationDangerHands,
  regroupAfterwards: regroupAfterwardsHands,
  fallingOn: fallingOnHands,
  rally: rallyHands,
  templates: templateHands,
  counterRange: counterHands,
  rollOff: rollOffHands,
  initiative: initiativeHands,
  slip: slipHands,
} as const satisfies Readonly<Record<string, (phase: Phase) => readonly PhaseHand[]>>;

export type HandsName = keyof typeof HANDS;

/** Why these faces are not a throw of the hands asked for; null if they are. */
export const whyNotThrown = (phase: Phase, name: HandsName, faces: readonly number[]): Refusal | null => {
  const hands: readonly PhaseHand[] = HANDS[name](phase);
  const [needed, rule] = [diceIn(hands), hands[0]?.rule ?? 'R-X.02'];
  if (faces.length !== needed) return refuse(rule, 'wrong-number-of-dice', { needed, given: faces.length });
  const wrong = faces.find(face => !isFace(face));
  return wrong === undefined ? null : refuse(rule, 'no-such-face', { face: String(wrong) });
};
