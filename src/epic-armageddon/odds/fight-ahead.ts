/** From which moments on whole rounds tell everything: those from which nothing of a round has been thrown. */
import { assaultWith, unitWith } from '../model/copies.ts';
import { bySide } from '../model/procedure.ts';
import { unitOf } from '../model/roster.ts';
import type { Assault } from '../model/state.ts';
import { strikersOf } from '../attacks/strikes.ts';
import { isPlain } from '../attacks/ways-to-fight.ts';
import { STATES, turnAt } from './procedure.ts';
import type { Moment } from './procedure/turn.ts';
import { playedFightOf, roundFightOf } from './round/fast-odds.ts';
import { usually, type PlayableFight } from './later/sampled-rounds.ts';
import type { Fight } from './round/fight.ts';
import { foughtFrom } from './under-way/stretch.ts';

const ENTERED = '#a4Attacks';
const ENGAGED = 'a4Attacks.engaged';
/** Somebody is engaged, or it is a later round: the attacks begin. */
const CHOOSING = 'a4Attacks.choosing';
/** The states in which the first attacks of a round may be thrown. */
const LAST_THROW = 'a4Attacks.attacks.rolling';
const FIRST_THROWS: readonly string[] = ['a4Attacks.firstStrike.rolling', LAST_THROW];
/** Attacks have begun, and none of them has been thrown. */
const BEGUN: readonly string[] = [ENGAGED, CHOOSING, 'a4Attacks.striking', ...FIRST_THROWS];

/** Goes on until a state comes, dice are thrown, or it is the end. */
const until = (state: string | null, from: Moment): Moment => {
  for (let moment = from; ;) {
    const turn = moment.at === state || moment.at === 'noAssault' ? null : turnAt(moment);
    if (turn === null || turn.dice !== null) return moment;
    moment = turn.next;
  }
};

const untilDice = (moment: Moment): Moment => until(null, moment);

/** Whether attacks are sure to be thrown: everybody fights as they stand, and somebody has dice. @rule A4.2 */
const isSureToStrike = (assault: Assault): boolean => isPlain(assault) && assault.engaged.some(({ unit, by }) =>
  strikersOf(assault, unitOf(assault, unit), by, () => true).length > 0);

const strikersAt = ({ assault: { batch } }: Moment): string => JSON.stringify([batch?.strikers, batch?.hits]);

/** Whether everybody is about to strike in the usual way, whatever the players have settled. */
const isUsual = (here: Moment, usual: Moment): boolean =>
  here.at === usual.at && strikersAt(here) === strikersAt(usual);

/**
 * The fight that comes of a moment, if no dice are thrown before its attacks, nobody fights in another way than the
 * usual one, and whole rounds tell it; null otherwise.
 */
export const fightAhead = (at: string, assault: Assault): Fight | null => fightThatComes(at, assault, roundFightOf);

/** The fight from a moment on that has begun, unless dice are thrown before its attacks. */
const fightThatComes = (
  at: string, assault: Assault, fightOf: (assault: Assault) => Fight | null,
): Fight | null => {
  const choosing = choosingAhead(at, assault);
  if (choosing === null) return null;
  const isBegun = BEGUN.includes(at);
  if (isBegun || !isSureToStrike(choosing)) {
    const first = untilDice({ at: CHOOSING, assault: choosing });
    if (!FIRST_THROWS.includes(first.at)) return null;
    if (isBegun && !isUsual(untilDice({ at, assault }), first)) return null;
  }
  return fightOf(choosing);
};

/** Everybody as they stand where it is chosen how they fight; null: dice are thrown before. */
const choosingAhead = (at: string, assault: Assault): Assault | null => {
  const isBegun = BEGUN.includes(at);
  if (!isBegun && STATES.indexOf(at) > STATES.indexOf(ENGAGED)) return null;
  const choosing = until(CHOOSING, isBegun ? { at: ENTERED, assault } : { at, assault });
  return choosing.at === CHOOSING ? choosing.assault : null;
};

/** The same fight, if its rounds can at least be played, however war engines have split their dice in the first. */
export const playedFightAhead = (at: string, assault: Assault): PlayableFight | null => {
  const usual = fightThatComes(at, assault, playedFightOf);
  if (usual !== null) return { fight: usual, blows: NOTHING_CHOSEN, plainly: usually };
  const choosing = BEGUN.includes(at) ? choosingAhead(at, assault) : null;
  if (choosing === null) return null;
  const split = withSplits(choosing, assault);
  const first = untilDice({ at: CHOOSING, assault: split });
  if (first.at !== LAST_THROW || !isUsual(untilDice({ at, assault }), first)) return null;
  const fight = playedFightOf(choosing);
  if (fight === null) return null;
  return {
    fight,
    blows: bySide(side => fight.board.fighters[side].map(({ unit }) => unitOf(split, unit.id).closeCombatDice)),
    plainly: plain => [foughtFrom({
      fight: plain, assault: first.assault, cause: 'attacks', isThrown: false,
      hurt: { attacker: [], defender: [] }, scored: null, saved: null,
    }, false)],
  };
};

const NOTHING_CHOSEN = { attacker: [], defender: [] };

/** Everybody with their dice split as they are in another assault. @rule W2 */
const withSplits = (assault: Assault, other: Assault): Assault => assaultWith(assault, {
  units: assault.units.map(unit => unitWith(unit, { closeCombatDice: unitOf(other, unit.id).closeCombatDice })),
});
