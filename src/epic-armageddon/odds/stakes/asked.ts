/** Throws of which each number that may come leads to odds that are told at once or by whole rounds. */
import { diceIn } from '../../../dice/hand.ts';
import { isTied } from '../../steps/a6-result.ts';
import type { AssaultHand } from '../../model/hands.ts';
import { saveHands } from '../../attacks/save-dice.ts';
import { SAVE_STAGES } from '../../model/volley.ts';
import { SIDES } from '../../model/procedure.ts';
import { batchHands } from '../../attacks/strikes.ts';
import { fightAhead, playedFightAhead } from '../fight-ahead.ts';
import { refining } from '../odds.ts';
import { turnAt } from '../procedure.ts';
import type { Moment } from '../procedure/turn.ts';
import type { Depth, Way } from '../later/followed.ts';
import type { Blows } from '../later/round-throws.ts';
import { roundFrom } from '../later/sample.ts';
import { oddsOfWays } from '../later/ways.ts';
import { isSmall } from '../round/fast-odds.ts';
import { unhurtIn, type Fight, type ScoredBySide } from '../round/fight.ts';
import { fightRound } from '../round/round.ts';
import { successes } from '../throws/hands.ts';
import { leadsOf } from '../throws/leads.ts';
import { hurtOn } from '../under-way/hurt.ts';
import { lastAttacksAt, lastAttacksOdds, wayOf } from '../under-way/last-attacks.ts';
import { countedOf } from '../luck.ts';
import { oddsAfterEach } from './by-answers.ts';
import { sumChances } from '../../../dice/distribution.ts';
import { countedOutcomes } from './counted-saves.ts';
import type { AskedOf } from './side-by-side.ts';

/** Whether it is hits that are thrown for, not numbers of attacks. */
const areHitsThrown = (hands: readonly AssaultHand[]): boolean =>
  hands.length > 0 && hands.every(({ purpose }) => purpose !== 'extra-attacks');

interface Ahead {
  readonly fight: Fight;
  /** Its rounds can only be played. */
  readonly isPlayed: boolean;
  /** How the round goes on once a side has scored so many hits. */
  readonly wayOf: (scored: ScoredBySide, chance: number) => Way;
}

/** The same from the beginning of a round; `blows`: those of a fight whose rounds can only be played. */
const fromTheBeginning = (fight: Fight, blows: Blows | null): Ahead => {
  const start = unhurtIn(fight);
  return { fight, isPlayed: blows !== null, wayOf: (scored, chance) => ({
    chance, weight: 1, root: roundFrom(start, scored, blows),
    stretches: isByUnit => fightRound(fight, start, isByUnit, scored),
  }) };
};

/** How a round goes on after its attacks have been thrown; null: whole rounds do not tell. */
const afterHits = ({ at, assault }: Moment, { exact }: Depth): Ahead | null => {
  const found = fightAhead(at, assault);
  if (found !== null) return fromTheBeginning(found, null);
  const lastAttacks = lastAttacksAt({ at, assault });
  if (lastAttacks !== null) {
    const { fight } = lastAttacks;
    return { fight, isPlayed: false, wayOf: (scored, chance) => wayOf({ ...lastAttacks, scored }, chance) };
  }
  const played = exact ? null : playedFightAhead(at, assault);
  return played === null || isSmall(played.fight.board) ? null : fromTheBeginning(played.fight, played.blows);
};

/** A throw of attacks by the hits of each side. @rule A4.2, A5.3 */
const hitsAsked = (moment: Moment, depth: Depth): readonly AskedOf[] | null => {
  const hands = batchHands(moment.assault.batch!);
  const ahead = areHitsThrown(hands) ? afterHits(moment, depth) : null;
  if (ahead === null) return null;
  return SIDES.filter(side => hands.some(hand => hand.side === side)).map(side => {
    const counts = sumChances(hands.filter(hand => hand.side === side));
    const ways = counts.map(({ count, chance }) => ahead.wayOf({ by: side, hits: count }, chance));
    return { side, counted: 'hits', counts, answers: oddsOfWays(ahead.fight, ways, depth, ahead.isPlayed) };
  });
};

/** Saves by how many of them succeed. @rule V10 */
const savesAsked = (moment: Moment, depth: Depth): readonly AskedOf[] | null => {
  const hands = saveHands(moment.assault);
  const { side, purpose } = hands[0]!;
  const found = countedOf(hands[0]!) === 'saves' ? lastAttacksAt(moment) : null;
  if (found === null) return null;
  const stage = SAVE_STAGES.find(one => one === purpose)!;
  const hurt = { ...found.hurt, [side]: hurtOn(found.fight, found.assault, side, countedOutcomes(stage)) };
  const counts = sumChances(hands);
  const ways = counts.map(({ count, chance }) => wayOf({ ...found, hurt, saved: { side, count, chance } }, chance));
  return [{ side, counted: 'saves', counts, answers: oddsOfWays(found.fight, ways, depth) }];
};

/** The critical hits on one war engine: of how many it is all one which they are. @rule W6 */
const criticalsAsked = (
  hands: readonly AssaultHand[], after: (faces: readonly number[]) => Moment, depth: Depth,
): readonly AskedOf[] | null => {
  const [{ side, units: [unit] }] = hands as readonly [AssaultHand];
  if (hands.some(({ purpose, units }) => purpose !== 'critical' || units[0] !== unit)) return null;
  const counts = sumChances(hands);
  const batches = counts.map(({ count }) => lastAttacksAt(after(successes(diceIn(hands), count))));
  if (batches.some(lastAttacks => lastAttacks === null)) return null;
  const asked = counts.map(({ chance }, place) =>
    ({ chance, answers: lastAttacksOdds(batches[place]!, shareOf(depth, chance)) }));
  return [{ side, counted: 'criticals', counts, answers: oddsAfterEach(asked) }];
};

/** What one of several numbers may leave open. */
const shareOf = (depth: Depth, chance: number): Depth =>
  ({ ...depth, tolerance: Math.min(1, depth.tolerance / chance), effort: depth.effort * chance });

/** A tie is over, and the next round begins. */
const nextAfter = (moment: Moment): Moment => {
  const turn = turnAt(moment);
  return turn.dice === null ? turn.next : moment;
};

/** The result by how much the attacker is ahead. @rule A6.1, A6.4 */
const resultAsked = (after: (faces: readonly number[]) => Moment, depth: Depth): readonly AskedOf[] => {
  const asked = leadsOf().map(({ chance, faces }) => {
    const result = after(faces);
    const { attacker, defender } = result.assault.results.at(-1)!;
    const { at, assault } = isTied(result.assault) ? nextAfter(result) : result;
    const { tolerance, effort, exact, errors } = shareOf(depth, chance);
    const answers = refining(assault, at, { tolerance, effort, exact, errors });
    return { count: attacker.total - defender.total, chance, answers };
  });
  const sorted = asked.sort((a, b) => a.count - b.count);
  return [{ side: null, counted: 'result', counts: sorted, answers: oddsAfterEach(sorted) }];
};

/** What to ask of each number that the next throw may show; null: outcomes have to be walked together. */
export const askedAt = (moment: Moment, depth: Depth): readonly AskedOf[] | null => {
  const turn = turnAt(moment);
  switch (turn.dice) {
    case 'attacks':
      return hitsAsked(moment, depth);
    case 'saves':
      return savesAsked(moment, depth)
        ?? criticalsAsked(saveHands(moment.assault), faces => turn.resolve(moment.assault, faces), depth);
    case 'result':
      return resultAsked(faces => turn.resolve(moment.assault, faces), depth);
    default:
      return null;
  }
};
