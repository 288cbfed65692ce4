/** EpicAU’s words for own profiles: Brutal, Ferocity, Ion shield. */
import { has, type Combatant, type WayToFight } from '../model/combatant.ts';
import type { Side } from '../model/procedure.ts';
import { combatantOf, fighters } from '../model/roster.ts';
import type { Assault } from '../model/state.ts';
import type { HitCause } from '../model/volley.ts';

/** The save of an ion shield. @rule V13 */
export const ION_SHIELD = 4;

/** Fire from afar: whatever else hits is nothing that an ion shield meets. */
const FIRE: readonly HitCause[] = ['first-strike', 'attacks', 'support', 'overwatch'];

/** Whether a unit has an ion shield against what comes in such a way, unless that goes through it. @rule V13 */
export const hasIonShieldAgainst = (combatant: Combatant, cause: HitCause, by: WayToFight): boolean =>
  has(combatant, 'ion-shield') && by === 'firefight' && FIRE.includes(cause);

/** What Ferocity adds to a counter-charge, cm. */
const FEROCITY = 5;

/** How much further than others a unit counter-charges, cm. @rule A3.1, A3.9 */
export const ferocityOf = (combatant: Combatant): number => (has(combatant, 'ferocity') ? FEROCITY : 0);

/** Hits that winners add to a hack-down, however many of them are Brutal. @rule A6.5 */
export const BRUTAL_HITS = 1;

/** Whether anybody of a side that fights and lives is Brutal. @rule A6.5 */
export const isBrutal = (assault: Assault, side: Side): boolean =>
  fighters(assault, side).some(unit => has(combatantOf(assault, unit), 'brutal'));
