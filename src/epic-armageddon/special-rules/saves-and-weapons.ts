/** Saves and weapons of single armies: Knights, Dark Eldar, Masters of Siege. */
import { contains } from '../../battlefield/terrain.ts';
import type { Combatant } from '../model/combatant.ts';
import { combatantOf, formationOf } from '../model/roster.ts';
import type { Assault, Formation, Unit } from '../model/state.ts';
import type { Works } from '../model/terrain.ts';

/** The save of a knight shield, whatever the hit. @rule V13 */
export const KNIGHT_SHIELD = 4;

const LANCES = /^(power|shock)[ -]lance$/i;

/** Power and shock lances strike only for a formation that took the Engage action. @rule V13 */
export const worksOnlyWhenEngaging = (weapon: string): boolean => LANCES.test(weapon);

/** Whether a formation took the Engage action itself. @rule V13, A3.5 */
export const hasEngaged = ({ side, fighting, drawnIn }: Formation): boolean =>
  side === 'attacker' && fighting && !drawnIn;

/** Dark Eldar with another armour in an assault, and which. */
const DODGERS = ['Wyches', 'Warp Beasts'];
const DODGE = 5;

/** The armour that Wyches and Warp Beasts have in an assault, null for everybody else. @rule V13 */
export const armourInAssaults = ({ name }: Combatant): number | null => (DODGERS.includes(name) ? DODGE : null);

/** The save of Masters of Siege, such as Imperial Fists, in a bunker of their own side. */
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
