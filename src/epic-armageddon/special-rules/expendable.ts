/** Units that nobody mourns: Expendable ones, grotz, automata and automatons. */
import { has, sizeOf } from '../model/combatant.ts';
import { combatantOf, livingIn } from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';

const GROTZ = 'Grotz';

const isGrot = (assault: Assault, unit: Unit): boolean => combatantOf(assault, unit).name === GROTZ;
const isExpendable = (assault: Assault, unit: Unit): boolean => has(combatantOf(assault, unit), 'expendable');
const isAutomata = (assault: Assault, unit: Unit): boolean => has(combatantOf(assault, unit), 'automata');

/** Whether its formation has somebody of another kind. */
const isAmongOthers = (
  assault: Assault, unit: Unit, isOfKind: (assault: Assault, unit: Unit) => boolean,
): boolean => livingIn(assault, unit.formation).some(other => !isOfKind(assault, other));

/** Kills that the loss of so many points of a unit is worth to the enemy. @rule A6.2 */
export const killsFor = (assault: Assault, unit: Unit, points: number): number => {
  if (isGrot(assault, unit) && isAmongOthers(assault, unit, isGrot)) return 0;
  if (isAutomata(assault, unit) && isAmongOthers(assault, unit, isAutomata)) return 0;
  return points;
};

/** Blast markers that the loss of so many points of a unit is worth to its own formation. @rule A8.1 */
export const markersFor = (assault: Assault, unit: Unit, points: number): number => {
  if (has(combatantOf(assault, unit), 'automaton')) return 0;
  if (isExpendable(assault, unit) && isAmongOthers(assault, unit, isExpendable)) return 0;
  if (isAutomata(assault, unit) && isAmongOthers(assault, unit, isAutomata)) return 0;
  return points;
};

/** Whether a unit may save a hit that its broken formation takes instead of a Blast marker. @rule B3 */
export const savesWhenBroken = (assault: Assault, unit: Unit): boolean =>
  has(combatantOf(assault, unit), 'automaton') && sizeOf(combatantOf(assault, unit)) === 1;
