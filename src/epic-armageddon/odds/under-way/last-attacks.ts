/** The last attacks of a round that is under way: at which moments whole rounds tell the rest of it, and its odds. */
import { assaultWith, unitWith } from '../../model/copies.ts';
import { bySide } from '../../model/procedure.ts';
import type { Assault } from '../../model/state.ts';
import type { Odds } from '../answer.ts';
import { PLACES, turnAt } from '../procedure.ts';
import type { Moment } from '../procedure/turn.ts';
import type { Depth, Way } from '../later/followed.ts';
import { oddsOfWays, only } from '../later/ways.ts';
import { roundFightOf } from '../round/fast-odds.ts';
import type { Fight } from '../round/fight.ts';
import { hurtOn } from './hurt.ts';
import { restFrom } from './played.ts';
import { firesOn, foughtFrom, type LastAttacks } from './stretch.ts';

const RESULT = 'a6Result.rolling';
/** Where dice are thrown for the last attacks of a round, or for supporting fire. */
const CAUSES: Readonly<Record<string, LastAttacks['cause']>> = {
  'a4Attacks.attacks.rolling': 'attacks',
  'a4Attacks.attacks.settling.saving': 'attacks',
  'a4Attacks.attacks.macroSettling.saving': 'attacks',
  'a5SupportingFire.firing.rolling': 'support',
  'a5SupportingFire.firing.settling.saving': 'support',
  'a5SupportingFire.firing.macroSettling.saving': 'support',
};
const THROWN: readonly string[] = ['a4Attacks.attacks.rolling', 'a5SupportingFire.firing.rolling'];

const isInRound = ({ at }: Moment): boolean =>
  PLACES.get(at)! >= PLACES.get('a4Attacks.engaged')! && PLACES.get(at)! <= PLACES.get(RESULT)!;

/** Goes on until dice are thrown; null: the round is over before that, or has not begun. */
const untilDice = (start: Moment): Moment | null => {
  for (let here = start; isInRound(here);) {
    const turn = turnAt(here);
    if (turn.dice !== null) return here;
    here = turn.next;
  }
  return null;
};

/** Rounds to come are fought in the usual way, whatever has been chosen for this one. @rule A4.2, W2 */
export const fightAfter = (assault: Assault): Fight | null => roundFightOf(assaultWith(assault, {
  units: assault.units.map(unit => unitWith(unit, { way: null, closeCombatDice: null })),
}));

const NOBODY = { attacker: [], defender: [] };

/**
 * The last batch of attacks of the present round; null: other dice come first, or whole rounds do not tell the rest.
 */
export const lastAttacksAt = (moment: Moment): LastAttacks | null => {
  const last = untilDice(moment);
  const cause = last === null || last.at === RESULT ? 'support' : CAUSES[last.at];
  if (last === null || cause === undefined) return null;
  const assault = assaultWith(last.assault, { log: [], results: [] });
  const isOpen = THROWN.includes(last.at);
  const fight = fightAfter(assault);
  if (fight === null) return null;
  const lastAttacks = { fight, assault, cause, isThrown: !isOpen, hurt: NOBODY, scored: null, saved: null };
  if (isOpen) return lastAttacks;
  if (last.at === RESULT) return { ...lastAttacks, assault: assaultWith(assault, { batch: null }) };
  const hurt = bySide(side => hurtOn(fight, assault, side));
  return { ...lastAttacks, hurt };
};

/** A batch as it goes on, which is so likely. */
export const wayOf = (lastAttacks: LastAttacks, chance: number): Way => ({
  chance, weight: lastAttacks.saved === null ? 1 : chance, root: restFrom(lastAttacks),
  stretches: isByUnit => [foughtFrom(lastAttacks, isByUnit)], fires: () => firesOn(lastAttacks),
});

/** The odds once the last dice of a round have been thrown, better and better. */
export function* lastAttacksOdds(lastAttacks: LastAttacks, depth: Depth): Generator<Odds | null, Odds> {
  return yield* only(oddsOfWays(lastAttacks.fight, [wayOf(lastAttacks, 1)], depth));
}
