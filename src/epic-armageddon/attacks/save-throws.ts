/** Throws that follow an allocation, entered and told: saves, damage and critical hits. */
import { assaultWith } from '../model/copies.ts';
import type { AssaultHand } from '../model/hands.ts';
import { note } from '../model/log.ts';
import { resolveSaves, saveHands } from './save-dice.ts';
import { unitOf } from '../model/roster.ts';
import type { Assault } from '../model/state.ts';

/** The rule that each kind of throw goes by. */
const RULES: Readonly<Record<string, string>> = { invulnerable: 'V9', damage: 'H10', critical: 'W6' };

/** "Boyz 1 3", "Warlord 6 2 5": the faces of each unit, in the order in which its first die lay. */
const rollsOf = (assault: Assault, hands: readonly AssaultHand[], faces: readonly number[]): readonly string[] => {
  const rolls = new Map<string, string>();
  let next = 0;
  for (const { units: [unit], dice } of hands) {
    let roll = rolls.get(unit!) ?? unitOf(assault, unit!).name;
    for (const end = next + dice; next < end; next += 1) roll += ` ${faces[next]}`;
    rolls.set(unit!, roll);
  }
  return [...rolls.values()];
};

/** Enters a throw of saves, of damage, or for critical hits. @rule V10, H10, W6 */
export const enterSaves = (assault: Assault, faces: readonly number[]): Assault => {
  const hands = saveHands(assault);
  const { side, purpose } = hands[0]!;
  const rolls = rollsOf(assault, hands, faces);
  const saved: Assault = assaultWith(assault, { volley: resolveSaves(assault, faces) });
  return note(saved, assault.volley!.step, RULES[purpose] ?? 'V10', 'saves-thrown', { side, purpose, rolls });
};
