/** What may come of a fight once it is over: who breaks, and who is caught. */
import { OUTCOME_QUESTIONS, unanswered } from '../stages/agree.ts';
import { answer } from '../editions/answers.ts';
import type { StageName } from '../editions/policy.ts';
import { writtenUnitsOf } from '../model/characters.ts';
import { combatOf, livingOf, profileOf, unitOf } from '../model/roster.ts';
import { ownInitiative } from '../model/traits.ts';
import { aftermathOf, fightersOf, stillBreaking } from '../stages/aftermath.ts';
import { foesInFight } from '../stages/foes.ts';
import { moraleHands, resolveMorale } from '../stages/morale.ts';
import { nextStage } from '../stages/next-stage.ts';
import { endPileIn, isPilingIn } from '../stages/pile-in.ts';
import { marginOf, tally } from '../stages/tally.ts';
import type { Phase } from '../model/state.ts';
import { certainly, follow, merged, type Distribution } from './chances.ts';
import { decisiveThrows, withoutLog, withUsualChoices } from './throws.ts';
import { standingWord } from './open-wounds.ts';
import { placesWord } from './places-word.ts';
import { fallenHoldingOut, mayHoldOut, withCaught } from './holding-out.ts';
import { caughtIn, pursuitOf } from './pursuit.ts';
import { otherSide, type BySide, type Side } from '../model/procedure.ts';

/** Of which side a unit breaks, of which one is caught by a sweeping advance, how many losers fall as they hold out. */
export interface FightOutcome {
  readonly breaks: Side | null;
  readonly swept: Side | null;
  readonly fallen: BySide<number>;
}

const NOBODY: BySide<number> = { attacker: 0, defender: 0 };
const NOTHING: FightOutcome = { breaks: null, swept: null, fallen: NOBODY };

/** Whether a text, or its players, tell what comes of a fight. */
export const isOutcomeTold = (phase: Phase): boolean => unanswered(phase, OUTCOME_QUESTIONS).length === 0;

/** What has been reckoned before of what comes after a fight. */
export interface KnownOutcomes {
  readonly byEnd: Map<string, Distribution<FightOutcome>>;
  readonly byRun: Map<string, Distribution<FightOutcome>>;
  readonly byPursuit: Map<string, Distribution<readonly number[]>>;
}

/**
 * Whether the losers of a fight that is over hold, and whether those who run are caught.
 *
 * @rule 40k.60, 40k.63, 40k.64, 40k.65
 */
export const fightOutcomes = (phase: Phase, { byEnd, byRun, byPursuit }: KnownOutcomes): Distribution<FightOutcome> => {
  const tallied = withoutLog(tally(phase));
  const { winner, wipedOut } = aftermathOf(tallied);
  if (winner === null || wipedOut !== null) return certainly(NOTHING);
  const word = lockedWord(tallied);
  const end = `${word} ${marginOf(tallied, otherSide(winner))} ${movesWord(tallied)}`;
  return remembered(byEnd, end, () => merged(
    follow(afterMorale(tallied), run =>
      remembered(byRun, `${word} ${breakingWord(run)} ${movesWord(run)}`, () => swept(run, byPursuit))),
    outcomeWord,
  ));
};

export const outcomeWord = ({ breaks, swept: caught, fallen }: FightOutcome): string =>
  `${breaks} ${caught} ${fallen.attacker} ${fallen.defender}`;

const remembered = <T>(known: Map<string, T>, word: string, reckon: () => T): T => {
  const found = known.get(word) ?? reckon();
  known.set(word, found);
  return found;
};

/**
 * Who has won, and who is left with what Leadership, Initiative and traits, locked with whom; where it matters which
 * Initiative most have, how many have each. Characters who are of a unit may bar it from a sweep as long as they live.
 *
 * @rule 40k.64, 40k.67
 * @ruling
 */
const lockedWord = (phase: Phase): string => {
  const { combat, winner } = aftermathOf(phase);
  const { units } = combatOf(phase, combat);
  const isByMost = answer(phase, 'sweep') === 'destroy-by-most';
  const parties = units.map(id => {
    const values = livingOf(phase, id).map(model => {
      const { leadership, traits } = profileOf(phase, model);
      return [leadership, ownInitiative(phase, model), ...traits].join('/');
    }).sort();
    const of = writtenUnitsOf(phase, id).map(written => written.id);
    return [foesInFight(phase, id), isByMost ? values : [...new Set(values)], of];
  });
  return JSON.stringify([winner, parties]);
};

/**
 * Of several units some may pile in to losers who hold, before the others run: then it matters who is left, and where.
 * So it does where losers hold out and take wounds for it.
 *
 * @rule 40k.70
 * @row 4C-R14
 */
const movesWord = (phase: Phase): string => {
  const { combat, winner } = aftermathOf(phase);
  const { units } = combatOf(phase, combat);
  const isMoving = units.length > 2 && answer(phase, 'stageOrder') === 'pile-in-first'
    && fightersOf(phase, otherSide(winner!)).some(({ fallingBack }) => !fallingBack);
  return isMoving || mayHoldOut(phase)
    ? [...units.map(unit => standingWord(phase, unit)), placesWord(phase)].join(';') : '';
};

/** Those who test have thrown. */
const afterMorale = (phase: Phase): Distribution<Phase> => {
  const asking = withoutLog(withUsualChoices(goneOnTo(phase, 'morale')));
  const thrown = (faces: readonly number[]): Phase => withoutLog(resolveMorale(asking, faces));
  const throws = decisiveThrows(moraleHands(asking), faces => breakingWord(thrown(faces)));
  return merged(throws.map(({ weight, outcome }) => ({ weight, outcome: thrown(outcome) })), breakingWord);
};

const breakingWord = (phase: Phase): string => aftermathOf(phase).breaking.map(({ unit }) => unit).join();

/** Stage after stage up to this one; whoever piles in between does so in the usual way. @rule 40k.71 */
const goneOnTo = (phase: Phase, stage: StageName): Phase => {
  let now = phase;
  while (aftermathOf(now).stage !== stage) {
    now = nextStage(now);
    while (aftermathOf(now).stage === 'pile-in' && isPilingIn(now)) now = endPileIn(now);
  }
  return withoutLog(now);
};

/** Winners sweep after those who run, as the text has it; then those who hold out may fall. @row 4C-R14 */
const swept = (phase: Phase, known: KnownOutcomes['byPursuit']): Distribution<FightOutcome> => {
  const { breaking } = aftermathOf(phase);
  const running = breaking.length === 0 ? phase : goneOnTo(phase, 'break-off');
  const pursuit = breaking.length === 0 ? null : pursuitOf(running);
  const catches = pursuit === null ? certainly([])
    : remembered(known, JSON.stringify(pursuit), () => caughtIn(pursuit));
  const breaks = breaking.length === 0 ? null : unitOf(phase, breaking[0]!.unit).side;
  return merged(follow(catches, places => {
    const outcome: FightOutcome = { breaks, swept: places.length > 0 ? breaks : null, fallen: NOBODY };
    if (!mayHoldOut(phase)) return certainly(outcome);
    const caught = places.map(place => stillBreaking(running)[place]!.unit);
    return fallenAfter(phase, running, caught).map(({ weight, outcome: fallen }) =>
      ({ weight, outcome: { ...outcome, fallen: { ...NOBODY, [losingIn(phase)]: fallen } } }));
  }), outcomeWord);
};

const losingIn = (phase: Phase): Side => otherSide(aftermathOf(phase).winner!);

/** How many fall as they hold out, before anybody runs or after some who ran were caught. */
const fallenAfter = (phase: Phase, running: Phase, caught: readonly string[]): Distribution<number> => {
  const { stages } = aftermathOf(phase);
  const isLater = stages.indexOf('no-retreat') > stages.indexOf('break-off');
  return fallenHoldingOut(goneOnTo(isLater ? caughtBy(running, caught) : phase, 'no-retreat'));
};

const caughtBy = (running: Phase, caught: readonly string[]): Phase => {
  switch (answer(running, 'sweep')) {
    case 'destroy':
    case 'destroy-by-most':
      return withCaught(running, caught, true);
    case 'relock':
      return withCaught(running, caught, false);
    case 'free-round':
      return running;
  }
};
