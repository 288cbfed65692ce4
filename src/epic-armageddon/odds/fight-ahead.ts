/** From which moments on whole rounds tell everything: those from which nothing of a round has been thrown. */
import type { Assault } from '../state.ts';
import { STATES, turnAt } from './procedure.ts';
import type { Moment } from './procedure/turn.ts';
import { fightOf } from './round/fast-odds.ts';
import type { Fight } from './round/round.ts';

const ENTERED = '#a4Attacks';
const ENGAGED = 'a4Attacks.engaged';
/** Somebody is engaged, or it is a later round: the attacks begin. */
const CHOOSING = 'a4Attacks.choosing';
/** The states in which the first attacks of a round may be thrown. */
const FIRST_THROWS: readonly string[] = ['a4Attacks.firstStrike.rolling', 'a4Attacks.attacks.rolling'];
/** Attacks have begun, and none of them has been thrown. */
const BEGUN: readonly string[] = [ENGAGED, CHOOSING, 'a4Attacks.striking', ...FIRST_THROWS];

interface Ahead {
  /** How things stand as the attacks begin; null: they do not, or have begun already. */
  readonly begun: Assault | null;
  /** The first throw, or the end. */
  readonly last: Moment;
}

/** Goes on until dice are thrown. */
const untilDice = (moment: Moment): Ahead => {
  let begun: Assault | null = null;
  for (let last = moment; ;) {
    if (last.at === CHOOSING) begun = last.assault;
    const turn = last.at === 'noAssault' ? null : turnAt(last);
    if (turn === null || turn.dice !== null) return { begun, last };
    last = turn.next;
  }
};

const strikersAt = ({ assault: { batch } }: Moment): string => JSON.stringify([batch?.strikers, batch?.hits]);

/** Whether everybody is about to strike in the usual way, whatever the players have settled. */
const isUsual = (here: Moment, usual: Moment): boolean =>
  here.at === usual.at && strikersAt(here) === strikersAt(usual);

/**
 * The fight that comes of a moment, if no dice are thrown before its attacks, nobody fights in another way than the
 * usual one, and whole rounds tell it; null otherwise.
 */
export const fightAhead = (at: string, assault: Assault): Fight | null => {
  const isBegun = BEGUN.includes(at);
  if (!isBegun && STATES.indexOf(at) > STATES.indexOf(ENGAGED)) return null;
  const { begun, last } = untilDice(isBegun ? { at: ENTERED, assault } : { at, assault });
  if (begun === null || !FIRST_THROWS.includes(last.at)) return null;
  if (isBegun && !isUsual(untilDice({ at, assault }).last, last)) return null;
  return fightOf(begun);
};
