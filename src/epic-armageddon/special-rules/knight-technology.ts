/** Knight technology: shields that meet any hit, and lances that need a charge. */
import type { Formation } from '../model/state.ts';

/** The save of a knight shield, whatever the hit. @rule V13 */
export const KNIGHT_SHIELD = 4;

const LANCES = /^(power|shock)[ -]lance$/i;

/** Power and shock lances strike only for a formation that took the Engage action. @rule V13 */
export const worksOnlyWhenEngaging = (weapon: string): boolean => LANCES.test(weapon);

/** Whether a formation took the Engage action itself. @rule V13, A3.5 */
export const hasEngaged = ({ side, fighting, drawnIn }: Formation): boolean =>
  side === 'attacker' && fighting && !drawnIn;
