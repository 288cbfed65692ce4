/** A1. Choose the target: one enemy formation, at any distance, broken or not. */
import { note, refuse, type Refusal } from './log.ts';
import { changeFormations, enemyOf, formationOf, livingIn, type Assault } from './state.ts';

/** Enemy formations that may be engaged: all that have a unit on the table. @rule A1.1 */
export const possibleTargets = (assault: Assault): readonly string[] => {
  const { side } = formationOf(assault, assault.engaging);
  return assault.formations
    .filter(formation => formation.side === enemyOf(side) && livingIn(assault, formation.id).length > 0)
    .map(formation => formation.id);
};

/** Why a formation may not be the target; null if it may. @rule A1.1 */
export const whyNotTarget = (assault: Assault, target: string): Refusal | null => {
  if (possibleTargets(assault).includes(target)) return null;
  const name = assault.formations.find(formation => formation.id === target)?.name ?? target;
  return refuse('A1.1', 'not-a-target', { formation: name });
};

/** The formations of the assault are settled; nobody else fights, whatever stands near. @rule A1.1 */
export const chooseTarget = (assault: Assault, target: string): Assault => {
  const everybody = assault.formations.map(formation => formation.id);
  const chosen = changeFormations({ ...assault, target }, everybody, formation => ({
    ...formation, fighting: formation.id === assault.engaging || formation.id === target,
  }));
  return note(chosen, 'a1ChooseTarget', 'A1.1', 'target-chosen', {
    formation: formationOf(assault, assault.engaging).name, target: formationOf(assault, target).name,
  });
};
