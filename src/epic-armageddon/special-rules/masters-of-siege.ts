/** Masters of Siege: Imperial Fists in the works that they have dug themselves. */
import { contains } from '../../battlefield/terrain.ts';
import { combatantOf, formationOf } from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import type { Works } from '../model/terrain.ts';

const BUNKER_SAVE = 4;

const isInOwn = (assault: Assault, unit: Unit, works: Works): boolean =>
  assault.table.terrain.some(piece =>
    piece.works === works && piece.builtBy === unit.side && contains(piece.outline, unit.at))
    && formationOf(assault, unit.formation).rules.includes('masters-of-siege')
    && combatantOf(assault, unit).type === 'infantry';

/** Infantry in a trench of its own side strikes first. @rule V13 */
export const strikesFirst = (assault: Assault, unit: Unit): boolean => isInOwn(assault, unit, 'trench');

/**
 * The save of infantry in a bunker of its own side, as Reinforced Armour, instead of its armour and of cover; null
 * elsewhere. Ignore Cover takes it away.
 *
 * @rule V13
 */
export const bunkerSave = (assault: Assault, unit: Unit): number | null =>
  (isInOwn(assault, unit, 'bunker') ? BUNKER_SAVE : null);
