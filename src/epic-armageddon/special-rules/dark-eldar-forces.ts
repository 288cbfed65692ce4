/** Dark Eldar: some dodge in close quarters what would kill them anywhere else. */
import type { Combatant } from '../model/combatant.ts';

const DODGERS = ['Wyches', 'Warp Beasts'];
const DODGE = 5;

/** The armour that Wyches and Warp Beasts have in an assault, null for everybody else. @rule V13 */
export const armourInAssaults = ({ name }: Combatant): number | null => (DODGERS.includes(name) ? DODGE : null);
