/** What a side may hope for at a moment, and the work that it takes to find out. */
import type { Assault, Unit } from '../model/state.ts';
import { isWarEngine } from '../model/combatant.ts';
import { combatantOf, fightersOnTable, isAlive } from '../model/roster.ts';
import { SIDES, type Side } from '../model/procedure.ts';
import { oddsFrom } from '../odds/odds.ts';

/** How likely a side is to win, and nobody; `value`, the one and half of the other, is what is compared. */
export interface SideChance {
  readonly win: number;
  readonly none: number;
  readonly value: number;
}

/** With one standard error of `win`. */
export interface ChanceEstimate extends SideChance {
  readonly error: number;
}

export const chanceOf = (win: number, none: number): SideChance => ({ win, none, value: win + none / 2 });

/** The same moment for the other side. */
export const turned = ({ win, none }: SideChance): SideChance => chanceOf(Math.max(0, 1 - win - none), none);

/** What a decision is worth: after the other side's best reply, where it has one. */
export const worthAnswered = (
  { chance, reply }: { readonly chance: SideChance; readonly reply: { readonly chance: SideChance } | null },
): number => (reply ?? { chance }).chance.value;

/** The effort of the least odds. */
const LEAST = 1000;

/** What a moment is worth to a side where nobody decides anything any more, by the least odds. */
export const leastValue = (assault: Assault, at: string, side: Side): number => {
  const { winner } = oddsFrom(assault, at, { effort: LEAST });
  return chanceOf(winner[side], winner.none).value;
};

/** What asking for the least odds takes for each stand in the assault. */
const PER_STAND = 450;
/** Fights of war engines are played, which takes as many times that; of those who carry others or are broken, more. */
const PLAYED = 2;
const PLAYED_WHOLE = 5;
/** Where others stand by who may support, as many times. */
const SUPPORTED = 1.6;

/** What asking for the least odds of an assault takes, in units of effort. */
export const costOfAsking = (assault: Assault): number => {
  const stands = SIDES.flatMap(side => fightersOnTable(assault, side));
  const isSupported = assault.formations.some(one => !one.fighting && !one.broken);
  return PER_STAND * stands.length * timesPlayed(assault, stands) * (isSupported ? SUPPORTED : 1);
};

const timesPlayed = (assault: Assault, stands: readonly Unit[]): number => {
  const isWhole = assault.units.some(unit => isAlive(unit) && unit.aboard !== null)
    || assault.formations.some(one => one.fighting && one.broken);
  if (isWhole) return PLAYED_WHOLE;
  return stands.some(unit => isWarEngine(combatantOf(assault, unit))) ? PLAYED : 1;
};
