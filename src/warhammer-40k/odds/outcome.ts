/** What may come of a fight once it is over: who breaks, and who is caught. */
import { OUTCOME_QUESTIONS, unanswered } from '../agree.ts';
import { answer } from '../answers.ts';
import type { StageName } from '../policy.ts';
import { combatOf, livingOf, otherSide, profileOf, unitOf } from '../roster.ts';
import { resolveFallBack } from '../stages/break-off.ts';
import { aftermathOf } from '../stages/current.ts';
import { fallBackHands } from '../stages/fall-back.ts';
import { foesInFight } from '../stages/foes.ts';
import { moraleHands, resolveMorale } from '../stages/morale.ts';
import { nextStage } from '../stages/next-stage.ts';
import { endPileIn, isPilingIn } from '../stages/pile-in.ts';
import { beatenBy, chase, chaseHands } from '../stages/sweep/chase.ts';
import { race, raceHands } from '../stages/sweep/destroy.ts';
import { marginOf, tally } from '../stages/tally.ts';
import { SIDES, type Phase, type Side } from '../state.ts';
import { certainly, follow, merged, type Chances } from './chances.ts';
import { chosen, untold } from './choices-made.ts';
import { placesWord, standingWord } from './open-wounds.ts';
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
 * Whether the losers of fights that are over hold, and whether those who run are caught.
 *
 * @rule 40k.60, 40k.63, 40k.64, 40k.65
 */
export const outcomesOf = (ended: Chances<Phase>): Chances<Outcome> => {
  const [byEnd, byRun]: readonly Map<string, Chances<Outcome>>[] = [new Map(), new Map()];
  return merged(follow(ended, phase => {
    const tallied = untold(tally(phase));
    const { winner, wipedOut } = aftermathOf(tallied);
    if (winner === null || wipedOut !== null) return certainly(NOTHING);
    const word = lockedWord(tallied);
    return remembered(byEnd!, `${word} ${marginOf(tallied, otherSide(winner))}`, () => merged(
      follow(afterMorale(tallied), run => remembered(byRun!, `${word} ${breakingWord(run)}`, () => swept(run))),
      outcomeWord,
    ));
  }), outcomeWord);
};

const outcomeWord = ({ breaks, swept: caught }: Outcome): string => `${breaks} ${caught}`;

const remembered = <T>(known: Map<string, T>, word: string, reckon: () => T): T => {
  const found = known.get(word) ?? reckon();
  known.set(word, found);
  return found;
};

/** Who has won, and who is left with what Leadership and Initiative, locked with whom. */
const lockedWord = (phase: Phase): string => {
  const { combat, winner } = aftermathOf(phase);
  const { units } = combatOf(phase, combat);
  const parties = units.map(id => [foesInFight(phase, id), [...new Set(
    livingOf(phase, id).map(model => profileOf(phase, model)).map(one => `${one.leadership}/${one.initiative}`).sort(),
  )]]);
  return JSON.stringify([winner, parties, units.length > 2 ? standsWord(phase, units) : '']);
};

/** Of several units some may pile in to others before anybody runs: it matters who is left, and where. */
const standsWord = (phase: Phase, units: readonly string[]): string =>
  [...units.map(unit => standingWord(phase, unit)), placesWord(phase)].join(';');

/** Those who test have thrown. */
const afterMorale = (phase: Phase): Chances<Phase> => {
  const asking = untold(chosen(goneOnTo(phase, 'morale')));
  const hands = moraleHands(asking);
  return merged(
    follow(throwsOf(hands), faces => certainly(untold(resolveMorale(asking, faces)))), breakingWord,
  );
};

const breakingWord = (phase: Phase): string => aftermathOf(phase).breaking.map(({ unit }) => unit).join();

/** Stage after stage up to this one; whoever piles in between does so in the usual way. @rule 40k.71 */
const goneOnTo = (phase: Phase, stage: StageName): Phase => {
  let now = phase;
  while (aftermathOf(now).stage !== stage) {
    now = nextStage(now);
    while (aftermathOf(now).stage === 'pile-in' && isPilingIn(now)) now = endPileIn(now);
  }
  return untold(now);
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
      return raced(goneOnTo(phase, 'break-off'));
    case 'relock':
    case 'free-round':
      return ranFrom(goneOnTo(phase, 'break-off'));
  }
};

const ranFrom = (phase: Phase): Chances<Outcome> => follow(throwsOf(fallBackHands(phase)), faces =>
  chased(untold(chosen(resolveFallBack(phase, faces)))));

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
