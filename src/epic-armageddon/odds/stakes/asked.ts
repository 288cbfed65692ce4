/** Throws of which each number that may come leads to odds that are told at once or by whole rounds. */
import { isTied } from '../../a6-result.ts';
import type { AssaultHand } from '../../hands.ts';
import { saveHands } from '../../save-dice.ts';
import { STAGES } from '../../saves.ts';
import { SIDES } from '../../state.ts';
import { batchHands } from '../../strikes.ts';
import type { Odds } from '../answer.ts';
import { fightAhead } from '../fight-ahead.ts';
import { refining } from '../odds.ts';
import { turnAt } from '../procedure.ts';
import type { Moment } from '../procedure/turn.ts';
import { fightOdds, type Known } from '../round/fast-odds.ts';
import { leadsOf } from '../throws/leads.ts';
import { hurtOn } from '../under-way/hurt.ts';
import { lotAt } from '../under-way/lot.ts';
import { lotOdds } from '../under-way/lot-odds.ts';
import type { Lot } from '../under-way/stretch.ts';
import { countedOf } from '../what-counts.ts';
import type { AskedOf } from './by-answers.ts';
import { chancesIn } from './chances.ts';
import { countedFates } from './counted-saves.ts';

/** How far all numbers together are followed. */
export interface Depth {
  readonly tolerance: number;
  readonly effort: number;
  readonly assumptions: readonly string[];
}

type Answers = (chance: number) => { readonly tolerance: number; readonly effort: number };

/** What one of several numbers may cost. */
const shareOf = ({ tolerance, effort }: Depth, count: number): Answers => chance =>
  ({ tolerance: Math.min(1, tolerance / chance), effort: effort / count });

/** Whether it is hits that are thrown for, not numbers of attacks. */
const areHitsThrown = (hands: readonly AssaultHand[]): boolean =>
  hands.length > 0 && hands.every(({ purpose }) => purpose !== 'extra-attacks');

/** What tells the odds once a side has scored so many hits; null: whole rounds do not. */
const afterHits = (
  { at, assault }: Moment, depth: Depth,
): ((known: Known, share: Answers) => Generator<Odds, Odds>) | null => {
  const fight = fightAhead(at, assault);
  const lot = fight === null ? lotAt({ at, assault }) : null;
  if (fight === null && lot === null) return null;
  return (known, share) => {
    const { tolerance, effort } = share(known.chance);
    return fight === null ? lotOdds({ ...lot!, scored: known }, tolerance, effort, depth.assumptions)
      : fightOdds(fight, tolerance, effort, depth.assumptions, known);
  };
};

/** A throw of attacks by the hits of each side. @rule A4.2, A5.3 */
const hitsAsked = (moment: Moment, depth: Depth): readonly AskedOf[] | null => {
  const hands = batchHands(moment.assault.batch!);
  const answers = areHitsThrown(hands) ? afterHits(moment, depth) : null;
  if (answers === null) return null;
  return SIDES.filter(side => hands.some(hand => hand.side === side)).map(side => {
    const counts = chancesIn(hands.filter(hand => hand.side === side));
    const share = shareOf(depth, counts.length);
    return {
      side, counted: 'hits', asked: counts.map(({ count, chance }) =>
        ({ count, chance, answers: answers({ by: side, hits: count, chance }, share) })),
    };
  });
};

/** Saves by how many of them succeed. @rule V10 */
const savesAsked = (moment: Moment, depth: Depth): readonly AskedOf[] | null => {
  const hands = saveHands(moment.assault);
  const { side, purpose } = hands[0]!;
  const found = countedOf(hands[0]!) === 'saves' ? lotAt(moment) : null;
  if (found === null) return null;
  const stage = STAGES.find(one => one === purpose)!;
  const hurt = { ...found.hurt, [side]: hurtOn(found.fight, found.assault, side, countedFates(stage)) };
  const counts = chancesIn(hands);
  const share = shareOf(depth, counts.length);
  return [{
    side, counted: 'saves', asked: counts.map(({ count, chance }) => {
      const { tolerance, effort } = share(chance);
      const lot: Lot = { ...found, hurt, saved: { side, count, chance } };
      return { count, chance, answers: lotOdds(lot, tolerance, effort, depth.assumptions) };
    }),
  }];
};

/** A tie is over, and the next round begins. */
const nextAfter = (moment: Moment): Moment => {
  const turn = turnAt(moment);
  return turn.dice === null ? turn.next : moment;
};

/** The result by how much the attacker is ahead. @rule A6.1, A6.4 */
const resultAsked = (
  after: (faces: readonly number[]) => Moment, { tolerance, effort }: Depth,
): readonly AskedOf[] => {
  const asked = leadsOf().map(({ chance, faces }) => {
    const result = after(faces);
    const { attacker, defender } = result.assault.results.at(-1)!;
    const { at, assault } = isTied(result.assault) ? nextAfter(result) : result;
    const answers = refining(assault, at, { tolerance: Math.min(1, tolerance / chance), effort });
    return { count: attacker.total - defender.total, chance, answers };
  });
  return [{ side: null, counted: 'result', asked: asked.sort((a, b) => a.count - b.count) }];
};

/** What to ask of each number that the next throw may show; null: outcomes have to be walked together. */
export const askedAt = (moment: Moment, depth: Depth): readonly AskedOf[] | null => {
  const turn = turnAt(moment);
  switch (turn.dice) {
    case 'attacks':
      return hitsAsked(moment, depth);
    case 'saves':
      return savesAsked(moment, depth);
    case 'result':
      return resultAsked(faces => turn.resolve(moment.assault, faces), depth);
    default:
      return null;
  }
};
