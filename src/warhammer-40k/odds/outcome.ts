/** What may come of a fight once it is over: who breaks, and who is caught. */
import { OUTCOME_QUESTIONS, unanswered } from '../agree.ts';
import { answer } from '../answers.ts';
import { resolveFallBack } from '../stages/break-off.ts';
import { aftermathOf } from '../stages/current.ts';
import { fallBackHands } from '../stages/fall-back.ts';
import { moraleHands, resolveMorale } from '../stages/morale.ts';
import { nextStage } from '../stages/next-stage.ts';
import { beatenBy, chase, chaseHands } from '../stages/sweep/chase.ts';
import { race, raceHands } from '../stages/sweep/destroy.ts';
import { tally } from '../stages/tally.ts';
import { unitOf } from '../roster.ts';
import { SIDES, type Phase, type Side } from '../state.ts';
import { certainly, follow, merged, type Chances } from './chances.ts';
import { chosen, untold } from './choices-made.ts';
import { throwsOf } from './throws.ts';

/** Of which side a unit breaks, and of which one is caught by a sweeping advance. */
export interface Outcome {
  readonly breaks: Side | null;
  readonly swept: Side | null;
}

const NOTHING: Outcome = { breaks: null, swept: null };

/** Whether a text, or its players, tell what comes of a fight. */
export const isOutcomeTold = (phase: Phase): boolean => unanswered(phase, OUTCOME_QUESTIONS).length === 0;

/**
 * Whether the losers of a fight that is over hold, and whether those who run are caught.
 *
 * @rule 40k.60, 40k.63, 40k.64, 40k.65
 */
export const outcomesOf = (phase: Phase): Chances<Outcome> => {
  const tallied = untold(tally(phase));
  const { winner, wipedOut } = aftermathOf(tallied);
  if (winner === null || wipedOut !== null) return certainly(NOTHING);
  return merged(follow(afterMorale(tallied), swept), ({ breaks, swept: caught }) => `${breaks} ${caught}`);
};

/** Those who test have thrown; whatever comes between them and their running is passed over. */
const afterMorale = (phase: Phase): Chances<Phase> => {
  const asking = untold(chosen(atMorale(phase)));
  const hands = moraleHands(asking);
  return merged(
    follow(throwsOf(hands), faces => certainly(untold(resolveMorale(asking, faces)))),
    after => aftermathOf(after).breaking.map(({ unit }) => unit).join(),
  );
};

const atMorale = (phase: Phase): Phase => {
  let now = nextStage(phase);
  while (aftermathOf(now).stage !== 'morale') now = nextStage(now);
  return now;
};

const outcomeOf = (phase: Phase, isCaught: (unit: string) => boolean): Outcome => {
  const { breaking } = aftermathOf(phase);
  const sideOf = (units: readonly string[]): Side | null =>
    SIDES.find(side => units.some(unit => unitOf(phase, unit).side === side)) ?? null;
  const running = breaking.map(({ unit }) => unit);
  return { breaks: sideOf(running), swept: sideOf(running.filter(isCaught)) };
};

/** Winners sweep after those who run, as the text has it. */
const swept = (phase: Phase): Chances<Outcome> => {
  if (aftermathOf(phase).breaking.length === 0) return certainly(NOTHING);
  switch (answer(phase, 'sweep')) {
    case 'destroy':
      return raced(phase);
    case 'relock':
    case 'free-round':
      return follow(throwsOf(fallBackHands(phase)), faces => chased(untold(chosen(resolveFallBack(phase, faces)))));
  }
};

const raced = (phase: Phase): Chances<Outcome> => follow(throwsOf(raceHands(phase)), faces => {
  const after = race(phase, faces);
  const caught = aftermathOf(after).breaking.filter(({ fate }) => fate === 'destroyed').map(({ unit }) => unit);
  return certainly(outcomeOf(after, unit => caught.includes(unit)));
});

const chased = (phase: Phase): Chances<Outcome> => follow(throwsOf(chaseHands(phase)), faces => {
  const after = chase(phase, faces);
  const caught = aftermathOf(after).breaking.filter(one => one.roll !== null && beatenBy(one).length > 0)
    .map(({ unit }) => unit);
  return certainly(outcomeOf(after, unit => caught.includes(unit)));
});
