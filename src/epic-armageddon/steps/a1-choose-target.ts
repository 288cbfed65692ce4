/** A1. Choose the target: one enemy formation, those intermingled with it, and those whom a Commander brings along. */
import { has } from '../model/combatant.ts';
import { assaultWith, formationWith } from '../model/copies.ts';
import { gapBetween, isContact, ROUNDING } from '../movement/engagement.ts';
import { note, refuse, type Refusal } from '../model/log.ts';
import { commandDistance } from '../special-rules/formation-rules.ts';
import { changeFormations, combatantOf, formationOf, isOnTable, livingIn } from '../model/roster.ts';
import type { Assault, Formation, Unit } from '../model/state.ts';
import { enemyOf } from '../model/procedure.ts';

/** Formations this near are intermingled, cm; a Scout's wider zone makes no difference. @rule A1.2 */
const INTERMINGLED = 5;

/** Whom the attacker engages, with whom. */
export interface TargetChoice {
  readonly target: string;
  readonly intermingled: readonly string[];
  readonly combined: readonly string[];
}

/** Whom a choice of target means: who is intended to join does, unless it says otherwise. @rule A1.2, A1.5 */
export const targetsOf = (
  { intended }: Assault, { target, intermingled, combined }: Pick<TargetChoice, 'target'> & Partial<TargetChoice>,
): TargetChoice => ({
  target, intermingled: intermingled ?? intended.intermingled, combined: combined ?? intended.combined,
});

/** Enemy formations that may be engaged: all that have a unit on the table. @rule A1.1 */
export const possibleTargets = (assault: Assault): readonly string[] => {
  const { side } = formationOf(assault, assault.engaging);
  return assault.formations
    .filter(formation => formation.side === enemyOf(side) && standing(assault, formation.id).length > 0)
    .map(formation => formation.id);
};

const standing = (assault: Assault, formation: string): readonly Unit[] =>
  livingIn(assault, formation).filter(isOnTable);

const isNear = (assault: Assault, a: string, b: string, cm: number): boolean =>
  standing(assault, a).some(one =>
    standing(assault, b).some(other => gapBetween(assault, one, other) <= cm + ROUNDING));

/** Enemy formations that stand among the target, which the attacker may charge with it. @rule A1.2 */
export const intermingledWith = (assault: Assault, target: string): readonly string[] =>
  possibleTargets(assault).filter(id => id !== target && isNear(assault, id, target, INTERMINGLED));

const hasCommander = (assault: Assault, formation: string): boolean =>
  livingIn(assault, formation).some(unit => {
    const combatant = combatantOf(assault, unit);
    return has(combatant, 'commander') || has(combatant, 'supreme-commander');
  });

/** Formations that the engaging one's Commander may bring along. @rule A1.5 */
export const combinable = (assault: Assault): readonly string[] => {
  const engaging = formationOf(assault, assault.engaging);
  if (!hasCommander(assault, engaging.id)) return [];
  return assault.formations
    .filter(({ id, side, broken }) => side === engaging.side && id !== engaging.id && !broken
      && isNear(assault, id, engaging.id, commandDistance(engaging)))
    .map(formation => formation.id);
};

/** How many formations may be combined, the Commander's own not counted. @rule A1.5 @ruling combinedFormations */
const mostCombined = ({ rulings }: Assault): number => (rulings.combinedFormations === 'three-in-total' ? 2 : 3);

const nameOf = (assault: Assault, id: string): string =>
  assault.formations.find(formation => formation.id === id)?.name ?? id;

const whyNotCombined = (assault: Assault, combined: readonly string[]): Refusal | null => {
  if (combined.length === 0) return null;
  const engaging = nameOf(assault, assault.engaging);
  if (!hasCommander(assault, assault.engaging)) return refuse('A1.5', 'no-commander', { formation: engaging });
  const most = mostCombined(assault);
  if (combined.length > most) return refuse('A1.5', 'too-many-combined', { most });
  const far = combined.find(id => !combinable(assault).includes(id));
  if (far === undefined) return null;
  const formation = nameOf(assault, far);
  if (assault.formations.some(({ id, broken }) => id === far && broken)) {
    return refuse('A1.5', 'broken-not-combinable', { formation });
  }
  const cm = commandDistance(formationOf(assault, assault.engaging));
  return refuse('A1.5', 'not-combinable', { formation, other: engaging, cm });
};

/** Why a formation may not be the target, or others may not join; null if they may. @rule A1.1, A1.2, A1.5 */
export const whyNotTarget = (assault: Assault, targets: TargetChoice): Refusal | null => {
  const { target, intermingled, combined } = targets;
  if (!possibleTargets(assault).includes(target)) {
    return refuse('A1.1', 'not-a-target', { formation: nameOf(assault, target) });
  }
  const apart = intermingled.find(id => !intermingledWith(assault, target).includes(id));
  return apart === undefined ? whyNotCombined(assault, combined) : refuse('A1.2', 'not-intermingled', {
    formation: nameOf(assault, apart), target: nameOf(assault, target),
  });
};

/** Formations left in contact with somebody who fights, by an earlier assault: they are drawn in. @rule A8.4 */
const leftInContact = (assault: Assault, fighting: readonly string[]): readonly string[] => {
  const touches = (formation: Formation): boolean => fighting.some(id =>
    formationOf(assault, id).side !== formation.side
      && standing(assault, formation.id).some(one =>
        standing(assault, id).some(other => isContact(gapBetween(assault, one, other)))));
  return assault.formations
    .filter(formation => !fighting.includes(formation.id) && touches(formation))
    .map(formation => formation.id);
};

/**
 * The formations of the assault are settled; nobody else fights, whatever stands near.
 *
 * @rule A1.1, A1.3, A1.5, A8.4
 */
export const chooseTarget = (assault: Assault, { target, intermingled, combined }: TargetChoice): Assault => {
  const everybody = assault.formations.map(formation => formation.id);
  const named = [assault.engaging, target, ...intermingled, ...combined];
  const drawnIn = leftInContact(assault, named);
  const chosen = changeFormations(assaultWith(assault, { target }), everybody, formation => formationWith(formation, {
    fighting: named.includes(formation.id) || drawnIn.includes(formation.id),
    drawnIn: drawnIn.includes(formation.id),
  }));
  const list = (ids: readonly string[]): readonly string[] => ids.map(id => nameOf(assault, id));
  return note(chosen, 'a1ChooseTarget', 'A1.1', 'target-chosen', {
    formation: nameOf(assault, assault.engaging), target: nameOf(assault, target),
    intermingled: list(intermingled), combined: list(combined), drawnIn: list(drawnIn),
  });
};
